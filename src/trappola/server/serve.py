"""Running the server, and opening the browser when somebody wants to play."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser

from trappola.errors import TrappolaError
from trappola.text import tell


class ServeError(TrappolaError):
    """The server cannot start."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket.

    Raises:
        ServeError: the port is taken, or the host is none of this machine.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        key = "port-taken" if error.errno == errno.EADDRINUSE else "host-unusable"
        raise ServeError(key, host=host, port=str(port)) from None
    return listening


def shown(host: str) -> str:
    """The host as it stands in an address that others can open."""
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect(("192.0.2.1", 9))  # sends nothing; it only asks which way out is taken
                host = way.getsockname()[0]
            except OSError:
                host = "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    """Whether a browser could show itself; elsewhere the address that is printed must do."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def try_store(url: str) -> None:
    """Raises StoreError if the store cannot be used."""
    from trappola.table.store import Store

    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def serve(host: str, port: int, store: str | None, *, open_page: bool) -> int:
    """Serves until it is stopped. Port 0 takes any free one."""
    import uvicorn

    from trappola.server.app import make_app
    from trappola.table.store import StoreError, default_url

    try:
        listening = listen(host, port)
    except socket.gaierror:
        raise ServeError("host-unusable", host=host, port=str(port)) from None
    url = store or default_url()
    try:
        asyncio.run(try_store(url))  # what is wrong with it is said before anything listens
    except StoreError:
        listening.close()
        raise
    app = make_app(url)
    address = f"http://{shown(host)}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=65536, timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(config)
    print(tell("serve-at", address=address), flush=True)
    if open_page and has_screen():
        opening = threading.Timer(0.5, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    server.run(sockets=[listening])
    return 0 if server.started else 2

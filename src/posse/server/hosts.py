"""Which hosts the server answers for. A page of another site can make its own name lead to this machine (DNS rebinding), so
names must be known; an address of numbers cannot be such a name."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection


def host_of(connection: HTTPConnection, proxies: str, peer: str) -> str:
    """The host with its port, as the client knows it; "" if that is not clear. Only a trusted proxy may forward another."""
    forwarded = connection.headers.get("x-forwarded-host", "") if is_trusted(peer, proxies) else ""
    named = connection.headers.getlist("host")
    return forwarded.partition(",")[0].strip() or (named[0] if len(named) == 1 else "")


def is_trusted(peer: str, proxies: str) -> bool:
    """Whether an address is one of the trusted proxies."""
    if "*" in proxies.split(","):
        return True
    try:
        address = ip_address(peer)
    except ValueError:
        return False
    return any([address in ip_network(network.strip(), strict=False) for network in proxies.split(",") if network.strip()])


def is_allowed(host: str, names: tuple[str, ...]) -> bool:
    name = name_of(host)
    return is_address(name) or name in own_names() or name.endswith(".localhost") or name in names


def name_of(host: str) -> str:
    """A host without its port."""
    end = host.rfind("]") + 1 if host.startswith("[") else host.find(":")
    return (host[:end] if end > 0 else host).strip("[]").rstrip(".").lower()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """The names of this machine in its own network."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own.partition('.')[0]}.local"} - {""})


def is_foreign(connection: HTTPConnection, host: str) -> bool:
    """Whether a page of another site sent this request."""
    origin, scheme = connection.headers.get("origin", ""), "https" if connection.url.scheme in ("https", "wss") else "http"
    return bool(origin) and origin.lower() != f"{scheme}://{host.lower()}"

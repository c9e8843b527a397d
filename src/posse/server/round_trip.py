"""The round-trip time of a connection as the kernel measures it: a client cannot choose it by delaying its answers."""

from __future__ import annotations

import socket
import struct
from typing import Any

OFFSET = 148
"""The byte at which `tcpi_min_rtt` begins in Linux's `struct tcp_info`: the shortest round trip so far, in microseconds."""
UNKNOWN = 2**32 - 1


def round_trip(line: Any) -> float:
    """The shortest round trip of a TCP socket in seconds; 0.0 if the system does not tell."""
    try:
        info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, OFFSET + 4)
        (shortest,) = struct.unpack_from("=I", info, OFFSET)
    except (AttributeError, OSError, ValueError, struct.error):  # ValueError: uvloop has closed it
        return 0.0
    return 0.0 if shortest == UNKNOWN else shortest / 1e6

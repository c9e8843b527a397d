"""One server per pytest worker, for tests that do not stop or damage it; other tests start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data", "--pace", "0", "--rate", "0").start()
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop, with the default rate limits."""
    server = Server(tmp_path / "data", "--pace", "0").start()
    yield server
    server.stop()

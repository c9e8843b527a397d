"""How the server logs: plain lines, or one JSON object per line. Nothing logged identifies a guest or opens a table."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

FAULTS_OF_CLIENTS = (
    "Invalid HTTP request",
    "Invalid UTF-8 sequence",
    "Unsupported upgrade request.",
    "No supported WebSocket",
)
"""Beginnings of messages of uvicorn about what a client sent."""
TABLE = re.compile(r"(/(?:t|ws|api/tables)/)([^/?#\s]{5})[^/?#\s]*")


def without_ids(path: str) -> str:
    """A path with shortened ids of tables and tickets."""
    return re.sub(r"(/start/).*", r"\1...", TABLE.sub(r"\1\2...", path))


class JSONFormatter(logging.Formatter):
    """A record as a JSON object; `extra={"fields": {...}}` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found: dict[str, Any] = {"time": at, "level": record.levelname.lower(), "process": record.process}
        found["message"] = record.getMessage()
        found.update(getattr(record, "fields", {}))
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


class OfServer(logging.Filter):
    """Drops what clients can cause at will."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith(FAULTS_OF_CLIENTS)


def config(format: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`."""
    level = "INFO" if format == "json" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"server": {"()": OfServer}},
        "formatters": {"json": {"()": JSONFormatter}, "plain": {"format": "%(asctime)s %(levelname)s %(message)s"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": format, "filters": ["server"]}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"posse": {"level": level}},
    }

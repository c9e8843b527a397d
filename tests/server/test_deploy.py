"""The files to run a server with, and docs/hosting.md: they use options, metrics and limits that exist."""

from __future__ import annotations

import json
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from prometheus_client import Counter, Gauge, Histogram

from posse.cli import admin, backup, restore, serve
from posse.server import metrics
from posse.server.app import HEAVY
from posse.server.limits import Limits
from posse.server.postgres import MOST_READERS
from tests.server.host import Server

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMMANDS: dict[str, click.Command] = {
    "admin": admin.command,
    "backup": backup.command,
    "restore": restore.command,
    "serve": serve.command,
}


def text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


DOCKERFILE, COMPOSE, UNIT = text_of("Dockerfile"), text_of("compose.yaml"), text_of("deploy/posse.service")
CADDY, NGINX, HOSTING = text_of("deploy/Caddyfile"), text_of("deploy/nginx.conf"), text_of("docs/hosting.md")


def without_comments(text: str) -> str:
    return re.sub(r"(?m)(^|\s)#.*$", "", text)


def parsed(arguments: list[str]) -> dict[str, Any]:
    """What the command makes of its arguments; raises for an unknown option or a wrong value."""
    name, *rest = arguments
    command = COMMANDS[name]
    if isinstance(command, click.Group):
        name, *rest = rest
        command = command.commands[name]
    return command.make_context(name, rest).params


def instructions(word: str) -> list[str]:
    """What follows an instruction of the Dockerfile, for each of them."""
    return re.findall(rf"^{word} (.+)$", DOCKERFILE.replace("\\\n", ""), re.MULTILINE)


def arguments_of_image() -> list[str]:
    [form] = instructions("ENTRYPOINT")
    program, *rest = json.loads(form)
    assert program == "posse"
    return [str(word) for word in rest]


def arguments_of_compose() -> list[str]:
    found = re.search(r"^    command: (\[.*?\])$", COMPOSE, re.MULTILINE | re.DOTALL)
    assert found
    return [re.sub(r"\$\{\w+:-(\w+)\}", r"\1", word) for word in json.loads(found[1])]


def arguments_of_unit() -> list[str]:
    [line] = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    program, *rest = shlex.split(line)
    assert program == "/opt/posse/bin/posse"
    return rest


# -- the image -----------------------------------------------------------------------------


def test_the_image_has_a_python_and_extras_that_the_project_knows() -> None:
    least = tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
    versions = re.findall(r"^FROM python:([\d.]+)-slim", DOCKERFILE, re.MULTILINE)
    assert len(versions) == 2 and len(set(versions)) == 1
    assert tuple(map(int, versions[0].split("."))) >= least
    [extras] = re.findall(r"\.whl\)\[([\w,]+)\]", DOCKERFILE)
    assert {"server", "postgres"} == set(extras.split(",")) <= set(PROJECT["optional-dependencies"])


def test_the_image_is_made_of_files_that_exist() -> None:
    copied = [line.split()[:-1] for line in instructions("COPY") if not line.startswith("--from")]
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
    assert 'grep "(compiled"' in DOCKERFILE, "a build that is not compiled fails"


def test_the_image_runs_as_an_unprivileged_user() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER posse$", last, re.MULTILINE)
    assert last.index("USER ") < last.index("ENTRYPOINT ")


def test_the_image_starts_the_server_without_a_shell() -> None:
    """A shell would keep SIGTERM from it."""
    found = parsed(arguments_of_image())
    assert (found["host"], found["port"], str(found["data"])) == ("0.0.0.0", serve.PORT, "/data")
    assert instructions("EXPOSE") == [str(serve.PORT)]


def test_the_check_of_the_image_tells_whether_the_server_answers(server: Server) -> None:
    [line] = instructions("HEALTHCHECK")
    program, *options = json.loads(line.partition(" CMD ")[2])
    assert program == "python"

    def check(port: int) -> int:
        command = [sys.executable, *[option.replace(str(serve.PORT), str(port)) for option in options]]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode

    with socket.create_server(("127.0.0.1", 0)) as unused:
        free: int = unused.getsockname()[1]
    assert check(server.port) == 0
    assert check(free) != 0


# -- compose and systemd -----------------------------------------------------------------------


def test_compose_runs_several_processes_on_postgresql() -> None:
    found = parsed([*arguments_of_image(), *arguments_of_compose()])
    assert found["workers"] > 1 and found["database"] == "postgresql://posse@postgres/posse"
    assert re.search(r"^  postgres:\n    image: postgres:\d+$", COMPOSE, re.MULTILINE)
    for part in ("condition: service_healthy", '"pg_isready"', "- postgres:/var/lib/postgresql/data", "- data:/data"):
        assert part in COMPOSE, part
    assert f'- "127.0.0.1:{serve.PORT}:{serve.PORT}"' in COMPOSE, "for this machine only"


def test_compose_trusts_the_gateway_of_its_network() -> None:
    [gateway] = re.findall(r"^ +gateway: (\S+)$", COMPOSE, re.MULTILINE)
    found = parsed(["serve", *arguments_of_compose()])
    assert found["behind_proxy"] == found["metrics_from"] == (gateway,)


def test_no_file_holds_a_password() -> None:
    assert re.findall(r"PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)", COMPOSE) == []
    for text in (COMPOSE, UNIT, HOSTING, DOCKERFILE):
        assert re.findall(r"://[^/@\s]+:[^/@\s]+@", text) == []


def test_the_unit_starts_a_server_behind_a_proxy() -> None:
    found = parsed(arguments_of_unit())
    assert found["behind_proxy"] == (serve.LOCALHOST,) and found["host"] == serve.LOCALHOST
    assert str(found["data"]) == "/var/lib/posse" and "StateDirectory=posse\n" in UNIT


def test_the_unit_is_confined() -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert settings["User"] == "posse" and settings["CapabilityBoundingSet"] == ""
    assert (settings["ProtectSystem"], settings["UMask"], settings["StateDirectoryMode"]) == ("strict", "0077", "0700")
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert settings[name] == "yes"
    assert int(settings["TimeoutStopSec"]) > serve.GRACE


# -- proxies -------------------------------------------------------------------------------


def test_proxies_send_what_the_server_needs() -> None:
    headers = dict(re.findall(r"proxy_set_header (\S+)\s+(\S+);", NGINX))
    assert headers == {
        "Host": "$http_host",
        "Connection": "$connection_of_upstream",
        "Upgrade": "$http_upgrade",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Host": "$http_host",
        "X-Forwarded-Proto": "$scheme",
    }
    assert "proxy_http_version 1.1;" in NGINX
    for text in (NGINX, CADDY):
        assert 'Strict-Transport-Security "max-age=' in text
        assert f"127.0.0.1:{serve.PORT}" in text and "/metrics" in text


@pytest.mark.parametrize("text", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_proxies_give_up_unused_connections_before_the_server_does(text: str) -> None:
    found = re.findall(r"keepalive(?:_timeout)? (\d+)s", text)
    assert found and all([int(seconds) < serve.KEEP_ALIVE for seconds in found])


@pytest.mark.parametrize("text", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_braces_are_balanced(text: str) -> None:
    depth = 0
    for brace in re.findall("[{}]", without_comments(text)):
        depth += 1 if brace == "{" else -1
        assert depth >= 0
    assert depth == 0


@pytest.mark.parametrize("text", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_what_belongs_to_a_table_goes_to_the_same_machine(text: str) -> None:
    [pattern] = re.findall(r"~(\^\S+\[\^/\]\+\))", text)
    for path in ("/t/abc", "/ws/abc", "/api/tables/abc", "/api/tables/abc/record", "/t/abc/qr.svg"):
        found = re.search(pattern.replace("?<", "?P<"), path)
        assert found and found[1] == "abc"
    assert re.search(pattern.replace("?<", "?P<"), "/api/tables") is None


def test_nginx_waits_longer_for_a_websocket_than_the_server_between_two_pings() -> None:
    [seconds] = re.findall(r"proxy_read_timeout (\d+)s;", NGINX)
    assert int(seconds) > 2 * serve.PING


# -- docs/hosting.md -----------------------------------------------------------------------


SHOWN = re.findall(r"^    (?:sudo -u posse )?(?:/opt/posse/bin/)?posse (.+)$", HOSTING, re.MULTILINE)
SHOWN += [line for line in re.findall(r"`posse ([^`]+)`", HOSTING) if line.split()[0] in COMMANDS]


@pytest.mark.parametrize("line", SHOWN)
def test_commands_are_understood(line: str) -> None:
    words = shlex.split(line)
    if words not in (["backup"], ["admin"]):  # named, not shown
        parsed(words)


def test_every_option_is_explained() -> None:
    for option in [name for parameter in serve.command.params for name in parameter.opts]:
        assert option in HOSTING, option


def test_options_that_are_named_exist() -> None:
    known = {name for parameter in serve.command.params for name in parameter.opts}
    own = re.findall(r"`(--[a-z-]+)", HOSTING)
    assert own and set(own) <= known


def test_every_metric_is_explained() -> None:
    found = [metric for metric in vars(metrics).values() if isinstance(metric, Counter | Gauge | Histogram)]
    names = {family.name + ("_total" if family.type == "counter" else "") for metric in found for family in metric.describe()}
    assert set(re.findall(r"`(posse_\w+)`", HOSTING)) == names


def test_the_quotas_are_those_of_the_server() -> None:
    limits, part = Limits(), HOSTING.partition("\n## Quotas\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")][2:]
    expected: list[list[float | str]] = [
        [serve.RATE, "", ""],
        ["", limits.requests, ""],
        ["", limits.guests, ""],
        [limits.tables, limits.tables_of_address, ""],
        ["", limits.bot_tables, ""],
        [limits.running, "", ""],
        [limits.running_bots, "", ""],
        [limits.sockets, limits.sockets_of_address, limits.viewers],
    ]
    assert [row[1:] for row in rows] == [[str(cell).removesuffix(".0") for cell in row] for row in expected]
    assert [int(number) for number in re.findall(r"as (\d+)", rows[1][0])] == [round(cost) for cost in HEAVY.values()]


def test_the_number_of_connections_to_postgresql_is_that_of_the_server() -> None:
    assert f"at most {MOST_READERS + 2} connections" in HOSTING

"""Requests made from the description of the API: none fails, and every answer is as described."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

import posse
from posse.server.api import API
from posse.server.app import health, ready, schema
from posse.server.http import openapi
from tests.server.host import TIMEOUT, Server
from tests.server.test_operation import wait_until

DESCRIBED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""For each call of the API; the same in every run."""
DOCUMENT = openapi([*API, schema, health, ready], "Posse", posse.__version__)
api = from_dict(DOCUMENT)


def test_the_description_is_served(server: Server) -> None:
    assert server.call("GET", "/schema").data() == json.loads(msgspec.json.encode(DOCUMENT))


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    return server.guest()


@api.parametrize()
@EXAMPLES
def test_every_answer_is_as_described(case: Case[Any], server: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    case.call_and_validate(server.url, headers=headers, checks=[*DESCRIBED, negative_data_rejection], timeout=TIMEOUT)


@pytest.fixture(scope="module")
def real(server: Server, token: str) -> dict[str, Any]:
    """Things that there are: names of games, ids of tables that wait, run and are over, and tables that can be made."""
    over = server.make(token, "bot:random", "bot:random", game="tic_tac_toe")["id"]
    wait_until(lambda: server.call("GET", f"/api/tables/{over}").data()["status"] == "over")
    tables = [server.make(token, "me", "open")["id"], server.make(token, "me", "bot:random")["id"], over]
    seats = [["me", "open"], ["open", "bot:random"], ["me", "me"], ["me", "bot:nobody"], ["me"], []]
    games = ["bounty_hunters", "pulp_detective", "space_bowl", "space_serenade"]
    return {
        "path": cycle([{"name": name, "id": tab} for name in games for tab in tables]),
        "body": cycle([{"game": game, "seats": kinds} for kinds in seats for game in games]),
    }


@api.parametrize()
@EXAMPLES
def test_every_answer_about_real_things_is_as_described(
    case: Case[Any], server: Server, token: str, real: dict[str, Any]
) -> None:
    things = next(real["path"])
    case.path_parameters = {name: things[name] for name in case.path_parameters or {}}
    if isinstance(case.body, dict):
        case.body = {**case.body, **next(real["body"])}
    case.call_and_validate(server.url, headers={"Authorization": f"Bearer {token}"}, checks=DESCRIBED, timeout=TIMEOUT)

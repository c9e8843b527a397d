"""Pages and files by address and method."""

from __future__ import annotations

import json
import re
from http.cookies import SimpleCookie
from importlib import resources

import pytest

from posse.server.files import without_comments
from tests.server.host import Server

PAGES = ["/", "/mine", "/games/bounty_hunters", "/games/bounty_hunters/howto"]
FILES = [
    ("/static/js/scene/scene.js", "text/javascript"),
    ("/static/css/pages.css", "text/css"),
    ("/static/bundle/table.js", "text/javascript"),
    ("/static/mark.svg", "image/svg+xml"),
    ("/games/bounty_hunters/art.svg", "image/svg+xml"),
    ("/games/bounty_hunters/art/poster.svg", "image/svg+xml"),
    ("/games/bounty_hunters/board.css", "text/css"),
    ("/games/bounty_hunters/rules/fr.json", "application/json"),
    ("/games/bounty_hunters/guide/en.json", "application/json"),
    ("/texts/bounty_hunters/fr.json", "application/json"),
]


@pytest.mark.parametrize(("path", "kind"), [*((page, "text/html") for page in PAGES), *FILES])
def test_existing_addresses_can_be_read(server: Server, path: str, kind: str) -> None:
    answer = server.call("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.body


@pytest.mark.parametrize("path", [*PAGES, *(path for path, _ in FILES), "/api/games"])
def test_head_is_answered_as_get_without_the_body(server: Server, path: str) -> None:
    whole, head = server.call("GET", path), server.call("HEAD", path)
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == str(len(whole.body))
    assert head.headers["x-content-type-options"] == "nosniff"
    assert server.call("HEAD", f"{path.rstrip('/')}/nothing/at/all").status == 404


@pytest.mark.parametrize("path", ["/", "/games/bounty_hunters", "/mine", "/start/x"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
def test_a_wrong_method_gets_the_allowed_ones(server: Server, method: str, path: str) -> None:
    answer = server.call(method, path)
    assert answer.status == 405
    assert "GET" in answer.headers["allow"]
    assert b"<h1>" in answer.body


def test_a_head_request_does_not_use_a_ticket(server: Server) -> None:
    assert server.call("HEAD", "/start/x").status == 405


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("no game 'nothing'", "bounty_hunters", "To the lobby")), ("fr", ("'nothing'", "Mes parties"))]
)
def test_an_unknown_game_gets_a_page_that_helps(server: Server, lang: str, words: tuple[str, ...]) -> None:
    answer = server.call("GET", "/games/nothing", Accept_Language=lang)
    text = answer.body.decode().replace("&#39;", "'")
    assert answer.status == 404
    assert f'<html lang="{lang}"' in text
    assert "<code>no-game</code>" in text
    assert all(word in text for word in words)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/games/nothing/rules/en.json", "no-game"),
        ("/games/nothing/guide/en.json", "no-game"),
        ("/texts/nothing/en.json", "no-game"),
        ("/texts/nothing/en", "no-game"),
        ("/games/bounty_hunters/rules/tlh.json", "no-language"),
        ("/games/bounty_hunters/guide/tlh.json", "no-language"),
        ("/texts/bounty_hunters/tlh.json", "no-language"),
        ("/games/tic_tac_toe/guide/en.json", "no-guide"),
        ("/api/tables/nothing", "no-table"),
        ("/api/nothing", "http"),
        ("/nothing.json", "http"),
    ],
)
def test_programs_get_an_error_code_for_an_unknown_address(server: Server, path: str, code: str) -> None:
    answer = server.call("GET", path)
    assert (answer.status, answer.data()["code"]) == (404, code)
    assert set(answer.data()) == {"code", "text"}


@pytest.mark.parametrize("path", ["/nothing", "/t/nothing", "/t/nothing/", "/play", "/games/bounty_hunters/nothing", "/start/x"])
def test_people_get_a_page_for_an_unknown_address(server: Server, path: str) -> None:
    answer = server.call("GET", path)
    assert answer.status == 404
    assert b'class="stamp"' in answer.body and b'href="/"' in answer.body


@pytest.mark.parametrize(
    "path",
    [
        "/static/templates/base.html",
        "/static/js/../templates/base.html",
        "/static/css/%2e%2e/templates/base.html",
        "/static/templates/",
        "/static/js/",
        "/static/",
        "/static/nothing.js",
        "/static/js/scene/scene.js/more",
        "/static/js/%00",
        f"/static/js/{'x' * 3000}",
        "/games/nothing/art.svg",
        "/games/bounty_hunters/art/nothing.svg",
        "/v/0123456789ab/static/nothing.js",
        "/v/0123456789ab/games/nothing/art.svg",
        "/games/nothing/board.css",
        "/t/nothing/qr.svg",
    ],
)
def test_an_unknown_file_is_a_one_line_error(server: Server, path: str) -> None:
    answer = server.call("GET", path)
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.body.count(b"\n") == 0 and b"{%" not in answer.body


def test_scripts_and_styles_come_without_comments_line_by_line(server: Server) -> None:
    script = server.call("GET", "/static/js/scene/scene.js").body.decode()
    source = resources.files("posse").joinpath("web/js/scene/scene.js").read_text(encoding="utf-8")
    assert any([line.lstrip().startswith("/**") for line in source.splitlines()])
    assert not any([line.lstrip().startswith("/**") for line in script.splitlines()])
    assert script.count("\n") == source.count("\n")
    assert [line for line in script.splitlines() if line and line not in source.splitlines()] == []
    assert "/*" not in server.call("GET", "/games/bounty_hunters/board.css").body.decode()


def test_a_comment_within_a_line_stays() -> None:
    line = "const scene = /** @type {Scene} */ (found); /* not alone */"
    assert without_comments(f"/* one\n   two */\n{line}\n  /** three */\n") == f"\n\n{line}\n\n"


def files_of(server: Server) -> str:
    """Where this version's files are."""
    found = re.search(r'data-files="(/v/[0-9a-f]{12})"', server.call("GET", "/mine").body.decode())
    assert found
    return found[1]


@pytest.mark.parametrize("path", [path for path, _ in FILES])
def test_a_browser_keeps_a_file_of_this_version_for_good(server: Server, path: str) -> None:
    kept = server.call("GET", f"{files_of(server)}{path}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "set-cookie" not in kept.headers
    other = server.call("GET", f"/v/0123456789ab{path}")
    assert other.headers["cache-control"] == "no-cache"
    assert kept.body == other.body == server.call("GET", path).body


def test_pages_name_only_files_that_browsers_keep(server: Server) -> None:
    pages = [*PAGES, "/games/space_bowl/practice", server.make(server.guest(), "me", "open")["link"]]
    html = "".join([server.call("GET", page).body.decode() for page in pages])
    named = re.findall(r'(?:src|href)="(/[^"#]+\.(?:js|css|svg|json))', html)
    assert len(named) > 20
    assert [path for path in named if not path.startswith(f"{files_of(server)}/")] == []


def test_a_table_comes_with_what_the_socket_would_send_first(server: Server) -> None:
    token = server.guest()
    link = server.make(token, "me", "bot:heuristic", "bot:heuristic", name="</script>")["link"]
    html = server.call("GET", link, token=token).body.decode()
    start = re.findall('<script type="application/json" id="page-data">(.*?)</script>', html)
    assert len(start) == html.count("</script>") - 2 == 1
    data = json.loads(start[0])
    info, scene = data["messages"]
    assert (info["t"], scene["t"]) == ("table", "scene")
    assert info["table"]["you"] == scene["scene"]["viewer"] == 0
    assert info["table"]["seats"][0]["name"] == "</script>"
    assert data["pictures"]["poster"] == [300, 400]
    watched = json.loads(re.findall('id="page-data">(.*?)</script>', server.call("GET", link).body.decode())[0])
    assert watched["messages"][1]["scene"]["viewer"] == -2


def test_a_file_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = server.call("GET", "/static/js/scene/scene.js")
    again = server.call("GET", "/static/js/scene/scene.js", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert server.call("GET", "/static/js/scene/scene.js", If_None_Match='"other"').status == 200


def test_every_file_that_pages_name_exists(server: Server) -> None:
    token = server.guest()
    pages = [*PAGES, server.make(token, "me", "open")["link"]]
    named = {found for page in pages for found in re.findall(r'(?:src|href)="(/[^"#]+)', server.call("GET", page).body.decode())}
    assert len(named) > 12
    assert [path for path in named if server.call("GET", path).status != 200] == []


def test_a_language_in_the_address_is_kept(server: Server) -> None:
    answer = server.call("GET", "/?lang=fr")
    kept = [SimpleCookie(cookie) for cookie in answer.headers.get_all("set-cookie", [])]
    assert [cookie["posse_lang"].value for cookie in kept if "posse_lang" in cookie] == ["fr"]
    assert b'<html lang="fr"' in answer.body
    for path in ("/", "/?lang=tlh"):
        assert "posse_lang" not in str(server.call("GET", path).headers.get_all("set-cookie"))


@pytest.mark.parametrize(
    ("game", "all_told", "friends"),
    [("space_serenade", "1 to 4 players", "2 to 4 players"), ("pulp_detective", "1 to 2 players", "2 players")],
)
def test_friends_are_invited_only_to_games_for_several(server: Server, game: str, all_told: str, friends: str) -> None:
    page = server.call("GET", f"/games/{game}").body.decode()
    facts, ways = page.split('<ul class="ways">')
    assert all_told in facts
    assert f'<small class="muted">{friends}</small>' in ways


# -- the guest's own tables ----------------------------------------------------------------


def seen(server: Server, token: str, path: str) -> str:
    return server.call("GET", path, token=token).body.decode()


def test_the_lobby_shows_first_where_it_is_the_guests_turn(server: Server) -> None:
    token, friend = server.guest(), server.guest()
    server.make(token, "me", "bot:heuristic", "bot:heuristic", name="Ann")
    waiting = server.make(token, "me", "open", name="Ann")["id"]
    page = seen(server, token, "/")
    going = page.split('id="going"')[1].split("</ul>")[0]
    assert going.count('<li class="row') == 2
    assert going.index("Your turn") < going.index("1 seat free") < going.index(f"/t/{waiting}")
    assert 'id="going"' not in seen(server, friend, "/")


def test_every_game_in_the_lobby_offers_its_ways_to_play(server: Server) -> None:
    page = server.call("GET", "/").body.decode()
    article = page.split('aria-labelledby="game-pulp_detective"')[1].split("</article>")[0]
    for part in ("data-play=", "data-guide=", "/games/pulp_detective#setup", "/howto", "/games/pulp_detective/practice"):
        assert part in article, part


def test_own_games_are_shown_by_state_and_game(server: Server) -> None:
    token = server.guest()
    running = server.make(token, "me", "bot:heuristic", "bot:heuristic", name="Ann")["id"]
    waiting = server.make(token, "me", "open", game="space_serenade", name="Ann")["id"]
    for query, found in {
        "": {running, waiting},
        "?show=running": {running, waiting},
        "?show=finished": set(),
        "?game=space_serenade": {waiting},
        "?show=nonsense&game=nothing": set(),
    }.items():
        page = seen(server, token, f"/mine{query}")
        assert set(re.findall(r'href="/t/([^"]+)"', page)) == found, query
        assert ("None of your games" in page) is (not found)


def test_a_guest_takes_a_table_from_their_own_list_only(server: Server) -> None:
    token = server.guest()
    tab = server.make(token, "me", "open", name="Ann", listed=True)["id"]
    assert server.call("DELETE", f"/api/mine/{tab}", token=server.guest()).notice() == (404, "no-table")
    assert server.call("DELETE", f"/api/mine/{tab}").notice() == (401, "no-guest")
    assert server.call("DELETE", f"/api/mine/{tab}", token=token).data() == {"id": tab}
    assert server.call("GET", "/api/mine", token=token).data() == []
    assert tab not in [table["id"] for table in server.call("GET", "/api/tables").data()]
    assert server.call("GET", f"/t/{tab}").status == 404  # nobody needed it any more
    assert server.call("DELETE", f"/api/mine/{tab}", token=token).status == 404


def test_lists_tell_whose_turn_it_is(server: Server) -> None:
    token = server.guest()
    server.make(token, "me", "bot:heuristic", "bot:heuristic", name="Ann")
    (table,) = server.call("GET", "/api/mine", token=token).data()
    assert (table["turn"], table["outcome"]) == ([0], "")


# -- how to play ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["bounty_hunters", "pulp_detective", "space_bowl", "space_serenade", "high_card"])
def test_how_to_play_is_a_page_with_pictures_that_exist(server: Server, game: str, lang: str) -> None:
    page = server.call("GET", f"/games/{game}/howto", Accept_Language=lang).body.decode()
    assert page.count("<h2>") >= 4 and 'role="img"' in page
    named = set(re.findall(r'href="(/v/[^"#]+/art/[^"#]+)#', page))
    assert len(named) > 10 or game == "high_card"
    assert [path for path in named if server.call("GET", path).status != 200] == []


def test_a_game_without_such_a_page_says_so(server: Server) -> None:
    answer = server.call("GET", "/games/tic_tac_toe/howto")
    assert answer.status == 404 and b"<code>no-howto</code>" in answer.body
    assert b"/games/tic_tac_toe/howto" not in server.call("GET", "/games/tic_tac_toe").body
    assert server.call("GET", "/games/space_bowl_practice/howto").headers["location"] == "/games/space_bowl/howto"

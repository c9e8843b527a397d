"""The worker processes: whatever a bot or a process does, everybody gets an answer in time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.scene import Say
from posse.core.state import State
from posse.room.errors import Refusal
from posse.server import workers as module
from posse.server.workers import LIMIT, Job, JobError, Turns, Workers
from posse.texts import texts
from tests.conftest import Install
from tic_tac_toe.rules import TicTacToe

TIMEOUT = 60.0
"""Seconds after which a test fails; none of them decides anything by it."""
MARK = "TESTS_MARK"
"""The environment variable with a file that the bot `dies-once` makes."""
ENTRY = "[posse.games]\nrogue_toe = tests.server.test_workers:RogueToe\n"
HERE = Path(__file__).parents[2]


def hang(seen: State, seat: int, rng: Rng) -> int:
    while True:
        time.sleep(1)


def spin(seen: State, seat: int, rng: Rng) -> int:
    """Runs for ever in C, so that no other thread of Python runs, as a loop in compiled code does."""
    return bool(re.match("(a+)+$", "a" * 100 + "b"))


def fail(seen: State, seat: int, rng: Rng) -> int:
    class Unpicklable(Exception):
        value = staticmethod(lambda: 0)

    raise Unpicklable("an error in a bot")


def answer_nonsense(seen: State, seat: int, rng: Rng) -> Any:
    return lambda: 0


def die(seen: State, seat: int, rng: Rng) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def die_once(seen: State, seat: int, rng: Rng) -> int:
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        die(seen, seat, rng)
    return 4321


class Budget:
    """A bot that knows its time: its move is the number of milliseconds."""

    def choose(self, seen: State, seat: int, rng: Rng, seconds: float) -> int:
        return round(seconds * 1000)

    def __call__(self, seen: State, seat: int, rng: Rng) -> int:
        return -1


def doze(seen: State, seat: int, rng: Rng) -> int:
    time.sleep(0.005)
    return bots.random(seen, seat, rng)


BOTS: dict[str, Any] = {
    "hangs": hang,
    "spins": spin,
    "fails": fail,
    "nonsense": answer_nonsense,
    "dies": die,
    "dies-once": die_once,
    "timed": Budget(),
    "dozes": doze,
    "waits": lambda seen, seat, rng: 9999,
    "process": lambda seen, seat, rng: os.getpid(),
    "niceness": lambda seen, seat, rng: os.nice(0),
}


class RogueToe(TicTacToe):
    """Tic-tac-toe with bots and questions that misbehave."""

    __module__ = TicTacToe.__module__  # the texts are found there
    name = "rogue_toe"
    bots = tuple(BOTS)
    questions = ("free", "fault", "endless", "deadly")

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        found: Callable[[State, int, Any], int] = BOTS[name]
        return found

    def reply(self, seen: State, question: str, say: Say) -> str:
        if question == "fault":
            raise RuntimeError("an error in a reply")
        if question == "deadly":
            os.kill(os.getpid(), signal.SIGKILL)
        while question == "endless":
            pass
        return f"{say.lang} {say.reader} {say.player(0)}"


@pytest.fixture(autouse=True)
def rogues(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Worker processes find the game by its entry point."""
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    yield install(ENTRY, {})
    assert not multiprocessing.active_children()


def view(name: str = "rogue_toe") -> State:
    return catalog.game(name).new(2, 7).seen_by(0)


def play(scenario: Callable[[Workers], Awaitable[None]], **settings: Any) -> Workers:
    workers = Workers(**settings)

    async def work() -> None:
        try:
            await asyncio.wait_for(asyncio.ensure_future(scenario(workers)), TIMEOUT)
        finally:
            await workers.close()

    asyncio.run(work())
    return workers


def fallback(seed: int) -> int:
    return bots.random(view(), 0, Rng.seeded(seed))


def pid_of(workers: Workers, number: int = 0) -> int:
    process = workers.workers[number].process
    assert process is not None and process.pid is not None
    return process.pid


async def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_a_bot_chooses_in_another_process_with_less_priority() -> None:
    async def scenario(workers: Workers) -> None:
        first = await workers.choose("a", view(), 0, "process", 1)
        assert first == pid_of(workers) != os.getpid()
        assert await workers.choose("a", view(), 0, "process", 2) == first
        assert await workers.choose("a", view(), 0, "niceness", 2) == min(19, os.nice(0) + 3)
        assert await workers.choose("a", view(), 0, "random", 3) == fallback(3)

    workers = play(scenario, processes=2, nice=3)
    assert (workers.done, workers.restarts, workers.timeouts, workers.fallbacks) == (4, 0, 0, 0)
    assert (workers.waiting, workers.busy) == (0, 0)


def test_no_process_is_started_before_it_is_needed() -> None:
    async def scenario(workers: Workers) -> None:
        assert not multiprocessing.active_children()
        await workers.choose("a", view(), 0, "random", 1)
        assert list(workers.workers) == [0]
        workers.prepare("rogue_toe")
        await until(lambda: workers.done == 2)
        assert list(workers.workers) == [0, 1]

    play(scenario, processes=2)


def test_a_bot_that_takes_a_budget_gets_less_than_the_limit() -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.choose("a", view(), 0, "timed", 1) == 1800

    play(scenario, limit=2.0)


def test_a_move_that_is_not_an_option_is_returned() -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.choose("a", view(), 0, "waits", 1) == 9999

    assert play(scenario).fallbacks == 0


@pytest.mark.parametrize(("bot", "error"), [("fails", "an error in a bot"), ("nonsense", "TypeError"), ("nobody", "KeyError")])
def test_a_random_move_is_made_for_a_bot_that_fails_and_logged_once(
    bot: str, error: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(workers: Workers) -> None:
        for seed in range(5):
            assert await workers.choose("a", view(), 0, bot, seed) == fallback(seed)

    workers = play(scenario)
    assert (workers.fallbacks, workers.restarts) == (5, 0)
    (line,) = caplog.messages
    assert line.startswith(f"rogue_toe: a random move is made for bot {bot}: Traceback") and error in line


def test_a_random_move_is_made_in_a_game_that_only_the_server_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._registered, TicTacToe.name, TicTacToe)

    async def scenario(workers: Workers) -> None:
        seen = view("tic_tac_toe")
        assert await workers.choose("a", seen, 0, "random", 1) in seen.options(0)
        assert await workers.choose("b", view(), 0, "random", 1) == fallback(1)

    assert play(scenario).fallbacks == 1


def test_a_random_move_is_made_in_a_position_that_cannot_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(workers: Workers) -> None:
        seen = view()
        monkeypatch.setattr(type(seen), "to_json", lambda self: 1 // 0)
        assert await workers.choose("a", seen, 0, "random", 1) in seen.options(0)

    assert play(scenario).fallbacks == 1


@pytest.mark.parametrize("bot", ["hangs", "spins"])
def test_a_bot_that_hangs_is_stopped_and_its_process_replaced(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(workers: Workers) -> None:
        before = await workers.choose("a", view(), 0, "process", 1)
        assert await workers.choose("a", view(), 0, bot, 2) == fallback(2)
        assert await workers.choose("b", view(), 0, "process", 1) != before

    workers = play(scenario, processes=1, limit=1.0)
    assert (workers.timeouts, workers.restarts, workers.fallbacks) == (1, 1, 1)
    assert caplog.messages == [f"rogue_toe: a random move is made for bot {bot}: it took longer than 1 seconds"]


def test_other_tables_go_on_while_a_bot_hangs() -> None:
    async def scenario(workers: Workers) -> None:
        slow = asyncio.ensure_future(workers.choose("slow", view(), 0, "hangs", 1))
        await until(lambda: workers.busy == 1)
        for seed in range(20):
            await workers.choose("quick", view(), 0, "random", seed)
        assert not slow.done()

    play(scenario, processes=2, limit=TIMEOUT)


def test_a_stopped_process_is_replaced() -> None:
    async def scenario(workers: Workers) -> None:
        await workers.choose("a", view(), 0, "random", 1)
        stopped = pid_of(workers)
        os.kill(stopped, signal.SIGSTOP)
        assert await workers.choose("a", view(), 0, "process", 2) == fallback(2)
        assert await workers.choose("a", view(), 0, "process", 2) not in (stopped, fallback(2))

    assert play(scenario, processes=1, limit=1.0).timeouts == 1


def test_a_stopped_process_does_not_block_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(workers: Workers) -> None:
        seen = view()
        await workers.choose("a", seen, 0, "random", 1)
        os.kill(pid_of(workers), signal.SIGSTOP)
        monkeypatch.setattr(type(seen), "to_json", lambda self: "x" * 5_000_000)  # more than a pipe holds
        assert await workers.choose("a", seen, 0, "random", 2) == fallback(2)

    assert play(scenario, processes=1, limit=1.0).timeouts == 1


def test_a_job_is_tried_again_when_its_process_dies() -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.choose("a", view(), 0, "dies-once", 1) == 4321

    workers = play(scenario)
    assert (workers.restarts, workers.fallbacks) == (1, 0)


def test_a_random_move_is_made_when_the_process_dies_twice(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.choose("a", view(), 0, "dies", 1) == fallback(1)
        assert await workers.choose("a", view(), 0, "waits", 1) == 9999

    assert play(scenario, processes=1).restarts == 2
    assert "rogue_toe: a random move is made for bot dies: its process has died twice" in caplog.text


def test_a_process_that_answers_nonsense_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "serve", talk_nonsense)

    async def scenario(workers: Workers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("logging.Logger.error", lambda *args, **kwargs: None)
            assert await workers.choose("a", view(), 0, "process", 1) == fallback(1)

    assert play(scenario, processes=1).restarts == 2


def talk_nonsense(server: socket.socket, nice: int, games: list[str]) -> None:
    server.sendall(b'[null, ""]\n')
    server.recv(1)
    server.sendall(b"nonsense\n")
    time.sleep(TIMEOUT)


def test_an_idle_process_that_is_killed_is_replaced() -> None:
    async def scenario(workers: Workers) -> None:
        killed = await workers.choose("a", view(), 0, "process", 1)
        os.kill(killed, signal.SIGKILL)
        assert await workers.choose("a", view(), 0, "process", 1) not in (killed, fallback(1))

    assert play(scenario, processes=1).restarts == 1


def test_random_moves_are_made_when_no_process_can_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "serve", os._exit)

    async def scenario(workers: Workers) -> None:
        choices = [workers.choose(str(seed), view(), 0, "process", seed) for seed in range(3)]
        assert await asyncio.gather(*choices) == [fallback(seed) for seed in range(3)]

    assert play(scenario, processes=1).fallbacks == 3


def test_random_moves_are_made_when_no_process_can_be_forked(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(process: object) -> None:
        raise BlockingIOError("too many processes")

    monkeypatch.setattr(module.CONTEXT.Process, "start", refuse)

    async def scenario(workers: Workers) -> None:
        choices = [workers.choose(str(seed), view(), 0, "process", seed) for seed in range(300)]
        assert await asyncio.gather(*choices) == [fallback(seed) for seed in range(300)]

    assert play(scenario).fallbacks == 300
    assert caplog.text.count("cannot be started: too many processes") == 1


def test_a_process_that_does_not_start_in_time_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", 0.2)
    monkeypatch.setattr(module, "serve", hang)

    async def scenario(workers: Workers) -> None:
        assert await workers.choose("a", view(), 0, "process", 1) == fallback(1)

    assert play(scenario, processes=1).restarts == 2


def test_tables_take_turns_and_those_who_had_none_come_first() -> None:
    async def scenario(workers: Workers) -> None:
        def put(*keys: str) -> None:
            for key in keys:
                turns.put(Job(turns, key, 1.0, view))

        def take(number: int) -> list[str]:
            return [job.key if job else "" for job in [turns.take() for _ in range(number)]]

        turns = Turns()
        put("a", "a", "a", "b", "b", "c")
        assert take(4) == ["a", "b", "c", "a"]
        put("late", "late")
        assert take(2) == ["late", "b"]
        put("c")  # had a turn in this round, although it did not wait since
        assert take(3) == ["c", "a", "late"]
        assert (take(1), turns.waiting) == ([""], 0)
        put("a", "c", "a")
        assert take(3) == ["a", "c", "a"]

    play(scenario)


def test_a_table_that_comes_late_is_not_behind_the_backlog_of_others() -> None:
    async def scenario(workers: Workers) -> None:
        done: list[str] = []

        async def choose(table: str, seed: int) -> None:
            await workers.choose(table, view(), 0, "dozes", seed)
            done.append(table)

        backlog = [asyncio.ensure_future(choose(f"bots {n % 300}", n)) for n in range(900)]
        await until(lambda: len(done) >= 310)  # each table has had a turn
        assert len(set(done[:300])) == 300
        before = len(done)
        await choose("late", 1)
        assert len(done) - before < 150, "it was next, not at the end of the round"
        before = len(done)
        await choose("late", 2)
        assert len(done) - before < 450, "it has waited for one round, not two"
        for task in backlog:
            task.cancel()
        await asyncio.gather(*backlog, return_exceptions=True)
        await until(lambda: workers.waiting == 0 == workers.busy)

    play(scenario, processes=2)


def test_jobs_that_nobody_waits_for_are_dropped() -> None:
    async def scenario(workers: Workers) -> None:
        tasks = [asyncio.ensure_future(workers.choose("a", view(), 0, "dozes", n)) for n in range(1000)]
        await until(lambda: workers.done)
        for task in tasks:
            task.cancel()
        assert await workers.choose("a", view(), 0, "waits", 1) == 9999
        assert workers.done < 100

    play(scenario, processes=1)


def test_everything_works_in_the_loop_of_uvloop() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def scenario() -> None:
        workers = Workers(processes=1, limit=1.0)
        first = await workers.choose("a", view(), 0, "process", 1)
        os.kill(first, signal.SIGSTOP)
        assert await workers.choose("a", view(), 0, "process", 2) == fallback(2)
        assert await workers.choose("a", view(), 0, "dies-once", 2) == 4321
        assert await workers.choose("a", view(), 0, "process", 2) not in (first, fallback(2))
        await workers.close()
        assert (workers.timeouts, workers.restarts) == (1, 2)

    uvloop.run(asyncio.wait_for(scenario(), TIMEOUT))


# -- questions ----------------------------------------------------------------------------


def test_a_question_is_answered_in_the_words_of_its_reader() -> None:
    async def scenario(workers: Workers) -> None:
        say = texts("rogue_toe", "fr").to(1, ("Ada", "Bob"))
        assert await workers.reply("ada", view(), "free", say) == "fr 1 Ada"

    play(scenario)


async def ask(workers: Workers, guest: str, question: str = "free") -> str:
    return await workers.reply(guest, view(), question, texts("rogue_toe", "en"))


def test_an_endless_question_is_too_hard() -> None:
    async def scenario(workers: Workers) -> None:
        began = time.monotonic()
        with pytest.raises(Refusal, match=texts("", "en")("refused-too-hard")):
            await ask(workers, "ada", "endless")
        assert time.monotonic() - began >= LIMIT
        assert await ask(workers, "ada")

    assert play(scenario, processes=2).timeouts == 1


def test_endless_questions_delay_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIMIT", TIMEOUT)

    async def scenario(workers: Workers) -> None:
        asked = [asyncio.ensure_future(ask(workers, guest, "endless")) for guest in ("ada", "bob")]
        for seed in range(20):
            await workers.choose("a", view(), 0, "random", seed)
        assert not [task for task in asked if task.done()]
        for task in asked:
            task.cancel()

    play(scenario, processes=2)


def test_a_question_that_kills_its_process_is_too_hard() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(Refusal, match=texts("", "en")("refused-too-hard")):
            await ask(workers, "ada", "deadly")

    assert play(scenario).restarts == 2


def test_an_exception_in_a_reply_reaches_the_caller() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(JobError, match="an error in a reply"):
            await ask(workers, "ada", "fault")
        assert await ask(workers, "ada")

    play(scenario)


def test_a_guest_asks_one_question_at_a_time() -> None:
    async def scenario(workers: Workers) -> None:
        first = asyncio.ensure_future(ask(workers, "ada"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as info:
            await ask(workers, "ada")
        assert (info.value.code, info.value.key) == ("asked", "refused-asked-already")
        assert await first == await ask(workers, "ada")

    play(scenario)


@pytest.mark.parametrize(("limit", "value"), [("MOST_QUESTIONS", 2), ("QUEUE", 0.05)])
def test_too_many_questions_are_refused(limit: str, value: float, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(workers: Workers) -> None:
        asked = [asyncio.ensure_future(ask(workers, guest, "endless")) for guest in ("ada", "bob")]
        await until(lambda: workers.busy == 2)
        with monkeypatch.context() as patch:
            patch.setattr(module, limit, value)
            with pytest.raises(Refusal) as info:
                await ask(workers, "cleo")
        assert (info.value.code, info.value.key) == ("asked", "refused-many-questions")
        assert not [task for task in asked if task.done()]
        await asyncio.gather(*asked, return_exceptions=True)
        assert await ask(workers, "cleo")

    play(scenario, processes=3)


@pytest.mark.parametrize("processes", [1, 2])
def test_neither_questions_nor_bots_starve_the_other(processes: int) -> None:
    async def scenario(workers: Workers) -> None:
        stop = False

        async def keep_asking(guest: str) -> None:
            while not stop:
                await ask(workers, guest)

        async def keep_choosing(table: str) -> None:
            while not stop:
                await workers.choose(table, view(), 0, "dozes", 1)

        guests = [asyncio.ensure_future(keep_asking(f"guest {n}")) for n in range(20)]
        tables = [asyncio.ensure_future(keep_choosing(f"table {n}")) for n in range(20)]
        await until(lambda: workers.done > 20)
        for seed in range(3):
            await workers.choose("late", view(), 0, "random", seed)
            await ask(workers, "late")
        stop = True
        await asyncio.gather(*guests, *tables)

    play(scenario, processes=processes)


# -- the end ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["hangs", "spins", "stopped"])
def test_closing_ends_a_process_that_hangs(bot: str) -> None:
    async def scenario(workers: Workers) -> None:
        await workers.choose("a", view(), 0, "random", 1)
        pid = pid_of(workers)
        if bot == "stopped":
            os.kill(pid, signal.SIGSTOP)
        waiting = [asyncio.ensure_future(workers.choose("a", view(), 0, bot, seed)) for seed in range(3)]
        await until(lambda: workers.busy == 1 and workers.waiting == 2)
        began = time.monotonic()
        await workers.close()
        assert time.monotonic() - began < 2
        assert not multiprocessing.active_children()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(result) for result in results} == {asyncio.CancelledError}
        with pytest.raises(asyncio.CancelledError):
            await workers.choose("a", view(), 0, "random", 1)

    play(scenario, processes=1)


def test_closing_ends_a_process_that_starts() -> None:
    async def scenario(workers: Workers) -> None:
        waiting = asyncio.ensure_future(workers.choose("a", view(), 0, "random", 1))
        await asyncio.sleep(0)
        assert multiprocessing.active_children()
        await workers.close()
        assert not multiprocessing.active_children()
        await asyncio.gather(waiting, return_exceptions=True)

    play(scenario)


def test_ctrl_c_does_not_end_a_process_even_while_it_starts(capfd: pytest.CaptureFixture[str]) -> None:
    async def scenario(workers: Workers) -> None:
        choice = asyncio.ensure_future(workers.choose("a", view(), 0, "process", 1))
        await asyncio.sleep(0)
        pid = pid_of(workers)
        while not choice.done():
            os.kill(pid, signal.SIGINT)
            await asyncio.sleep(0.01)
        assert await choice == pid == await workers.choose("a", view(), 0, "process", 1)

    play(scenario, processes=1)
    assert capfd.readouterr().err == ""


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or " Z " not in state.read_text(encoding="utf-8")


@pytest.mark.parametrize("bot", ["random", "hangs", "spins"])
def test_processes_end_when_the_server_is_killed(bot: str, rogues: Path) -> None:
    path = os.pathsep.join([str(rogues), str(HERE), str(HERE / "examples"), *sys.path])
    command = [sys.executable, "-m", "tests.server.test_workers", bot]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}, cwd=HERE) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2 and all([is_there(pid) for pid in pids])
        server.kill()
    end = time.monotonic() + TIMEOUT
    while [pid for pid in pids if is_there(pid)]:
        assert time.monotonic() < end
        time.sleep(0.02)


async def serve_until_killed(bot: str) -> None:
    """Prints the processes of two workers that have a job, or have had one."""
    workers = Workers(processes=2, limit=3.0)
    for _ in range(2):
        await asyncio.gather(*[workers.choose(table, view(), 0, "dozes", 1) for table in "abcd"])
    choices = [asyncio.ensure_future(workers.choose(table, view(), 0, bot, 1)) for table in "ab"]
    await until(lambda: workers.busy == 2 or all([choice.done() for choice in choices]))
    print(*[pid_of(workers, number) for number in workers.workers], flush=True)
    await asyncio.sleep(TIMEOUT)


if __name__ == "__main__":
    asyncio.run(serve_until_killed(sys.argv[1]))

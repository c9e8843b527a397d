"""Worker processes: they run bots and answer questions, each job within a time limit, and tables take turns."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import pickle
import signal
import socket
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Any, cast

from posse import bots
from posse.core.rng import Rng
from posse.core.state import State
from posse.room.errors import Refusal
from posse.server.worker import load, reply, serve, think
from posse.texts import Texts

log = logging.getLogger("posse")

LIMIT = 2.0
"""The maximum time in seconds to answer a question."""
QUEUE = 10.0
"""The maximum time in seconds that a question waits for a worker."""
MOST_QUESTIONS = 100
"""The maximum number of guests who wait for an answer."""
START = 30.0
"""The maximum time in seconds to start a worker."""
END = 1.5
"""The maximum time in seconds to wait for killed workers."""
MARGIN = 0.9
"""The part of its time limit that a bot may plan with: its answer must arrive in time."""
CONTEXT = multiprocessing.get_context("spawn")


class JobError(Exception):
    """A job without an answer; the text says why."""


class OutOfTime(JobError):
    """A job reached its time limit."""


class WorkerLost(JobError):
    """The processes that worked on a job have died."""


class Job:
    """A function that a worker calls, with its arguments."""

    def __init__(self, turns: Turns, key: str, limit: float, work: Callable[..., object], *args: object) -> None:
        self.turns = turns
        self.key = key
        self.limit = limit
        self.request = pickle.dumps((work, args, limit))
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begun = False
        self.losses = 0
        """The number of workers that died with this job."""

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)

    def expire(self) -> None:
        """Refuses a question that has waited too long for a worker."""
        if not self.begun:
            self.fail(Refusal("asked", "many-questions"))


class Turns:
    """Waiting jobs by table or guest. Those who had no turn in this round come first, the others take turns."""

    def __init__(self) -> None:
        self.fresh: OrderedDict[str, deque[Job]] = OrderedDict()
        self.served: OrderedDict[str, deque[Job]] = OrderedDict()
        """Those who had a turn. A key without jobs stays until its next turn, so that nobody is fresh twice in a round."""
        self.waiting = 0

    def put(self, job: Job) -> None:
        jobs = self.served.get(job.key)
        if jobs is None:
            jobs = self.fresh.setdefault(job.key, deque())
        jobs.append(job)
        self.waiting += 1

    def take(self) -> Job | None:
        while self.fresh or self.served:
            key, jobs = (self.fresh or self.served).popitem(last=False)
            while jobs:
                self.waiting -= 1
                job = jobs.popleft()
                if not job.answer.done():  # else nobody waits for it any more
                    self.served[key] = jobs
                    return job
        return None

    def clear(self) -> list[Job]:
        """Removes all jobs and returns them."""
        jobs = [job for queue in (*self.fresh.values(), *self.served.values()) for job in queue]
        self.fresh.clear()
        self.served.clear()
        self.waiting = 0
        return jobs


class Worker(asyncio.Protocol):
    """One process, and the connection to it. It has at most one job at a time."""

    def __init__(self, pool: Workers, number: int) -> None:
        self.pool = pool
        self.number = number
        self.loop = asyncio.get_running_loop()
        self.process: BaseProcess | None = None
        self.transport: asyncio.WriteTransport | None = None
        self.ready = False
        """Whether the process has started and can be sent jobs."""
        self.job: Job | None = None
        self.asked = False
        """Whether the last job was a question."""
        self.received = b""
        self.due = self.loop.time() + START
        self.timer = self.loop.call_at(self.due, pool.lost, self)

    def start(self) -> None:
        ours, theirs = socket.socketpair()
        process = CONTEXT.Process(target=serve, args=(theirs, self.pool.nice, sorted(self.pool.games)), daemon=True)
        try:
            with theirs, interrupts_blocked():
                process.start()
        except OSError:
            ours.close()
            raise
        self.process = process
        self.connecting = self.loop.create_task(self.loop.create_connection(lambda: self, sock=ours))

    def run(self, job: Job) -> None:
        self.job, job.begun = job, True
        self.asked = job.turns is self.pool.questions
        self.due = self.loop.time() + job.limit
        self.timer = self.loop.call_at(self.due, self.pool.lost, self)
        assert self.transport is not None
        self.transport.write(job.request)

    def kill(self) -> None:
        self.timer.cancel()
        if self.process is not None:
            self.process.kill()
        if self.transport is not None:
            self.transport.abort()

    def is_alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # of uvloop, which does not inherit from it

    def data_received(self, data: bytes) -> None:
        self.received += data
        if self.received.endswith(b"\n"):  # an answer is one line, and no other follows before the next job
            line, self.received = self.received, b""
            self.timer.cancel()
            self.pool.free(self, line)

    def connection_lost(self, error: Exception | None) -> None:
        self.pool.lost(self)


class Workers:
    """A pool of processes, started when they are needed. `processes` and `nice` limit how much of the machine they use.

    Bots and questions have queues of their own. Questions come first, but of several processes the first one runs bots only,
    and each of the others runs a bot after every question.
    """

    def __init__(self, processes: int | None = None, limit: float = 10.0, nice: int = 5) -> None:
        self.processes = max(1, min(4, os.cpu_count() or 1) if processes is None else processes)
        self.limit = limit
        """The maximum time in seconds that a bot thinks."""
        self.nice = nice
        """Added to the niceness of the processes, where there is such a thing, so that the server comes first."""
        self.bots = Turns()
        self.questions = Turns()
        self.workers: dict[int, Worker] = {}
        self.killed: list[Worker] = []
        """Former workers whose processes may not have ended yet."""
        self.games: set[str] = set()
        """Games that a new process loads before its first job."""
        self.asking: set[str] = set()
        """Guests who wait for an answer."""
        self.warned: set[tuple[object, ...]] = set()
        self.closed = False
        self.done = 0
        """The number of jobs that were answered."""
        self.fallbacks = 0
        """The number of random moves made for bots that gave none."""
        self.restarts = 0
        """The number of processes that died or were killed."""
        self.timeouts = 0
        """The number of jobs that reached their time limit."""

    @property
    def waiting(self) -> int:
        """The number of jobs in the queues."""
        return self.bots.waiting + self.questions.waiting

    @property
    def busy(self) -> int:
        """The number of processes that have a job."""
        return sum([worker.job is not None for worker in self.workers.values()])

    # -- jobs -------------------------------------------------------------------------

    async def choose(self, table: str, seen: State, seat: int, name: str, seed: int, asked: float = 0.0) -> int:
        """A bot's move, from what its seat sees, which has had to choose for `asked` seconds; a random one if the bot fails. A
        move that is not an option means to wait."""
        self.games.add(seen.game.name)
        try:
            seconds = self.limit * MARGIN
            move: int = await self._submit(
                self.bots, table, self.limit, think, seen.to_json(), seat, name, seed, asked, seconds
            ).answer
        except Exception as error:  # a bot that fails must not stop the game
            self.fallbacks += 1
            game = seen.game.name
            self._warn((game, name, type(error)), f"{game}: a random move is made for bot {name}: {error}")
            return bots.random(seen, seat, Rng.seeded(seed))
        return move

    async def reply(self, guest: str, seen: State, question: str, say: Texts) -> str:
        """The answer to a guest's question about a position, with these texts."""
        if guest in self.asking:
            raise Refusal("asked", "asked-already")
        if len(self.asking) >= MOST_QUESTIONS:
            raise Refusal("asked", "many-questions")
        self.games.add(seen.game.name)
        self.asking.add(guest)
        try:
            job = self._submit(self.questions, guest, LIMIT, reply, seen.to_json(), question, say.lang, say.reader, say.names)
            timer = asyncio.get_running_loop().call_later(QUEUE, job.expire)
            try:
                return str(await job.answer)
            finally:
                timer.cancel()
        except (OutOfTime, WorkerLost) as error:
            log.warning("%s: no answer to %s: %s", seen.game.name, question, error)
            raise Refusal("too-hard") from None
        finally:
            self.asking.discard(guest)

    def prepare(self, game: str) -> None:
        """Starts a process for questions about a game, so that the first question does not wait for it."""
        self.games.add(game)
        job = self._submit(self.questions, "", START, load, game)
        job.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())

    async def close(self) -> None:
        """Kills the processes and cancels all jobs."""
        self.closed = True
        workers = list(self.workers.values())
        self.workers.clear()
        running = [worker.job for worker in workers if worker.job]
        for job in (*running, *self.bots.clear(), *self.questions.clear()):
            job.answer.cancel()
        await asyncio.gather(*[worker.connecting for worker in workers], return_exceptions=True)
        for worker in workers:
            worker.kill()
        end = asyncio.get_running_loop().time() + END
        while [worker for worker in (*workers, *self.killed) if worker.is_alive()] and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)  # the transports close their sockets in a callback

    # -- workers ----------------------------------------------------------------------

    def _submit(self, turns: Turns, key: str, limit: float, work: Callable[..., object], *args: object) -> Job:
        job = Job(turns, key, limit, work, *args)
        if self.closed:
            job.answer.cancel()
        else:
            turns.put(job)
            self._assign()
        return job

    def _assign(self) -> None:
        """Gives jobs to free workers, and starts another one if that is not enough."""
        for worker in self.workers.values():
            if worker.ready and worker.job is None and (job := self._take(worker)):
                worker.run(job)
        if not self.waiting or self.closed:
            return
        starting = sum([not worker.ready for worker in self.workers.values()])
        free = [number for number in range(self.processes) if number not in self.workers and self._has_jobs(number)]
        for number in free[: max(0, self.waiting - starting)]:
            self._start(number)

    def _start(self, number: int) -> None:
        worker = self.workers[number] = Worker(self, number)
        try:
            worker.start()
        except OSError as error:
            self._warn(("", type(error)), f"a worker process cannot be started: {error}")
            self.lost(worker)

    def _for_bots_only(self, number: int) -> bool:
        return number == 0 and self.processes > 1

    def _has_jobs(self, number: int) -> bool:
        return self.bots.waiting > 0 or self.questions.waiting > 0 and not self._for_bots_only(number)

    def _take(self, worker: Worker) -> Job | None:
        if self._for_bots_only(worker.number):
            return self.bots.take()
        if worker.asked:
            return self.bots.take() or self.questions.take()
        return self.questions.take() or self.bots.take()

    def free(self, worker: Worker, line: bytes) -> None:
        """A worker has started, or has answered its job."""
        value, fault = json.loads(line)  # an error here ends the connection, and so the worker
        job, worker.job = worker.job, None
        worker.ready = True
        if job is not None:
            self.done += 1
            if fault:
                job.fail(JobError(fault))
            elif not job.answer.done():
                job.answer.set_result(value)
        self._assign()

    def lost(self, worker: Worker) -> None:
        """A worker has died, reached a time limit or could not start. Its job is tried again once unless it took too long."""
        if self.workers.get(worker.number) is not worker:
            return
        del self.workers[worker.number]
        worker.kill()
        self.killed = [former for former in self.killed if former.is_alive()] + [worker]
        self.restarts += 1
        job = worker.job or (None if worker.ready else self._take(worker))
        if job is not None:
            self._lost_job(job, late=worker.job is not None and worker.loop.time() >= worker.due)
        worker.loop.call_soon(self._assign)

    def _lost_job(self, job: Job, late: bool) -> None:
        job.losses += 1
        if late:
            self.timeouts += 1
            job.fail(OutOfTime(f"it took longer than {job.limit:g} seconds"))
        elif job.losses > 1:
            job.fail(WorkerLost("its process has died twice"))
        else:
            job.turns.put(job)

    def _warn(self, key: tuple[object, ...], text: str) -> None:
        """Logs a warning, once for each key."""
        if key not in self.warned:
            self.warned.add(key)
            log.warning("%s", text)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Blocks Ctrl-C, for a process started meanwhile too: it would print a traceback until it can ignore the signal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

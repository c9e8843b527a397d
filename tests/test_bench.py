"""The benchmark's arithmetic. Needs no peers and measures nothing for long."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from bench import measure, run
from bench.run import Result, Row

ROW = Row("decisions/s", "compiled/play", ("open_spiel/a", "open_spiel/b"), 1.0)
FAST, SLOW = Result([100.0] * 10), Result([40.0] * 10)


def measured(ours: Result, a: Result, b: Result, row: Row = ROW) -> run.Line:
    return run.line(row, {"compiled/play": ours, "open_spiel/a": a, "open_spiel/b": b})


def test_p90_is_the_rate_that_one_slice_in_ten_exceeds() -> None:
    assert run.p90([float(n) for n in range(20, 0, -1)]) == 19
    assert run.p90([7.0]) == 7


def test_each_case_is_measured_once_next_to_its_peers() -> None:
    names = run.cases([ROW, Row("again", "compiled/play", ("rlcard/uno",))])
    assert names == ["compiled/play", "open_spiel/a", "open_spiel/b", "rlcard/uno"]


def test_every_case_has_a_side_that_can_be_run() -> None:
    sides = {case.partition("/")[0] for case in run.cases((*run.ROWS, *run.BOWL_ROWS, *run.CASE_ROWS, *run.SERENADE_ROWS))}
    assert sides == {"compiled", "interpreted", *run.PEERS}


def test_every_peer_is_pinned() -> None:
    for peer in run.PEERS:
        pins = (run.HERE / "peers" / f"{peer}.txt").read_text().split()
        assert pins
        assert all(pin.count("==") == 1 for pin in pins)


def test_the_fastest_of_several_peers_counts() -> None:
    line = measured(FAST, SLOW, Result([50.0] * 10))
    assert (line.fastest, line.peer, line.ratio, line.met) == ("open_spiel/b", 50.0, 2.0, True)


def test_a_bar_is_met_or_missed_or_absent() -> None:
    assert measured(FAST, SLOW, FAST).met is True
    assert measured(SLOW, SLOW, FAST).met is False
    assert measured(SLOW, SLOW, FAST, ROW._replace(bar=None)).met is None


def test_a_case_without_figures_misses_its_bar_and_says_why() -> None:
    line = measured(FAST, SLOW, Result([], "open_spiel could not be installed: no disk"))
    assert (line.ours, line.ratio, line.met) == (100.0, None, False)
    assert run.table([line]).endswith("decisions/s: open_spiel could not be installed: no disk")


def test_runs_of_a_case_are_merged_unless_one_failed() -> None:
    assert run.result([{"rates": [1.0]}, {"rates": [2.0, 3.0]}]) == Result([1.0, 2.0, 3.0])
    assert run.result([{"rates": [1.0]}, {"error": "broke"}]) == Result([], "broke")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (None, ""),
        (412.4, "412"),
        (23_090, "23.1 k"),
        (999_400, "999 k"),
        (999_900, "1.00 M"),
        (1_580_000, "1.58 M"),
        (370_000, "370 k"),
    ],
)
def test_figures_have_three_digits(number: float | None, text: str) -> None:
    assert run.figure(number) == text


def test_the_columns_of_the_table_are_aligned() -> None:
    head, rule, *body = run.table([measured(FAST, SLOW, SLOW), measured(SLOW, SLOW, FAST)]).splitlines()
    assert head.split() == ["what", "ours", "peer", "ratio", "bar", "met"]
    assert set(rule) == {"-"}
    assert [text.split()[-3:] for text in body] == [["2.50", "1.00", "yes"], ["0.40", "1.00", "NO"]]
    assert {text.index("1.00") for text in body} == {head.index("bar") - 1}


def test_rates_count_the_units_of_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def work() -> float:
        now[0] += 0.25
        return 3

    monkeypatch.setattr("time.process_time", lambda: now[0])
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    assert measure.slices(work, seconds=2, slice_seconds=0.5) == [12.0] * 4


def test_at_least_one_slice_is_measured_and_work_is_batched() -> None:
    done: list[int] = []
    work = measure.batched(measure.each(done.append, [1, 2, 3]))
    before = len(done)
    units = work()
    assert units == len(done) - before
    assert units > 3
    assert len(measure.slices(work, seconds=0, slice_seconds=0.001)) == 1


def test_a_case_prints_its_rates_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["ours.py", "compiled", "nothing", "0"])
    measure.main({"nothing": lambda: measure.each(abs, [1])})
    row = json.loads(capsys.readouterr().out)
    assert row.keys() == {"rates", "micros", "calibration", "cpu_share"}
    assert row["rates"][0] > 0


def test_a_command_that_fails_reports_its_last_line(tmp_path: Path) -> None:
    assert run.finish([sys.executable, "-c", "print(1)"], 30) == ("1\n", "")
    assert run.finish([sys.executable, "-c", "import sys; sys.exit('first\\nlast')"], 30) == ("", "last")
    assert run.finish([str(tmp_path / "absent")], 30)[1]


def test_a_case_runs_and_refuses_the_wrong_build(monkeypatch: pytest.MonkeyPatch) -> None:
    row = run.measure("interpreted/play", 0)
    assert len(row["rates"]) == 1
    monkeypatch.setattr(run, "COMPILED", run.HERE / "nowhere")
    assert run.measure("compiled/play", 0) == {"error": "expected posse compiled, but it runs interpreted"}


def test_the_naive_check_agrees_with_the_solver() -> None:
    from bench.plain import plain

    import posse
    from posse.games.space_bowl import solve

    rng = posse.Rng.seeded(4)
    for _ in range(200):
        galaxy = [[{planet for planet in "ABCDEF" if rng.below(2)} for _ in range(5)] for _ in range(5)]
        throw = {name: divmod(rng.below(9), 3) for name in ("disc", *"ABC")}
        assert plain(galaxy, throw) == solve(galaxy, throw)


def test_a_missing_peer_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "measure", lambda case, seconds: {"error": "no"} if case == "rlcard/uno" else {"rates": [seconds]})
    turns = run.take_turns(["interpreted/play", "rlcard/uno", "catanatron/tick"], 2, 0.5, {"catanatron": "missing"})
    assert turns == {
        "interpreted/play": [{"rates": [0.5]}, {"rates": [0.5]}],
        "rlcard/uno": [{"error": "no"}],
        "catanatron/tick": [{"error": "missing"}],
    }


def test_costs_are_medians_and_their_bar_is_a_maximum() -> None:
    row = Row("wait", "server/50:p99", ("boardgame.io/50:p99",), 1.0)
    turns = {"server/50": [{"p99": [2.0, 9.0, 1.0]}], "boardgame.io/50": [{"p99": [4.0]}]}
    line = run.line(row, run.results_of([row], turns))
    assert (line.ours, line.peer, line.fastest, line.ratio, line.met) == (2.0, 4.0, "boardgame.io/50", 0.5, True)
    assert line._replace(ratio=1.5).met is False
    assert "<= 1.00" in run.table([line])


def test_a_cost_without_a_peer_is_compared_with_the_bar_itself() -> None:
    row = Row("memory", "server/tables:memory", (), 400.0)
    assert run.line(row, run.results_of([row], {"server/tables": [{"memory": [250.0]}]})).met is True
    assert run.line(row, run.results_of([row], {"server/tables": [{"memory": [401.0]}]})).met is False
    assert run.line(row, run.results_of([row], {"server/tables": [{"error": "no disk"}]})).met is False


def test_several_figures_of_a_case_are_measured_together_and_long_cases_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names = run.cases(run.SERVER_ROWS)
    assert names == list(dict.fromkeys(names)) and not any(":" in name for name in names)
    assert {name.partition("/")[0] for name in names} == set(run.SERVERS)
    monkeypatch.setattr(run, "measure", lambda case, seconds: {"rates": [1.0]})
    turns = run.take_turns(names, 3, 1, {})
    assert {case: len(made) for case, made in turns.items() if len(made) != 3} == dict.fromkeys(run.ONCE, 1)


def test_node_packages_are_pinned() -> None:
    assert all(name.rpartition("@")[2][0].isdigit() for name in run.NODE_PACKAGES)
    assert run.NODE_WHEEL.count("==") == 1

from __future__ import annotations

import pytest

from posse.core.rng import Rng

FIRST_OF_SEED_7 = [2083227582, 2432132587, 3241638781, 1274679414]
FIRST_OF_OTHERS = [1683287557, 2763244580, 2756359233]


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    rng = Rng.seeded(7)
    assert [rng.next() for _ in range(4)] == FIRST_OF_SEED_7
    assert [Rng.seeded(seed).next() for seed in (0, 1, 2**64 - 1)] == FIRST_OF_OTHERS


def test_it_follows_the_published_algorithm() -> None:
    """xoroshiro64** written out with unbounded integers."""

    def rotate(x: int, k: int) -> int:
        return (x << k | x >> 32 - k) & 0xFFFFFFFF

    rng = Rng.seeded(123)
    a, b = rng.a, rng.b
    for _ in range(1000):
        expected = rotate(a * 0x9E3779BB & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        b ^= a
        a, b = rotate(a, 26) ^ b ^ (b << 9 & 0xFFFFFFFF), rotate(b, 13)
        assert rng.next() == expected
        assert (rng.a, rng.b) == (a, b)


def test_a_copy_goes_on_from_the_same_point() -> None:
    rng = Rng.seeded(5)
    rng.next()
    twin = rng.copy()
    assert [rng.next() for _ in range(5)] == [twin.next() for _ in range(5)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 44, 195])
def test_below_is_fair(n: int) -> None:
    rng, draws = Rng.seeded(n), 2000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match=r"1 to 2\*\*31"):
        Rng.seeded(1).below(n)


def test_below_takes_its_largest_number() -> None:
    assert 0 <= Rng.seeded(1).below(2**31) < 2**31


def test_shuffle_is_fair() -> None:
    rng, seen = Rng.seeded(2), dict.fromkeys(["".join(p) for p in ("abc", "acb", "bac", "bca", "cab", "cba")], 0)
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        seen["".join(items)] += 1
    assert all(850 < count < 1150 for count in seen.values())


def test_pick_takes_each_item_sometimes() -> None:
    rng = Rng.seeded(2)
    assert {rng.pick("xyz") for _ in range(50)} == set("xyz")

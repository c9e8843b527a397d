"""The only source of chance: xoroshiro64**, 64 bits of state, 32 bits a draw.

The same numbers on every machine, compiled or not: no product below exceeds 63
bits, so native integers never wrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex, TypeVar

from posse.core.native import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
MASK_64: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A generator; `seeded` makes one from any number, `copy` goes on from the same point."""

    def __init__(self, a: i64, b: i64) -> None:
        self.a = a
        """The state: two 32-bit words."""
        self.b = b

    @staticmethod
    def seeded(seed: SupportsIndex) -> Rng:
        # splitmix64 spreads nearby seeds; plain ints, since this runs once a game
        z = (seed if isinstance(seed, int) else index(seed)) * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03 & MASK_64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK_64
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK_64
        z ^= z >> 31
        return Rng(z & MASK, z >> 32) if z else Rng(0, 1)

    def copy(self) -> Rng:
        return Rng(self.a, self.b)

    def next(self) -> int:
        """A number from 0 to 2**32 - 1."""
        return self._next()

    def _next(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        factor: i64 = 0x9E3779BB
        a = self.a
        b = self.b
        low = (a & 0xFFFF) * factor
        high = ((a >> 16) * factor & 0xFFFF) << 16
        product = low + high & mask
        result = ((product << 5 | product >> 27) & mask) * 5 & mask
        b ^= a
        self.a = ((a << 26 | a >> 6) ^ b ^ b << 9) & mask
        self.b = (b << 13 | b >> 19) & mask
        return result

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1, for n up to 2**31 (Lemire's method)."""
        if not 0 < n <= 0x80000000:
            raise ValueError(f"below() takes 1 to 2**31, not {n}")
        return self._below(n)

    def _below(self, n: i64) -> i64:
        mask: i64 = 0xFFFFFFFF
        product = self._next() * n
        if product & mask < n:
            limit: i64 = 0x100000000 % n
            while product & mask < limit:
                product = self._next() * n
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Puts the items in a fair random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self._below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

"""RLCard's uno environment, with the legal actions of the observation."""

from __future__ import annotations

import measure
import rlcard  # type: ignore[import-not-found]
from measure import Work, rnd


def uno() -> Work:
    env = rlcard.make("uno", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rnd() * len(actions))])
            made += 1
        return made

    return play


if __name__ == "__main__":
    measure.main({"uno": uno})

"""Every sound is audible, not clipped and short."""

from __future__ import annotations

from tests.web.conftest import DOOR, Open
from tests.web.player import sit_down

SOUNDS = ["paper", "shuffle", "wood", "glass", "dice", "coin", "bell", "fanfare", "knock"]
RATE = 44_100

RENDER = """async ([sounds, rate]) => {
    const { Sounds } = await import("/static/js/sound/sound.js");
    const heard = {};
    for (const sound of sounds) {
        const audio = new OfflineAudioContext(1, 2 * rate, rate);
        const made = new Sounds(() => 1);
        made.tune(audio);
        made.sound(sound, 0);
        const samples = (await audio.startRendering()).getChannelData(0);
        const loud = samples.map(Math.abs);
        heard[sound] = { peak: Math.max(...loud), length: loud.findLastIndex((value) => value > 0.001) / rate };
    }
    return heard;
}"""


def test_sounds_are_neither_silent_nor_clipped_nor_long(open_page: Open) -> None:
    heard = open_page("/").evaluate(RENDER, [SOUNDS, RATE])
    assert list(heard) == SOUNDS
    for name, sound in heard.items():
        assert 0.03 < sound["peak"] < 0.5, name
        assert 0.02 < sound["length"] < 1.2, name


def test_muting_by_key_is_remembered(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 2)
    page.wait_for_selector(".prompt[data-turn]")
    page.keyboard.press("m")
    assert page.locator("[data-tool=sound]").get_attribute("aria-pressed") == "false"
    page.reload()
    page.wait_for_selector(".prompt[data-turn]")
    assert page.locator("[data-tool=sound]").get_attribute("aria-pressed") == "false"

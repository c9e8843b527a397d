"""Modules that are joined into one script."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from posse.server.bundle import bundle
from posse.server.files import names, served, stamp

NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node") or ""
MODULES = {
    "pages/page.js": """/** A page. */
import { twice } from "../lib/sums.js";
import { say as tell } from "./say.js";
import "./first.js";

tell(`twice ${twice(4)}`);
/** @param {import("../lib/sums.js").Sum} sum */
const late = async (sum) => {
  // import("./nowhere.js") in a comment
  const { name } = await import("./late.js");
  tell(`${name} ${sum}`);
};
late(7).then(() => late(8));
""",
    "pages/say.js": "const hidden = 1;\nexport function say(text) {\n  console.log(text);\n}\n",
    "pages/first.js": 'import { say } from "./say.js";\nconst hidden = 2;\nsay(`first ${hidden}`);\n',
    "pages/late.js": 'import { say } from "./say.js";\nsay("late runs once");\nexport const name = "late";\n',
    "lib/sums.js": "export class Sum {}\nexport async function later() {}\nexport const twice = (number) => 2 * number;\n",
}


def test_a_bundle_does_what_its_modules_do(tmp_path: Path) -> None:
    script = tmp_path / "page.mjs"
    first, later = bundle("pages/page.js", MODULES.__getitem__, "later.mjs")
    script.write_text(first, encoding="utf-8")
    (tmp_path / "later.mjs").write_text(later, encoding="utf-8")
    assert "late runs once" in later and "late runs once" not in first, "it is loaded when it is needed"
    assert "console.log" in first and "console.log" not in later, "no module is there twice"
    said = subprocess.run([NODE, script], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["first 2", "twice 8", "late runs once", "late 7", "late 8"]


@pytest.mark.parametrize(
    "text",
    [
        'import * as all from "./b.js";\n',
        'import b from "./b.js";\n',
        "export let changing = 1;\n",
        "export default 1;\n",
        'export { b } from "./b.js";\n',
        "await 1;\n",
        "const found = import(name);\n",
        "const here = import.meta.url;\n",
    ],
)
def test_what_cannot_be_bundled_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"^a\.js: this cannot be bundled: .*\w"):
        bundle("a.js", {"a.js": text, "b.js": ""}.__getitem__, "later.js")


def test_modules_that_import_each_other_are_named() -> None:
    modules = {"a.js": 'import "./b.js";\n', "b.js": 'import "./a.js";\n'}
    with pytest.raises(ValueError, match=r"a\.js > b\.js > a\.js"):
        bundle("a.js", modules.__getitem__, "later.js")


def test_the_bundle_of_every_page_can_be_read(tmp_path: Path) -> None:
    bundles = [address for address in names() if address.startswith("/bundle/")]
    assert {"/bundle/table.js", "/bundle/lobby.js"} <= set(bundles)
    for address in bundles:
        script = tmp_path / f"{Path(address).stem}.mjs"
        script.write_text(served(address, stamp()), encoding="utf-8")
        subprocess.run([NODE, "--check", script], check=True)

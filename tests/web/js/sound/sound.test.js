import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { BY_KIND } from "../../../../src/posse/web/js/sound/sound.js";

const TEXTS = new URL("../../../../src/posse/games/bounty_hunters/texts/en.ftl", import.meta.url);

test("everything that is told in the log is heard", () => {
  const told = [...readFileSync(TEXTS, "utf8").matchAll(/^log-(\w+) =/gm)].map(([, kind]) => kind ?? "");
  assert.ok(told.length > 15);
  assert.deepEqual(
    told.filter((kind) => !(kind in BY_KIND)),
    [],
  );
});

import { expect, test } from "vitest";
import { LAND_CYCLES } from "../../data/land-cycles.ts";
import { readReal } from "../../testing/real.ts";
import { isLand } from "../mana/sources.ts";

test("families of lands name real lands, each once", async () => {
  const { table, names } = await readReal();
  const seen = LAND_CYCLES.flatMap((cycle) => cycle.names);
  expect(new Set(seen).size).toBe(seen.length);
  for (const name of seen) {
    const match = names.resolve(name, { typos: false });
    expect(match.found && isLand(table, match.card), name).toBe(true);
  }
});

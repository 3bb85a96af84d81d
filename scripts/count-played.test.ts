import { PLAYED } from "@deckwright/engine/rank/played.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { createPoolReader } from "@deckwright/rules/legality.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readReal } from "../packages/engine/testing/real.ts";

let real: Real;
beforeAll(async () => {
  real = await readReal();
}, 60_000);

describe("what people play", () => {
  for (const [slug, { spells, lands, of }] of Object.entries(PLAYED.formats))
    test(`${slug} shows cards that it allows, the most played first`, () => {
      const format = FORMATS.get(slug)!;
      const pool = createPoolReader(real.table, real.names, format).mask();
      for (const shares of [spells, lands]) {
        expect(shares.length).toBeGreaterThan(3);
        const percents = shares.map(([, percent]) => percent);
        expect(percents).toEqual([...percents].sort((a, b) => b - a));
        for (const [name] of shares) expect([name, pool[real.card(name)]]).not.toEqual([name, 0]);
      }
      if (of !== undefined) expect(PLAYED.formats[of]).toMatchObject({ decks: PLAYED.formats[slug]!.decks });
    });

  test("no small deck is told to play what costs more than it may", () => {
    const { table, card } = real;
    const { spells } = PLAYED.formats["tiny-leaders"]!;
    for (const [name] of spells) expect(table.manaValue[card(name)]).toBeLessThanOrEqual(3);
  });
});

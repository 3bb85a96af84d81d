import { existsSync } from "node:fs";
import { join } from "node:path";
import { viewsOf } from "@deckwright/engine/tags/card-view.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type CorpusCard, readCorpus } from "./corpus.ts";
import { type Agreement, measureTagger } from "./measure.ts";

const folder = process.env.CARDS_DIR ?? "";
const hasReference = folder !== "" && existsSync(join(folder, "otags_functional.json"));

/** Least precision and recall, a little below what was measured. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  removal: [0.94, 0.88],
  counterspell: [0.95, 0.95],
  sweeper: [0.84, 0.89],
  ramp: [0.93, 0.78],
  "ramp:rock": [0.97, 0.88],
  draw: [0.92, 0.83],
  tutor: [0.95, 0.89],
  "cost-reducer": [0.9, 0.88],
  "token-maker": [0.58, 0.89],
  lifegain: [0.83, 0.95],
  burn: [0.85, 0.91],
  "mill:opponents": [0.95, 0.79],
  "extra-turn": [0.95, 0.95],
  "extra-combat": [0.95, 0.95],
  reanimation: [0.9, 0.72],
  "sacrifice-outlet": [0.84, 0.81],
  loot: [0.83, 0.85],
};

describe.skipIf(!hasReference)("the tagger against the community's tags (CARDS_DIR)", () => {
  let agreements: readonly Agreement[];
  let corpus: readonly CorpusCard[];
  beforeAll(() => {
    agreements = measureTagger(folder);
    corpus = readCorpus(folder);
  }, 60_000);

  test.each(Object.entries(FLOORS))("%s keeps its precision and recall", (tag, [precision, recall]) => {
    const agreement = agreements.find(({ pair }) => pair.tag === tag);
    expect(agreement?.precision).toBeGreaterThan(precision);
    expect(agreement?.recall).toBeGreaterThan(recall);
  });

  test("reads well over thirty thousand cards, none of them twice into the same tag", () => {
    expect(corpus.length).toBeGreaterThan(30_000);
    for (const { card } of corpus.filter((_, at) => at % 50 === 0)) {
      const tags = [...TAGGER.tag(card)];
      expect(new Set(tags).size).toBe(tags.length);
    }
  });

  test("finds cards for every tag", () => {
    const seen = new Set(corpus.flatMap(({ card }) => [...TAGGER.tag(card)]));
    const never = TAGGER.names.filter((_, tag) => !seen.has(tag));
    expect(never).toEqual([]);
  });

  test("leaves no reminder text and no empty ability", () => {
    for (const { card } of corpus.filter((_, at) => at % 20 === 0))
      for (const view of viewsOf(card))
        expect(view.abilities.filter((ability) => ability.trim() === "")).toEqual([]);
  });
});

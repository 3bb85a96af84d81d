import { EXTRA_ZONES } from "@deckwright/decks/zones.ts";
import { expect, test } from "vitest";
import { FORMATS } from "./registry.ts";

test("the zones of all formats are the zones that decks have", () => {
  const used = new Set([...FORMATS.values()].flatMap(({ zones }) => zones.map(({ name }) => name)));
  expect([...used].sort()).toEqual(Object.keys(EXTRA_ZONES).sort());
});

test("a format calls a zone what everybody calls it, and counts what decks count", () => {
  const known = new Map(Object.entries(EXTRA_ZONES));
  for (const { id, zones } of FORMATS.values()) {
    for (const { name, words, counted } of zones) {
      expect(known.get(name)?.heading.toLowerCase(), `${id} ${name}`).toBe(words);
      expect(known.get(name)?.isCounted, `${id} ${name}`).toBe(counted === true);
    }
  }
});

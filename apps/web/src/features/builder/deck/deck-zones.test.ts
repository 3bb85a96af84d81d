import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { expect, test } from "vitest";
import { DECK_ZONES } from "./deck-zones.ts";

test("every zone of every format has its heading", () => {
  const known = new Map(DECK_ZONES.map((zone) => [zone.name, zone]));
  for (const format of FORMATS.values()) {
    for (const { name, words, counted } of format.zones) {
      expect(known.get(name)?.title.toLowerCase(), `${format.id} ${name}`).toBe(words);
      expect(known.get(name)?.isCounted).toBe(counted === true);
    }
  }
});

import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";

const NAMES = [
  "Time Vault",
  "Voltaic Key",
  "Painter's Servant",
  "Grindstone",
  "Splinter Twin",
  "Deceiver Exarch",
  "Thassa's Oracle",
  "Demonic Consultation",
  "Worldgorger Dragon",
  "Animate Dead",
  "Walking Ballista",
  "Heliod, Sun-Crowned",
  "Black Lotus",
  "Reanimate",
  "Lightning Bolt",
  "Bladewing the Risen",
  "Deceptive Frostkite",
];
const { combos, card: indexOf } = smallTable(NAMES.map((name) => ({ name })));

describe("cards that come with a partner or not at all", () => {
  const alone = (format: string, name: string, ...held: readonly string[]): boolean => {
    const cards = new Set(held.map(indexOf));
    return combos.isAlone(format, indexOf(name), (card) => cards.has(card));
  };

  test.each([
    ["vintage", "Time Vault", "Voltaic Key"],
    ["legacy", "Painter's Servant", "Grindstone"],
    ["commander", "Grindstone", "Painter's Servant"],
    ["modern", "Splinter Twin", "Deceiver Exarch"],
    ["vintage", "Thassa's Oracle", "Demonic Consultation"],
    ["canadian-highlander", "Thassa's Oracle", "Demonic Consultation"],
    ["commander", "Worldgorger Dragon", "Animate Dead"],
    ["commander", "Demonic Consultation", "Thassa's Oracle"],
    ["brawl", "Demonic Consultation", "Thassa's Oracle"],
  ])("%s: %s wants %s", (format, name, partner) => {
    expect(alone(format, name)).toBe(true);
    expect(alone(format, name, "Lightning Bolt")).toBe(true);
    expect(alone(format, name, partner)).toBe(false);
  });

  test.each([
    ["commander", "Thassa's Oracle"],
    ["commander", "Walking Ballista"],
    ["premodern", "Demonic Consultation"],
    ["pioneer", "Heliod, Sun-Crowned"],
    ["vintage", "Black Lotus"],
    ["legacy", "Reanimate"],
  ])("%s: %s stands by itself", (format, name) => {
    expect(alone(format, name)).toBe(false);
  });
});

test("combos too slow to count for a bracket are known all the same to who wants none", () => {
  const [bladewing, frostkite] = [indexOf("Bladewing the Risen"), indexOf("Deceptive Frostkite")];
  expect(combos.bracketOf(bladewing, frostkite)).toBe(1);
  expect(combos.isKnown(frostkite, bladewing)).toBe(true);
  expect(combos.isKnown(bladewing, indexOf("Lightning Bolt"))).toBe(false);
});

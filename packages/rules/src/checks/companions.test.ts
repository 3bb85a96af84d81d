import type { DeckList } from "@deckwright/decks/deck.ts";
import { describe, expect, test } from "vitest";
import { fixtureRules } from "../../testing/fixture.ts";

const { rules } = fixtureRules();

/** What the companion finds wrong with sixty cards of these in Pioneer, whose other rules are of no interest here. */
function broken(companion: string, main: DeckList["main"]): readonly string[] | null {
  const { findings } = rules.validate({ format: "modern", main, companion });
  const found = findings.find(({ rule }) => rule === "COMP");
  return found ? found.cards.slice(1) : null;
}

describe("each companion looks at the starting deck", () => {
  test.each([
    ["Gyruda, Doom of Depths", { "Green Bear": 4, "Ramp // Run": 4, Forest: 20 }, { "Green Cat": 1 }],
    [
      "Jegantha, the Wellspring",
      { "Green Bear": 4, "Hybrid Charm": 4, Forest: 20, "Misty Grove": 1 },
      { "Blue Answer": 1 },
    ],
    [
      "Kaheera, the Orphanguard",
      { "Green Cat": 4, Shapeshifter: 4, "Red Bolt": 4, Forest: 20 },
      { "Green Bear": 1 },
    ],
    ["Keruga, the Macrosage", { "Green Cat": 4, "Ramp // Run": 4, Forest: 20 }, { "Green Bear": 1 }],
    ["Lurrus of the Dream-Den", { "Green Bear": 4, "Ramp // Run": 4, Forest: 20 }, { "Green Cat": 1 }],
    [
      "Lutri, the Spellchaser",
      { "Green Bear": 1, "Green Cat": 1, Forest: 20, "Misty Grove": 4 },
      { "Red Bolt": 2 },
    ],
    ["Obosh, the Preypiercer", { "Green Cat": 4, "Red Bolt": 4, Forest: 20 }, { "Green Bear": 1 }],
    ["Umori, the Collector", { "Green Cat": 4, "Green Bear": 4, Forest: 20 }, { "Red Bolt": 1 }],
    ["Zirda, the Dawnwaker", { "Grey Rock": 4, "Red Bolt": 4, Forest: 20, Wastes: 1 }, { "Idle Stone": 1 }],
  ])("%s", (companion, fits, breaks) => {
    expect(broken(companion, fits)).toBeNull();
    expect(broken(companion, { ...fits, ...breaks })).toEqual(Object.keys(breaks));
  });

  test("Yorion counts cards", () => {
    expect(broken("Yorion, Sky Nomad", { Forest: 80 })).toBeNull();
    expect(broken("Yorion, Sky Nomad", { Forest: 79 })).toEqual([]);
  });

  test("both halves of a split card count for Jegantha", () => {
    expect(broken("Jegantha, the Wellspring", { "Ramp // Run": 1 })).toEqual(["Ramp // Run"]);
  });

  test("the front of a double-faced card counts, not its back", () => {
    expect(broken("Kaheera, the Orphanguard", { Sprite: 1 })).toEqual(["Sprite // Dragon of the Lake"]);
    expect(broken("Obosh, the Preypiercer", { Sprite: 1 })).toBeNull();
  });

  test("the sideboard is not part of the starting deck, a commander is", () => {
    const side = rules.validate({
      format: "modern",
      main: { "Green Cat": 60 },
      side: { "Green Bear": 1 },
      companion: "Obosh, the Preypiercer",
    });
    expect(side.findings.map(({ rule }) => rule)).not.toContain("COMP");
    const led = rules.validate({
      format: "commander",
      commanders: ["Five Color Sage"],
      main: {},
      companion: "Obosh, the Preypiercer",
    });
    expect(led.findings.find(({ rule }) => rule === "COMP")?.cards).toEqual([
      "Obosh, the Preypiercer",
      "Five Color Sage",
    ]);
  });
});

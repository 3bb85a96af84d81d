import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import { playGames } from "@deckwright/engine/goldfish/play-games.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GoldfishFigures, Report } from "./goldfish-figures.tsx";
import { GoldfishSection } from "./goldfish-section.tsx";

// React parts neighboring texts by comments.
const textOf = (element: React.ReactElement): string =>
  renderToString(element)
    .replaceAll("<!-- -->", "")
    .replaceAll("&lt;", "<")
    .replaceAll(/<[a-z/][^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

const leader = (name: string) => ({ name, quantity: 1, cost: "{1}{G}", isLand: false });
const FACTS: GameFacts = {
  cards: [
    { name: "Forest", quantity: 40, cost: "", isLand: true, mana: { kinds: 16, amount: 1, isLate: false } },
    { name: "Bear", quantity: 59, cost: "{1}{G}", isLand: false, attack: 2 },
  ],
  commanders: [leader("Marwyn, the Nurturer")],
  combos: [],
  life: 40,
  isMultiplayer: true,
};

describe("the report", () => {
  test("has a row for everything, and words for each bar", () => {
    const report = playGames(FACTS, { games: 200 });
    const text = textOf(<Report report={report} />);
    expect(text).toMatch(/Seven kept \(3–5 lands\) \d+ %/);
    expect(text).toMatch(/Screw: < 3 lands, turn 4 \d+ % Flood: 7\+ drawn, turn 6 \d+ %/);
    expect(text).toMatch(/Commander turn 2 Commander by turn 2 \d+ %/);
    expect(text).toMatch(/Combo none known 40 damage turn \d+ $/);
    expect(text).toContain(`Turn 2: ${Math.round((report.onCurve[1] ?? 0) * 100)} %`);
  });

  test("has a row for each of two commanders, and for what does not come in time", () => {
    const commanders = [leader("Thrasios, Triton Hero"), leader("Tymna the Weaver")];
    const combos = [["Thrasios, Triton Hero", "Tymna the Weaver"]] as const;
    const text = textOf(<Report report={playGames({ ...FACTS, commanders, combos, life: 9_000 })} />);
    expect(text).toMatch(/Thrasios turn \d Thrasios by turn 2 .* Tymna by turn 2/);
    expect(text).toMatch(/Combo drawn turn \d/);
    expect(text).toContain("9000 damage 0 % by turn 12");
  });

  test("is as many rows as its place is kept for", () => {
    const rowsOf = (commanders: GameFacts["commanders"]): number =>
      (
        renderToString(<Report report={playGames({ ...FACTS, commanders }, { games: 1 })} />).match(/<tr/g) ??
        []
      ).length - 1;
    for (const leaders of [[], ["A"], ["A", "B"]]) {
      const place = renderToString(<GoldfishSection deck={{ ...makeDeck(), commanders: leaders }} />);
      expect(place).toContain(`--rows:${rowsOf(leaders.map(leader))}`);
    }
  });
});

test("a deck that is too small to draw from says so", () => {
  expect(textOf(<GoldfishFigures deck={{ ...makeDeck(), main: { Forest: 6 } }} />)).toContain("seven cards");
});

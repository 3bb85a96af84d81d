import type { Analysis } from "@deckwright/contract/analysis.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import { BracketSection } from "./bracket-section.tsx";
import { PowerSection } from "./power-section.tsx";

// React parts neighboring texts by comments.
const textOf = (element: React.ReactElement): string =>
  renderToString(element)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

type Level = NonNullable<Analysis["bracket"]>["level"];
const bracket = (floor: Level, level: Level) => ({ floor, level, reasons: [] });

describe("the bracket", () => {
  test("is the one the deck is for, with what its cards would pass as", () => {
    const asked = textOf(<BracketSection bracket={bracket(1, 3)} asked={3} />);
    expect(asked).toContain("Bracket 3 Upgraded");
    expect(asked).toContain("Built for bracket 3; its cards alone would also pass in bracket 1.");
    expect(textOf(<BracketSection bracket={bracket(1, 2)} asked={null} />)).toContain(
      "It plays like bracket 2; its cards alone",
    );
  });

  test("needs no word where the cards say it, and a warning where they lift it", () => {
    expect(textOf(<BracketSection bracket={bracket(3, 3)} asked={3} />)).not.toContain("would also pass");
    expect(textOf(<BracketSection bracket={bracket(4, 4)} asked={2} />)).toContain(
      "You asked for bracket 2; these cards lift it.",
    );
  });
});

describe("the power", () => {
  const analysis: Analysis = { ...NO_ANALYSIS, power_level: 8 };

  test("says in its heading where the bracket decides on it, and what the cards come to", () => {
    const raised = textOf(<PowerSection analysis={{ ...analysis, powerHeld: { bracket: 4, sum: 4 } }} />);
    expect(raised).toContain("Power, where bracket 4 begins Power level 8");
    expect(raised).toContain("By its cards alone it comes to 4.0; decks of bracket 4 are counted from 8.");
    expect(
      textOf(
        <PowerSection analysis={{ ...analysis, power_level: 7, powerHeld: { bracket: 3, sum: 8.6 } }} />,
      ),
    ).toContain("where bracket 3 ends");
    expect(textOf(<PowerSection analysis={analysis} />)).not.toContain("bracket");
  });
});

import type { Analysis } from "@deckwright/contract/analysis.ts";
import { noteFindings } from "@deckwright/engine/explain/note-findings.ts";
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
  test("is what the deck has at least, and says where it is not what was asked for", () => {
    const asked = textOf(<BracketSection bracket={bracket(1, 2)} asked={3} />);
    expect(asked).toContain("At least bracket 2 Core");
    expect(asked).toContain("You asked for bracket 3; by its cards it is bracket 2 at least.");
    expect(textOf(<BracketSection bracket={bracket(1, 2)} asked={null} />)).toContain(
      "It has the power of bracket 2; these checks alone would let it pass in 1.",
    );
  });

  test("needs no word where the cards say it, and a warning where they lift it", () => {
    expect(textOf(<BracketSection bracket={bracket(3, 3)} asked={3} />)).not.toContain("asked");
    expect(textOf(<BracketSection bracket={bracket(4, 4)} asked={2} />)).toContain(
      "You asked for bracket 2; these cards lift it.",
    );
  });

  test("is not said again where a finding says it, and is where findings are about something else", () => {
    const finding = (message: string) => ({
      rule: "AIM",
      severity: "warning" as const,
      cards: [],
      message,
      source: "your wish",
    });
    const shown = (message: string): string =>
      textOf(<BracketSection bracket={bracket(2, 2)} asked={3} findings={[finding(message)]} />);
    expect(shown(`${sayingOf("other")} (power 4).`)).not.toContain("asked");
    expect(shown("You asked for power 7; this deck comes to power 5.")).toContain("You asked for bracket 3;");
    const lifted = finding(`${sayingOf("lifted")} (Game Changers: Rhystic Study).`);
    expect(textOf(<BracketSection bracket={bracket(4, 4)} asked={2} findings={[lifted]} />)).not.toContain(
      "asked",
    );
  });
});

/** What the engine says of a bracket, up to what differs. */
function sayingOf(kind: "other" | "lifted"): string {
  const [{ message } = { message: "" }] = noteFindings([
    kind === "other"
      ? { kind: "other-bracket", asked: 3, bracket: 2, power: 4, parts: [] }
      : { kind: "lifted-bracket", bracket: 4, label: "Game Changers", names: ["Rhystic Study"] },
  ]);
  return message.replace(/ \(.*$/, "");
}

describe("the power", () => {
  test("is shown with the parts that it is the sum of", () => {
    const powerParts = [
      { label: "Tutors", points: 3.4 },
      { label: "More than the scale holds", points: -0.4 },
    ];
    const shown = textOf(<PowerSection analysis={{ ...NO_ANALYSIS, power_level: 8, powerParts }} />);
    expect(shown).toContain("Power level 8");
    expect(shown).toContain("Tutors +3.4");
    expect(shown).toContain("More than the scale holds −0.4");
  });
});

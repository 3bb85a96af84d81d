import { expect, test } from "vitest";
import { noteFindings } from "./note-findings.ts";
import { withSentences } from "./reading-notes.ts";

test("what gave way is a warning, what was assumed or read is advice", () => {
  const findings = noteFindings([
    { kind: "not-legal", cards: ["Black Lotus"], format: "Modern", isBanned: false },
    { kind: "default-format", format: "Commander" },
    { kind: "corrected-name", typed: "skulcalmp", card: "Skullclamp" },
  ]);
  expect(findings).toEqual([
    {
      rule: "WISH",
      severity: "warning",
      cards: ["Black Lotus"],
      message: "Black Lotus is not legal in Modern, so it stays out.",
      source: "your wish",
    },
    expect.objectContaining({
      severity: "advice",
      message: "You named no format, so this is a Commander deck.",
    }),
    expect.objectContaining({
      severity: "advice",
      message: '"skulcalmp" was read as Skullclamp.',
      cards: [],
    }),
  ]);
});

test("the same is said once", () => {
  expect(noteFindings([{ kind: "nothing-fits" }, { kind: "nothing-fits" }])).toHaveLength(1);
});

test("one color and several are spoken of as people do", () => {
  const sentence = (colors: number): string | undefined =>
    noteFindings([{ kind: "unused-colors", colors }])[0]?.message;
  expect(sentence(8)).toContain("No red card");
  expect(sentence(8)).toContain("that color");
  expect(sentence(9)).toContain("No white or red card");
  expect(sentence(9)).toContain("those colors");
});

test("names that may have been meant are asked for", () => {
  const [near, far] = noteFindings([
    { kind: "no-such-card", typed: "Lightnig", near: ["Lightning Bolt", "Lightning Axe"] },
    { kind: "no-such-card", typed: "Xyzzy", near: [] },
  ]);
  expect(near?.message).toMatch(/“Lightnig”.* Did you mean Lightning Bolt or Lightning Axe\?$/);
  expect(far?.message).not.toContain("Did you mean");
});

test("an intent has its notes in words, or none", () => {
  expect(withSentences({ read: {} }, [])).toEqual({ read: {} });
  expect(withSentences({ read: {} }, [{ kind: "guessed-budget", usd: 50 }]).notes).toEqual([
    "A budget without an amount was read as at most $50 for the whole deck.",
  ]);
});

import { describe, expect, test } from "vitest";
import { readDeckText } from "./read-deck.ts";

/** What is repeated, to be a text that looks like something to every reader and ends like nothing. */
const UNITS: Readonly<Record<string, string>> = {
  blanks: " ",
  tabs: "\t",
  "wide blanks": "\u3000",
  "unseen letters": "\u200B",
  letters: "a",
  "letters that are not English": "é",
  words: "ab ",
  digits: "1",
  "figures apart": " 1",
  quantities: "4x ",
  "open brackets": "[",
  "open round brackets": "(",
  "open brackets apart": " [",
  "open round brackets apart": " (",
  "open categories": " [ab",
  "closed brackets": " [abc] 12",
  "closed round brackets": " (abc) 12",
  braces: " {a}",
  "open braces": " {",
  "number signs": "#",
  "number signs apart": " #",
  stars: "*",
  "stars apart": " *",
  "open foils": " *a",
  foils: " *F*",
  angles: "<",
  "angles apart": " <",
  elements: "<card ",
  "open attributes": 'name="',
  "empty attributes": "name = ",
  ampersands: "&",
  "escaped letters": "&amp;",
  "open escapes": "&#x1",
  carets: " ^",
  "labels of carets": " ^a^",
  bars: "|",
  "pluses and bars": "+|",
  commas: ",",
  semicolons: ";",
  colons: "aaa:",
  quotes: '"',
  "open cells": ',"a',
  "doubled quotes": ',""',
  prices: " $1.50",
  "open prices": " $1.",
  dashes: " -",
  "headings of several": "ramp and ",
  "headings of cards": "( cards ",
  zones: "commander:",
  marks: "SB: ",
  slashes: "/",
  underscores: "_",
};

/** So many letters of a kind. */
const many = (unit: string, letters: number) => unit.repeat(letters / unit.length + 1).slice(0, letters);

/** As much text as is looked at: what grows as its square would take seconds. */
const MOST_TEXT = 60_000;

/** Ways to make one text of so many letters of a kind: as a line, between words, in an element, a cell, below a heading. */
const SHAPES: Readonly<Record<string, (unit: string, letters: number) => string>> = {
  "a line": (unit, letters) => many(unit, letters),
  "a line with a word around": (unit, letters) => `1 x${many(unit, letters)}x`,
  "a sideboard's line": (unit, letters) => `SB:${many(unit, letters)}x`,
  "a line behind a total": (unit, letters) => `total${many(unit, letters)}x`,
  "an element": (unit, letters) => `<card name="${many(unit, letters).replaceAll('"', "'")}"/>`,
  "an open element": (unit, letters) => `<card name${many(unit, letters)}`,
  "a cell": (unit, letters) => `Name;Qty\n"x${many(unit, letters)}x;1`,
  "lines of names": (unit, letters) => `1 ${many(unit, 56)}x\n`.repeat(letters / 60),
  "lines below who leads": (unit, letters) => `Companion\n${`${many(unit, 12)}x\n`.repeat(letters / 14)}`,
  "rows of a table": (unit, letters) => `Name;Qty\n${`"${many(unit, 50)}";1\n`.repeat(letters / 56)}`,
  "elements of a file": (unit, letters) =>
    `<deck>${`<card name="${many(unit, 40).replaceAll('"', "'")}"/>\n`.repeat(letters / 56)}`,
};

/** Milliseconds of the process, which other work of the machine does not lengthen. */
function time(text: string): number {
  const start = process.cpuUsage();
  readDeckText(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * How many times as long one text takes as another, by the shortest of some runs each, which are as many as it takes to be sure
 * that the answer is below `most`. What takes no time is not held to it.
 */
function timesAsLong(few: string, much: string, most: number): number {
  const [short, long] = [[time(few)], [time(much)]];
  const ratio = () => (Math.min(...long) - LEAST_MS) / Math.max(Math.min(...short), LEAST_MS);
  for (let run = 0; run < 12 && ratio() > most; run++) {
    short.push(time(few));
    long.push(time(much));
  }
  return ratio();
}
const LEAST_MS = 0.5;

describe.each(Object.entries(UNITS))("of %s", (_name, unit) => {
  test("four times the text takes four times as long, and not sixteen times", () => {
    for (const [shape, textOf] of Object.entries(SHAPES)) {
      const [few, much] = [textOf(unit, MOST_TEXT / 4), textOf(unit, MOST_TEXT)];
      expect(timesAsLong(few, much, 8), shape).toBeLessThanOrEqual(8);
    }
  });

  test("lines four times as long take no longer, if they are as much text", () => {
    const linesOf = (letters: number, before: string, behind: string) =>
      `${before}${many(unit, letters).replaceAll("\n", "")}${behind}\n`.repeat(MOST_TEXT / 2 / letters);
    for (const [before, behind] of [
      ["", ""],
      ["1 x", "x"],
      ["x", " 1"],
    ] as const) {
      const [short, long] = [linesOf(95, before, behind), linesOf(380, before, behind)];
      expect(timesAsLong(short, long, 2.5), `${before}…${behind}`).toBeLessThanOrEqual(2.5);
    }
  });
});

test("many short lines of any kind are read in one go", () => {
  for (const line of ["", "X", "1 X", "Sideboard", "// x", "0 X", "x:", "Burn (1)", "-"]) {
    const [few, much] = [`${line}\n`.repeat(5_000), `${line}\n`.repeat(20_000)];
    expect(timesAsLong(few, much, 8), line).toBeLessThanOrEqual(8);
  }
});

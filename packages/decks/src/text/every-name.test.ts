import { loadCards } from "@deckwright/host/cards/load.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readDeckLines } from "./read-deck.ts";

/** Ways to write two copies of a card, or one, in which no name is to be taken for anything else. */
const WAYS: Readonly<Record<string, readonly [line: (name: string) => string, quantity: number]>> = {
  "behind a quantity": [(name) => `2 ${name}`, 2],
  "behind a quantity with an x": [(name) => `4x ${name}`, 4],
  "behind a tab": [(name) => `3\t${name}`, 3],
  "before its set and number": [(name) => `1 ${name} (ABC) 123`, 1],
  "before its set, number and a foil's mark": [(name) => `1 ${name} (ABC) 12a *F*`, 1],
  "before a set in other brackets": [(name) => `1 ${name} [ABC]`, 1],
  "before a category": [(name) => `1x ${name} (abc) 12 [Ramp] ^Have,#37d67a^`, 1],
  "before a remark": [(name) => `1 ${name} # why`, 1],
  "before a price": [(name) => `1 ${name} $1.50`, 1],
  "as Forge writes it": [(name) => `1 ${name}|ABC|1`, 1],
  "behind its set": [(name) => `1 [ABC:12] ${name}`, 1],
  "behind a dash": [(name) => `- ${name}`, 1],
  "behind a bullet and a quantity": [(name) => `• 2 ${name}`, 2],
  "behind the number of the line": [(name) => `1. ${name}`, 1],
  "before a quantity with an x": [(name) => `${name} x2`, 2],
  "in small letters": [(name) => `2 ${name.toLowerCase()}`, 2],
};

describe("every name of the game is read as it is", () => {
  let names: readonly string[];
  beforeAll(async () => {
    const { table } = await loadCards();
    const whole = Array.from({ length: table.size }, (_, card) => table.name(card));
    const sides = whole.flatMap((name) => (name.includes(" // ") ? name.split(" // ") : []));
    const slashed = whole.filter((name) => name.includes(" // ")).map((name) => name.replaceAll(" // ", "/"));
    names = [...new Set([...whole, ...sides, ...slashed])];
  }, 60_000);

  test.each(Object.entries(WAYS))("%s", (way, [lineOf, quantity]) => {
    expect(names.length).toBeGreaterThan(30_000);
    // Where the line does not begin with a quantity, this one is a heading.
    const asked = names.filter((name) => name !== "Signature Spells" || /^\d/.test(lineOf("")));
    const { lines, unread } = readDeckLines(asked.map(lineOf).join("\n"));
    expect(unread).toEqual([]);
    const written = way === "in small letters" ? asked.map((name) => name.toLowerCase()) : asked;
    const wrong = written.filter((name, at) => {
      const read = lines[at];
      return (
        read?.name !== name || read.quantity !== quantity || read.section !== "main" || read.line !== at + 1
      );
    });
    expect(wrong).toEqual([]);
    expect(lines).toHaveLength(asked.length);
  });

  test("with nothing around it", () => {
    const asked = names.filter((name) => name !== "Signature Spells");
    const { lines } = readDeckLines(asked.join("\n"));
    expect(lines.map(({ name }) => name)).toEqual(asked);
    expect(lines.every((line) => line.quantity === 1 && line.section === "main")).toBe(true);
  });
});

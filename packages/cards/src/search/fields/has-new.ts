import { PrintingFlag } from "../../bulk/printing-record.ts";
import { ownEntry } from "../../own-entry.ts";
import { type Atom, clause, type Field, type Problem, type TermContext } from "../atom.ts";
import { nearest } from "../nearest.ts";
import { rowTest } from "../word-column.ts";

/** What a card or printing may have on it; `null` for words that mean something else. */
export function presenceOf(word: string, { index }: TermContext): Atom | Problem | null {
  const printing = {
    level: "printing",
    cost: 2,
    key: `has ${word}`,
    ...clause("it", "has", "does not have", `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`),
  } as const;
  if (word === "watermark") {
    const column = index.printings.texts("watermark");
    if (column.words.every((text) => text === ""))
      return { problem: "The loaded cards do not tell the watermark", at: "value" };
    return { ...printing, test: rowTest(column, (text) => text !== "") };
  }
  if (word === "image")
    return { ...printing, test: (at) => ((index.printings.flags[at] ?? 0) & PrintingFlag.Image) !== 0 };
  if (word === "artist")
    return { ...printing, test: rowTest(index.printings.texts("artist"), (text) => text !== "") };
  if (word === "flavorname") {
    const { says, saysNot } = clause("it", "has", "does not have", "a name of another world");
    const test = rowTest(index.printings.texts("flavorName"), (text) => text !== "");
    return { ...printing, says, saysNot, test };
  }
  if (word === "indicator") {
    // A face with colors but without a cost.
    const { table } = index;
    const costs = index.costs();
    const hasNone = rowTest(costs, (line) => line.split("|").includes(""));
    const colored = (card: number): boolean =>
      hasNone(card) &&
      table
        .faces(card)
        .some((face) => face.colors !== 0 && face.manaCost === "" && !/\bLand\b/.test(face.typeLine));
    const { says, saysNot } = clause("it", "has", "does not have", "a color indicator");
    return { level: "card", cost: 30, key: "has indicator", says, saysNot, test: colored };
  }
  return null;
}

/** True where all printings have the same value, or none is known. */
function isOneForAll(column: ArrayLike<number>, size: number): boolean {
  for (let at = 1; at < size; at++) if (column[at] !== column[0]) return false;
  return true;
}

/** `new:` the first printing, after the first of all, with another rarity, artist or frame. */
export const newField: Field = (term, { index }) => {
  const word = term.value.trim().toLowerCase();
  const { printings, table } = index;
  const columns: Readonly<Record<string, ArrayLike<number>>> = {
    rarity: printings.rarity,
    artist: printings.texts("artist").ids,
    frame: printings.texts("frame").ids,
    language: printings.texts("language").ids,
  };
  const column = ownEntry(columns, word);
  if (column && isOneForAll(column, index.table.printingCount))
    return { problem: `The loaded cards do not tell the ${word} of a printing`, at: "value" };
  if (!column) {
    const suggestion = nearest(word, Object.keys(columns));
    const problem = `Nothing tells which printing has a new “${term.value}”`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  return {
    level: "printing",
    cost: 6,
    key: `new ${word}`,
    ...clause("the printing", "has", "does not have", `a new ${word}`),
    test: (at) => {
      const [from] = table.printingsOf(printings.card[at] ?? 0);
      for (let before = from; before < at; before++) if (column[before] === column[at]) return false;
      return at > from;
    },
  };
};

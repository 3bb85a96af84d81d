import { PrintingFlag, RARITIES } from "../../bulk/printing-record.ts";
import { ownEntry } from "../../own-entry.ts";
import type { PrintingTable } from "../../table/card-table.ts";
import { type Atom, clause, type Field, type Problem, type TermContext } from "../atom.ts";
import { nearest } from "../nearest.ts";
import { rowTest, type WordColumn } from "../word-column.ts";
import { NO_FLAVOR } from "./flavor.ts";
import { absent, isSilent } from "./looks.ts";

/** What a card or printing may have on it; `null` for words that mean something else. */
export function presenceOf(word: string, { index }: TermContext): Atom | Problem | null {
  const printing = {
    level: "printing",
    cost: 2,
    key: `has ${word}`,
    ...clause("it", "has", "does not have", `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`),
  } as const;
  if (word === "watermark" || word === "stamp") {
    const column = index.printings.texts(word);
    if (isSilent(column)) return { ...absent(`do not tell the ${word}`), at: "value" };
    return { ...printing, test: rowTest(column, (text) => text !== "") };
  }
  if (word === "flavor" || word === "flavortext") {
    const { ids } = index.printings.flavorTexts;
    if (ids.length === 0) return { ...NO_FLAVOR, at: "value" };
    const { says, saysNot } = clause("it", "has", "does not have", "a flavor text");
    return { ...printing, says, saysNot, key: "has flavor", test: (at) => ids[at] !== 0 };
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

/** A value of each printing, as a number. */
interface Values {
  readonly ids: ArrayLike<number>;
  /** The number of what is not known; nothing has it when it is -1. */
  readonly unknown: number;
}

/** True where all printings have the same value, or none is known. */
function isOneForAll({ ids }: Values, size: number): boolean {
  for (let at = 1; at < size; at++) if (ids[at] !== ids[0]) return false;
  return true;
}

function valuesOf({ ids, words }: WordColumn): Values {
  return { ids, unknown: words.indexOf("") };
}

/** What `new:` compares, by what it is called. */
const VALUES: Readonly<Record<string, (printings: PrintingTable) => Values>> = {
  rarity: ({ rarity }) => ({ ids: rarity, unknown: RARITIES.length }),
  artist: (printings) => valuesOf(printings.texts("artist")),
  art: ({ illustrations }) => ({ ids: illustrations, unknown: 0 }),
  flavor: ({ flavorTexts }) => ({ ids: flavorTexts.ids, unknown: 0 }),
  frame: (printings) => valuesOf(printings.texts("frame")),
  language: (printings) => ({ ...valuesOf(printings.texts("language")), unknown: -1 }),
};
const VALUE_ALIASES: Readonly<Record<string, string>> = { illustration: "art", flavortext: "flavor" };

/** `new:` the first printing, after the first of all, with another rarity, artist, picture, flavor text, frame or language. */
export const newField: Field = (term, { index }) => {
  const typed = term.value.trim().toLowerCase();
  const word = ownEntry(VALUE_ALIASES, typed) ?? typed;
  const { printings, table } = index;
  const values = ownEntry(VALUES, word)?.(printings);
  if (values && isOneForAll(values, index.table.printingCount))
    return { ...absent(`do not tell the ${word} of a printing`), at: "value" };
  if (!values) {
    const suggestion = nearest(word, Object.keys(VALUES));
    const problem = `Nothing tells which printing has a new “${term.value}”`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const { ids, unknown } = values;
  return {
    level: "printing",
    cost: 6,
    key: `new ${word}`,
    ...clause("the printing", "has", "does not have", `a new ${word}`),
    test: (at) => {
      if (ids[at] === unknown) return false;
      const [from] = table.printingsOf(printings.card[at] ?? 0);
      for (let before = from; before < at; before++) if (ids[before] === ids[at]) return false;
      return at > from;
    },
  };
};

import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { Fact } from "@deckwright/cards/table/card-table.ts";
import { plainText } from "../claims/card-text.ts";

/** A card as the checker of wishes knows it: what is printed, what it costs, when it came. No tag and no role. */
export interface CheckedCard {
  readonly name: string;
  /** Of the front face, e.g. `Legendary Creature — Elf Druid`. */
  readonly typeLine: string;
  /** All faces, lower case, without reminders. */
  readonly text: string;
  readonly keywords: readonly string[];
  readonly manaValue: number;
  /** Letters of its color identity, in WUBRG order. */
  readonly identity: string;
  /** What it is cast for, e.g. `{1}{B/P}{B/P}`; halves of a card with two costs are parted by ` // `. */
  readonly cost: string;
  /** US dollars; null where nobody has a price. */
  readonly usd: number | null;
  readonly firstYear: number;
  /** Rarities that it was printed at. */
  readonly rarities: ReadonlySet<string>;
  readonly sets: ReadonlySet<string>;
  readonly setNames: readonly string[];
  readonly isReserved: boolean;
  readonly isGameChanger: boolean;
}

/** Reads a card of the table for the checker. */
export function readCheckedCard(table: CardTable, card: CardIndex): CheckedCard {
  const faces = table.faces(card);
  const [from, to] = table.printingsOf(card);
  const printings = Array.from({ length: to - from }, (_, at) => table.printing(from + at));
  const usd = table.priceUsd[card] ?? Number.NaN;
  const facts = table.facts[card] ?? 0;
  const days = table.firstPrinted[card] ?? 0;
  return {
    name: table.name(card),
    typeLine: faces[0]?.typeLine ?? "",
    text: faces.map(({ name, oracleText }) => plainText(oracleText, name)).join("\n"),
    keywords: table.keywords(card).map((word) => word.toLowerCase()),
    manaValue: table.manaValue[card] ?? 0,
    identity: [..."WUBRG"].filter((_, at) => ((table.colorIdentity[card] ?? 0) >> at) & 1).join(""),
    cost: table.manaCost(card),
    usd: Number.isFinite(usd) ? usd : null,
    firstYear: new Date(days * 86_400_000).getUTCFullYear(),
    rarities: new Set(printings.map(({ rarity }) => rarity)),
    sets: new Set(printings.map(({ set }) => set)),
    setNames: printings.map(({ setName }) => setName),
    isReserved: (facts & Fact.Reserved) !== 0,
    isGameChanger: (facts & Fact.GameChanger) !== 0,
  };
}

/** Whether words stand in a type line: `Elf`, `Basic Land`. */
export function hasType({ typeLine }: Pick<CheckedCard, "typeLine">, words: string): boolean {
  const line = typeLine.toLowerCase().split(/[\s—]+/);
  return words
    .toLowerCase()
    .split(" ")
    .every((word) => line.includes(word));
}

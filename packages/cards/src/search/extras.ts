import { type CardTable, CardType, type PrintingTable } from "../table/card-table.ts";
import { addBit, type Bits, noBits } from "./bits.ts";

/*
 * What searches hide unless they ask for it: tokens, planes, schemes and whatever else is no card of a deck.
 */

const EXTRA_SETS: ReadonlySet<string> = new Set(["token", "memorabilia"]);
const EXTRA_TYPES =
  CardType.Plane | CardType.Phenomenon | CardType.Scheme | CardType.Vanguard | CardType.Dungeon;
const EXTRA_LAYOUTS: ReadonlySet<string> = new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
  "planar",
  "scheme",
  "vanguard",
]);

/** Words of type lines that ask for what is hidden otherwise. */
export const EXTRA_WORDS: ReadonlySet<string> = new Set([
  "plane",
  "phenomenon",
  "scheme",
  "vanguard",
  "dungeon",
  "token",
  "emblem",
  "ongoing",
]);

/** By the position of a set: 1 for sets of tokens and memorabilia. */
export function extraSets(table: CardTable): Uint8Array {
  return Uint8Array.from(table.sets, (set) => (EXTRA_SETS.has(set.type) ? 1 : 0));
}

/** True for layouts, written without signs between words, of what is no card of a deck. */
export function layoutIsExtra(layout: string): boolean {
  return [...EXTRA_LAYOUTS].some((extra) => extra.replaceAll("_", "") === layout);
}

/** Those of some folded type lines that are of what is hidden unless it is asked for. */
export function extraLines(lines: readonly string[]): Bits {
  const extra = noBits(lines.length);
  lines.forEach((line, at) => {
    if (line.split(" ").some((word) => EXTRA_WORDS.has(word))) addBit(extra, at);
  });
  return extra;
}

/** Cards and printings that searches show without being asked for more. */
export interface Plain {
  readonly cards: Bits;
  readonly printings: Bits;
}

/** @param isExtraSet what `extraSets` says of the table's sets */
export function readPlain(table: CardTable, { set }: PrintingTable, isExtraSet: Uint8Array): Plain {
  const cards = noBits(table.size);
  const printings = noBits(table.printingCount);
  for (let card = 0; card < table.size; card++) {
    if ((table.types[card] ?? 0) & EXTRA_TYPES || EXTRA_LAYOUTS.has(table.layout(card))) continue;
    const [from, to] = table.printingsOf(card);
    let shown = from === to;
    for (let at = from; at < to; at++) {
      if (isExtraSet[set[at] ?? -1] === 1) continue;
      addBit(printings, at);
      shown = true;
    }
    if (shown) addBit(cards, card);
  }
  return { cards, printings };
}

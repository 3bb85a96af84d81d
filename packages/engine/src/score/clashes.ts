import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { CLASHES, NONBASIC_HOSER } from "../../data/clashes.ts";
import { numbersOf } from "../forms/card-roles.ts";

/** What hosers and their victims every card of a table is, as bits in the order of `CLASHES`. */
export interface ClashMasks {
  readonly hosers: Uint16Array;
  readonly victims: Uint16Array;
  /** 1 for hosers of nonbasic lands. */
  readonly nonbasic: Uint8Array;
}

/** Reads tags and types of all cards of a table. */
export function clashMasks(table: CardTable): ClashMasks {
  const rules = CLASHES.map(({ hoser, not, victims, types = 0, notTypes = 0 }) => ({
    hoser: numbersOf(table, hoser),
    not: numbersOf(table, not),
    victims: numbersOf(table, victims),
    types,
    notTypes,
  }));
  const [land = -1] = numbersOf(table, [NONBASIC_HOSER]);
  const hosers = new Uint16Array(table.size);
  const victims = new Uint16Array(table.size);
  const nonbasic = new Uint8Array(table.size);
  for (let card = 0; card < table.size; card++) {
    const has = (tags: readonly number[]): boolean => tags.some((tag) => table.tags.has(card, tag));
    const front = table.frontTypes[card] ?? 0;
    for (const [at, rule] of rules.entries()) {
      const bit = 1 << at;
      if (has(rule.hoser) && !has(rule.not)) hosers[card] = (hosers[card] ?? 0) | bit;
      if (has(rule.victims) || (front & rule.types && !(front & rule.notTypes)))
        victims[card] = (victims[card] ?? 0) | bit;
    }
    if (land >= 0 && table.tags.has(card, land)) nonbasic[card] = 1;
  }
  return { hosers, victims, nonbasic };
}

/** Points that two cards of a deck cost each other, whichever of them is the hoser. */
export function clashOf(masks: ClashMasks, a: CardIndex, b: CardIndex, singleton: boolean): number {
  const mutual =
    ((masks.hosers[a] ?? 0) & (masks.victims[b] ?? 0)) | ((masks.hosers[b] ?? 0) & (masks.victims[a] ?? 0));
  let points = 0;
  for (let bits = mutual; bits !== 0; bits &= bits - 1) {
    const each = CLASHES[31 - Math.clz32(bits & -bits)]?.each;
    points += (singleton ? each?.singleton : each?.constructed) ?? 0;
  }
  return points;
}

/** Points that each card costs who leads the deck. */
export function clashWithLeaders(
  { hosers, victims }: ClashMasks,
  leaders: readonly CardIndex[],
): (card: CardIndex) => number {
  const suffering = leaders.reduce((mask, leader) => mask | (victims[leader] ?? 0), 0);
  return (card) => {
    let points = 0;
    for (let bits = (hosers[card] ?? 0) & suffering; bits !== 0; bits &= bits - 1)
      points += CLASHES[31 - Math.clz32(bits & -bits)]?.leader ?? 0;
    return points;
  };
}

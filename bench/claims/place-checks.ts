import { isA, numberOf, type ReadCard, type ReadDeck } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";

const total = (list: ReadDeck, is: (card: ReadCard) => boolean): number =>
  list.reduce((sum, { card, copies }) => sum + (is(card) ? copies : 0), 0);

/** Whether a source of mana brings another card of the deck so many turns before lands alone would. */
export function isEarly(
  [, name = "", turns = "", turn = ""]: RegExpExecArray,
  card: ReadCard,
  deck: CheckedDeck,
): boolean {
  const other = deck.find(name) ?? deck.commanders.find((one) => one.name.split(",")[0] === name);
  const early = turns === "a" ? 1 : numberOf(turns);
  return (
    other !== undefined &&
    /\badd\b|onto the battlefield/.test(card.text) &&
    numberOf(turn) === (card.manaValue === 0 ? 1 : card.manaValue + 1) &&
    other.manaValue === numberOf(turn) + early
  );
}

/** Counts the card's own group again: all of it, and those at a cost or at instant speed. */
export function isAmong(
  [, all = "", , some, at]: RegExpExecArray,
  card: ReadCard,
  { groups }: CheckedDeck,
): boolean {
  const group = [...groups.values()].find((list) => list.some((one) => one.card.name === card.name)) ?? [];
  const value = at === undefined ? undefined : /^(\S+) mana$/.exec(at)?.[1];
  const isThere = (one: ReadCard): boolean =>
    value === undefined ? isA(one, "Instant") : one.manaValue === numberOf(value);
  return (
    total(group, () => true) === numberOf(all) &&
    (at === undefined ||
      (isThere(card) && total(group, isThere) === (some === undefined ? 1 : numberOf(some))))
  );
}

/** Whether so many cards of the deck, lands aside, cost what the card costs. */
export function isDrop(
  [, count = "", mana = ""]: RegExpExecArray,
  card: ReadCard,
  deck: CheckedDeck,
): boolean {
  return isDropOf(numberOf(mana), numberOf(count), card, deck);
}

/** The same of a number that is known. */
export function isDropOf(mana: number, count: number, card: ReadCard, { main }: CheckedDeck): boolean {
  const same = main.filter((one) => !isA(one.card, "Land") && one.card.manaValue === mana);
  return card.manaValue === mana && same.length === count;
}

import { COLORLESS_BIT } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, Supertype } from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { BASICS_KEPT } from "../../data/land-style.ts";
import { MANA_KINDS } from "./demand.ts";

/** The basic lands of a table, per kind of mana (WUBRG, then Wastes); found once per table. */
const findBasics = oncePer((table: CardTable) => {
  const plain: CardIndex[][] = Array.from({ length: MANA_KINDS }, () => []);
  const snow: CardIndex[][] = Array.from({ length: MANA_KINDS }, () => []);
  for (let card = 0; card < table.size; card++) {
    const supertypes = table.supertypes[card] ?? 0;
    if (!(supertypes & Supertype.Basic)) continue;
    const mana = table.producedMana[card] ?? 0;
    const kind =
      mana === COLORLESS_BIT ? 5 : mana > 0 && (mana & (mana - 1)) === 0 ? 31 - Math.clz32(mana) : -1;
    (supertypes & Supertype.Snow ? snow : plain)[kind]?.push(card);
  }
  return { plain, snow };
});

/** The basic land to play per kind of mana; `undefined` where none is allowed. Snow-covered ones only when asked for. */
export function basicLands(
  table: CardTable,
  wish: { allowed(card: CardIndex): boolean; readonly snow: boolean },
): (CardIndex | undefined)[] {
  const { plain, snow } = findBasics(table);
  return plain.map((cards, kind) => {
    const order = wish.snow ? [...(snow[kind] ?? []), ...cards] : cards;
    return order.find((card) => wish.allowed(card));
  });
}

/** Whether a card is a snow-covered basic land. */
export function isSnowBasic(table: CardTable, card: CardIndex): boolean {
  const both = Supertype.Basic | Supertype.Snow;
  return ((table.supertypes[card] ?? 0) & both) === both;
}

/** Whether there are basics among some cards, and all of them snow-covered. */
export function hasOnlySnow(table: CardTable, cards: Iterable<CardIndex>): boolean {
  const basics = [...cards].filter((card) => ((table.supertypes[card] ?? 0) & Supertype.Basic) !== 0);
  return basics.length > 0 && basics.every((card) => isSnowBasic(table, card));
}

/** The basic land for the same mana that is snow-covered, or is not; the card itself where there is none. */
export function sameBasic(table: CardTable, card: CardIndex, isSnow: boolean): CardIndex {
  const { plain, snow } = findBasics(table);
  const kind = plain.findIndex((cards, at) => cards.includes(card) || snow[at]?.includes(card));
  return (isSnow ? snow : plain)[kind]?.[0] ?? card;
}

/** Non-land cards that find basics before more basics are kept for them: of each color, in few colors and in many. */
const MANY_FETCHERS = 3;
const BASICS_TO_FETCH = { few: 3, many: 2 } as const;
const FEW_COLORS = 3;

/** Basics of each color to keep; more where spells fetch them. */
export function basicsKept(decks: keyof typeof BASICS_KEPT, colors: number, fetchers: number): number {
  const usual = BASICS_KEPT[decks][colors] ?? 0;
  return fetchers < MANY_FETCHERS
    ? usual
    : Math.max(usual, colors > FEW_COLORS ? BASICS_TO_FETCH.many : BASICS_TO_FETCH.few);
}

/** Dollars for the dearest of some lands, where there are any; unknown prices count as nothing. */
export function dearest(
  lands: readonly (CardIndex | undefined)[],
  priceOf: (card: CardIndex) => number,
): number {
  return Math.max(0, ...lands.map((card) => (card === undefined ? 0 : priceOf(card) || 0)));
}

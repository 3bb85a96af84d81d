import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { type CardLimit, LANDS } from "../plan/card-limits.ts";
import type { Plan } from "../plan/plan.ts";

/** The places of a deck while cards are given to it before others are chosen. */
export interface OpenPlaces {
  /** Takes a place for a copy of a card; false where a limit has none for it. */
  take(card: CardIndex): boolean;
}

interface Kind {
  readonly of: CardLimit;
  have: number;
}

/** Keeps, of what is given to a deck, to the most of each limited kind, and leaves room for the least of the others. */
export function openPlaces(
  { wish, mainSize, template }: Plan,
  table: CardTable,
  begun: readonly { readonly card: CardIndex; readonly copies: number }[],
): OpenPlaces {
  const kinds: Kind[] = wish.limits.cards
    .filter(({ card, limit }) => card === undefined && limit.what !== LANDS)
    .map((of) => ({ of, have: 0 }));
  let free = mainSize - template.lands[1];
  const put = (card: CardIndex): void => {
    if (!isLand(table, card)) free--;
    for (const kind of kinds) if (kind.of.counts(card)) kind.have++;
  };
  for (const { card, copies } of begun) for (let copy = 0; copy < Math.max(1, copies); copy++) put(card);
  return {
    take(card) {
      if (kinds.length === 0) return true;
      let lacking = 0;
      for (const { of, have } of kinds) {
        const { least = 0, most = Number.POSITIVE_INFINITY } = of.limit;
        const isOne = of.counts(card);
        if (isOne && have >= most) return false;
        if (!isOne) lacking = Math.max(lacking, least - have);
      }
      if (!isLand(table, card) && lacking >= free) return false;
      put(card);
      return true;
    },
  };
}

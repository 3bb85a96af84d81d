import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import fitted from "../../data/new-cards.json" with { type: "json" };
import { cardLikeness } from "./card-likeness.ts";

/** Like cards that are looked up, and those within a commander's colors that are asked. */
const LOOKED_UP = 60;
const ASKED = 20;
/** How much more the likest of them say. */
const LIKENESS_POWER = 3;
/** Below this likeness to a commander with which it did not come out a card is in hardly any of its decks, and is not looked up. */
const FAR = 0.12;
/** Days between first printings within which a card and a commander came out together. */
const TOGETHER_DAYS = 20;
/** Added to shares before taking logarithms. */
const FLOOR = { played: 0.005, popular: 0.002 } as const;
const DAY_MS = 86_400_000;

/** The share of a commander's decks that play a card which the figures' lists cannot have. */
export type ShareOfNew = (card: CardIndex) => number;

/** What is expected of cards that came out after the lists were counted, in decks of commanders that did so too. */
export interface NewCards {
  /** Whether a card came out after the lists were counted and is on none of them. */
  isNew(card: CardIndex): boolean;
  /**
   * What speaks for a new card under a commander, as the weights of `data/new-cards.json` want it: what cards like it are
   * played in the commander's decks and everywhere, whether the two came out together, and how alike they are. Undefined where
   * no like card is in these colors.
   *
   * @param shareOf of a known card, the share of the commander's decks that play it
   */
  signs(commander: CardIndex, card: CardIndex, shareOf: ShareOfNew): readonly number[] | undefined;
  /** The share that these signs speak for; 0 for a card that is not new. */
  expected(commanders: readonly CardIndex[], shareOf: ShareOfNew): ShareOfNew;
}

/** What the figures know. */
interface Known {
  readonly cards: readonly CardIndex[];
  /** The day the lists were counted, ISO; empty where unknown, and then no card is new. */
  readonly counted: string;
  popularityOf(card: CardIndex): number;
}

/** Estimates for the cards that a format's lists are too old for. */
export function newCards(table: CardTable, { cards, counted, popularityOf }: Known): NewCards {
  const from = Date.parse(counted) / DAY_MS;
  const likeness = cardLikeness(table, cards, LOOKED_UP);
  const listed = new Set(cards);
  const dayOf = (card: CardIndex): number => table.firstPrinted[card] ?? 0;
  const isNew = (card: CardIndex): boolean => dayOf(card) > from && !listed.has(card);

  const cameTogether = (commander: CardIndex, card: CardIndex): boolean =>
    Math.abs(dayOf(card) - dayOf(commander)) <= TOGETHER_DAYS;
  const isFar = (commander: CardIndex, card: CardIndex): boolean =>
    !cameTogether(commander, card) && likeness.between(commander, card) < FAR;
  const signs = (commander: CardIndex, card: CardIndex, shareOf: ShareOfNew) => {
    const identity = table.colorIdentity[commander] ?? 0;
    const asked = likeness
      .nearest(card)
      .filter((other) => isWithin(table.colorIdentity[other.card] ?? 0, identity))
      .slice(0, ASKED);
    let weights = 0;
    let played = 0;
    let popular = 0;
    for (const other of asked) {
      const weight = other.likeness ** LIKENESS_POWER;
      weights += weight;
      played += weight * shareOf(other.card);
      popular += weight * popularityOf(other.card);
    }
    if (weights === 0) return undefined;
    return [
      1,
      Math.log(played / weights + FLOOR.played),
      Math.log(popular / weights + FLOOR.popular),
      Number(cameTogether(commander, card)),
      likeness.between(commander, card),
    ];
  };

  return {
    isNew,
    signs,
    expected: (commanders, shareOf) => (card) => {
      if (!isNew(card)) return 0;
      return commanders.reduce((most, commander) => {
        const found = isFar(commander, card) ? undefined : signs(commander, card, shareOf);
        return found === undefined ? most : Math.max(most, chance(found));
      }, 0);
    },
  };
}

function chance(signs: readonly number[]): number {
  const sum = signs.reduce((all, sign, at) => all + sign * (fitted.weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

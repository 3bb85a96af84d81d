import { MOST_CARDS } from "../mana/odds.ts";
import { type GameCard, type GameFacts, GENERIC_ONLY } from "./game-facts.ts";
import { type Payment, paymentOf, widthOf } from "./mana-pool.ts";

/** A card as the game handles it. */
export interface Kind extends GameCard {
  readonly isCommander: boolean;
  /** Null for what cannot be cast. */
  readonly payment: Payment | null;
  /** Place of its mana among the deck's kinds of mana; -1 when it makes none. */
  readonly source: number;
  /** Makes mana or finds lands, and is no land. */
  readonly isRamp: boolean;
  /** Makes at once what it costs, or more. */
  readonly paysItself: boolean;
}

/** A deck, prepared for playing it thousands of times. Cards are numbers: places in `kinds`. */
export interface PlayDeck {
  /** The deck's cards, each once: lands, then spells from the costliest on. */
  readonly kinds: readonly Kind[];
  /** The library, unshuffled. */
  readonly library: Int16Array;
  readonly commanders: readonly number[];
  readonly combos: readonly (readonly [number, number])[];
  /** The kinds of mana (masks) that its cards make, from the narrowest on. */
  readonly mana: readonly number[];
}

/** Prepares a deck. One of more than `MOST_CARDS` cards is played as one of that size with the same shares. */
export function prepareDeck({ cards, commanders, combos }: GameFacts): PlayDeck {
  const all = [
    ...cards.map((card) => ({ card, isCommander: false })),
    ...commanders.map((card) => ({ card, isCommander: true })),
  ];
  const mana = [...new Set(all.flatMap(({ card }) => (card.mana ? [kindsOf(card.mana.kinds)] : [])))].sort(
    (a, b) => widthOf(a) - widthOf(b) || b - a,
  );
  const kinds = all
    .map(({ card, isCommander }) => kindOf(card, isCommander, mana))
    .sort((a, b) => manaOrder(b) - manaOrder(a) || (a.name < b.name ? -1 : 1));
  const placeOf = (name: string) => kinds.findIndex((kind) => kind.name === name);
  return {
    kinds,
    library: libraryOf(kinds),
    commanders: kinds.flatMap(({ isCommander }, at) => (isCommander ? [at] : [])),
    combos: combos
      .map(([one, other]) => [placeOf(one), placeOf(other)] as const)
      .filter((pair) => pair.every((at) => at >= 0)),
    mana,
  };
}

/** Mana without a use still pays generic costs. */
function kindsOf(mask: number): number {
  return mask === 0 ? GENERIC_ONLY : mask;
}

function kindOf(card: GameCard, isCommander: boolean, mana: readonly number[]): Kind {
  const payment = card.isLand ? null : paymentOf(card.cost);
  const made = card.mana;
  return {
    ...card,
    isCommander,
    payment,
    source: made ? mana.indexOf(kindsOf(made.kinds)) : -1,
    isRamp: !card.isLand && (made !== undefined || card.finds !== undefined),
    paysItself: payment !== null && made !== undefined && !made.isLate && made.amount >= payment.mana,
  };
}

/** Lands come first; what cannot be cast comes last. */
function manaOrder({ isLand, payment }: Kind): number {
  return isLand ? Number.POSITIVE_INFINITY : (payment?.mana ?? -1);
}

function libraryOf(kinds: readonly Kind[]): Int16Array {
  const own = kinds.map(({ isCommander, quantity }) => (isCommander ? 0 : quantity));
  const size = own.reduce((sum, quantity) => sum + quantity, 0);
  const scale = size > MOST_CARDS ? MOST_CARDS / size : 1;
  return Int16Array.from(
    own.flatMap((quantity, at) => new Array<number>(Math.round(quantity * scale)).fill(at)),
  );
}

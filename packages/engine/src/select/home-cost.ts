import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { HABITAT_WEIGHTS } from "../../data/weights.ts";
import { SPELL_FACTS } from "../rank/habitat-facts.ts";
import { costBetween, type Habitat } from "../rank/habitats.ts";
import { createSpellTally, type FactColumns } from "../rank/spell-tally.ts";

/** The candidates of a deck with what is known of their habitats. */
export interface HomeProblem {
  readonly cards: readonly CardIndex[];
  /** Undefined for cards that too few decks play. */
  readonly habitats: readonly (Habitat | undefined)[];
  readonly columns: FactColumns;
}

/** What it costs a deck under construction that its cards are not at home in it. */
export interface HomeCost {
  /** Some copies of a candidate come or go. */
  change(card: number, from: number, to: number): void;
  /** What it costs now: no swap can save more. */
  total(): number;
  /** How much more it would cost if `by` copies of `out` became `into`. */
  worse(out: number, into: number, by: number): number;
}

/** Keeps count of a deck's facts and of what it costs that they lie outside of what its cards are used to. */
export function createHomeCost({ cards, habitats, columns }: HomeProblem): HomeCost {
  const size = cards.length;
  const tally = createSpellTally(columns);
  const held = new Uint8Array(size);
  const low = endsOf(habitats, ({ low }) => low, 0);
  const high = endsOf(habitats, ({ high }) => high, 255);
  const unknown = Float64Array.from(habitats, (habitat) => (habitat ? 0 : HABITAT_WEIGHTS.unknown));
  let inside: readonly number[] = [];
  const now = new Uint8Array(SPELL_FACTS);
  const then = new Uint8Array(SPELL_FACTS);
  /** What the cards of the deck lose by each fact, as it is now. */
  const lost = new Float64Array(SPELL_FACTS);
  let sum = 0;
  let isStale = true;

  const cost = (fact: number, card: number, value: number): number => {
    const at = fact * size + card;
    return costBetween(low[at] ?? 0, high[at] ?? 255, fact, value);
  };
  const costOfAll = (fact: number, value: number, without: number): number => {
    let sum = 0;
    for (const card of inside) if (card !== without) sum += cost(fact, card, value);
    return sum;
  };
  const shift = (card: number, from: number, to: number): void => {
    held[card] = to;
    tally.change(cards[card] ?? 0, from, to);
  };
  const refresh = (): void => {
    tally.read(now);
    for (let fact = 0; fact < SPELL_FACTS; fact++) lost[fact] = costOfAll(fact, now[fact] ?? 0, -1);
    sum = lost.reduce((cost, part) => cost + part, 0);
    for (const card of inside) sum += unknown[card] ?? 0;
    isStale = false;
  };
  return {
    change(card, from, to) {
      shift(card, from, to);
      if (from === 0) inside = [...inside, card];
      if (to === 0) inside = inside.filter((other) => other !== card);
      isStale = true;
    },
    total() {
      if (isStale) refresh();
      return sum;
    },
    worse(out, into, by) {
      if (isStale) refresh();
      const fromOut = held[out] ?? 0;
      const fromInto = held[into] ?? 0;
      shift(out, fromOut, fromOut - by);
      shift(into, fromInto, fromInto + by);
      tally.read(then);
      shift(into, fromInto + by, fromInto);
      shift(out, fromOut - by, fromOut);
      const leaver = fromOut === by ? out : -1;
      const newcomer = fromInto === 0 ? into : -1;
      let worse = (unknown[newcomer] ?? 0) - (unknown[leaver] ?? 0);
      for (let fact = 0; fact < SPELL_FACTS; fact++) {
        const value = then[fact] ?? 0;
        // Most swaps leave most facts as they are: then only who comes and who goes counts.
        if (value !== now[fact]) worse += costOfAll(fact, value, leaver) - (lost[fact] ?? 0);
        else if (leaver >= 0) worse -= cost(fact, leaver, value);
        if (newcomer >= 0) worse += cost(fact, newcomer, value);
      }
      return worse;
    },
  };
}

/** One end of the ranges of all candidates, fact by fact; those without a habitat are at home everywhere. */
function endsOf(
  habitats: readonly (Habitat | undefined)[],
  end: (habitat: Habitat) => Uint8Array,
  unknown: number,
): Uint8Array {
  const ends = new Uint8Array(habitats.length * SPELL_FACTS);
  for (const [card, habitat] of habitats.entries())
    for (let fact = 0; fact < SPELL_FACTS; fact++)
      ends[fact * habitats.length + card] = habitat ? (end(habitat)[fact] ?? 0) : unknown;
  return ends;
}

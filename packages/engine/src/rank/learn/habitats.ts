import { HABITAT_FACTS } from "../habitat-facts.ts";
import type { HabitatFigures } from "../habitat-figures.ts";
import { BASICS, type LearnedDeck } from "./decks.ts";
import type { NameIds } from "./figures.ts";

/** What habitats are learned from. */
interface HabitatOptions {
  /** Decks that a card must be played in: from few of them no range can be read. */
  readonly minDecks: number;
  /** Share of decks that is left out at each end of a fact. */
  readonly tail: number;
  /** Decks so many days older than the newest are of another time. */
  readonly horizon: number;
}

/** With these, 5 to 7 of 100 cards of people's newer decks are out of place (bench/habitats). */
export const HABITAT_DEFAULTS: HabitatOptions = { minDecks: 30, tail: 0.02, horizon: 500 };

/**
 * For each card that enough main decks play, basics aside, the range of each fact of those decks, without the odd ones
 * at both ends.
 *
 * @param factsOf the facts of a deck in the order of `HABITAT_FACTS`
 */
export function learnHabitats(
  format: string,
  decks: readonly LearnedDeck[],
  ids: NameIds,
  factsOf: (deck: LearnedDeck) => Uint8Array,
  { minDecks, tail, horizon }: HabitatOptions = HABITAT_DEFAULTS,
): HabitatFigures {
  const dates = decks
    .map(({ date }) => date)
    .filter(Boolean)
    .sort();
  const to = dates.at(-1) ?? "";
  const isRecent = ({ date }: LearnedDeck): boolean =>
    Date.parse(to) - Date.parse(date) <= horizon * 86_400_000;
  const decksOf = new Map<number, Uint8Array[]>();
  for (const deck of decks.filter(isRecent)) {
    const facts = factsOf(deck);
    for (const name of Object.keys(deck.main)) {
      const id = ids.get(name);
      if (id === undefined || BASICS.has(name)) continue;
      const held = decksOf.get(id);
      if (held) held.push(facts);
      else decksOf.set(id, [facts]);
    }
  }
  const rows = [...decksOf].filter(([, held]) => held.length >= minDecks).sort(([a], [b]) => a - b);
  const low = new Uint8Array(rows.length * HABITAT_FACTS.length);
  const high = new Uint8Array(low.length);
  for (const [row, [, held]] of rows.entries()) {
    const leftOut = Math.floor(tail * held.length);
    for (let fact = 0; fact < HABITAT_FACTS.length; fact++) {
      const values = Uint8Array.from(held, (facts) => facts[fact] ?? 0).sort();
      low[fact * rows.length + row] = values[leftOut] ?? 0;
      high[fact * rows.length + row] = values[values.length - 1 - leftOut] ?? 0;
    }
  }
  return {
    kind: "habitats",
    format,
    decks: decks.length,
    from: dates[0] ?? "",
    to,
    cards: Uint16Array.from(rows, ([id]) => id),
    low,
    high,
  };
}

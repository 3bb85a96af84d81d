import type { CopySign } from "../association-figures.ts";
import { BASICS } from "./decks.ts";
import type { NameIds } from "./figures.ts";
import type { WeightedDeck } from "./recent-decks.ts";

/** Numbers of copies that are told apart, of a card and of a basic land. */
const OF_CARD = [2, 4] as const;
const OF_BASIC = [1, 2, 4, 6, 9, 13, 18] as const;
/** A sign that all but so few decks with the card have says no more than the card does. */
const WITHOUT = 4;

/** What copies say: the signs of a format, and which of them each deck has. */
export interface LearnedSigns {
  readonly signs: readonly CopySign[];
  /** Positions in `signs`, deck by deck, ascending. */
  readonly ofDecks: readonly Uint16Array[];
}

/**
 * How many copies decks play of their cards and of each basic land, as signs of what else they play: one copy of a card speaks
 * of other decks than four, and six Forests of others than two.
 *
 * @param minSeen decks that must have a sign: fewer would show what single people play
 */
export function learnSigns(
  decks: readonly WeightedDeck[],
  ids: NameIds,
  isListed: (name: string) => boolean,
  minSeen: number,
): LearnedSigns {
  const seen = new Map<string, number>();
  const played = new Map<string, number>();
  const found = decks.map(({ main }) => {
    const keys: string[] = [];
    for (const [name, copies] of Object.entries(main)) {
      const isBasic = BASICS.has(name);
      if (!isBasic && !isListed(name)) continue;
      played.set(name, (played.get(name) ?? 0) + 1);
      for (const least of isBasic ? OF_BASIC : OF_CARD) if (copies >= least) keys.push(`${least} ${name}`);
    }
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    return keys;
  });
  const saying = [...seen]
    .filter(([, count]) => count >= minSeen)
    .map(([key, count]) => {
      const [least = "", ...words] = key.split(" ");
      return { key, count, name: words.join(" "), least: Number(least) };
    })
    .filter(({ name, count }) => BASICS.has(name) || count + WITHOUT <= (played.get(name) ?? 0))
    .flatMap(({ key, name, least }) => {
      const card = ids.get(name);
      return card === undefined ? [] : [{ key, sign: { card, least } }];
    })
    .sort((a, b) => a.sign.card - b.sign.card || a.sign.least - b.sign.least);
  const place = new Map(saying.map(({ key }, at) => [key, at]));
  return {
    signs: saying.map(({ sign }) => sign),
    ofDecks: found.map((keys) => Uint16Array.from(keys.flatMap((key) => place.get(key) ?? [])).sort()),
  };
}

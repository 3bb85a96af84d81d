import { cardsOf, type LearnedDeck } from "./decks.ts";

/** Which decks say what is played today. */
export interface RecentOptions {
  /** Days after which a deck counts half. */
  readonly halfLife: number;
  /**
   * What older decks count besides, for cards and archetypes that newer ones hardly play: so much of a weight that is half after
   * so many days. Absent, nothing.
   */
  readonly lasting?: { readonly share: number; readonly halfLife: number };
  /** Decks older than so many days are of another time. */
  readonly horizon: number;
  /** At most so many decks, the newest. */
  readonly most: number;
}

/** A deck as columns of the format's figures. */
export interface WeightedDeck {
  readonly cards: Uint16Array;
  readonly weight: number;
  /** Copies by name, basic lands with them. */
  readonly main: Readonly<Record<string, number>>;
}

const DAY_MS = 86_400_000;

/**
 * The newest dated decks of a format, the newest first; of those with the very same cards only the newest.
 *
 * @param columns the column of each card's name
 */
export function recentDecks(
  decks: readonly LearnedDeck[],
  columns: ReadonlyMap<string, number>,
  { halfLife, lasting, horizon, most }: RecentOptions,
): WeightedDeck[] {
  const dated = decks
    .filter(({ date }) => date !== "")
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const newest = Date.parse(dated[0]?.date ?? "");
  const seen = new Set<string>();
  const recent: WeightedDeck[] = [];
  for (const deck of dated) {
    const age = (newest - Date.parse(deck.date)) / DAY_MS;
    if (age > horizon || recent.length === most) break;
    const names = cardsOf(deck);
    const key = names.toSorted().join("\n");
    if (seen.has(key)) continue;
    seen.add(key);
    const cards = Uint16Array.from(names.flatMap((name) => columns.get(name) ?? [])).sort();
    const besides = lasting ? lasting.share * 0.5 ** (age / lasting.halfLife) : 0;
    recent.push({ cards, weight: 0.5 ** (age / halfLife) + besides, main: deck.main });
  }
  return recent;
}

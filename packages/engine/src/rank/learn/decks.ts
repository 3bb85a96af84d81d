/** A deck as the deck files spell it. Only the fields that learning uses. */
export interface LearnedDeck {
  readonly commander: readonly string[];
  /** Distinct names. */
  readonly main: Readonly<Record<string, number>>;
  readonly side: Readonly<Record<string, number>>;
  /** ISO day, or empty when unknown. */
  readonly date: string;
  /** What results call the deck; empty when they do not say. */
  readonly archetype: string;
}

/** One leader's figures: `[name, inclusion %, synergy %, decks]` per card. */
export interface LeaderRow {
  readonly commander: readonly string[];
  readonly num_decks: number;
  readonly date: string;
  readonly cards: readonly (readonly [string, number, number, number])[];
}

/** Lands that the mana base decides on, so that learning from them would only teach colors. */
export const BASICS: ReadonlySet<string> = new Set(
  ["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"].flatMap((name) => [
    name,
    `Snow-Covered ${name}`,
  ]),
);

/** The distinct cards of a deck that count: commanders and main deck, basics aside. */
export function cardsOf(deck: LearnedDeck): string[] {
  const names = new Set([...deck.commander, ...Object.keys(deck.main)]);
  return [...names].filter((name) => !BASICS.has(name));
}

/**
 * Leaves out decks whose set of cards is all but the same as a newer one's (Jaccard above `threshold`), newest kept.
 * Exact: two sets that alike share one of their few rarest cards, so only those are compared (prefix filter).
 */
export function dropNearDuplicates(decks: readonly LearnedDeck[], threshold = 0.95): LearnedDeck[] {
  const counts = new Map<string, number>();
  for (const deck of decks) for (const name of cardsOf(deck)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const newestFirst = [...decks].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const byRareCard = new Map<string, Set<string>[]>();
  const kept: LearnedDeck[] = [];
  for (const deck of newestFirst) {
    const cards = cardsOf(deck).sort(
      (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1),
    );
    if (cards.length === 0) continue;
    const prefix = cards.slice(0, cards.length - Math.ceil(threshold * cards.length) + 1);
    const set = new Set(cards);
    if (prefix.some((name) => byRareCard.get(name)?.some((other) => jaccard(set, other) > threshold)))
      continue;
    for (const name of prefix) {
      const list = byRareCard.get(name);
      if (list) list.push(set);
      else byRareCard.set(name, [set]);
    }
    kept.push(deck);
  }
  return kept;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (Math.min(a.size, b.size) < 0.95 * Math.max(a.size, b.size)) return 0;
  let common = 0;
  for (const name of a) if (b.has(name)) common++;
  return common / (a.size + b.size - common);
}

import { type CardIndex, type CardTable, Supertype } from "@deckwright/cards/table/card-table.ts";
import type { Database } from "@deckwright/db/database.ts";
import { cardsInList } from "../ports/card-list.ts";

/** What shared decks say of the cards that are played with one. */
interface SharedCoOccurrence {
  /** Shared decks that play the card. */
  readonly decks: number;
  /** Cards that stand in them more than in others, the closest first. */
  readonly cards: readonly CardIndex[];
}

/** Answers from the newest shared decks; null for cards that too few of them play. */
export type AskSharedDecks = (card: CardIndex, limit: number) => Promise<SharedCoOccurrence | null>;

/** Newest shared decks that are looked at, and how long what was read is good for, in milliseconds. */
const MOST_DECKS = 500;
const FRESH_MS = 10 * 60_000;
/** Fewer decks with a card say little; and a card of fewer decks than this may be there by chance. */
const LEAST_DECKS = 12;
const LEAST_TOGETHER = 3;
const PATIENCE_MS = 5_000;

const NEWEST = `select card_list from public.decks where shared order by created_at desc, id desc limit ${MOST_DECKS}`;

/** Decks as sets of cards, and for each card the decks that play it. */
interface Decks {
  readonly lists: readonly ReadonlySet<CardIndex>[];
  readonly withCard: ReadonlyMap<CardIndex, readonly number[]>;
}

/**
 * Counts cards of shared decks, as anybody may read them. They are read when they are first asked for, and again after ten
 * minutes; while they are, and when the database does not answer, what is known already is the answer.
 */
export function createSharedCoOccurrence({
  database,
  table,
  cardCalled,
  now = Date.now,
}: {
  /** By which five hundred lists are read at once: take the one that waits for its turn. */
  readonly database: Database;
  readonly table: CardTable;
  /** The card of a name; -1 when there is none. */
  readonly cardCalled: (name: string) => CardIndex;
  readonly now?: () => number;
}): AskSharedDecks {
  let decks: Decks = { lists: [], withCard: new Map() };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = now();
    const [result] = await database.runStatements("anon", { role: "anon" }, [{ text: NEWEST }], {
      readOnly: true,
      statementTimeoutMs: PATIENCE_MS,
    });
    const lists = (result?.rows ?? []).map(
      ({ card_list: list }) => new Set(cardsInList(list, cardCalled).filter(isTelling)),
    );
    const withCard = new Map<CardIndex, number[]>();
    lists.forEach((list, deck) => {
      for (const card of list) withCard.set(card, [...(withCard.get(card) ?? []), deck]);
    });
    decks = { lists, withCard };
  }

  /** Basic lands stand beside everything. */
  const isTelling = (card: CardIndex): boolean => ((table.supertypes[card] ?? 0) & Supertype.Basic) === 0;

  return async (card, limit) => {
    if (now() - readAt > FRESH_MS) {
      reading ??= read()
        .catch(() => {})
        .finally(() => {
          reading = undefined;
        });
    }
    // Only the first time somebody has to wait.
    if (decks.lists.length === 0) await reading;
    const { lists, withCard } = decks;
    const own = withCard.get(card) ?? [];
    if (own.length < LEAST_DECKS) return null;
    const together = new Map<CardIndex, number>();
    for (const deck of own)
      for (const other of lists[deck] ?? [])
        if (other !== card) together.set(other, (together.get(other) ?? 0) + 1);
    const surplus = (other: CardIndex, count: number): number =>
      count / own.length - (withCard.get(other)?.length ?? 0) / lists.length;
    const cards = [...together]
      .filter(([other, count]) => count >= LEAST_TOGETHER && surplus(other, count) > 0)
      .sort(([a, x], [b, y]) => surplus(b, y) - surplus(a, x) || y - x || a - b)
      .slice(0, limit)
      .map(([other]) => other);
    return cards.length === 0 ? null : { decks: own.length, cards };
  };
}

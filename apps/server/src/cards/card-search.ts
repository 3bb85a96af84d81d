import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  createSearch,
  type FindOptions,
  type Found,
  type Search,
} from "@deckwright/cards/search/create-search.ts";
import { readShowing, type ShowingWords } from "@deckwright/cards/search/directives.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { createRegexGuard } from "@deckwright/host/search/regex-guard.ts";
import { createFormatPools } from "@deckwright/rules/format-pools.ts";
import { LRUCache } from "lru-cache";

/** A search as it is asked for over HTTP. */
export interface SearchWish extends ShowingWords {
  readonly q: string;
  readonly extras: boolean;
}

/** What a search found, with what is wrong with the rest of the request. */
export interface Answer {
  readonly found: Found;
  /** What is wrong with `unique`, `order` and the like. */
  readonly notes: readonly string[];
}

/** Searches, and remembers what it found: people turn pages. */
export interface CardSearch {
  find(wish: SearchWish): Answer;
  /** The same with cards of the asker's own in mind; nothing of it is remembered. */
  findFor(wish: SearchWish, own: Pick<FindOptions, "owned" | "deck">): Answer;
  /** Makes what the first search would otherwise wait for. */
  prepare(): void;
  /** Takes how much each card is played, for orders by popularity. */
  rankBy(played: Float32Array): void;
  /** Works out one more of the rarer orders; false when there is none left. */
  prepareNext(): boolean;
}

/** Answers that are remembered, and the hits that they may hold together. */
const MOST_ANSWERS = 500;
const MOST_HITS = 4_000_000;

/** A search over a table; formats are those that decks are judged in. */
export function createCardSearch(table: CardTable, names: NameIndex): CardSearch {
  let made: Search | undefined;
  const answers = new LRUCache<string, Answer>({
    max: MOST_ANSWERS,
    maxSize: MOST_HITS,
    sizeCalculation: ({ found }) => found.printings.length + 1,
  });

  function search(): Search {
    made ??= createSearch(table, {
      guard: createRegexGuard(),
      today: new Date().toISOString().slice(0, 10),
      formats: createFormatPools(table, names),
    });
    return made;
  }

  return {
    find: ({ q, extras, ...words }) => {
      const key = JSON.stringify([q, extras, words.unique, words.order, words.dir, words.prefer]);
      const known = answers.get(key);
      if (known) return known;
      const { showing, warnings } = readShowing(words);
      const answer = { found: search().find(q, { ...showing, extras }), notes: warnings };
      answers.set(key, answer);
      return answer;
    },
    findFor: ({ q, extras, ...words }, own) => {
      const { showing, warnings } = readShowing(words);
      return { found: search().find(q, { ...showing, extras, ...own }), notes: warnings };
    },
    prepare: () => search().prepare(),
    rankBy: (played) => {
      search().rankBy(played);
      answers.clear();
    },
    prepareNext: () => search().prepareNext(),
  };
}

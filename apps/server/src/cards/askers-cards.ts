import type { FindOptions } from "@deckwright/cards/search/create-search.ts";
import type { PersonalTerms } from "@deckwright/cards/search/personal-terms.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Database } from "@deckwright/db/database.ts";
import type { Identify } from "../ports/caller.ts";
import { cardsInList } from "../ports/card-list.ts";
import type { CardLookup } from "./card-lookup.ts";

/** Who searches, and with which deck at hand. */
interface Asker {
  readonly authorization: string | undefined;
  readonly apikey: string | undefined;
  /** Number of a deck, as it was sent. */
  readonly deck: string | undefined;
}

/** What a search that speaks of the asker's cards has to know. What cannot be known is left out, and the search says so. */
export type AskersCards = (
  asker: Asker,
  wanted: PersonalTerms,
) => Promise<Pick<FindOptions, "owned" | "deck">>;

/** Milliseconds that a collection of tens of thousands of cards may take to be read. */
const PATIENCE_MS = 5_000;

const COLLECTION = "select scryfall_id, name, quantity from public.user_cards where quantity > 0";
const DECK = "select card_list from public.decks where id = $1";

/**
 * Reads what the asker owns and has in a deck, as the asker: row-level security has the say. Who is not signed in owns
 * nothing that is known, and sees shared decks only. A card counts with all of its printings.
 */
export function createAskersCards({
  database,
  identify,
  table,
  lookup,
}: {
  readonly database: Database;
  readonly identify: Identify;
  readonly table: CardTable;
  readonly lookup: CardLookup;
}): AskersCards {
  const cardCalled = (name: string): CardIndex => lookup.byIdentifier({ name })?.card ?? -1;

  function copiesOf(rows: readonly Readonly<Record<string, unknown>>[]): Map<CardIndex, number> {
    const copies = new Map<CardIndex, number>();
    for (const { scryfall_id: id, name, quantity } of rows) {
      const known = table.cardById(String(id).toLowerCase());
      const card = known >= 0 ? known : cardCalled(String(name));
      if (card >= 0) copies.set(card, (copies.get(card) ?? 0) + Number(quantity));
    }
    return copies;
  }

  return async ({ authorization, apikey, deck }, wanted) => {
    const anybody = { role: "anon", claims: { role: "anon" } } as const;
    // A token that has ended is no member's, and shared decks are everybody's.
    const { role, claims } = await identify(authorization, apikey).catch(() => anybody);
    const number = Number(deck);
    const readsDeck = wanted.deck && Number.isSafeInteger(number) && number > 0;
    const readsCollection = wanted.owned && role === "authenticated";
    if (!readsDeck && !readsCollection) return {};
    const results = await database.runStatements(
      role,
      claims,
      [
        ...(readsDeck ? [{ text: DECK, values: [number] }] : []),
        ...(readsCollection ? [{ text: COLLECTION }] : []),
      ],
      { readOnly: true, statementTimeoutMs: PATIENCE_MS },
    );
    const found = readsDeck ? results[0]?.rows[0] : undefined;
    const collected = readsCollection ? results.at(-1)?.rows : undefined;
    return {
      ...(collected ? { owned: copiesOf(collected) } : {}),
      ...(found ? { deck: new Set(cardsInList(found.card_list, cardCalled)) } : {}),
    };
  };
}

import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { createSimilarCards } from "@deckwright/cards/similar/similar-cards.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { CardFacts, CardLegality } from "@deckwright/contract/card-facts.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { createPoolReader, type PoolReader } from "@deckwright/rules/legality.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/context.ts";

/** Similar cards that are shown. */
const SIMILAR = 12;
/** Cards whose answers are kept: finding what is alike takes milliseconds. */
const KEPT = 500;
const CACHE = "public, max-age=3600";

/** What the card page shows of a card beside Scryfall's fields, below `/{set}/{number}`. */
export function createCardFactRoutes(options: {
  readonly table: CardTable;
  readonly names: NameIndex;
  /** The card of a printing; -1 when there is none. */
  readonly cardAt: (set: string, number: string) => CardIndex;
  readonly faceOf: (card: CardIndex) => CardFace;
}): Hono<AppEnv> {
  const { table, names, cardAt, faceOf } = options;
  const similar = createSimilarCards(table);
  const kept = new Map<CardIndex, CardFacts>();
  let readers: readonly (readonly [slug: string, reader: PoolReader])[] | undefined;

  function legalities(card: CardIndex): CardLegality[] {
    readers ??= FORMAT_NAMES.flatMap(({ slug }) => {
      const format = FORMATS.get(slug);
      return format ? [[slug, createPoolReader(table, names, format)] as const] : [];
    });
    return readers.map(([format, reader]) => {
      const { legality, since, bannedAs, source } = reader.statusOf(card);
      return { format, legality, since, banned_as: [...bannedAs], source };
    });
  }

  function factsOf(card: CardIndex): CardFacts {
    const { cardsAsOf, pricesAsOf, hasText } = table.meta;
    return {
      object: "card_facts",
      cards_as_of: cardsAsOf,
      prices_as_of: pricesAsOf,
      has_text: hasText,
      legalities: legalities(card),
      similar: similar.of(card, SIMILAR).map((each) => {
        const { oracle_text: _text, back: _back, ...face } = faceOf(each);
        return face;
      }),
    };
  }

  const routes = new Hono<AppEnv>();
  routes.get("/:set/:number", (c) => {
    const { set, number } = c.req.param();
    const card = cardAt(set, number);
    if (card < 0)
      return c.json(
        { object: "error", code: "not_found", status: 404, details: "There is no such printing." },
        404,
      );
    const facts = kept.get(card) ?? factsOf(card);
    // Set anew, so that the first key is the one that nobody asked for longest.
    kept.delete(card);
    kept.set(card, facts);
    const oldest = kept.keys().next();
    if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
    return c.json(facts, 200, { "cache-control": CACHE });
  });
  return routes;
}

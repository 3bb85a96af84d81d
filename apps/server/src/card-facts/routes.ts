import { setTimeout as wait } from "node:timers/promises";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { createSimilarCards } from "@deckwright/cards/similar/similar-cards.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { CardFacts, CardLegality, PlayedWith } from "@deckwright/contract/card-facts.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { createPoolReader, type PoolReader } from "@deckwright/rules/legality.ts";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { AppEnv } from "../platform/http/context.ts";
import type { AskSharedDecks } from "./shared-co-occurrence.ts";

/** Similar cards that are shown. */
const SIMILAR = 12;
/** Cards that are played with it, of which so many are shown. */
const MOST_SHOWN = 12;
/** A page does not wait longer than this for the cards that are played with its card, in milliseconds. */
const PATIENCE_MS = 300;
/** Cards whose answers are kept: finding what is alike takes milliseconds. */
const KEPT = 500;
const CACHE = "public, max-age=3600";
/** How long an answer without what could not be said in time is good for. */
const CACHE_SHORT = "public, max-age=10";

/** The cards that are played with one by learned figures, by names. */
interface LearnedCoOccurrence {
  readonly format: string | null;
  readonly cards: readonly string[];
}

/** What was worked out for a card before. */
interface Known {
  readonly facts: Omit<CardFacts, "playedWith">;
  coOccurrence?: Promise<PlayedWith | null | "late">;
}

/** What the card page shows of a card beside Scryfall's fields, below `/{set}/{number}`. */
export function createCardFactRoutes(options: {
  readonly table: CardTable;
  readonly names: NameIndex;
  /** The card of a printing; -1 when there is none. */
  readonly cardAt: (set: string, number: string) => CardIndex;
  readonly faceOf: (card: CardIndex) => CardFace;
  /** Asks what was learned from real decks, for the visitor of that address. */
  readonly learned: (name: string, limit: number, address: string) => Promise<LearnedCoOccurrence>;
  /** Asks shared decks; nobody shares any when left out. */
  readonly shared?: AskSharedDecks;
}): Hono<AppEnv> {
  const { table, names, cardAt, faceOf, learned, shared } = options;
  const similar = createSimilarCards(table);
  const kept = new LRUCache<CardIndex, Known>({ max: KEPT });
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

  /** A card as a list of pictures shows it. */
  function thumbOf(card: CardIndex): CardFace {
    const { oracle_text: _text, back: _back, ...face } = faceOf(card);
    return face;
  }

  async function learnedOf(card: CardIndex, address: string): Promise<PlayedWith | null> {
    const { format, cards } = await learned(table.name(card), MOST_SHOWN, address);
    const faces = cards.flatMap((name) => {
      const match = names.resolve(name, { typos: false, suggest: false });
      return match.found ? [thumbOf(match.card)] : [];
    });
    return faces.length === 0 ? null : { format, decks: null, cards: faces };
  }

  async function coOccurrenceOf(
    card: CardIndex,
    known: Known,
    address: string,
  ): Promise<PlayedWith | null | "late"> {
    const told = await shared?.(card, MOST_SHOWN);
    if (told) return { format: null, decks: told.decks, cards: told.cards.map(thumbOf) };
    known.coOccurrence ??= learnedOf(card, address).catch(() => {
      // The generator is busy or on its way down: the next who asks may have more luck.
      delete known.coOccurrence;
      return "late" as const;
    });
    return Promise.race([known.coOccurrence, wait(PATIENCE_MS, "late" as const)]);
  }

  function factsOf(card: CardIndex): Omit<CardFacts, "playedWith"> {
    const { cardsAsOf, pricesAsOf, hasText } = table.meta;
    return {
      object: "card_facts",
      cards_as_of: cardsAsOf,
      prices_as_of: pricesAsOf,
      has_text: hasText,
      legalities: legalities(card),
      similar: similar.of(card, SIMILAR).map(thumbOf),
    };
  }

  const routes = new Hono<AppEnv>();
  routes.get("/:set/:number", async (c) => {
    const { set, number } = c.req.param();
    const card = cardAt(set, number);
    if (card < 0)
      return c.json(
        { object: "error", code: "not_found", status: 404, details: "There is no such printing." },
        404,
      );
    const known = kept.get(card) ?? { facts: factsOf(card) };
    kept.set(card, known);
    const playedWith = await coOccurrenceOf(card, known, c.get("address"));
    const isLate = playedWith === "late";
    const facts: CardFacts = { ...known.facts, playedWith: isLate ? null : playedWith };
    return c.json(facts, 200, { "cache-control": isLate ? CACHE_SHORT : CACHE });
  });
  return routes;
}

import type { Readonlys } from "@deckwright/decks/readonly.ts";
import * as z from "zod/mini";

/** Kinds of mana as bits: the five colors in WUBRG order, then colorless. */
const manaKindsField = z.int().check(z.minimum(0), z.maximum(63));
const countField = z.int().check(z.minimum(0));

/** What a game alone has to know of a card; the engine's `GameCard` says what each field means. */
const gameCardSchema = z.object({
  name: z.string(),
  quantity: countField,
  cost: z.string(),
  isLand: z.boolean(),
  mana: z.exactOptional(z.object({ kinds: manaKindsField, amount: countField, isLate: z.boolean() })),
  finds: z.exactOptional(z.object({ kinds: manaKindsField, lands: countField })),
  isTyped: z.exactOptional(z.boolean()),
  attack: z.exactOptional(z.number()),
  isHasty: z.exactOptional(z.boolean()),
  isHeld: z.exactOptional(z.boolean()),
});

/** What is needed to play a deck alone, wherever that is done. */
export const gameFactsSchema = z.object({
  cards: z.array(gameCardSchema),
  commanders: z.array(gameCardSchema),
  /** Names of cards that win together, by twos. */
  combos: z.array(z.tuple([z.string(), z.string()])),
  /** What an opponent begins with. */
  life: z.number(),
  /** More than two play. */
  isMultiplayer: z.boolean(),
});
export type GameFacts = Readonlys<z.output<typeof gameFactsSchema>>;

import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { bracketSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";

/** Figures about a deck. Chances are 0 to 1, money is US dollars. */
export const analysisSchema = z.object({
  curve: z.array(z.object({ manaValue: z.number(), creatures: z.number(), others: z.number() })),
  averageManaValue: z.number(),
  colors: z.array(
    z.object({
      color: z.string(),
      pips: z.number(),
      needed: z.number(),
      have: z.number(),
      castability: z.number(),
    }),
  ),
  lands: z.number(),
  keepable: z.number(),
  castability: z.number(),
  roles: z.array(
    z.object({ role: z.string(), label: z.string(), have: z.number(), min: z.number(), max: z.number() }),
  ),
  bracket: z.nullable(
    z.object({
      /** The lowest one that the cards fit in. */
      floor: bracketSchema,
      /** At least this one: the floor, or the bracket whose decks measure like this one. Nothing that was asked for. */
      level: bracketSchema,
      /** The five official checks, also those that nothing was found by. */
      reasons: z.array(
        z.object({
          label: z.string(),
          count: z.number(),
          /** The lowest bracket that a deck with these cards fits in. */
          least: bracketSchema,
          cards: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** 1 to 10, measured from the cards alone. */
  power_level: z.number(),
  powerParts: z.array(z.object({ label: z.string(), points: z.number() })),
  price: z.object({
    total: z.number(),
    unknown: z.array(z.string()),
    dearest: z.array(z.object({ name: z.string(), usd: z.number() })),
    asOf: z.string(),
  }),
});
export type Analysis = Readonlys<z.output<typeof analysisSchema>>;

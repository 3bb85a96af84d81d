import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { functionForAnyone, type ServerFunction } from "../ports/server-function.ts";
import { type FacesOf, MAX_COLLECTION_BYTES, turnOf } from "./generate-deck.ts";
import { ignoredFields } from "./ignored-fields.ts";

/** Says what a deck would be if it were another way, by the built-in engine; it costs nothing and changes nothing. */
export function createRefineDeck(pool: GeneratePool, facesOf: FacesOf): ServerFunction {
  return functionForAnyone(FUNCTIONS.refineDeck, {
    // Two decks of an engine each.
    limit: { burst: 30, perSecond: 0.5 },
    cost: 0,
    maxBytes: MAX_COLLECTION_BYTES,
    run: async (request, call) => {
      const result = await pool.refine(request, turnOf(call));
      const groups = Object.values(result.deck.card_list);
      return {
        ...result,
        findings: [...result.findings, ...ignoredFields(call.ignored)],
        faces: facesOf(groups.flatMap((group) => group.map((item) => item.name))),
      };
    },
  });
}

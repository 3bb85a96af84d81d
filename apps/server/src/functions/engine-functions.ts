import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import type { FaceOf } from "../ports/face-of.ts";
import { functionForAnyone, type ServerFunction } from "../ports/server-function.ts";
import { createGenerateDeck, MAX_COLLECTION_BYTES, turnOf } from "./generate-deck.ts";
import { ignoredFields } from "./ignored-fields.ts";
import { createRefineDeck } from "./refine-deck.ts";
import type { SaveDeck } from "./save-deck.ts";

/** A deck of five thousand names, their sideboard and pool fit. */
const MAX_DECK_BYTES = 1024 * 1024;

const FOR_ANYONE = { cost: 0, maxBytes: MAX_DECK_BYTES } as const;
/** The builder asks with each edit, some five times a second while a button is clicked, and people may share an address. */
const WITH_EACH_EDIT = { burst: 300, perSecond: 10 } as const;

/** The engine's functions. */
export function createEngineFunctions(options: {
  readonly pool: GeneratePool;
  readonly faceOf: FaceOf;
  /** Puts a deck into the vault of whoever asks; left out by tests without accounts. */
  readonly saveDeck?: SaveDeck | undefined;
}): readonly ServerFunction[] {
  const { pool, faceOf, saveDeck } = options;
  function facesOf(names: Iterable<string>): Faces {
    const faces: Record<string, CardFace> = {};
    for (const name of names) {
      const face = faceOf(name);
      if (face) faces[name] = face;
    }
    return faces;
  }

  return [
    createGenerateDeck(pool, facesOf, saveDeck),
    createRefineDeck(pool, facesOf),
    functionForAnyone(FUNCTIONS.validate, {
      ...FOR_ANYONE,
      limit: { ...WITH_EACH_EDIT },
      run: async (request, call) => {
        const { legal, findings } = await pool.validate(request, turnOf(call));
        return { ...echoId(request), legal, findings: [...findings, ...ignoredFields(call.ignored)] };
      },
    }),
    functionForAnyone(FUNCTIONS.analyze, {
      ...FOR_ANYONE,
      limit: { ...WITH_EACH_EDIT },
      run: async (request, call) => {
        const analysis = await pool.analyze(request, turnOf(call));
        const { commanders = [], main, side = {}, companion, zones = {} } = request;
        const names = new Set([
          ...commanders,
          ...Object.keys(main),
          ...Object.keys(side),
          ...(companion === undefined ? [] : [companion]),
          ...Object.values(zones).flatMap((zone) => Object.keys(zone)),
        ]);
        return { ...echoId(request), ...analysis, faces: facesOf(names) };
      },
    }),
    functionForAnyone(FUNCTIONS.gameFacts, {
      ...FOR_ANYONE,
      limit: { ...WITH_EACH_EDIT },
      run: async (request, call) => ({
        ...echoId(request),
        ...(await pool.gameFacts(request, turnOf(call))),
      }),
    }),
    functionForAnyone(FUNCTIONS.complete, {
      ...FOR_ANYONE,
      // No page asks for it; programs that build a deck card by card do.
      limit: { burst: 120, perSecond: 4 },
      run: async (request, call) => {
        const start = performance.now();
        const cards = await pool.complete(request, turnOf(call));
        const timings_ms = { total: Math.round((performance.now() - start) * 10) / 10 };
        const rest = JSON.stringify({ ...echoId(request), timings_ms }).slice(0, -1);
        // The engine's thread wrote the cards as JSON.
        return new Response(`${rest},"cards":${cards}}`, { headers: { "content-type": "application/json" } });
      },
    }),
    functionForAnyone(FUNCTIONS.alternatives, {
      ...FOR_ANYONE,
      maxBytes: MAX_COLLECTION_BYTES,
      // The builder asks once for each card that is opened.
      limit: { burst: 120, perSecond: 4 },
      run: async (request, call) => {
        const found = await pool.alternatives(request, turnOf(call));
        const names = [found.cheaper, found.owned, found.easier, found.upgrade, found.nearest].flatMap(
          (each) => (each ? [each.name] : []),
        );
        return { ...echoId(request), ...found, faces: facesOf(names) };
      },
    }),
  ];
}

function echoId(request: { readonly id?: string | number }) {
  return request.id === undefined ? {} : { id: request.id };
}

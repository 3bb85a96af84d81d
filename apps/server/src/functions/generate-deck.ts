import type { Faces } from "@deckwright/contract/card-face.ts";
import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { GenerateResponse, GenerateResult, Stage } from "@deckwright/contract/generate.ts";
import { type GenerateRequest, servedGenerateRequestSchema } from "@deckwright/contract/requests.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { problemObject, toFailure } from "../platform/http/failure.ts";
import { householdOf } from "../platform/limits/networks.ts";
import { type Call, functionForAnyone, type ServerFunction } from "../ports/server-function.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { eventStream } from "./event-stream.ts";
import { ignoredFields } from "./ignored-fields.ts";
import type { SaveDeck } from "./save-deck.ts";

/** A whole collection of fifty thousand names fits. */
export const MAX_COLLECTION_BYTES = 4 * 1024 * 1024;

/** Display facts of the cards of these names. */
export type FacesOf = (names: Iterable<string>) => Faces;

/** Whose turn a call takes, and what ends it. */
export function turnOf({ visitor, signal }: Call): { readonly owner: string; readonly signal: AbortSignal } {
  return { owner: householdOf(visitor.address), signal };
}

/** A wish becomes a deck; with `save` it is put into the vault of whoever asks, too. */
export function createGenerateDeck(
  pool: GeneratePool,
  facesOf: FacesOf,
  saveDeck: SaveDeck | undefined,
): ServerFunction {
  const pageAnswers = createAnswerCache<GenerateResult>();

  function complement(result: GenerateResult, { ignored }: Call): GenerateResponse {
    const { card_list, partner_deck } = result.deck;
    const groups = [...Object.values(card_list), ...Object.values(partner_deck?.card_list ?? {})];
    return {
      ...result,
      findings: [...result.findings, ...ignoredFields(ignored)],
      faces: facesOf(groups.flatMap((group) => group.map((item) => item.name))),
    };
  }

  /** The answer begins when an engine does: whoever is refused gets that as an answer, and not as an event in one. */
  async function streamDeck(
    request: GenerateRequest,
    call: Call,
    finish: (result: GenerateResult) => Promise<GenerateResponse>,
  ): Promise<Response> {
    const { owner, signal } = turnOf(call);
    const left = new AbortController();
    const early: Stage[] = [];
    let onStage = (stage: Stage): unknown => early.push(stage);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const result = pool.generate(request, {
      owner,
      signal: AbortSignal.any([signal, left.signal]),
      onStart: begin,
      onStage: (stage) => onStage(stage),
    });
    await Promise.race([begun, result]);
    return eventStream(async (send, gone) => {
      gone.addEventListener("abort", () => left.abort(), { once: true });
      onStage = (stage) => send("stage", stage);
      for (const stage of early) onStage(stage);
      try {
        send("deck", await finish(await result));
      } catch (error) {
        send("error", problemObject(toFailure(error), request.id));
      }
    });
  }

  return functionForAnyone(
    { ...FUNCTIONS.generateDeck, input: servedGenerateRequestSchema },
    {
      // A tenth to half a second of an engine each; nobody reads decks faster than this.
      limit: { burst: 60, perSecond: 1 },
      cost: 0,
      maxBytes: MAX_COLLECTION_BYTES,
      // The engine never sees whether a deck is to be kept: its seed comes from the request.
      run: async ({ save = false, ...request }, call) => {
        if (call.isInternal) {
          // The same request gives the same deck, so one that pages always show is built once.
          const result = await pageAnswers(JSON.stringify(request), async () => {
            await call.count();
            return pool.generate(request, { owner: turnOf(call).owner });
          });
          return complement(result, call);
        }
        const finish = async (result: GenerateResult) => {
          const answer = complement(result, call);
          return save && saveDeck ? withSaved(answer, await saveDeck(call.caller, answer)) : answer;
        };
        if (call.wantsEvents) return streamDeck(request, call, finish);
        return finish(await pool.generate(request, turnOf(call)));
      },
    },
  );
}

function withSaved(answer: GenerateResponse, outcome: Awaited<ReturnType<SaveDeck>>): GenerateResponse {
  if (outcome.saved) return { ...answer, saved: outcome.saved };
  return { ...answer, saved: null, findings: [...answer.findings, outcome.finding] };
}

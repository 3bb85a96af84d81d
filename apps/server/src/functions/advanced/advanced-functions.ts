import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { AdvancedRequest } from "@deckwright/contract/advanced.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { Database } from "@deckwright/db/database.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { Failure, problemObject, toFailure } from "../../platform/http/failure.ts";
import type { DataDoor } from "../../platform/limits/data-door.ts";
import type { Caller } from "../../ports/caller.ts";
import type { LanguageModel } from "../../ports/language-model.ts";
import {
  BY_HAND,
  functionForAnyone,
  functionForMembers,
  type MemberCall,
  type ServerFunction,
} from "../../ports/server-function.ts";
import { eventStream } from "../event-stream.ts";
import { MAX_COLLECTION_BYTES, turnOf } from "../generate-deck.ts";
import { ADVANCED_COST, createAdvancedLedger } from "./advanced-ledger.ts";
import { PATIENCE, type Patience, type Planned, type PlanParts, planDeck } from "./plan-deck.ts";

/** Decks that a language model helps to plan, and whether there is one. */
export function createAdvancedFunctions(options: {
  readonly pool: GeneratePool;
  readonly table: CardTable;
  readonly faceOf: (name: string) => CardFace | undefined;
  readonly search: PlanParts["search"];
  readonly model: LanguageModel;
  readonly database: Database;
  readonly door: DataDoor;
  /** The member who asks, while their session is open and their second factor was shown. @throws Failure */
  readonly findMember: (database: Database, caller: Caller) => Promise<string>;
  /** Shorter in tests. */
  readonly patience?: Patience;
}): readonly ServerFunction[] {
  const { model, door, faceOf } = options;
  const ledger = createAdvancedLedger(options.database);
  const parts: PlanParts = {
    ...options,
    patience: options.patience ?? PATIENCE,
    facesOf: (names) =>
      Object.fromEntries(
        [...names].flatMap((name) => {
          const face = faceOf(name);
          return face ? [[name, face] as const] : [];
        }),
      ),
  };

  /** The whole of it: begun, planned, and paid for when it is there. */
  async function run(
    member: string,
    request: AdvancedRequest,
    {
      signal,
      onThought,
      owner,
    }: { signal: AbortSignal; onThought: (sentence: string) => void; owner: string },
  ): Promise<Planned> {
    const begun = await ledger.begin(member, request.key);
    if (begun.state === "done") return { kind: "deck", isDue: false, answer: begun.answer };
    if (begun.state === "running")
      throw new Failure("conflict", "This deck is being made. Ask again in a moment.");
    try {
      const planned = await planDeck(parts, request, { member, onThought, options: { owner, signal } });
      if (planned.kind === "deck" && planned.isDue && !signal.aborted) {
        return { ...planned, answer: await ledger.deliver(member, request.key, planned.answer) };
      }
      await ledger.drop(member, request.key);
      return planned;
    } catch (error) {
      await ledger.drop(member, request.key).catch(() => {});
      throw error;
    }
  }

  async function enter({ visitor, caller }: MemberCall): Promise<string> {
    await door.admit(visitor);
    return options.findMember(door.databaseFor(visitor), caller);
  }

  return [
    functionForAnyone(FUNCTIONS.advancedState, {
      limit: { burst: 120, perSecond: 4 },
      cost: 0,
      maxBytes: 4096,
      run: async () => ({ model: model.name ?? null, cost: ADVANCED_COST }),
    }),
    functionForMembers(FUNCTIONS.advancedDeck, {
      signInTo: "use Advanced AI",
      limit: BY_HAND,
      cost: ADVANCED_COST,
      maxBytes: MAX_COLLECTION_BYTES,
      run: async (request, call) => {
        const member = await enter(call);
        const { owner, signal } = turnOf(call);
        return eventStream(async (send, gone) => {
          try {
            const planned = await run(member, request, {
              owner,
              signal: AbortSignal.any([signal, gone]),
              onThought: (text) => send("thought", { text }),
            });
            if (planned.kind === "question") send("question", planned.question);
            else send("deck", planned.answer);
          } catch (error) {
            send("error", problemObject(toFailure(error), request.key));
          }
        });
      },
    }),
  ];
}

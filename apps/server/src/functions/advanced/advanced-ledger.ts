import type { AdvancedAnswer } from "@deckwright/contract/advanced.ts";
import { type Database, DatabaseError } from "@deckwright/db/database.ts";
import { Failure } from "../../platform/http/failure.ts";

/** AI credits that a deck takes; none on a paid plan. */
export const ADVANCED_COST = 1;

/** What becomes of a deck that somebody begins. */
type Begun =
  | { readonly state: "begun" }
  | { readonly state: "running" }
  | { readonly state: "done"; readonly answer: AdvancedAnswer };

/** Pays for decks when they are there, once each. */
export interface AdvancedLedger {
  /** @throws Failure `payment_required` */
  begin(member: string, key: string): Promise<Begun>;
  /** Takes what it costs. @throws Failure `payment_required` where the credits are gone meanwhile. */
  deliver(member: string, key: string, answer: AdvancedAnswer): Promise<AdvancedAnswer>;
  /** Gives it up, at no cost. */
  drop(member: string, key: string): Promise<void>;
}

const BEGIN = "select state, known from deckwright.begin_advanced($1, $2, $3)";
const DELIVER = "select deckwright.deliver_advanced($1, $2, $3, $4) as answer";
const DROP = "select deckwright.drop_advanced($1, $2)";

export function createAdvancedLedger(database: Database): AdvancedLedger {
  async function run(text: string, values: readonly unknown[]) {
    const [result] = await database
      .runStatements("owner", undefined, [{ text, values, isRepeated: true }])
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    return result?.rows[0] ?? {};
  }
  return {
    async begin(member, key) {
      const { state, known } = await run(BEGIN, [member, key, ADVANCED_COST]);
      // Only `deliver` has written what is known.
      if (state === "done") return { state, answer: known as AdvancedAnswer };
      return { state: state === "running" ? "running" : "begun" };
    },
    async deliver(member, key, answer) {
      const row = await run(DELIVER, [member, key, JSON.stringify(answer), ADVANCED_COST]);
      return row.answer as AdvancedAnswer;
    },
    async drop(member, key) {
      await run(DROP, [member, key]);
    },
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === "PT402") {
    return new Failure(
      "payment_required",
      "You need 1 AI credit for Advanced AI. Please purchase more in the store.",
    );
  }
  if (error.code === "42501") return new Failure("unauthorized", "Your session has ended. Sign in again.");
  if (error.code === "23505")
    return new Failure("conflict", "This key was used already. Ask again with a new one.");
  return error;
}

import type { Database } from "@deckwright/db/database.ts";
import type { ModelPurpose, ModelUsage } from "../ports/language-model.ts";

/** US dollars that may be spent in a day (UTC). */
export interface SpendingLimits {
  readonly memberUsd: number;
  readonly dayUsd: number;
}

/** A use that was begun. */
type BegunUse = { readonly id: number } | { readonly refused: "member" | "site" };

/** Notes what models were asked, and keeps the limits of spending. */
export interface UsageBook {
  /** @param mostUsd What it may cost at the most; so much is held until it has ended. */
  begin(purpose: ModelPurpose, member: string | undefined, mostUsd: number): Promise<BegunUse>;
  end(id: number, outcome: string, usage: ModelUsage): Promise<void>;
}

const BEGIN = "select use_id, refused from deckwright.begin_model_use($1, $2, $3, $4, $5, $6)";
const END = "select deckwright.end_model_use($1, $2, $3, $4, $5)";

export function createUsageBook(database: Database, model: string, limits: SpendingLimits): UsageBook {
  return {
    async begin(purpose, member, mostUsd) {
      const values = [member ?? null, purpose, model, mostUsd, limits.memberUsd, limits.dayUsd];
      const [begun] = await database.runStatements("owner", undefined, [
        { text: BEGIN, values, isRepeated: true },
      ]);
      const row = begun?.rows[0];
      if (row?.refused === "member" || row?.refused === "site") return { refused: row.refused };
      return { id: Number(row?.use_id) };
    },
    async end(id, outcome, { inputTokens, outputTokens, usd }) {
      await database.runStatements("owner", undefined, [
        { text: END, values: [id, outcome, inputTokens, outputTokens, usd.toFixed(6)], isRepeated: true },
      ]);
    },
  };
}

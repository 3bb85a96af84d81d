import type { Result } from "@deckwright/db/database.ts";
import type { AnswerStatement } from "./read.ts";

/** How a plan is asked for instead of an answer. */
export interface PlanForm {
  readonly format: "json" | "text";
  readonly options: readonly PlanOption[];
}

export const PLAN_OPTIONS = ["analyze", "verbose", "settings", "buffers", "wal"] as const;
type PlanOption = (typeof PLAN_OPTIONS)[number];

/** The statement that tells how PostgreSQL would run another, or, with `analyze`, how it ran it. */
export function explain({ text, values }: AnswerStatement, { format, options }: PlanForm): AnswerStatement {
  return { text: `explain (${[...options, `format ${format}`].join(", ")}) ${text}`, values };
}

/** The plan as it is sent. */
export function planBody(result: Result | undefined, { format }: PlanForm): string {
  const lines = (result?.rows ?? []).map((row) => Object.values(row)[0]);
  if (format === "text") return lines.join("\n");
  const [plan] = lines;
  return typeof plan === "string" ? plan : JSON.stringify(plan ?? []);
}

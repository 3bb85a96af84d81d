import type { Intent } from "@deckwright/engine/types.ts";
import { drawTable } from "./text-table.ts";

/** What a wish was read to say, field by field, with the words it was read from. */
export function intentTable(intent: Intent, width: number): string {
  const { read, notes, unread, unclear = [], ...fields } = intent;
  const rows = Object.entries(fields).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.join(", ") || "none" : String(value),
    read[field] ?? "",
  ]);
  const table =
    rows.length === 0
      ? "Nothing was understood."
      : drawTable([{ head: "Field", width: 13 }, { head: "Value" }, { head: "Read from" }], rows, width);
  return [
    table,
    ...(unread === undefined ? [] : [`Not understood: ${unread.join(", ")}`]),
    ...unclear.map(({ words, card }) => `“${words}” was left as a word. Did you mean the card ${card}?`),
    ...(notes ?? []).map((note) => `- ${note}`),
  ].join("\n");
}

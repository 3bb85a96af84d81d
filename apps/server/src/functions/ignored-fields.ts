import type { Finding } from "@deckwright/contract/finding.ts";

/** One finding that names the fields of a request that mean nothing to us, so that a typo is not lost in silence. */
export function ignoredFields(fields: readonly string[]): Finding[] {
  if (fields.length === 0) return [];
  const named = fields.slice(0, 5).map((field) => `"${field.slice(0, 60)}"`);
  const rest = fields.length - named.length;
  const list = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
  return [
    {
      rule: "REQUEST",
      severity: "advice",
      cards: [],
      message: `The request has fields that are not known and were left out: ${list}.`,
      source: "the request",
    },
  ];
}

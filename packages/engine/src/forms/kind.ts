import type { Format, RuleId } from "@deckwright/rules/formats/format.ts";

/** What is built for a format: a deck, two that share their copies, or a list that games are played from. */
export type Kind = "deck" | "team" | "cube" | "battle box";

/** The rules that only formats of a kind have. */
const KIND_RULES: readonly (readonly [RuleId, Kind])[] = [
  ["CUBE", "cube"],
  ["BOX", "battle box"],
  ["TEAM", "team"],
];

/** The kind of a format, by what its rules look at. */
export function kindOf(format: Format): Kind {
  return KIND_RULES.find(([rule]) => format.rules.includes(rule))?.[1] ?? "deck";
}

/** Whether what is built is a list to draft or draw from, and no deck. */
export function isList(kind: Kind): boolean {
  return kind === "cube" || kind === "battle box";
}

/** Whether decks of a format come from a limited pool: what was opened or drafted. */
export function isFromPool(format: Format): boolean {
  return format.rules.includes("POOLSRC");
}

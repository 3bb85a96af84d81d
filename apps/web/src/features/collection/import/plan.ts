import type { CardToKeep, OwnCard } from "../../../data/own-cards.ts";
import { keptCard } from "../kept-card.ts";
import { MOST_COPIES } from "../most-copies.ts";
import type { ResolvedLine } from "./resolve.ts";

/** What happens to printings that are there already. */
export type ImportMode = "add" | "replace";

/** What an import will do. */
export interface ImportPlan {
  /** With the numbers that they will have; those that stay as they are are left out. */
  readonly cards: readonly CardToKeep[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** In the file. */
  readonly copies: number;
  /** Printings with more copies than a collection counts. */
  readonly capped: number;
}

/** What the lines of a file make of a collection. Lines of one printing, foil or not, count together. */
export function planImport(
  lines: readonly ResolvedLine[],
  own: readonly OwnCard[],
  mode: ImportMode,
): ImportPlan {
  const owned = new Map(own.map(({ scryfall_id, quantity }) => [scryfall_id, quantity]));
  const counted = new Map<string, { card: ResolvedLine["card"]; copies: number }>();
  for (const { card, copies } of lines) {
    const before = counted.get(card.id)?.copies ?? 0;
    counted.set(card.id, { card, copies: before + copies });
  }
  const cards: CardToKeep[] = [];
  let changed = 0;
  let capped = 0;
  for (const { card, copies } of counted.values()) {
    const has = owned.get(card.id) ?? 0;
    const sum = mode === "add" ? has + copies : copies;
    const quantity = Math.min(MOST_COPIES, sum);
    if (sum > quantity) capped += 1;
    if (quantity === has) continue;
    if (has > 0) changed += 1;
    cards.push(keptCard(card, quantity));
  }
  return {
    cards,
    added: cards.length - changed,
    changed,
    unchanged: counted.size - cards.length,
    copies: lines.reduce((sum, { copies }) => sum + copies, 0),
    capped,
  };
}

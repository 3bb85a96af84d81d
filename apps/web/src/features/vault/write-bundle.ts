import { fromStoredRow } from "@deckwright/decks/stored.ts";
import { LIST_STYLES, type ListStyleId, writeDeck } from "@deckwright/decks/text/styles.ts";
import type { ExportedDeck } from "../../data/vault.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { leaderTitle } from "../../ui/deck-list/deck-groups.ts";

/** The ways to write all decks into one file: as lists under their names, or as they are kept. */
export const BUNDLE_STYLES = [
  ...LIST_STYLES.map(({ id, label }) => ({ id, label })),
  { id: "json", label: "JSON" },
] as const satisfies readonly { readonly id: ListStyleId | "json"; readonly label: string }[];
export type BundleStyle = (typeof BUNDLE_STYLES)[number]["id"];

/** One deck of the file. Everything of it is in JSON; a list has the cards that a deck can have. */
export function writePart(row: ExportedDeck, style: BundleStyle): string {
  if (style === "json") return JSON.stringify(row, null, 2);
  const { deck } = fromStoredRow(row);
  const cards = deck.cards + (deck.partner_deck?.cards ?? 0);
  const title = `// ${deck.name.replace(/\s+/g, " ")} (${formatName(deck.format)}, ${cards} cards)`;
  return `${title}\n\n${writeDeck(deck, style, leaderTitle(deck))}`;
}

/** The whole file. */
export function joinParts(parts: readonly string[], style: BundleStyle): string {
  return style === "json" ? `[\n${parts.join(",\n")}\n]\n` : parts.join("\n\n");
}

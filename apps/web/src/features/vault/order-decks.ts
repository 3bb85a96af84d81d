import type { VaultDeck } from "../../data/vault.ts";
import { formatName, playstyleName } from "../../lib/format/deck-words.ts";

/** The ways in which the vault's decks may stand. */
export const ORDERS = [
  { slug: "newest", name: "Newest" },
  { slug: "name", name: "Name" },
  { slug: "format", name: "Format" },
  { slug: "price", name: "Price, highest" },
  { slug: "power", name: "Power, highest" },
] as const;
export type Order = (typeof ORDERS)[number]["slug"];

const NAMES = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Those are equal that keep the order they come in: the newest first. */
const COMPARE: Readonly<Record<Order, (a: VaultDeck, b: VaultDeck) => number>> = {
  newest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  name: (a, b) => NAMES.compare(a.name, b.name),
  format: (a, b) => NAMES.compare(a.format, b.format),
  price: (a, b) => (b.price_cents ?? -1) - (a.price_cents ?? -1),
  power: (a, b) => (b.power_level ?? -1) - (a.power_level ?? -1),
};

/** The decks whose name, format or playstyle has every word of a search, in the order that is wanted. */
export function orderDecks(decks: readonly VaultDeck[], search: string, order: Order): readonly VaultDeck[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return decks
    .filter(({ name, format, playstyle }) => {
      const text = `${name} ${formatName(format)} ${playstyleName(playstyle ?? "")}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(COMPARE[order]);
}

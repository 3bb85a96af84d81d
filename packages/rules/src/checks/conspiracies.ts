import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import registry from "../../data/conspiracies.json" with { type: "json" };
import type { DeckContext } from "./context.ts";
import { Zone } from "./lines.ts";
import type { Found } from "./rule.ts";
import { fixed, removal } from "./words.ts";

/** Where conspiracies lie: in the command zone, which deck lists write under this name. */
const CONSPIRACIES = "conspiracies";

interface Bending {
  readonly card: string;
  /** By how much one copy lowers the least size of the deck. */
  readonly lessMinimum?: number;
  /** The deck holds no basic lands. */
  readonly noBasics?: boolean;
}

const BY_NAME: ReadonlyMap<string, Bending> = new Map(registry.cards.map((row) => [row.card, row]));

/** By how many cards the deck's conspiracies lower its least size (CR 905). */
export function lessMinimum(deck: DeckContext): number {
  if (!deck.format.zones.some((zone) => zone.name === CONSPIRACIES)) return 0;
  return deck
    .cardsIn(CONSPIRACIES)
    .reduce((sum, { card, count }) => sum + count * (bendingOf(deck.table, card)?.lessMinimum ?? 0), 0);
}

/** Basic lands in a deck that one of its conspiracies forbids them. */
export function forbiddenBasics(deck: DeckContext): Found[] {
  const ruler = deck.cardsIn(CONSPIRACIES).find(({ card }) => bendingOf(deck.table, card)?.noBasics);
  if (!ruler) return [];
  const { table } = deck;
  return deck.holdings
    .filter(({ card, lines }) => isBasic(table, card) && lines.some((line) => line.zone === Zone.Main))
    .map((holding) => ({
      severity: "illegal",
      cards: [holding.name],
      message: `${table.name(ruler.card)} is among the conspiracies, so the deck holds no basic lands; ${holding.name} is one.`,
      source: `${registry.source} (checked ${registry.checked})`,
      ...fixed(removal(holding)),
    }));
}

function bendingOf(table: CardTable, card: CardIndex): Bending | undefined {
  return BY_NAME.get(table.name(card));
}

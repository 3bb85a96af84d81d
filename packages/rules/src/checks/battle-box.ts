import { COLORS } from "@deckwright/cards/colors.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import registry from "../../data/battle-box.json" with { type: "json" };
import { STATION } from "../formats/zones.ts";
import type { DeckContext, ZoneCard } from "./context.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { colorWords, countWords, fixed, listWords, moveTo, namesOf, removal } from "./words.ts";

/** What is customary in a battle box. */
export const BOX_CUSTOMS = registry;

/** Shares of two colors may differ by this much before the stack counts as uneven. */
const UNEVEN = 0.05;

/** The shared stack holds spells only; what else makes a good one is custom, so advice. */
export const boxRule: Rule = {
  id: "BOX",
  title: "The shared stack",
  source: `${registry.source} (checked ${registry.checked})`,
  check: (deck) => {
    const stack = deck.cardsIn(Zone.Main);
    return [
      ...landsInStack(deck),
      ...unsuited(deck, stack),
      ...expensive(deck, stack),
      ...unevenColors(deck, stack),
      ...stationOf(deck),
    ];
  },
};

const advice = (message: string, cards: readonly string[] = []): Found => ({
  severity: "advice",
  cards,
  message,
});

function landsInStack(deck: DeckContext): Found[] {
  const atStation = deck.countIn(STATION.name);
  return deck.holdings
    .filter(({ card }) => isLand(deck.table, card))
    .map((holding) => {
      const message = `${holding.name} is a land; the stack holds spells only, and each player has lands of their own beside it.`;
      const fix = atStation === 0 && holding.total === 1 ? moveTo(holding, STATION) : removal(holding);
      return { severity: "illegal", cards: [holding.name], message, ...fixed(fix) };
    });
}

/** Cards that do what a shared library and set lands make pointless or unfair, as far as they are tagged. */
function unsuited(deck: DeckContext, stack: readonly ZoneCard[]): Found[] {
  const { tags } = deck.table;
  return registry.avoid.flatMap(({ words, tags: names }): Found[] => {
    const ids = names.map((name) => tags.id(name)).filter((id) => id >= 0);
    const such = stack.map(({ card }) => card).filter((card) => ids.some((id) => tags.has(card, id)));
    const cards = namesOf(deck, such);
    if (cards.length === 0) return [];
    return [advice(`${countWords(cards.length, "card")} ${words}: ${listWords(cards)}.`, cards)];
  });
}

function expensive(deck: DeckContext, stack: readonly ZoneCard[]): Found[] {
  const most = registry.greatestManaValue;
  const such = stack.map(({ card }) => card).filter((card) => (deck.table.manaValue[card] ?? 0) > most);
  const cards = namesOf(deck, such);
  if (cards.length === 0) return [];
  return [
    advice(`With ten lands and one a turn, mana values above ${most} come late: ${listWords(cards)}.`, cards),
  ];
}

function unevenColors(deck: DeckContext, stack: readonly ZoneCard[]): Found[] {
  const total = deck.countIn(Zone.Main);
  if (total === 0) return [];
  const shares = COLORS.map((_, at) => {
    const such = stack.filter(({ card }) => (deck.table.colors[card] ?? 0) & (1 << at));
    return such.reduce((sum, { count }) => sum + count, 0) / total;
  });
  const least = shares.indexOf(Math.min(...shares));
  const most = shares.indexOf(Math.max(...shares));
  if ((shares[most] ?? 0) - (shares[least] ?? 0) <= UNEVEN) return [];
  const share = (at: number): string => `${Math.round((shares[at] ?? 0) * 100)} % are ${colorWords(1 << at)}`;
  return [
    advice(`The colors are uneven: ${share(most)}, ${share(least)}; both players draw from one stack.`),
  ];
}

function stationOf(deck: DeckContext): Found[] {
  const station = deck.beside(STATION.name);
  if (station.length === 0) return [];
  const basics = station
    .filter(({ card }) => isBasic(deck.table, card))
    .reduce((sum, { total }) => sum + total, 0);
  const { basics: wanted, others } = registry.station;
  if (basics === wanted) return [];
  return [
    advice(
      `A land station usually has ${wanted} basic lands and ${others} that make two colors; this one has ${basics} basic lands.`,
    ),
  ];
}

import { type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { allCards, type Bracket, type DeckList } from "@deckwright/decks/deck.ts";
import { CONSTRUCTED_POWER, SINGLETON_POWER } from "../../data/power.ts";
import { bracketOfPower } from "../forms/bracket-of-power.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import { keepableChance } from "../mana/odds.ts";
import type { Analysis } from "../types.ts";
import { type Counted, resolveCounts, round, sum } from "./counted.ts";
import { type MeasureContext, type MeasuredDeck, measureDeck } from "./measured-deck.ts";
import { powerLevel } from "./power.ts";
import { powerFigures, type WholeDeck } from "./power-figures.ts";

/** What is known of a deck beside its list. Nothing of it is what anybody hopes that the deck is. */
export interface AnalyzeOptions {
  readonly roles: readonly RoleTarget[];
  /** True in formats whose decks have commanders, and with them brackets. */
  readonly brackets: boolean;
  /** What a finished deck of the format is. */
  readonly whole: WholeDeck;
}

const DEAREST = 5;

/**
 * Figures about a deck. Names that the table does not know are left out: the rules report them. An empty deck has
 * figures too.
 */
export function analyzeDeck(list: DeckList, context: MeasureContext, options: AnalyzeOptions): Analysis {
  const { table, names } = context;
  const { partner_deck: _second, ...own } = list;
  const deck = measureDeck(list, context, options.brackets);
  const { spells, lands, size, bracket } = deck;
  const landCount = sum(lands);
  const power = powerOf(deck, options.whole, context);
  return {
    curve: curveOf(table, spells),
    averageManaValue: round(deck.averageManaValue, 2),
    colors: deck.mana.colors,
    lands: landCount,
    keepable: round(size === 0 ? 0 : keepableChance(size, landCount), 4),
    castability: round(deck.mana.castability, 4),
    roles: options.roles.map(({ role, label, min, max, fills }) => ({
      role,
      label,
      have: sum(spells.filter(([card]) => fills(card))),
      min,
      max,
    })),
    bracket: bracket && {
      floor: bracket.floor,
      level: higher(bracket.floor, bracketOfPower(power.power_level)),
      reasons: bracket.reasons,
    },
    ...power,
    price: priceOf(table, [...resolveCounts(allCards(own), names)]),
  };
}

/** The power of a deck's cards, on the scale of its kind of format. */
export function powerOf(
  deck: MeasuredDeck,
  whole: WholeDeck,
  context: MeasureContext,
): Pick<Analysis, "power_level" | "powerParts"> {
  return powerLevel(
    powerFigures(deck, whole, context),
    deck.bracket ? SINGLETON_POWER : CONSTRUCTED_POWER,
    whole.cards === 0 ? 1 : Math.min(1, (deck.size + deck.commanders.length) / whole.cards),
  );
}

function higher(one: Bracket, other: Bracket): Bracket {
  return one > other ? one : other;
}

function curveOf(table: CardTable, spells: Counted): Analysis["curve"] {
  return Array.from({ length: 8 }, (_, manaValue) => {
    const here = spells.filter(([card]) => Math.min(7, Math.floor(table.manaValue[card] ?? 0)) === manaValue);
    const creatures = here.filter(([card]) => (table.frontTypes[card] ?? 0) & CardType.Creature);
    return { manaValue, creatures: sum(creatures), others: sum(here) - sum(creatures) };
  });
}

function priceOf(table: CardTable, cards: Counted): Analysis["price"] {
  let total = 0;
  const unknown = new Set<string>();
  const known: { name: string; usd: number }[] = [];
  for (const [card, count] of cards) {
    const usd = table.priceUsd[card] ?? Number.NaN;
    const basic = isBasic(table, card);
    if (!Number.isNaN(usd)) {
      total += usd * count;
      if (!basic) known.push({ name: table.name(card), usd: round(usd, 2) });
    } else if (!basic) unknown.add(table.name(card));
  }
  const dearest = known
    .sort((a, b) => b.usd - a.usd || (a.name < b.name ? -1 : 1))
    .filter(({ name }, at, list) => list.findIndex((other) => other.name === name) === at)
    .slice(0, DEAREST);
  return { total: round(total, 2), unknown: [...unknown], dearest, asOf: table.meta.pricesAsOf };
}

import { COLORS } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import type { DeckList } from "@deckwright/rules/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { manaNeeds } from "./mana/needs.ts";
import { keepableChance } from "./mana/odds.ts";
import { landSource } from "./mana/sources.ts";
import { isKin } from "./plan/fit-of.ts";
import { HUNDRED } from "./plan/hundred.ts";
import type { Plan } from "./plan/plan.ts";
import { roleBit } from "./plan/roles.ts";
import { SIXTY } from "./plan/sixty.ts";
import { roleBands, roleTargets } from "./plan/targets.ts";
import type { SelectColumns } from "./select/columns.ts";
import type { Analysis } from "./types.ts";

interface FigureContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly columns: SelectColumns;
}

/** Curve, roles, sources, price and bracket floor of a deck, counted from the table. */
export function analyzeInterim(
  deck: DeckList,
  { table, names, rules, columns }: FigureContext,
  plan: Plan | undefined,
): Analysis {
  const found = (counts: Readonly<Record<string, number>>): Map<CardIndex, number> => {
    const cards = new Map<CardIndex, number>();
    for (const [name, copies] of Object.entries(counts)) {
      const match = names.resolve(name, { typos: false });
      if (match.found && copies > 0) cards.set(match.card, (cards.get(match.card) ?? 0) + copies);
    }
    return cards;
  };
  const main = found(deck.main);
  const commanders = [...found(Object.fromEntries((deck.commanders ?? []).map((name) => [name, 1]))).keys()];
  const curve = Array.from({ length: 8 }, (_, manaValue) => ({ manaValue, creatures: 0, others: 0 }));
  let lands = 0;
  let size = 0;
  let value = 0;
  const landCounts = new Map<CardIndex, number>();
  for (const [card, copies] of main) {
    size += copies;
    const types = table.frontTypes[card] ?? 0;
    if (types & CardType.Land) {
      lands += copies;
      landCounts.set(card, copies);
      continue;
    }
    const manaValue = table.manaValue[card] ?? 0;
    value += manaValue * copies;
    const bar = curve[Math.max(0, Math.min(7, Math.floor(manaValue)))];
    if (bar) {
      if (types & CardType.Creature) bar.creatures += copies;
      else bar.others += copies;
    }
  }
  const format = rules.format(deck.format);
  const led = format ? format.leaders !== null : commanders.length > 0;
  let colors = led ? rules.identityOf(commanders) : 0;
  if (!led) for (const card of main.keys()) if (!landCounts.has(card)) colors |= table.colors[card] ?? 0;
  const spells = [...main]
    .filter(([card]) => !landCounts.has(card))
    .map(([card, quantity]) => ({ card, quantity, weight: 1 }));
  const needs = manaNeeds(table, spells, commanders, { deckSize: size, lands, colors });
  const template = plan?.template ?? (led ? HUNDRED.midrange : SIXTY.midrange);
  const tribe = plan?.tribe ?? -1;
  const rolesOf = (card: CardIndex): number =>
    (columns.roles[card] ?? 0) | (tribe >= 0 && isKin(table, card, tribe) ? 1 << roleBit("kin") : 0);
  const priced = [...commanders.map((card) => [card, 1] as const), ...main, ...found(deck.side ?? {})];
  const known = priced.filter(([card]) => !Number.isNaN(table.priceUsd[card] ?? Number.NaN));
  const changers = [...commanders, ...main.keys()].filter(
    (card) => (table.facts[card] ?? 0) & Fact.GameChanger,
  );
  const floor = changers.length > 3 ? 4 : changers.length > 0 ? 3 : 1;
  const bracket = plan?.bracket ?? floor;
  return {
    curve,
    averageManaValue: size > lands ? Math.round((100 * value) / (size - lands)) / 100 : 0,
    colors: COLORS.flatMap((color, kind) => {
      if (!(colors & (1 << kind))) return [];
      let have = 0;
      for (const [card, copies] of landCounts)
        if (landSource(table, card, colors, new Set()).mask & (1 << kind)) have += copies;
      const needed = needs.sources[kind] ?? 0;
      return [
        {
          color,
          pips: needs.pips[kind] ?? 0,
          needed,
          have,
          castability: needed === 0 ? 1 : Math.min(1, 0.9 * (have / needed)),
        },
      ];
    }),
    lands,
    keepable: keepableChance(Math.max(size, 7), lands),
    castability: 0.9,
    roles: roleBands(roleTargets(template, tribe < 0 ? "" : table.subtypeName(tribe)), main, rolesOf),
    bracket: led
      ? {
          floor,
          reasons: [
            {
              label: "Game Changers",
              count: changers.length,
              cards: changers.map((card) => table.name(card)),
            },
          ],
        }
      : null,
    power_level: led ? bracket * 2 : 6,
    powerParts: [{ label: led ? `Bracket ${bracket}` : "Constructed", points: led ? bracket * 2 : 6 }],
    price: {
      total:
        Math.round(
          100 * known.reduce((sum, [card, copies]) => sum + copies * (table.priceUsd[card] ?? 0), 0),
        ) / 100,
      unknown: priced.filter((entry) => !known.includes(entry)).map(([card]) => table.name(card)),
      dearest: [...known]
        .sort(([a], [b]) => (table.priceUsd[b] ?? 0) - (table.priceUsd[a] ?? 0))
        .slice(0, 3)
        .map(([card]) => ({ name: table.name(card), usd: table.priceUsd[card] ?? 0 })),
      asOf: table.meta.pricesAsOf,
    },
  };
}

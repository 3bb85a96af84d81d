import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { allCards, type Bracket, type DeckList } from "@deckwright/decks/deck.ts";
import { bracketOfPower } from "../forms/bracket-of-power.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import { castChance, drawHands } from "../mana/castability.ts";
import { demandOf } from "../mana/demand.ts";
import { manaNeeds } from "../mana/needs.ts";
import { keepableChance } from "../mana/odds.ts";
import { extraSources, landSource, typalLands } from "../mana/sources.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Analysis } from "../types.ts";
import { bracketFloor } from "./bracket-floor.ts";
import { type PowerFigures, powerLevel } from "./power.ts";
import { resolveCounts, resolveNames } from "./resolve-counts.ts";

/** What a deck is analyzed with. */
export interface AnalyzeContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  readonly combos: Combos;
}

/** What is known of a deck beside its list. */
export interface AnalyzeOptions {
  readonly roles: readonly RoleTarget[];
  /** True in formats whose decks have commanders, and with them brackets. */
  readonly brackets: boolean;
  /**
   * The bracket that the deck is meant for; null when nobody said. Two brackets: whichever of those between them the
   * deck's own floor and power speak for.
   */
  readonly meant: Bracket | null | readonly [Bracket, Bracket];
}

/** The bracket that power is held to: the one meant, or the one that floor and power speak for. */
function meantBracket(figures: PowerFigures, floor: Bracket, meant: AnalyzeOptions["meant"]): Bracket | null {
  if (meant === null || typeof meant === "number") return meant;
  const [least, most] = meant;
  const read = bracketOfPower(powerLevel(figures, { floor, meant: null }).power_level);
  if (read < least) return least;
  if (read > most) return most;
  return read;
}

/** The bracket that a deck is shown with: the one that was asked for, or else how it plays; its cards may lift it. */
function bracketLevel(floor: Bracket, meant: AnalyzeOptions["meant"], power: number): Bracket {
  const level = typeof meant === "number" ? meant : bracketOfPower(power);
  return level < floor ? floor : level;
}

/** Shares of a format's decks between which a card's standing is measured, on a logarithmic scale. */
const COMMON = 0.1;
const RARE = 0.0005;
const DEAREST = 5;

/**
 * Figures about a deck. Names that the table does not know are left out: the rules report them. An empty deck has
 * figures too.
 */
export function analyzeDeck(list: DeckList, context: AnalyzeContext, options: AnalyzeOptions): Analysis {
  const { table, names } = context;
  const { partner_deck: _second, ...own } = list;
  const main = resolveCounts(list.main, names);
  const commanders = resolveNames(list.commanders ?? [], names);
  const spells = [...main].filter(([card]) => !isLand(table, card));
  const lands = [...main].filter(([card]) => isLand(table, card));
  const copies = sum(spells);
  const landCount = sum(lands);
  const averageManaValue =
    copies === 0
      ? 0
      : spells.reduce((total, [card, count]) => total + count * (table.manaValue[card] ?? 0), 0) / copies;
  const mana = analyzeMana(context, {
    spells,
    lands,
    commanders,
    size: copies + landCount,
    brackets: options.brackets,
  });
  const distinct = [...new Set([...commanders, ...main.keys()])];
  const bracket = options.brackets ? bracketFloor(table, context.combos, distinct) : null;
  const counted = (...tags: readonly string[]): number => countTagged(table, spells, tags);
  const figures: PowerFigures = {
    averageManaValue,
    castability: mana.castability,
    ramp: counted("ramp"),
    fastMana: counted("fast-mana"),
    tutors: counted("tutor") - counted("tutor:land"),
    interaction: counted("removal", "counterspell", "sweeper", "discard"),
    gameChangers: bracket?.gameChangers ?? 0,
    combos: bracket?.combos.length ?? 0,
    playsets:
      copies === 0 ? 0 : spells.reduce((total, [, count]) => total + count * Math.min(4, count), 0) / copies,
    selection: counted("draw", "selection", "cantrip", "tutor"),
    popularity: popularityOf(context, list.format, spells),
  };
  const meant = bracket && meantBracket(figures, bracket.floor, options.meant);
  const power = powerLevel(figures, bracket && { floor: bracket.floor, meant });
  return {
    curve: curveOf(table, spells),
    averageManaValue: round(averageManaValue, 2),
    colors: mana.colors,
    lands: landCount,
    keepable: round(copies + landCount === 0 ? 0 : keepableChance(copies + landCount, landCount), 4),
    castability: round(mana.castability, 4),
    roles: options.roles.map(({ role, label, min, max, fills }) => ({
      role,
      label,
      have: sum(spells.filter(([card]) => fills(card))),
      min,
      max,
    })),
    bracket: bracket && {
      floor: bracket.floor,
      level: bracketLevel(bracket.floor, options.meant, power.power_level),
      reasons: bracket.reasons,
    },
    ...power,
    price: priceOf(table, [...resolveCounts(allCards(own), names)]),
  };
}

type Counted = readonly (readonly [CardIndex, number])[];

function sum(cards: Counted): number {
  return cards.reduce((total, [, count]) => total + count, 0);
}

function countTagged(table: CardTable, spells: Counted, tags: readonly string[]): number {
  const ids = tags.map((tag) => table.tags.id(tag)).filter((id) => id >= 0);
  return sum(spells.filter(([card]) => ids.some((id) => table.tags.has(card, id))));
}

interface ManaParts {
  readonly spells: Counted;
  readonly lands: Counted;
  readonly commanders: readonly CardIndex[];
  readonly size: number;
  readonly brackets: boolean;
}

function analyzeMana(
  { table, names }: AnalyzeContext,
  deck: ManaParts,
): Pick<Analysis, "colors" | "castability"> {
  const colors: ColorMask = [...deck.commanders, ...deck.spells.map(([card]) => card)].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    0,
  );
  const shape = { deckSize: deck.size, lands: sum(deck.lands), colors };
  const needs = manaNeeds(
    table,
    deck.spells.map(([card, quantity]) => ({ card, quantity, weight: 1 })),
    deck.commanders,
    shape,
  );
  const sources = deck.lands.map(([card, count]) => ({
    ...landSource(table, card, colors, typalLands(names)),
    count,
  }));
  const have = extraSources(table, deck.spells, colors);
  for (const { mask, strength, count } of sources) {
    for (let kind = 0; kind < have.length; kind++) {
      if (mask & (1 << kind)) have[kind] = (have[kind] ?? 0) + strength * count;
    }
  }
  const draws = drawHands(
    sources.map(({ mask, strength, tapped, count }) => ({
      // Colors with a catch are not counted on.
      mask: strength < 1 ? mask & 32 : mask,
      tapped: tapped > 0.5,
      count,
    })),
    deck.size,
    deck.brackets,
  );
  const chances = [...deck.spells, ...deck.commanders.map((card) => [card, 1] as const)].flatMap(
    ([card, count]) => {
      const demand = demandOf(table, card);
      return demand ? [{ demand, count, chance: castChance(draws, demand) }] : [];
    },
  );
  const mean = (list: readonly { readonly count: number; readonly chance: number }[]): number => {
    const total = list.reduce((all, { count }) => all + count, 0);
    return total === 0 ? 1 : list.reduce((all, { count, chance }) => all + count * chance, 0) / total;
  };
  return {
    castability: mean(chances),
    colors: [...COLORS, "C"].flatMap((color, kind) => {
      const bit = 1 << kind;
      const pips = needs.pips[kind] ?? 0;
      if (pips === 0 && !(colors & bit)) return [];
      const asking = chances.filter(({ demand }) => demand.tests.some(({ mask }) => mask & bit));
      return [
        {
          color,
          pips,
          needed: needs.sources[kind] ?? 0,
          have: round(have[kind] ?? 0, 2),
          castability: round(mean(asking), 4),
        },
      ];
    }),
  };
}

function curveOf(table: CardTable, spells: Counted): Analysis["curve"] {
  return Array.from({ length: 8 }, (_, manaValue) => {
    const here = spells.filter(([card]) => Math.min(7, Math.floor(table.manaValue[card] ?? 0)) === manaValue);
    const creatures = here.filter(([card]) => (table.frontTypes[card] ?? 0) & CardType.Creature);
    return { manaValue, creatures: sum(creatures), others: sum(here) - sum(creatures) };
  });
}

/** Mean standing of a deck's spells among the cards of the format, 0 (never seen) to 1 (in every tenth deck or more). */
function popularityOf({ ranker }: AnalyzeContext, format: string, spells: Counted): number {
  const copies = sum(spells);
  if (copies === 0) return 0;
  const standing = (card: CardIndex): number => {
    const share = Math.log(ranker.popularity(format, card) / RARE) / Math.log(COMMON / RARE);
    return Math.max(0, Math.min(1, share));
  };
  return spells.reduce((total, [card, count]) => total + count * standing(card), 0) / copies;
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

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

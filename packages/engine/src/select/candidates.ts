import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { NONBASIC_HARM } from "../../data/clashes.ts";
import { roleBit } from "../../data/roles.ts";
import { isPointlessAlone } from "../forms/build-rules.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import { createFit, isKin } from "../plan/fit.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import { colorTargets } from "../plan/targets.ts";
import type { Random } from "../random.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import { clashWithLeaders } from "./clashes.ts";
import type { SelectColumns } from "./columns.ts";

/** What selecting looks at. */
export interface SelectContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: SelectColumns;
  readonly combos: Combos;
  /** Share, above 0 to 1, of the swaps that a deck is improved by; absent: all of them. */
  readonly effort?: number;
}

/** Weights of a card's worth, in deviations of the ranker's relevance. */
const WORTH = {
  theme: 0.75,
  tribe: 0.55,
  /** In a hundred cards around a type, where the company of the commander's color would crowd its members out. */
  tribal: 1.15,
  style: 0.45,
  /** For a card that every deck of the format could play and does. */
  staple: 1.1,
  /** More for what nearly all of them hold, such as Sol Ring. */
  ubiquitous: 4,
  /** Per doubling of a price beyond `DEAR`, where neither the wish nor the table asks for the best that money buys. */
  dear: -0.12,
  /** In sixty cards the wish weighs more, since the company of few key cards pulls harder. */
  sixty: 1.6,
  owned: 0.9,
  /** Chance, so that another seed gives another deck of about the same worth. */
  noise: 0.16,
  /** Cards for sideboards, against one color or one card type. */
  situational: -1.6,
  /** For each card that decks play in the sideboard only. */
  sided: -4,
  drawback: -0.35,
  /** Costs that only colorless mana pays, in decks that make little of it. */
  colorlessCost: -2.5,
  /** For each symbol of one color more than the lands of so many colors can be trusted with. */
  heavyCost: -0.6,
  /** Discarding a card to draw: no card gained, unless the graveyard is the plan. */
  rummage: -1.3,
  vanilla: -0.7,
  /** At the most competitive tables, for a card that hardly any of their decks plays. */
  unproven: -3,
  /** Mana for one turn and nothing else, where no turn is the one that wins. */
  burst: -1.6,
  /**
   * For each point, up to three, that a card costs where points are there to be spent: the list names what wins games,
   * and decks that leave points over are rare. Only for cards that decks like these do play.
   */
  point: 0.9,
  /** For a restricted card by how many decks play it: its one copy is chosen by what it is, not by its company. */
  restricted: 5,
  /** What wins with an empty library, where the deck does not mean to empty its own. */
  emptyLibrary: -2,
  foreignLord: -1.3,
} as const;

/** Symbols of one color that a cost may have, by number of colors of the deck. */
const SYMBOLS = [9, 9, 2, 1, 1, 1] as const;

/** Share of a format's decks from which on a card is in nearly all of them. */
const UBIQUITOUS = 0.4;
/** Dollars that a card of a deck without budget costs before anybody thinks of its price. */
const DEAR = 30;

/** Playstyles that may mean to empty their own library, and so do decks about a full graveyard. */
const EMPTIES_LIBRARY: ReadonlySet<Playstyle> = new Set(["combo", "control-combo-hybrid", "reanimator"]);
/** Playstyles that have such a turn, and the least bracket whose decks do. */
const BURSTS: ReadonlySet<Playstyle> = new Set([
  "combo",
  "control-combo-hybrid",
  "reanimator",
  "stax-prison",
]);
const FAST_BRACKET = 4;
/** Share of the decks of like formats from which on a card's points speak for it. */
const PLAYED = 0.01;
/** Points of a card that speak for it: what costs more is half of a combo. */
const MOST_POINTS = 3;
/** Share of decks up to which a restricted card belongs to decks of its own, such as half of a combo. */
const SPECIAL = 0.15;

/** The ranker's name for the most competitive Commander decks, and the share of them from which on a card is no accident. */
const COMPETITIVE = "cedh";
const SEEN = 0.008;

/** Cards that may be in the deck by every rule and wish, lands and commanders aside. Included cards come first. */
export function allowedSpells(plan: Plan, { table, rules, combos }: SelectContext): CardIndex[] {
  const { wish } = plan;
  const pool = rules.poolMask(plan.format.slug);
  const included = new Set(wish.include.map(({ card }) => card));
  const denial = table.tags.id("mass-land-denial");
  const chained = table.tags.id("extra-turn:repeatable");
  const turns = table.tags.id("extra-turn");
  const spellsOnly = table.tags.id("no-permanent-spells");
  const neverPermanents = plan.commanders.some((card) => spellsOnly >= 0 && table.tags.has(card, spellsOnly));
  const single = isSingleton(plan.format);
  const allowed: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || (table.frontTypes[card] ?? 0) & CardType.Land) continue;
    if (plan.commanders.includes(card) || !isWithin(table.colorIdentity[card] ?? 0, plan.colors)) continue;
    if (included.has(card)) {
      allowed.push(card);
      continue;
    }
    if (single && isPointlessAlone(table, card, plan.format.sideboard > 0)) continue;
    if (wish.excludes(card) || (neverPermanents && !isOneShot(table, card))) continue;
    if (wish.ownedMode === "only" && !wish.owned.has(card)) continue;
    if (!withinCap(table, card, plan)) continue;
    if (plan.commanders.some((commander) => isForbiddenCombo(plan, combos, commander, card))) continue;
    if (plan.bracket !== null && plan.bracket <= 3) {
      if (plan.bracket <= 2 && (table.facts[card] ?? 0) & Fact.GameChanger) continue;
      if (denial >= 0 && table.tags.has(card, denial)) continue;
      if (chained >= 0 && table.tags.has(card, chained)) continue;
      if (plan.bracket <= 2 && turns >= 0 && table.tags.has(card, turns)) continue;
    }
    allowed.push(card);
  }
  return allowed;
}

/** Whether two cards together would break the bracket or the wish. */
export function isForbiddenCombo(plan: Plan, combos: Combos, a: CardIndex, b: CardIndex): boolean {
  if (plan.wish.excludeCombos) return combos.isCombo(a, b);
  return plan.bracket !== null && combos.bracketOf(a, b) > plan.bracket;
}

/** Whether a card's price fits the wish: under the cap, and known when there is a budget. */
function withinCap(table: CardTable, card: CardIndex, { wish }: Plan): boolean {
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.owned.has(card)) return true;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget;
}

/** The cards that the deck is known to hold, for the ranker. */
export function seedsOf(plan: Plan, grown: readonly CardIndex[] = []): Seed[] {
  const seeds = new Map<CardIndex, number>();
  for (const card of grown) seeds.set(card, 1);
  for (const { card } of plan.wish.include) seeds.set(card, plan.commanders.length > 0 ? 1 : 2);
  for (const card of plan.keyCards) seeds.set(card, 2);
  for (const card of plan.commanders) seeds.set(card, 3);
  return [...seeds].map(([card, weight]) => ({ card, weight }));
}

/**
 * Worth of each allowed card for the deck: company of the seeds, fit with theme, creature type and playstyle, less what
 * makes it a poor main-deck card.
 */
export function worthOf(
  plan: Plan,
  context: SelectContext,
  allowed: readonly CardIndex[],
  seeds: readonly Seed[],
  random: Random,
): Float32Array {
  const { table, ranker, columns, rules } = context;
  const worth = ranker.relevance(plan.rankFormat, seeds, allowed);
  const fitOf = createFit(table, plan);
  const tag = (name: string): number => table.tags.id(name);
  // In Commander an answer to artifacts belongs in the main deck; in duels over sixty cards it waits in the sideboard.
  const situational = [tag(isSingleton(plan.format) ? "color-hate" : "sideboard-hate")].filter(
    (number) => number >= 0,
  );
  const drawback = [tag("drawback"), tag("drawback:lose-game")].filter((number) => number >= 0);
  const lords = [tag("lord"), tag("typal-payoff")].filter((number) => number >= 0);
  const emptyLibrary = tag("win-condition:library");
  const emptiesLibrary = EMPTIES_LIBRARY.has(plan.playstyle) || plan.rankFormat === COMPETITIVE;
  const vanilla = tag("vanilla");
  const ownTypes = new Set<number>(plan.tribe < 0 ? [] : [plan.tribe]);
  for (const commander of plan.commanders) {
    for (const type of Array.from(table.mentionedTypes(commander))) ownTypes.add(type);
  }
  const has = (card: CardIndex, tags: readonly number[]): boolean =>
    tags.some((number) => table.tags.has(card, number));
  const ritual = tag("ramp:ritual");
  const onlyMana = 1 << roleBit("ramp");
  const bursts = BURSTS.has(plan.playstyle) || (plan.bracket ?? 0) >= FAST_BRACKET;
  const singleton = isSingleton(plan.format);
  const direction = singleton ? 1 : WORTH.sixty;
  const tribeWorth = singleton && plan.playstyle === "tribal" ? WORTH.tribal : WORTH.tribe;
  const rummages = singleton && !plan.template.bands.some(({ role }) => role === "filler" || role === "dig");
  const modest = isModest(plan);
  const loot = [tag("loot")].filter((number) => number >= 0);
  const mostSymbols = plan.commanders.length > 0 ? SYMBOLS[0] : symbolsCastable(plan);
  const cheaper = tag("cheaper-than-printed");
  const { clashes } = columns;
  const leadersHarm = clashWithLeaders(clashes, plan.commanders);
  const nonbasicHarm = NONBASIC_HARM[colorCount(plan.colors)] ?? 0;
  const colorlessCost = plan.colors !== 0 && !plan.themes.includes("colorless");
  for (const [at, card] of allowed.entries()) {
    const fit = fitOf(card);
    let value = tempered(worth[at] ?? 0);
    value += direction * (WORTH.theme * fit.theme + tribeWorth * fit.tribe + WORTH.style * fit.style);
    if (rummages && isOneShot(table, card) && has(card, loot) && fit.theme + fit.style <= 0)
      value += WORTH.rummage;
    if (plan.rankFormat === COMPETITIVE && ranker.popularity(COMPETITIVE, card) < SEEN)
      value += WORTH.unproven;
    if (singleton) {
      const played = ranker.popularity(plan.format.slug, card);
      value += WORTH.staple * played + WORTH.ubiquitous * Math.max(0, played - UBIQUITOUS);
      const price = table.priceUsd[card] ?? 0;
      if (modest && price > 0) value += WORTH.dear * Math.log2(1 + price / DEAR);
    }
    if (has(card, situational) && fit.theme === 0) value += WORTH.situational;
    value += WORTH.sided * Math.max(0, ranker.sideboardShare(plan.format.slug, card) - 0.35);
    if (colorlessCost && needsColorless(table, card)) value += WORTH.colorlessCost;
    if (!(cheaper >= 0 && table.tags.has(card, cheaper)))
      value += WORTH.heavyCost * Math.max(0, (columns.symbols[card] ?? 0) - mostSymbols);
    const points = plan.format.points === null ? 0 : rules.points(plan.format.slug, card);
    if (points > 0 && ranker.popularity(plan.format.slug, card) >= PLAYED)
      value += WORTH.point * Math.min(MOST_POINTS, points);
    const restricted = isRestricted(plan, rules, card);
    if (restricted)
      value +=
        WORTH.restricted *
        Math.max(0, ranker.popularity(plan.format.slug, card) - SPECIAL) *
        (1 - ranker.sideboardShare(plan.format.slug, card));
    // Mana for a turn is worth it where one copy is all there may be, or points are paid for it.
    if (!bursts && !restricted && points === 0 && fit.theme <= 0)
      if (columns.roles[card] === onlyMana && table.tags.has(card, ritual)) value += WORTH.burst;
    value -= leadersHarm(card);
    if (clashes.nonbasic[card]) value -= nonbasicHarm;
    if (has(card, drawback)) value += WORTH.drawback;
    if (vanilla >= 0 && table.tags.has(card, vanilla)) value += WORTH.vanilla;
    if (!emptiesLibrary && emptyLibrary >= 0 && table.tags.has(card, emptyLibrary) && fit.theme <= 0)
      value += WORTH.emptyLibrary;
    if (has(card, lords)) {
      const types = Array.from(table.mentionedTypes(card));
      if (types.length > 0 && !types.some((type) => ownTypes.has(type))) value += WORTH.foreignLord;
    }
    if (plan.wish.ownedMode === "prefer" && plan.wish.owned.has(card)) value += WORTH.owned;
    worth[at] = value + WORTH.noise * (random.next() + random.next() + random.next() - 1.5) * 2;
  }
  return worth;
}

/** Symbols of one color that the lands of the deck's colors can be trusted with: fewer where no rare lands help. */
function symbolsCastable({ colors, format }: Plan): number {
  const count = colorCount(colors);
  const most = SYMBOLS[count] ?? 1;
  return count > 1 && format.pool.derive?.rarity === "uncommon" ? Math.max(1, most - 1) : most;
}

/** Whether decks of four-ofs may hold the card only once. */
export function isRestricted({ format }: Plan, rules: Rules, card: CardIndex): boolean {
  return format.copies === 4 && rules.copyLimit(format.slug, card) === 1;
}

/** Whether prices matter a little though no budget was named: at tables that do not play the best that money buys. */
export function isModest({ wish, bracket }: Plan): boolean {
  return wish.budget === undefined && bracket !== null && bracket <= 3;
}

function isOneShot(table: CardTable, card: CardIndex): boolean {
  return ((table.frontTypes[card] ?? 0) & (CardType.Instant | CardType.Sorcery)) !== 0;
}

/** Relevance with its extremes pulled in, so that a deck's first cards do not drown what the wish asks for. */
function tempered(relevance: number): number {
  return relevance > 1.5 ? 1.5 + 0.6 * (relevance - 1.5) : Math.max(-3, relevance);
}

/** Whether a cost asks for colorless mana itself, as Eldrazi do. */
function needsColorless(table: CardTable, card: CardIndex): boolean {
  return (
    table.colors[card] === 0 &&
    ((table.frontTypes[card] ?? 0) & CardType.Artifact) === 0 &&
    table.manaCost(card).includes("{C}")
  );
}

/** The bands that cards are chosen by: those that a deck is held against, and the colors that were asked for. */
export function bandsOf(plan: Plan, table: CardTable): readonly RoleTarget[] {
  return [...plan.targets, ...colorTargets(plan, table)];
}

/** Role mask of a card for this plan: the table's, with `kin` for members of the wished creature type. */
export function rolesOf(plan: Plan, { table, columns }: SelectContext, card: CardIndex): number {
  const mask = columns.roles[card] ?? 0;
  return plan.tribe >= 0 && isKin(table, card, plan.tribe) ? mask | (1 << roleBit("kin")) : mask;
}

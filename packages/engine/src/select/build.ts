import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { BASICS_WANTED } from "../../data/clashes.ts";
import { PRECON_LANDS } from "../../data/land-style.ts";
import { hasRole } from "../forms/role-set.ts";
import { scarcityOf, spentOf } from "../forms/scarcity.ts";
import { hasOnlySnow } from "../mana/basics.ts";
import { landCount } from "../mana/karsten.ts";
import { buildManaBase } from "../mana/mana-base.ts";
import type { Notes } from "../notes.ts";
import { landLimit } from "../plan/card-limits.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import { isModest, isSingleton, type Plan } from "../plan/plan.ts";
import type { Random } from "../random.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import { LANDS_FACT } from "../rank/habitat-facts.ts";
import { costOutside, type Habitat } from "../rank/habitats.ts";
import type { SelectContext } from "./candidates.ts";
import { costOf, moneyFor, total } from "./money.ts";
import type { Ranked, SpellChooser } from "./spells.ts";

/** How far the number of lands may go from what the playstyle asks for to what decks of the chosen cards have. */
const MOST_OFF = 4;

/** How far the lands of a bracket that was asked for are those of competitive decks, and else those that people play. By hand, November 2026. */
const STRENGTH: Readonly<Record<Bracket, number>> = { 1: 0, 2: 0, 3: 0, 4: 0.5, 5: 1 };

/** The bracket of preconstructed decks. */
const PRECON: Bracket = 2;

/** What building looks at beside selection. */
export interface BuildContext extends SelectContext {
  readonly names: NameIndex;
}

/** A main deck in two parts. */
export interface MainDeck {
  readonly spells: Map<CardIndex, number>;
  readonly lands: Map<CardIndex, number>;
  readonly ranked: Ranked;
}

/**
 * Chooses spells, then the number of lands they ask for, then the lands. Keeps to the budget where that is possible.
 */
export function buildMain(
  plan: Plan,
  context: BuildContext,
  chooser: SpellChooser,
  notes: Notes,
  random: Random,
): MainDeck {
  const { table, rules } = context;
  const pool = rules.poolMask(plan.format.slug);
  const { wish } = plan;
  const fixed = new Map<CardIndex, number>();
  for (const { card, copies } of wish.include) {
    if (!isLand(context.table, card) || pool[card] === 0) continue;
    const most = rules.copyLimit(plan.format.slug, card);
    fixed.set(
      card,
      Math.min(most, copies || (isSingleton(plan.format) ? 1 : Math.min(most, 4)), plan.mainSize),
    );
  }
  const money = moneyFor(plan, context);
  const [fewest, usual, most] = plan.template.lands;
  const draft = chooser.choose(
    { total: plan.mainSize - usual, budget: money.spells, draft: true },
    random.fork("draft"),
  );
  const asked = Math.max(fewest, Math.min(most, landsFor(plan, context, draft.counts)));
  const isOpen = landLimit(wish.limits) === undefined;
  const atHome = isOpen ? landCountAtHome(homesOf(plan, context, draft.counts), asked) : asked;
  // Who names a playstyle gets a number of lands that is its own.
  const lands = wish.playstyle === undefined ? atHome : Math.max(fewest, Math.min(most, atHome));
  const spells = chooser.choose(
    { total: plan.mainSize - lands, budget: money.spells },
    random.fork("choose"),
  );
  const scarcity = scarcityOf(plan, context);
  const chosen = new Map(spells.counts);
  const count = total(chosen);
  const spent = costOf(context, chosen);
  const base = buildManaBase({
    table,
    names: context.names,
    ranker: context.ranker,
    format: plan.format.slug,
    playstyle: plan.playstyle,
    deckSize: plan.mainSize,
    lands: plan.mainSize - count,
    copies: plan.format.copies,
    mostOf: (card) => rules.copyLimit(plan.format.slug, card),
    colors: plan.colors,
    commanders: plan.commanders,
    // Most decks of one color that were counted for two live off their lands (Lumra, Titania).
    forTwo: rankNameOf(plan.format) !== plan.format.slug && colorCount(plan.colors) > 1,
    spells: [...chosen].map(([card, quantity]) => ({ card, quantity, weight: 1 })),
    // Points are there to be spent on lands, too; other scarce things are for spells.
    allowed: (card) =>
      (plan.format.points !== null || scarcity.costOf(card) === 0) &&
      landAllowed(plan, context, card, pool) &&
      !context.combos.isAlone(
        partnerFormat(plan),
        card,
        (other) => chosen.has(other) || fixed.has(other) || plan.commanders.includes(other),
      ),
    scarcity: { costOf: (card) => scarcity.costOf(card), most: scarcity.most - spentOf(scarcity, chosen) },
    priceOf: (card) =>
      Number.isFinite(money.all) ? (table.priceUsd[card] ?? Number.NaN) : (table.priceUsd[card] ?? 0),
    ...(Number.isFinite(money.all) ? { budgetUsd: Math.max(0, money.all - money.side - spent) } : {}),
    ...(fixed.size > 0 ? { fixed } : {}),
    ...homesOf(plan, context, chosen),
    typal: plan.creatureType >= 0,
    ...(plan.creatureType >= 0 ? { creatureType: table.subtypeName(plan.creatureType) } : {}),
    modest: isModest(plan),
    ...(isPrecon(plan) ? { level: PRECON_LANDS } : {}),
    competitive: strengthOf(plan),
    basicsWanted: basicsWanted(plan, context, chosen),
    snow: plan.themes.includes("snow") || hasOnlySnow(table, fixed.keys()),
  });
  // What people play of an archetype casts its spells in ways that no count of sources sees.
  if (plan.skeleton === undefined) for (const note of base.notes) notes.add(note);
  return { spells: chosen, lands: new Map(base.lands), ranked: spells.ranked };
}

/** Whether rules and wish let a land into the deck. */
export function landAllowed(
  plan: Plan,
  { table }: SelectContext,
  card: CardIndex,
  pool: Uint8Array,
): boolean {
  const { wish } = plan;
  if (pool[card] === 0 || !isWithin(table.colorIdentity[card] ?? 0, plan.colors)) return false;
  if (wish.include.some((entry) => entry.card === card)) return true;
  if (wish.excludes(card)) return false;
  if (isBasic(table, card)) return true;
  if (wish.ownedMode === "only" && !wish.owned.has(card)) return false;
  if (plan.bracket !== null && plan.bracket <= 3 && (table.facts[card] ?? 0) & Fact.GameChanger) return false;
  const denial = table.tags.id("mass-land-denial");
  if (plan.bracket !== null && plan.bracket <= 3 && denial >= 0 && table.tags.has(card, denial)) return false;
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.owned.has(card)) return true;
  return wish.maxCardUsd === undefined || price <= wish.maxCardUsd;
}

/** Whether a deck was asked for that is no stronger than a preconstructed one. */
function isPrecon({ wish, bracket }: Plan): boolean {
  return wish.bracket !== undefined && bracket !== null && bracket <= PRECON;
}

/** How far, 0 to 1, the deck is to be one of the strongest. */
function strengthOf({ wish, bracket, commanders }: Plan): number {
  if (commanders.length === 0 || bracket === null || wish.bracket === undefined) return 0;
  return STRENGTH[bracket];
}

/** How much the chosen spells would rather see basics, as they punish other lands. */
function basicsWanted(
  plan: Plan,
  { columns }: SelectContext,
  spells: ReadonlyMap<CardIndex, number>,
): number {
  let copies = 0;
  for (const [card, count] of spells) if (columns.clashes.nonbasic[card]) copies += count;
  return copies * (isSingleton(plan.format) ? BASICS_WANTED.singleton : BASICS_WANTED.constructed);
}

/** Habitats of the spells, where no archetype decides on the lands. */
function homesOf(
  plan: Plan,
  { ranker }: SelectContext,
  spells: ReadonlyMap<CardIndex, number>,
): { homes?: readonly Habitat[] } {
  if (isSingleton(plan.format) || plan.skeleton !== undefined) return {};
  const homes = [...spells.keys()].flatMap((card) => ranker.habitat(plan.rankFormat, card) ?? []);
  return homes.length > 0 ? { homes } : {};
}

/** The number of lands, of those next to `wanted`, that the decks of the chosen spells are least surprised by. */
function landCountAtHome({ homes = [] }: { readonly homes?: readonly Habitat[] }, wanted: number): number {
  const costOf = (lands: number): number =>
    homes.reduce((sum, home) => sum + costOutside(home, LANDS_FACT, lands), 0);
  let best = wanted;
  for (let off = 1; off <= MOST_OFF; off++)
    for (const lands of [wanted - off, wanted + off]) if (costOf(lands) < costOf(best)) best = lands;
  return best;
}

/** Karsten's regression over the chosen spells. */
function landsFor(
  plan: Plan,
  { table, columns }: SelectContext,
  counts: ReadonlyMap<CardIndex, number>,
): number {
  let copies = 0;
  let manaValue = 0;
  let cheap = 0;
  let backs = 0;
  for (const [card, count] of counts) {
    const value = table.manaValue[card] ?? 0;
    copies += count;
    manaValue += count * value;
    const roles = columns.roles[card] ?? 0;
    if (value <= 2 && (hasRole(roles, "ramp") || hasRole(roles, "draw"))) cheap += count;
    if ((table.facts[card] ?? 0) & Fact.SpellLand) backs += count;
  }
  return landCount({
    deckSize: plan.mainSize,
    averageManaValue: copies > 0 ? manaValue / copies : 2.5,
    cheapDrawAndRamp: cheap,
    spellLands: { mythic: 0, other: backs },
  });
}

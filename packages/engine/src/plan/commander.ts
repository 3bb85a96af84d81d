import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { Random } from "../random.ts";
import type { Ranker } from "../rank/ranker.ts";
import { GenerateError } from "../types.ts";
import { createFit, type Fit } from "./fit-of.ts";
import type { Concessions, Wish } from "./wish.ts";

/** What choosing a commander looks at. */
export interface CommanderContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** Who leads, and how many were considered. */
export interface Choice {
  readonly commanders: readonly CardIndex[];
  readonly considered: number;
}

/** A commander takes at most this share of the budget, unless there is no other. */
const BUDGET_SHARE = 0.25;

/** How many of the best commanders chance chooses among, and how sharply it prefers the best. */
const SHORTLIST = 5;
const SHARPNESS = 4;

/**
 * Decides who leads. Named commanders lead when they may; otherwise the best for the wish are ranked by their own
 * text (themes, creature type, playstyle), by what their decks play, and by popularity, and one of the first few is drawn.
 *
 * @throws GenerateError `no_commander` when the format has no card at all that may lead
 */
export function chooseCommanders(
  format: Format,
  wish: Wish,
  context: CommanderContext,
  concessions: Concessions,
  random: Random,
): Choice {
  const named = namedCommanders(format, wish, context, concessions);
  if (named.length > 0) return { commanders: named, considered: named.length };
  const leaders = eligible(format, wish, context, concessions);
  if (leaders.length === 0)
    throw new GenerateError("no_commander", `No card may lead a deck in ${format.name}.`);

  const fitOf = createFit(context.table, wish);
  const scored = leaders
    .map((leader) => ({ leader, score: score(leader, fitOf(leader.card), wish, context) }))
    .sort((a, b) => b.score - a.score || a.leader.card - b.leader.card)
    .slice(0, SHORTLIST);
  const best = scored[0]?.score ?? 0;
  const weights = scored.map(({ score: value }) => Math.exp(SHARPNESS * (value - best)));
  let draw = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  let chosen = scored[0];
  for (const [at, entry] of scored.entries()) {
    chosen = entry;
    draw -= weights[at] ?? 0;
    if (draw <= 0) break;
  }
  if (!chosen) throw new GenerateError("no_commander", `No card may lead a deck in ${format.name}.`);
  return {
    commanders: [chosen.leader.card, ...(chosen.leader.partner === undefined ? [] : [chosen.leader.partner])],
    considered: leaders.length,
  };
}

/** The commanders that the wish names and the rules allow, at most two of them. */
function namedCommanders(
  format: Format,
  wish: Wish,
  { table, rules }: CommanderContext,
  concessions: Concessions,
): CardIndex[] {
  const pool = rules.poolMask(format.slug);
  const able = wish.commanders.filter((card) => {
    const name = table.name(card);
    if (pool[card] === 0) {
      concessions.note(`${name} is not legal in ${format.name}, so another card leads the deck.`, "warning", [
        name,
      ]);
      return false;
    }
    // A Background cannot lead alone, but beside a commander that chooses one.
    if (rules.canLead(format.slug, card) || table.pairing(card)?.kind === "background") return true;
    concessions.note(`${name} cannot be a commander, so another card leads the deck.`, "warning", [name]);
    return false;
  });
  const [first, ...others] = able;
  if (first === undefined) return [];
  const partner = others.find((card) => rules.pairing(format.slug, first, card).ok);
  for (const card of others) {
    if (card === partner) continue;
    concessions.note(
      `${table.name(first)} and ${table.name(card)} cannot lead a deck together; ${table.name(card)} stays out of the command zone.`,
      "warning",
      [table.name(card)],
    );
  }
  if (partner !== undefined) return [first, partner];
  const alone = able.find((card) => rules.canLead(format.slug, card));
  return alone === undefined ? [] : [alone];
}

/** A possible leader, a partner where it takes one for the colors, and what the ranker knows of its decks. */
interface Leader {
  readonly card: CardIndex;
  readonly partner?: CardIndex;
  readonly decks: number;
  readonly fit: number;
}

/** Everybody who may lead this deck: legal, affordable, not excluded, and of the right colors as far as possible. */
function eligible(format: Format, wish: Wish, context: CommanderContext, concessions: Concessions): Leader[] {
  const { table, rules, ranker } = context;
  const pool = rules.poolMask(format.slug);
  const fitOf = createFit(table, wish);
  const wanted = aboutCards(table, pool, fitOf);
  const known = new Map<CardIndex, Leader>();
  for (const leader of ranker.leaders(
    wish.bracket === 5 ? "cedh" : format.slug,
    wanted.length > 0 ? { cards: wanted } : {},
  )) {
    const [card, partner] = leader.commanders;
    if (card !== undefined && partner === undefined)
      known.set(card, { card, decks: leader.decks, fit: leader.fit });
  }
  const all: Leader[] = [];
  for (const card of leadersOf(format, context)) {
    if (wish.excludes(card)) continue;
    if (wish.ownedMode === "only" && !wish.owned.has(card)) continue;
    all.push(known.get(card) ?? { card, decks: 0, fit: 1 });
  }
  const included = wish.include.reduce(
    (mask, { card }) => mask | (pool[card] === 0 ? 0 : (table.colorIdentity[card] ?? 0)),
    0,
  );
  const steps: readonly { readonly keep: (leader: Leader) => boolean; readonly lost: string }[] = [
    {
      keep: ({ card }) => affordable(table, card, wish),
      lost: "No commander that fits the wish costs so little; a dearer one leads.",
    },
    {
      keep: ({ card }) => wish.colors === undefined || table.colorIdentity[card] === wish.colors,
      lost: "No commander has exactly the colors you named; the nearest leads.",
    },
    {
      keep: ({ card }) => isWithin(included, table.colorIdentity[card] ?? 0),
      lost: "No commander has the colors of every card you want in; some of them had to stay out.",
    },
  ];
  let left: Leader[] =
    all.length > 0 ? all : leadersOf(format, context).map((card) => ({ card, decks: 0, fit: 1 }));
  for (const { keep, lost } of steps) {
    const kept = left.filter(keep);
    if (kept.length > 0) left = kept;
    else if (left.length > 0) {
      concessions.note(lost);
      if (wish.colors !== undefined) left = nearestColors(table, left, wish.colors);
    }
  }
  return left;
}

/** Cards that may lead in a format, found once for each set of rules. */
const leadersByRules = new WeakMap<Rules, Map<string, readonly CardIndex[]>>();

function leadersOf(format: Format, { table, rules }: CommanderContext): readonly CardIndex[] {
  const byFormat = leadersByRules.get(rules) ?? new Map<string, readonly CardIndex[]>();
  leadersByRules.set(rules, byFormat);
  const known = byFormat.get(format.slug);
  if (known) return known;
  const leaders: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) if (rules.canLead(format.slug, card)) leaders.push(card);
  byFormat.set(format.slug, leaders);
  return leaders;
}

/** Those whose identity differs from the wish in the fewest colors. */
function nearestColors(table: CardTable, leaders: readonly Leader[], colors: number): Leader[] {
  const distance = ({ card }: Leader): number => colorCount((table.colorIdentity[card] ?? 0) ^ colors);
  const least = Math.min(...leaders.map(distance));
  return leaders.filter((leader) => distance(leader) === least);
}

function affordable(table: CardTable, card: CardIndex, wish: Wish): boolean {
  if (wish.owned.has(card)) return true;
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget * BUDGET_SHARE;
}

/** The cards a wish is about: the best 150 by theme and creature type; none when it names neither. */
function aboutCards(table: CardTable, pool: Uint8Array, fitOf: (card: CardIndex) => Fit): CardIndex[] {
  const found: { card: CardIndex; fit: number }[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0) continue;
    const { theme, tribe } = fitOf(card);
    if (theme + tribe >= 1) found.push({ card, fit: theme + tribe });
  }
  return found
    .sort((a, b) => b.fit - a.fit || a.card - b.card)
    .slice(0, 400)
    .map(({ card }) => card);
}

function score(
  leader: Leader,
  { theme, tribe, style }: Fit,
  wish: Wish,
  { ranker }: CommanderContext,
): number {
  const popularity = Math.log10(1 + leader.decks) / 5;
  const company = Math.log2(Math.max(0.5, Math.min(leader.fit, 8)));
  const includes = wish.include.reduce(
    (sum, { card }) => sum + ranker.affinity("commander", leader.card, card),
    0,
  );
  return 0.9 * theme + 0.7 * tribe + 0.35 * style + 0.6 * company + 1.1 * popularity + Math.min(includes, 1);
}

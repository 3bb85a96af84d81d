import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { ZONE_KINDS } from "@deckwright/rules/checks/zone-kinds.ts";
import type { ZoneRow } from "@deckwright/rules/formats/format.ts";
import auxiliary from "../../data/auxiliary-decks.json" with { type: "json" };
import type { LimitedPool } from "../forms/build-rules.ts";
import type { Form } from "../forms/form.ts";
import { createFit } from "../plan/fit.ts";
import type { Plan } from "../plan/plan.ts";
import type { Random } from "../random.ts";
import type { MainDeck } from "../select/build.ts";
import { total } from "../select/money.ts";
import type { GenerateContext } from "./generate-context.ts";

/** Share of a budget that cards beside the deck may take. */
const BUDGET_SHARE = 0.2;
const WORTH = { theme: 1, typal: 0.6, style: 1, shared: 0.35, noise: 0.5 } as const;
/** Cards of the most limited kind (phenomena) are passed over unless they fit this much better. */
const ODD_ONE = -0.6;

/** A deck that has its main cards, on its way to the decks beside it. */
export interface DeckToSupply {
  readonly plan: Plan;
  readonly form: Form;
  readonly context: GenerateContext;
  readonly main: MainDeck;
}

/**
 * The decks beside the deck: planes and schemes where the format asks for them, chosen to feed what the deck does;
 * contraptions, attractions and sticker sheets where its cards need them; conspiracies that were drafted.
 */
export function supplementaryZones(
  deck: DeckToSupply,
  limitedPool: LimitedPool | undefined,
  random: Random,
): [string, Map<CardIndex, number>][] {
  const { form, context, main } = deck;
  return form.judged.zones.flatMap((zone): [string, Map<CardIndex, number>][] => {
    if (zone.counted) return [];
    const counts =
      limitedPool !== undefined
        ? zoneOfPool(zone, context.table, limitedPool)
        : zone.required || isNeeded(zone, context, main)
          ? chosenZone(zone, deck, random.fork(zone.name))
          : new Map<CardIndex, number>();
    return counts.size > 0 ? [[zone.name, counts]] : [];
  });
}

/** Whether a card of the deck does nothing without the zone. */
function isNeeded(zone: ZoneRow, { names }: GenerateContext, main: MainDeck): boolean {
  const row = auxiliary.zones.find((entry) => entry.zone === zone.name);
  return (row?.cards ?? []).some((name) => {
    const match = names.resolve(name, { typos: false });
    return match.found && main.spells.has(match.card);
  });
}

/** Everything of a kind that was opened, as far as the zone has room: it costs nothing to have it. */
function zoneOfPool(zone: ZoneRow, table: CardTable, limitedPool: LimitedPool): Map<CardIndex, number> {
  const counts = new Map<CardIndex, number>();
  let room = zone.max ?? Number.POSITIVE_INFINITY;
  for (const [card, copies] of limitedPool) {
    if (!ZONE_KINDS[zone.holds].holds(table, card) || FORBIDS_BASICS.has(table.name(card))) continue;
    const taken = Math.min(room, copies, zone.copies ?? copies);
    if (taken > 0) counts.set(card, taken);
    room -= taken;
  }
  const held = total(counts);
  return held < zone.min ? new Map() : counts;
}

/** A conspiracy under which a deck of few opened cards could not be filled up with basic lands. */
const FORBIDS_BASICS: ReadonlySet<string> = new Set(["Sovereign's Realm"]);

function chosenZone(
  zone: ZoneRow,
  { plan, form, context: { table, rules }, main }: DeckToSupply,
  random: Random,
): Map<CardIndex, number> {
  const fitOf = createFit(table, plan);
  const played = tagShares(table, main);
  const candidates: { card: CardIndex; score: number; price: number }[] = [];
  const odd = zone.atMost === undefined ? undefined : ZONE_KINDS[zone.atMost.kind];
  for (let card = 0; card < table.size; card++) {
    if (!ZONE_KINDS[zone.holds].holds(table, card) || (table.facts[card] ?? 0) & Fact.NotADeckCard) continue;
    if (plan.wish.excludes(card)) continue;
    if (zone.legal && rules.statusOf(form.judged.slug, card).legality !== "legal") continue;
    const price = table.priceUsd[card] ?? Number.NaN;
    if (plan.wish.maxCardUsd !== undefined && !(price <= plan.wish.maxCardUsd)) continue;
    const fit = fitOf(card);
    const shared = table.tags.numbersOf(card).reduce((sum, tag) => sum + (played.get(tag) ?? 0), 0);
    candidates.push({
      card,
      score:
        WORTH.theme * fit.theme +
        WORTH.typal * fit.typal +
        WORTH.style * fit.style +
        WORTH.shared * shared +
        (odd?.holds(table, card) ? ODD_ONE : 0) +
        WORTH.noise * random.jitter(),
      price: Number.isNaN(price) ? 0 : price,
    });
  }
  candidates.sort((a, b) => b.score - a.score || a.card - b.card);
  const seen = new Set<string>();
  const different = candidates.filter(
    ({ card }) => !seen.has(table.name(card)) && seen.add(table.name(card)),
  );
  return fill(zone, withinBudget(different, zone, plan), (card) => odd?.holds(table, card) ?? false);
}

/** Takes the best, each as often as the zone allows, until it has the cards it needs. */
function fill(
  zone: ZoneRow,
  candidates: readonly { readonly card: CardIndex }[],
  isOdd: (card: CardIndex) => boolean,
): Map<CardIndex, number> {
  const counts = new Map<CardIndex, number>();
  let room = zone.min;
  let odd = zone.atMost?.count ?? Number.POSITIVE_INFINITY;
  for (const { card } of candidates) {
    if (room <= 0) break;
    if (isOdd(card) && odd-- <= 0) continue;
    const copies = Math.min(room, zone.copies ?? 1);
    counts.set(card, copies);
    room -= copies;
  }
  return counts;
}

/** The candidates that a budget leaves, or the cheapest where it leaves too few. */
function withinBudget<Candidate extends { readonly card: CardIndex; readonly price: number }>(
  candidates: readonly Candidate[],
  zone: ZoneRow,
  plan: Plan,
): readonly Candidate[] {
  if (plan.wish.budget === undefined) return candidates;
  const each = (BUDGET_SHARE * plan.wish.budget) / Math.max(1, zone.min);
  const different = Math.ceil(zone.min / (zone.copies ?? 1));
  const cheap = candidates.filter(({ price }) => price <= each);
  if (cheap.length >= different + (zone.atMost?.count ?? 0)) return cheap;
  return [...candidates].sort((a, b) => a.price - b.price || a.card - b.card);
}

/** For each tag the share of the main deck's spells that have it, those of nearly all cards aside. */
function tagShares(table: CardTable, main: MainDeck): Map<number, number> {
  const shares = new Map<number, number>();
  let copies = 0;
  for (const [card, count] of main.spells) {
    copies += count;
    for (const tag of table.tags.numbersOf(card)) shares.set(tag, (shares.get(tag) ?? 0) + count);
  }
  for (const [tag, count] of shares) shares.set(tag, count / Math.max(1, copies));
  return shares;
}

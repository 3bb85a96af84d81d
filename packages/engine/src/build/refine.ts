import { isWithin, maskOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { type Aim, allCards, type Deck, type DeckList } from "@deckwright/decks/deck.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import { resolveCounts } from "../analyze/counted.ts";
import { kindOf } from "../forms/kind.ts";
import { type CardLimit, countIn, lookUpLimits } from "../plan/card-limits.ts";
import { exclusionOf } from "../plan/exclusions.ts";
import { type Analysis, GenerateError, type GenerateRequest, type GenerateResult } from "../types.ts";
import { generate } from "./generate.ts";
import type { GenerateContext } from "./generate-context.ts";
import { readRefinement } from "./refinement/read-refinement.ts";
import type { Refinement } from "./refinement/reading.ts";

/** A deck that is there, what it was wished for, and what is to be another way. */
export interface RefineRequest extends Pick<GenerateRequest, "id" | "owned"> {
  readonly deck: DeckList & { readonly aim?: Aim };
  /** What the deck was wished for so far. */
  readonly wish: Omit<GenerateRequest, "id" | "owned" | "pool">;
  /** What is to be another way, in words. */
  readonly text?: string;
  /** The same in fields, where somebody else has read the words. */
  readonly fields?: AskedFields;
}

/** The deck as it would be, and what was understood. */
export interface RefineResult extends GenerateResult {
  /** In short sentences. */
  readonly changes: readonly string[];
  /** The fields of the wish that differ from now on. */
  readonly fields: AskedFields;
}

/** Share of a deck's spells that changes, where nothing asks for more. */
const CHANGED_SHARE = 0.12;

/**
 * Changes a deck as it is told, and as little as that takes: what a deck of the new wish would not play goes first, and what
 * comes is chosen among all cards, as for any deck. The answer is a deck by the same rules.
 *
 * @throws GenerateError `not_understood` where nothing was made of the words, `cannot_refine` for kinds of decks that are
 * drafted or drawn from, and what building throws
 */
export function refine(request: RefineRequest, context: GenerateContext): RefineResult {
  const { deck } = request;
  const format = context.rules.formatOf(deck);
  if ("rule" in format) throw new GenerateError("unknown_format", format.message);
  if (kindOf(format) !== "deck" || deck.pool) {
    throw new GenerateError(
      "cannot_refine",
      "Decks of teams, of opened cards and to draft from are changed by hand, or built anew.",
    );
  }
  const before = context.read(request.wish.prompt ?? "");
  const { read: _read, unread: _unread, unclear: _unclear, notes: _notes, ...understood } = before;
  const wish: AskedFields = { ...understood, ...request.wish };
  const analysis = context.analyze(deck, deck.aim ?? { playstyle: "midrange" });
  const refinement =
    request.fields === undefined
      ? readRefinement(request.text ?? "", { deck, wish, analysis, context })
      : { fields: request.fields, changes: [], coming: [], refusals: [] };
  if (Object.keys(refinement.fields).length === 0) throw notUnderstood(refinement);
  const changed: GenerateRequest = {
    ...request.wish,
    ...(request.id === undefined ? {} : { id: request.id }),
    ...(request.owned === undefined ? {} : { owned: request.owned }),
    format: deck.format,
    ...(deck.variant === undefined ? {} : { variant: deck.variant }),
    ...(deck.base === undefined ? {} : { base: deck.base }),
    ...((deck.commanders ?? []).length > 0 ? { commanders: deck.commanders ?? [] } : {}),
    ...refinement.fields,
  };
  const target = generate(changed, context);
  const kept = keptCards(
    { deck, target, wish: { ...wish, ...refinement.fields }, refinement, analysis },
    context,
  );
  const whole = nearest(
    target,
    withKept(changed, kept, context),
    wish.budgetUsd,
    refinement.fields.budgetUsd,
  );
  return { ...whole, changes: whatBecame(refinement, whole.deck), fields: refinement.fields };
}

/** What was understood, and of cards that were to come in whether they have. */
function whatBecame({ changes, coming, refusals }: Refinement, deck: Deck): string[] {
  const held = allCards(deck);
  const came = coming.map(({ card, says }) =>
    Object.hasOwn(held, card) ? says : `${card} could not come in.`,
  );
  return [...changes, ...came, ...refusals];
}

function notUnderstood({ refusals }: Refinement): GenerateError {
  const said =
    refusals.length > 0
      ? refusals.join(" ")
      : "Nothing was made of these words. Say what is to be another way: cheaper, fewer lands, less blue, add a sacrifice theme, swap one card for another.";
  return new GenerateError("not_understood", said);
}

/** The deck with what stays in it, unless that costs more than was asked for and a new one does not. */
function nearest(
  target: GenerateResult,
  whole: GenerateResult,
  before: number | undefined,
  now: number | undefined,
): GenerateResult {
  const budget = now ?? before;
  const { total } = whole.analysis.price;
  if (budget === undefined || total <= budget) return whole;
  return target.analysis.price.total < total ? target : whole;
}

/** The deck of the wish with what stays in it. */
function withKept(
  request: GenerateRequest,
  kept: ReadonlyMap<CardIndex, number>,
  context: GenerateContext,
): GenerateResult {
  const { table } = context;
  const asked = new Set((request.include ?? []).map((each) => each.replace(/^\d+ /, "")));
  const names = [...kept].flatMap(([card, copies]) => {
    const name = table.name(card);
    if (asked.has(name)) return [];
    return [copies > 1 ? `${copies} ${name}` : name];
  });
  return generate({ ...request, include: [...(request.include ?? []), ...names] }, context);
}

interface Change {
  readonly deck: DeckList;
  /** What would be built from the new wish if nothing were there. */
  readonly target: GenerateResult;
  readonly wish: AskedFields;
  readonly refinement: Refinement;
  readonly analysis: Analysis;
}

/** The cards that stay, with their copies: what the new wish would play too, and of the rest what offends least. */
function keptCards(change: Change, context: GenerateContext): ReadonlyMap<CardIndex, number> {
  const { deck, target, wish, refinement } = change;
  const { table, names } = context;
  const current = resolveCounts(deck.main, names);
  const wanted = resolveCounts(target.deck.main, names);
  const isOut = ruledOut(wish, context);
  const spells = [...current].filter(([card]) => !isLand(table, card) && !isOut(card));
  const kept = new Map<CardIndex, number>();
  for (const [card, copies] of current) {
    const both = Math.min(copies, wanted.get(card) ?? 0);
    if (both > 0 && !isBasic(table, card) && !isOut(card)) kept.set(card, both);
  }
  const limits = lookUpLimits(refinement.fields.limits ?? [], { table, names }).cards;
  const targetSpells = [...wanted].reduce((sum, [card, n]) => sum + (isLand(table, card) ? 0 : n), 0);
  const fresh = Math.max(Math.round(targetSpells * CHANGED_SHARE), shortage(limits, current));
  let places = targetSpells - fresh - countSpells(kept, context);
  const price = (card: CardIndex) => table.priceUsd[card] ?? 0;
  let money = moneyLeft(change, kept, context);
  const isAboutMoney = refinement.fields.budgetUsd !== undefined;
  const rest = spells
    .map(([card, copies]) => ({ card, copies: copies - (kept.get(card) ?? 0) }))
    .filter(({ copies }) => copies > 0)
    .toSorted((a, b) => (isAboutMoney ? price(a.card) - price(b.card) : 0));
  for (const { card, copies } of rest) {
    const fits = Math.min(copies, places, room(limits, card, kept));
    if (fits <= 0 || price(card) * fits > money) continue;
    kept.set(card, (kept.get(card) ?? 0) + fits);
    places -= fits;
    money -= price(card) * fits;
  }
  return kept;
}

function countSpells(cards: ReadonlyMap<CardIndex, number>, { table }: GenerateContext): number {
  let spells = 0;
  for (const [card, copies] of cards) if (!isLand(table, card)) spells += copies;
  return spells;
}

/** How many cards limits ask for that the deck has not. */
function shortage(limits: readonly CardLimit[], current: ReadonlyMap<CardIndex, number>): number {
  return limits.reduce((sum, each) => sum + Math.max(0, (each.limit.least ?? 0) - countIn(each, current)), 0);
}

/** How many copies of a card limits leave room for. */
function room(limits: readonly CardLimit[], card: CardIndex, kept: ReadonlyMap<CardIndex, number>): number {
  return limits.reduce(
    (least, each) =>
      each.counts(card) ? Math.min(least, (each.limit.most ?? least) - countIn(each, kept)) : least,
    Number.POSITIVE_INFINITY,
  );
}

/** What may be spent on cards that stay though the new wish would not play them: what the cards to come will need is left. */
function moneyLeft(
  { wish, target }: Change,
  kept: ReadonlyMap<CardIndex, number>,
  { table }: GenerateContext,
): number {
  const { budgetUsd } = wish;
  if (budgetUsd === undefined) return Number.POSITIVE_INFINITY;
  let spent = 0;
  for (const [card, copies] of kept) spent += copies * (table.priceUsd[card] ?? 0);
  const others = Math.max(0, target.analysis.price.total - spent);
  return Math.max(0, budgetUsd - spent - others * 0.5);
}

/** A test for cards that the new wish keeps out. */
function ruledOut(wish: AskedFields, { table, names }: GenerateContext): (card: CardIndex) => boolean {
  const tests = (wish.exclude ?? []).map((word) => {
    const named = names.resolve(word, { typos: false, suggest: false });
    if (named.found) return (card: CardIndex) => card === named.card;
    const kind = exclusionOf(word, table);
    return (card: CardIndex) => (kind && !kind.combos ? kind.excludes(card) : false);
  });
  const colors = wish.colors === undefined ? 31 : maskOf(wish.colors);
  const { maxCardUsd = Number.POSITIVE_INFINITY, maxManaValue = Number.POSITIVE_INFINITY } = wish;
  return (card) =>
    tests.some((test) => test(card)) ||
    ((wish.commanders ?? []).length === 0 && !isWithin(table.colorIdentity[card] ?? 0, colors)) ||
    (table.priceUsd[card] ?? 0) > maxCardUsd ||
    (table.manaValue[card] ?? 0) > maxManaValue;
}

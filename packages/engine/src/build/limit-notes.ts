import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isKept, type Limit, limitWords } from "@deckwright/decks/wish-limits.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Form } from "../forms/form.ts";
import type { Note, Notes } from "../notes.ts";
import { type CardLimit, countIn, type DeckCount, type WishLimits } from "../plan/card-limits.ts";
import type { Plan } from "../plan/plan.ts";
import { allowedSpells } from "../select/candidates.ts";
import { copiesOf } from "../select/copies.ts";
import { averageOf } from "../select/keep-limits.ts";
import { total } from "../select/money.ts";
import { mergeCounts, type Parts } from "./deck-parts.ts";
import type { GenerateContext } from "./generate-context.ts";

/** A deck that is finished, and what it was made of. */
interface Finished {
  readonly plan: Plan;
  readonly form: Form;
  readonly context: GenerateContext;
  readonly parts: Parts;
}

/** What limits count in a deck. */
export interface Counts {
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
  readonly deck: Readonly<Record<DeckCount, number>>;
}

/** Says of each limit and filter of the wish whether the deck keeps it, as it stands; where not, with its figure and why. */
export function noteLimits(finished: Finished, notes: Notes): void {
  const { plan, context, parts } = finished;
  const { table } = context;
  const { wish } = plan;
  const main = mergeCounts(parts.main);
  const counts: Counts = {
    main,
    side: parts.side,
    deck: {
      cards: total(main) + plan.commanders.length,
      sideboard: total(parts.side),
      colors: colorCount(plan.colors),
    },
  };
  for (const note of limitNotes(wish.limits, counts, (each, have) => reasonOf(finished, each, have)))
    notes.add(note);
  noteCopies(finished, main, notes);
  noteAverage(plan, table, parts, notes);
  const cards = [...plan.commanders, ...main.keys(), ...parts.side.keys()];
  for (const filter of wish.filters) {
    const out = cards.filter((card) => filter.isOut(card));
    if (out.length > 0)
      notes.add({ kind: "filter-missed", words: filter.words, cards: out.map((card) => table.name(card)) });
  }
}

/** Says which cards of a list are in the deck less often than the list has them: "4 Brainstorm asked, 1 in the deck". */
function noteCopies(finished: Finished, main: Counts["main"], notes: Notes): void {
  const { wish } = finished.plan;
  for (const { card, copies } of wish.include) {
    const have = main.get(card) ?? 0;
    // What is not in at all is told of where it was left out.
    if (have === 0 || have >= copies || wish.limits.cards.some((each) => each.card === card)) continue;
    const limit: Limit = { what: finished.context.table.name(card), least: copies, most: copies };
    const why = reasonOf(finished, { limit, card, counts: (one) => one === card }, have);
    notes.add({ kind: "limit-missed", words: limitWords(limit), have, why });
  }
}

/** A note for each limit: kept, or missed by which figure. */
export function limitNotes(
  limits: WishLimits,
  counts: Counts,
  reason: (each: CardLimit | DeckCount, have: number) => string | undefined = () => undefined,
): readonly Note[] {
  const noteOf = (limit: Limit, have: number, each: CardLimit | DeckCount): Note => {
    const words = limitWords(limit);
    if (isKept(limit, have)) return { kind: "limit-kept", words, isExact: isExact(limit), have };
    const why = reason(each, have);
    const zone = limit.zone === undefined ? {} : { zone: limit.zone };
    return { kind: "limit-missed", words, have, ...zone, ...(why === undefined ? {} : { why }) };
  };
  const ofDeck = (["cards", "sideboard", "colors"] as const).flatMap((count) => {
    const limit = limits.deck[count];
    return limit === undefined ? [] : [noteOf(limit, counts.deck[count], count)];
  });
  const ofZone = (each: CardLimit, cards: Counts["main"]): Note =>
    noteOf(each.limit, countIn(each, cards), each);
  return [
    ...ofDeck,
    ...limits.cards.map((each) => ofZone(each, counts.main)),
    ...limits.side.map((each) => ofZone(each, counts.side)),
  ];
}

function isExact({ least, most }: Limit): boolean {
  return most === 0 || least === most;
}

function noteAverage({ wish }: Plan, table: CardTable, { main }: Parts, notes: Notes): void {
  const most = wish.maxAverageManaValue;
  if (most === undefined) return;
  const average = averageOf(table, main);
  notes.add({ kind: average <= most ? "average-kept" : "average-missed", most, average });
}

/** Why a deck does not keep a limit. */
function reasonOf(
  { plan, form, context, parts }: Finished,
  each: CardLimit | DeckCount,
  have: number,
): string {
  if (typeof each === "string") return reasonOfDeck(form.built, each);
  const { limit, card, counts } = each;
  const { table, rules } = context;
  const name = form.judged.name;
  if (limit.zone === "sideboard" && form.built.sideboard === 0) return reasonOfDeck(form.built, "sideboard");
  const isShort = have < (limit.least ?? 0);
  if (card !== undefined && isShort) {
    if (rules.poolMask(plan.format.slug)[card] === 0) return `it is not legal in ${name}`;
    if (!isWithin(table.colorIdentity[card] ?? 0, plan.colors)) return "it is outside the deck’s colors";
    const most = rules.copyLimit(plan.format.slug, card);
    if (most < (limit.least ?? 0)) return `${name} allows ${most} of it`;
  }
  if (!isShort) {
    const kept = (limit.zone === undefined ? plan.wish.include : plan.wish.side)
      .filter((entry) => counts(entry.card))
      .map((entry) => table.name(entry.card));
    return kept.length > 0
      ? `${kept.slice(0, 3).join(", ")} must be in`
      : "nothing else fits the rest of the wish";
  }
  const held = allowedSpells(plan, context)
    .filter((one) => counts(one))
    .reduce((sum, one) => sum + copiesOf(plan, context, one).limit, 0);
  const lands = limit.zone === undefined ? countIn(each, parts.main.lands) : 0;
  return held + lands < (limit.least ?? 0)
    ? `${held + lands} of them fit the rest of the wish`
    : "the rest of the wish leaves no room for more";
}

function reasonOfDeck({ name, size, sideboard }: Format, count: DeckCount): string {
  if (count === "cards")
    return size.max === size.min
      ? `${name} decks have exactly ${size.min}`
      : `${name} decks have at least ${size.min}`;
  if (count === "sideboard")
    return sideboard === 0 ? `${name} decks have no sideboard` : `${name} allows at most ${sideboard}`;
  return "no deck of that many colors fits the rest of the wish";
}

import { type ColorMask, colorCount, colorsOf, maskOf } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { PAIRS } from "@deckwright/decks/pairs.ts";
import type { AskedFields, ReadFieldName, UnderstoodFields } from "@deckwright/decks/wish-fields.ts";
import { IN_SIDEBOARD, USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import { bracketOfPower } from "../forms/bracket-of-power.ts";
import type { Notes } from "../notes.ts";
import { FIRST_ANSWER } from "../random.ts";
import type { GenerateRequest, ReadWish } from "../types.ts";
import { type CardLimit, lookUpLimits, type WishLimits } from "./card-limits.ts";
import {
  findCard,
  findFormat,
  findPlaystyle,
  findTypes,
  knownOpponents,
  knownThemes,
  type Lookup,
  namesOfTypes,
  positive,
  unique,
  type WishContext,
} from "./look-up.ts";
import { exclusionsOf } from "./ruled-out.ts";
import type { Wish } from "./wish.ts";

/**
 * Looks up everything a request names. Explicit fields win over what the prompt was read to say; what does not exist
 * is left out and noted.
 *
 * @throws GenerateError `unknown_format` for a format that does not exist
 */
export function resolveWish(
  request: GenerateRequest,
  read: ReadWish,
  context: WishContext,
  notes: Notes,
): Wish {
  const { table } = context;
  const lookup: Lookup = { ...context, notes };
  for (const note of read.notes ?? []) notes.add(note);
  const asked = askedOf(request, read);
  const commanders = unique((asked.commanders ?? []).map((name) => findCard(name, lookup)).filter(isFound));
  const limits = knownLimits(asked, lookup);
  const [lines, sideLines] = bySideboard(asked.include ?? []);
  const include = withCounted(includedCards(lines, commanders, lookup), commanders, limits.cards);
  const inSide = withCounted(includedCards(sideLines, [], lookup), [], limits.side);
  const side = [...inSide].map(([card, copies]) => ({ card, copies }));
  const kept = new Set([...include.keys(), ...commanders]);
  const maxManaValue = positive(asked.maxManaValue);
  const { excludeCombos, ...exclusions } = exclusionsOf(asked, kept, limits, lookup);
  const power = positive(asked.power);
  const novelty = dialed(asked.novelty);
  const owned = ownedCards(request.owned ?? {}, context);
  if (asked.ownedMode === "only" && owned.size === 0) notes.add({ kind: "no-collection" });
  const [creatureType = -1, ...alsoTypes] = findTypes(asked.tribe, lookup);
  const { named, amongColors, ...ofColors } = colorsAsked(asked);
  const fields = {
    format: findFormat(asked.format),
    ...ofColors,
    pair: PAIRS.find(({ slug }) => slug === asked.pair)?.slug,
    playstyle: findPlaystyle(request.playstyle, notes) ?? read.playstyle,
    against: knownOpponents(asked.against),
    archetype: asked.archetype?.trim() || undefined,
    themes: knownThemes(asked.themes ?? [], notes),
    maxCardUsd: positive(asked.maxCardUsd),
    maxManaValue,
    maxAverageManaValue: positive(asked.maxAverageManaValue),
    ...printingsOf(asked),
    bracket: bracketOf(asked.bracket) ?? (power === undefined ? undefined : bracketOfPower(power)),
    power,
    variant: asked.variant,
    base: asked.base,
    size: positive(asked.size),
    set: asked.set?.trim().toLowerCase() || undefined,
  };
  const budget = positive(asked.budgetUsd);
  const leastBudget = positive(asked.minBudgetUsd);
  return {
    ...fields,
    amongColors,
    creatureType,
    alsoTypes,
    commanders,
    include: [...include].map(([card, copies]) => ({ card, copies })),
    side,
    ...exclusions,
    excludeCombos,
    limits,
    budget,
    leastBudget,
    novelty: novelty ?? USUAL_NOVELTY,
    owned,
    ownedMode: owned.size === 0 ? undefined : asked.ownedMode,
    unified: asked.unified === true,
    limitedPool: poolOf(request.pool ?? {}, lookup),
    seed: Number.isSafeInteger(request.seed) ? (request.seed ?? FIRST_ANSWER) : FIRST_ANSWER,
    intent: {
      ...understood({
        ...fields,
        colors: named === undefined ? undefined : colorsOf(named),
        commanders: namesOf(commanders, table),
        themes: orNone(fields.themes),
        against: orNone(fields.against),
        tribe: creatureType < 0 ? undefined : namesOfTypes([creatureType, ...alsoTypes], table),
        include: orNone([
          ...[...include.keys()].map((card) => table.name(card)),
          ...side.map(({ card, copies }) => `${IN_SIDEBOARD} ${Math.max(1, copies)} ${table.name(card)}`),
        ]),
        exclude: orNone(asked.exclude ?? []),
        limits: orNone(limits.asked.filter(({ what }) => !limits.unknown.includes(what))),
        budgetUsd: budget,
        minBudgetUsd: leastBudget,
        novelty,
        ownedMode: asked.ownedMode,
      }),
      read: read.read,
      ...defined({ unread: read.unread, unclear: read.unclear }),
    },
  };
}

/** The colors that are named, and what a deck's are to be: those, or so many with those among them. */
function colorsAsked({ colors, colorCount: asked }: AskedFields): Pick<
  Wish,
  "amongColors" | "colorCount" | "colors"
> & {
  readonly named: ColorMask | undefined;
} {
  const named = colors && maskOf(colors.map((letter) => letter.toUpperCase())) & 31;
  const count = positive(asked);
  if (named === undefined) return { named, colors: named, colorCount: count, amongColors: 0 };
  const isMore = named !== 0 && count !== undefined && count > colorCount(named);
  return isMore
    ? { named, colors: undefined, colorCount: count, amongColors: named }
    : { named, colors: named, colorCount: undefined, amongColors: 0 };
}

/** What is asked for: the request's fields, and the sentence's where the request leaves them open. */
function askedOf(request: GenerateRequest, read: ReadWish): AskedFields {
  const { power, variant, base, ...said } = read;
  return {
    ...said,
    // A variant belongs to its format, and a power that was read to its bracket.
    ...(request.format === undefined ? defined({ variant, base }) : {}),
    ...(request.bracket === undefined ? defined({ power }) : {}),
    ...defined(request),
  };
}

/** What a wish was understood to say, every field of a sentence looked at. */
function understood(
  fields: { readonly [Name in ReadFieldName]: UnderstoodFields[Name] | undefined },
): UnderstoodFields {
  return defined(fields);
}

/** The same object without the fields that are undefined. */
function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

/** Lines of the main deck, and those of the sideboard without what says so: `SB: 3 Relic of Progenitus`. */
function bySideboard(lines: readonly string[]): readonly [readonly string[], readonly string[]] {
  const isSide = (line: string): boolean => line.startsWith(IN_SIDEBOARD);
  return [
    lines.filter((line) => !isSide(line)),
    lines.filter(isSide).map((line) => line.slice(IN_SIDEBOARD.length).trim()),
  ];
}

/** The cards that must be in, with the copies that were asked for. */
function includedCards(
  lines: readonly string[],
  commanders: readonly CardIndex[],
  lookup: Lookup,
): Map<CardIndex, number> {
  const include = new Map<CardIndex, number>();
  for (const line of lines) {
    const { copies, rest } = splitCopies(line);
    const card = findCard(rest, lookup);
    if (card !== undefined && !commanders.includes(card))
      include.set(card, Math.max(include.get(card) ?? 0, copies));
  }
  return include;
}

/** The limits of a wish; what nobody can count is told. */
function knownLimits(asked: AskedFields, lookup: Lookup): WishLimits {
  const limits = lookUpLimits(asked.limits ?? [], lookup);
  for (const typed of limits.unknown) lookup.notes.add({ kind: "nothing-to-count", typed });
  return limits;
}

/** What is asked for of the printings of cards. */
function printingsOf({ maxRarity, fromYear, toYear, sets, game }: AskedFields) {
  return {
    maxRarity,
    fromYear: positive(fromYear),
    toYear: positive(toYear),
    sets: orNone(sets ?? []),
    game,
  };
}

/** The cards that must be in a zone, those that its limits ask for by name among them. */
function withCounted(
  include: ReadonlyMap<CardIndex, number>,
  commanders: readonly CardIndex[],
  limits: readonly CardLimit[],
): Map<CardIndex, number> {
  const all = new Map(include);
  for (const { card, limit } of limits)
    if (card !== undefined && (limit.least ?? 0) > 0 && !commanders.includes(card))
      all.set(card, Math.max(all.get(card) ?? 0, limit.least ?? 0));
  return all;
}

/** "4 Lightning Bolt" and "4x Lightning Bolt" ask for four copies. */
function splitCopies(line: string): { copies: number; rest: string } {
  const match = /^\s*(\d{1,2})\s*x?\s+(\S.*)$/i.exec(line);
  return match ? { copies: Number(match[1]), rest: match[2] ?? line } : { copies: 0, rest: line };
}

function ownedCards(owned: Readonly<Record<string, number>>, { names }: WishContext): Map<CardIndex, number> {
  const cards = new Map<CardIndex, number>();
  for (const [name, quantity] of Object.entries(owned)) {
    if (!(quantity >= 1)) continue;
    const match = names.resolve(name, { typos: false });
    if (match.found) cards.set(match.card, (cards.get(match.card) ?? 0) + Math.floor(quantity));
  }
  return cards;
}

/** A pasted pool; names that no card has are said. */
function poolOf(pool: Readonly<Record<string, number>>, lookup: Lookup): Map<CardIndex, number> {
  const limitedPool = new Map<CardIndex, number>();
  for (const [name, quantity] of Object.entries(pool)) {
    if (!(quantity >= 1)) continue;
    const card = findCard(name, lookup);
    if (card !== undefined) limitedPool.set(card, (limitedPool.get(card) ?? 0) + Math.floor(quantity));
  }
  return limitedPool;
}

function bracketOf(value: number | undefined): Bracket | undefined {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined;
}

function dialed(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.max(0, Math.min(1, value));
}

function isFound<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** Names of cards; undefined where there are none. */
function namesOf(cards: readonly CardIndex[], table: CardTable): readonly string[] | undefined {
  return orNone(cards.map((card) => table.name(card)));
}

function orNone<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

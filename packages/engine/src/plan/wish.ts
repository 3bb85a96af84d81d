import { colorsOf, maskOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { Finding, Severity } from "@deckwright/rules/verdict.ts";
import { SINGLETON_TEMPLATES } from "../../data/singleton-templates.ts";
import { THEMES } from "../../data/themes.ts";
import { bracketOfPower } from "../forms/bracket-of-power.ts";
import { hashText } from "../random.ts";
import { GenerateError, type GenerateRequest, type Intent } from "../types.ts";
import { type Exclusion, exclusionOf } from "./exclusions.ts";

/** What `resolveWish` looks things up in. */
export interface WishContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
}

/** A card to be in the deck, with the copies asked for; 0 copies: as many as the deck usually plays. */
export interface Included {
  readonly card: CardIndex;
  readonly copies: number;
}

/** A request with everything looked up. Nothing in it is known to be possible yet. */
export interface Wish {
  /** Slug of a format, or undefined when the wish leaves it open. */
  readonly format: string | undefined;
  /** Undefined: any; 0 asks for colorless. */
  readonly colors: number | undefined;
  readonly commanders: readonly CardIndex[];
  readonly playstyle: Playstyle | undefined;
  readonly themes: readonly string[];
  /** -1: none. */
  readonly tribe: SubtypeId;
  readonly include: readonly Included[];
  /** Whether a card must stay out, by name or by a word that covers it. Never true of included cards and commanders. */
  excludes(card: CardIndex): boolean;
  /** True when two-card combos must not be in the deck. */
  readonly excludeCombos: boolean;
  readonly budget: number | undefined;
  readonly maxCardUsd: number | undefined;
  readonly bracket: Bracket | undefined;
  readonly power: number | undefined;
  readonly owned: ReadonlyMap<CardIndex, number>;
  readonly ownedMode: "prefer" | "only" | undefined;
  readonly variant: string | undefined;
  readonly base: string | undefined;
  readonly size: number | undefined;
  /** The decks of a team share their copies. */
  readonly unified: boolean;
  /** Code of the set to open. */
  readonly set: string | undefined;
  /** The pool that came with the wish; empty when there is none. */
  readonly opened: ReadonlyMap<CardIndex, number>;
  readonly seed: number;
  /** What the wish was understood to say, explicit fields included: the answer's `intent`. */
  readonly intent: Intent;
}

/** Collects what of a wish gives way, in words for the person who made it. */
export interface Concessions {
  readonly findings: readonly Finding[];
  /** Says that part of the wish gave way (`warning`) or what was assumed (`advice`). */
  note(message: string, severity?: Severity, cards?: readonly string[]): void;
}

/** An empty list of concessions. */
export function createConcessions(): Concessions {
  const findings: Finding[] = [];
  return {
    findings,
    note(message, severity = "warning", cards = []) {
      if (findings.some((finding) => finding.message === message)) return;
      findings.push({ rule: "WISH", severity, cards, message, source: "your wish" });
    },
  };
}

/**
 * Looks up everything a request names. Explicit fields win over what the prompt was read to say; what does not exist
 * is left out and noted.
 *
 * @throws GenerateError `unknown_format` for a format that does not exist
 */
export function resolveWish(
  request: GenerateRequest,
  read: Intent,
  context: WishContext,
  concessions: Concessions,
): Wish {
  const { table } = context;
  for (const sentence of read.notes ?? []) concessions.note(sentence, "advice");

  const lookUp = (name: string): CardIndex | undefined => findCard(name, context, concessions);
  const commanders = dedupe((request.commanders ?? read.commanders ?? []).map(lookUp).filter(isFound));
  const include = new Map<CardIndex, number>();
  for (const name of request.include ?? read.include ?? []) {
    const { copies, rest } = splitCopies(name);
    const card = lookUp(rest);
    if (card !== undefined && !commanders.includes(card))
      include.set(card, Math.max(include.get(card) ?? 0, copies));
  }

  const excludedCards = new Set<CardIndex>();
  const exclusions: Exclusion[] = [];
  for (const word of request.exclude ?? read.exclude ?? []) {
    const exact = context.names.resolve(word, { typos: false });
    const exclusion = exact.found ? undefined : exclusionOf(word, table);
    if (exclusion) exclusions.push(exclusion);
    else {
      const card = exact.found ? exact.card : lookUp(word);
      if (card !== undefined) excludedCards.add(card);
    }
  }
  for (const card of [...include.keys(), ...commanders]) {
    if (!excludedCards.has(card)) continue;
    excludedCards.delete(card);
    concessions.note(`${table.name(card)} is both wanted and excluded; it stays in.`, "warning", [
      table.name(card),
    ]);
  }

  const playstyle = findPlaystyle(request.playstyle, concessions) ?? read.playstyle;
  const themes = dedupe(
    (request.themes ?? read.themes ?? []).filter((slug) => {
      if (THEMES.some((theme) => theme.slug === slug)) return true;
      concessions.note(`There is no theme called “${slug}”; the deck is built without it.`);
      return false;
    }),
  );
  const tribeName = request.tribe ?? read.tribe;
  const tribe = tribeName === undefined ? -1 : table.subtypeId(tribeName);
  if (tribeName !== undefined && tribe < 0) {
    concessions.note(`There is no creature type called “${tribeName}”; the deck is built without it.`);
  }

  const letters = request.colors ?? read.colors;
  const colors =
    letters === undefined ? undefined : maskOf(letters.map((letter) => letter.toUpperCase())) & 31;
  const power = positive(request.power ?? (request.bracket === undefined ? read.power : undefined));
  const bracket =
    bracketOf(request.bracket) ?? read.bracket ?? (power === undefined ? undefined : bracketOfPower(power));
  const budget = positive(request.budgetUsd ?? read.budgetUsd);
  const maxCardUsd = positive(request.maxCardUsd ?? read.maxCardUsd);
  const format = findFormat(request.format, read.format);
  const ownedMode = request.ownedMode ?? read.ownedMode;
  const owned = ownedCards(request.owned ?? {}, context);
  if (ownedMode === "only" && owned.size === 0) {
    concessions.note("No collection came with the wish, so the deck is built from all cards.");
  }

  const intent: Intent = {
    ...read,
    ...(format === undefined ? {} : { format }),
    ...(colors === undefined ? {} : { colors: colorsOf(colors) }),
    ...(commanders.length > 0 ? { commanders: commanders.map((card) => table.name(card)) } : {}),
    ...(playstyle === undefined ? {} : { playstyle }),
    ...(themes.length > 0 ? { themes } : {}),
    ...(tribe < 0 ? {} : { tribe: table.subtypeName(tribe) }),
    ...(include.size > 0 ? { include: [...include.keys()].map((card) => table.name(card)) } : {}),
    ...(request.exclude === undefined ? {} : { exclude: request.exclude }),
    ...(budget === undefined ? {} : { budgetUsd: budget }),
    ...(maxCardUsd === undefined ? {} : { maxCardUsd }),
    ...(bracket === undefined ? {} : { bracket }),
    ...(power === undefined ? {} : { power }),
    ...(ownedMode === undefined ? {} : { ownedMode }),
  };
  return {
    format,
    colors,
    commanders,
    playstyle,
    themes,
    tribe,
    include: [...include].map(([card, copies]) => ({ card, copies })),
    excludes: (card) =>
      excludedCards.has(card) ||
      (!include.has(card) &&
        !commanders.includes(card) &&
        exclusions.some((exclusion) => exclusion.excludes(card))),
    excludeCombos: exclusions.some(({ combos }) => combos),
    budget,
    maxCardUsd,
    bracket,
    power,
    owned,
    ownedMode: owned.size === 0 ? undefined : ownedMode,
    variant: request.variant ?? (request.format === undefined ? read.variant : undefined),
    base: request.base ?? (request.format === undefined ? read.base : undefined),
    size: positive(request.size ?? read.size),
    unified: request.unified === true,
    set: request.set?.trim().toLowerCase(),
    opened: openedPool(request.pool ?? {}, lookUp),
    seed: Number.isSafeInteger(request.seed) ? (request.seed ?? 0) : seedOf(request),
    intent,
  };
}

/** The seed of a request that brings none: the same request gets the same deck. */
function seedOf(request: GenerateRequest): number {
  const { id: _id, seed: _seed, ...wish } = request;
  return hashText(JSON.stringify(wish)) % 1_000_000;
}

function findCard(
  name: string,
  { names, table }: WishContext,
  concessions: Concessions,
): CardIndex | undefined {
  const match = names.resolve(name);
  if (match.found) return match.card;
  const near = match.suggestions.slice(0, 3).map((card) => table.name(card));
  const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
  concessions.note(`There is no card called “${name.slice(0, 80)}”; the deck is built without it.${hint}`);
  return undefined;
}

/** "4 Lightning Bolt" and "4x Lightning Bolt" ask for four copies. */
function splitCopies(line: string): { copies: number; rest: string } {
  const match = /^\s*(\d{1,2})\s*x?\s+(\S.*)$/i.exec(line);
  return match ? { copies: Number(match[1]), rest: match[2] ?? line } : { copies: 0, rest: line };
}

function findFormat(asked: string | undefined, read: string | undefined): string | undefined {
  const slug = (asked ?? read)?.trim().toLowerCase();
  if (slug === undefined || slug === "") return undefined;
  if (FORMAT_NAMES.some((format) => format.slug === slug)) return slug;
  throw new GenerateError(
    "unknown_format",
    `There is no format called “${slug.slice(0, 60)}”. Choose one of ${FORMAT_NAMES.map(({ name }) => name).join(", ")}.`,
  );
}

function findPlaystyle(asked: string | undefined, concessions: Concessions): Playstyle | undefined {
  if (asked === undefined) return undefined;
  const slug = asked.trim().toLowerCase();
  const known = PLAYSTYLES.find((style) => style.slug === slug || style.name.toLowerCase() === slug);
  if (known && isPlaystyle(known.slug)) return known.slug;
  concessions.note(`There is no playstyle called “${asked.slice(0, 60)}”; one that fits was chosen.`);
  return undefined;
}

function isPlaystyle(slug: string): slug is Playstyle {
  return Object.hasOwn(SINGLETON_TEMPLATES, slug);
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
function openedPool(
  pool: Readonly<Record<string, number>>,
  lookUp: (name: string) => CardIndex | undefined,
): Map<CardIndex, number> {
  const opened = new Map<CardIndex, number>();
  for (const [name, quantity] of Object.entries(pool)) {
    if (!(quantity >= 1)) continue;
    const card = lookUp(name);
    if (card !== undefined) opened.set(card, (opened.get(card) ?? 0) + Math.floor(quantity));
  }
  return opened;
}

function bracketOf(value: number | undefined): Bracket | undefined {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined;
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function isFound<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function dedupe<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

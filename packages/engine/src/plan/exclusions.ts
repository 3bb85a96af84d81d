import { type Color, maskOf } from "@deckwright/cards/colors.ts";
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Rarity,
  type SubtypeId,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { TYPE_WORDS } from "../../data/lexicon-creature-types.ts";
import { EXCLUSIONS, type ExclusionWords } from "../../data/lexicon-exclusions.ts";
import type { RoleId } from "../../data/roles.ts";
import { THEMES } from "../../data/themes.ts";
import { numbersOf, roleSets } from "../forms/card-roles.ts";
import { hasRole } from "../forms/role-set.ts";
import { isFirstBeyond } from "./beyond-cards.ts";
import { cardsOfSets, setsNamedAlike } from "./card-filters.ts";
import { isOfType } from "./fit.ts";

/** What an excluded word keeps out. */
export interface Exclusion {
  /** Whether it keeps a card out. */
  excludes(card: CardIndex): boolean;
  /** True when it means pairs of cards that win together rather than single cards. */
  readonly combos: boolean;
}

const COMBOS = "infinite combos";

/**
 * What a word such as `counterspells`, `infect`, `blue` or `Goblins` keeps out; undefined when it is no such word (and
 * is then taken for a card's name).
 */
export function exclusionOf(word: string, table: CardTable): Exclusion | undefined {
  const plain = word.trim().toLowerCase().replace(/\s+/g, " ");
  const entry = entryOf(plain);
  if (entry) return { excludes: matcher(entry, table), combos: entry.word === COMBOS };
  const forms = [plain, plain.replace(/s$/, "")];
  const theme = THEMES.find(({ slug, name, words }) =>
    forms.some((form) => slug === form || name.toLowerCase() === form || words.includes(form)),
  );
  const tags = numbersOf(table, theme ? [`theme:${theme.slug}`] : forms);
  if (tags.length > 0)
    return { excludes: (card) => tags.some((tag) => table.tags.has(card, tag)), combos: false };
  const type = creatureType(plain, table);
  if (type >= 0) return { excludes: (card) => isOfType(table, card, type), combos: false };
  const sets = setsNamedAlike(plain, table);
  return sets.length === 0 ? undefined : { excludes: cardsOfSets(sets, table), combos: false };
}

function entryOf(plain: string): ExclusionWords | undefined {
  return EXCLUSIONS.find(({ word: name, words }) => name === plain || words.includes(plain));
}

/**
 * The cards that a word counts: those of its role, so that a deck's limits and its figures count the same; else those that it
 * keeps out, or of a land or artifact type.
 */
export function kindOfCards(word: string, table: CardTable): ((card: CardIndex) => boolean) | undefined {
  const plain = word.trim().toLowerCase();
  const named = TYPE_OF_WORD.get(plain) ?? plain;
  const entry = entryOf(named);
  if (entry?.subtype !== undefined) return ofSubtype(table.subtypeId(entry.subtype), table);
  const excludes =
    entry?.role === undefined ? exclusionOf(named, table)?.excludes : ofRole(entry.role, table);
  const says = entry?.says;
  if (excludes !== undefined && says !== undefined) return saying(excludes, says, table);
  if (excludes !== undefined) return excludes;
  const type = [plain, plain.replace(/s$/, "")].map((form) => table.subtypeId(form)).find((id) => id >= 0);
  return type === undefined ? undefined : ofSubtype(type, table);
}

function ofSubtype(type: SubtypeId, table: CardTable): (card: CardIndex) => boolean {
  return (card) => Array.from(table.subtypes(card)).includes(type);
}

function ofRole(role: RoleId, table: CardTable): (card: CardIndex) => boolean {
  const roles = roleSets(table);
  return (card) => hasRole(roles[card] ?? 0, role);
}

/** Of some cards those whose own text says something, each read once; all of them where no texts are there (the bundled table has none). */
function saying(
  isOne: (card: CardIndex) => boolean,
  says: RegExp,
  table: CardTable,
): (card: CardIndex) => boolean {
  const known = new Map<CardIndex, boolean>();
  return (card) => {
    if (!isOne(card)) return false;
    const before = known.get(card);
    if (before !== undefined) return before;
    const texts = table.faces(card).map(({ oracleText }) => oracleText.replace(/\([^)]*\)/g, ""));
    const does = texts.some((text) => says.test(text)) || texts.every((text) => text === "");
    known.set(card, does);
    return does;
  };
}

/** Plurals that no rule makes, with their types. */
const TYPE_OF_WORD = new Map(
  Object.entries(TYPE_WORDS).flatMap(([type, words]) =>
    words.map((word) => [word.toLowerCase(), type.toLowerCase()] as const),
  ),
);

/** Whether a word names a creature type, in singular or plural. */
export function isCreatureType(word: string, table: CardTable): boolean {
  return creatureType(word.trim().toLowerCase(), table) >= 0;
}

/** The creature type of a word in singular or plural; -1 when it is none. */
function creatureType(plain: string, table: CardTable): SubtypeId {
  for (const form of [
    plain,
    plain.replace(/s$/, ""),
    plain.replace(/ves$/, "f"),
    plain.replace(/ies$/, "y"),
    plain.replace(/men$/, "man"),
  ]) {
    const id = table.subtypeId(form);
    if (id >= 0 && table.isCreatureType(id)) return id;
  }
  return -1;
}

function matcher(entry: ExclusionWords, table: CardTable): (card: CardIndex) => boolean {
  const matches = positiveMatcher(entry, table);
  const notTypes = bits(CardType, entry.notTypes);
  const notSupertypes = bits(Supertype, entry.notSupertypes);
  const ofTypes = bits(CardType, entry.ofTypes);
  if (notTypes === 0 && notSupertypes === 0 && ofTypes === 0) return matches;
  const isAny = entry.types === undefined && entry.ofTypes === undefined;
  return (card) =>
    (isAny || matches(card)) &&
    (ofTypes === 0 || ((table.frontTypes[card] ?? 0) & ofTypes) !== 0) &&
    ((table.frontTypes[card] ?? 0) & notTypes) === 0 &&
    ((table.supertypes[card] ?? 0) & notSupertypes) === 0;
}

function positiveMatcher(entry: ExclusionWords, table: CardTable): (card: CardIndex) => boolean {
  const tags = numbersOf(table, entry.tags);
  const types = bits(CardType, entry.types);
  const supertypes = bits(Supertype, entry.supertypes);
  const isBeyond = entry.isBeyond ? isFirstBeyond(table) : undefined;
  const facts = bits(Fact, entry.facts);
  const color = isColor(entry.color) ? maskOf([entry.color]) : 0;
  const rarities = bits(Rarity, entry.rarities);
  const keywords = entry.keywords ?? [];
  const names = new Set(entry.names);
  return (card) =>
    tags.some((tag) => table.tags.has(card, tag)) ||
    ((table.frontTypes[card] ?? 0) & types) !== 0 ||
    ((table.supertypes[card] ?? 0) & supertypes) !== 0 ||
    (table.manaValue[card] === entry.manaValue && !isLand(table, card)) ||
    isBeyond?.(card) === true ||
    ((table.facts[card] ?? 0) & facts) !== 0 ||
    ((table.colorIdentity[card] ?? 0) & color) !== 0 ||
    (keywords.length > 0 && table.keywords(card).some((keyword) => keywords.includes(keyword))) ||
    (rarities !== 0 && isOnly(table.rarities[card] ?? 0, rarities)) ||
    (names.size > 0 && names.has(table.name(card).toLowerCase()));
}

/** True when a card was printed at these rarities and at none below. */
function isOnly(printed: number, rarities: number): boolean {
  return (
    (printed & rarities) !== 0 &&
    (printed & (Rarity.Common | Rarity.Uncommon | Rarity.Rare) & ~rarities) === 0
  );
}

function bits(flags: Readonly<Record<string, number>>, names: readonly string[] | undefined): number {
  return (names ?? []).reduce((mask, name) => mask | (ownEntry(flags, name) ?? 0), 0);
}

function isColor(letter: string | undefined): letter is Color {
  return letter !== undefined && maskOf([letter]) !== 0;
}

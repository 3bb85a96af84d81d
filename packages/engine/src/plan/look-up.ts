import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import { isPlaystyle, PLAYSTYLES, type Playstyle } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { OPPONENTS } from "../../data/opponents.ts";
import { THEMES } from "../../data/themes.ts";
import type { Notes } from "../notes.ts";
import { GenerateError } from "../types.ts";

/** What `resolveWish` looks things up in. */
export interface WishContext {
  readonly table: CardTable;
  readonly names: NameIndex;
}

/** What looking up the fields of a wish takes. */
export interface Lookup extends WishContext {
  readonly notes: Notes;
}

/** The card of a name, also of a misspelled one; what no card has is noted. */
export function findCard(name: string, { names, table, notes }: Lookup): CardIndex | undefined {
  const match = names.resolve(name);
  if (match.found) return match.card;
  const near = match.suggestions.slice(0, 3).map((card) => table.name(card));
  notes.add({ kind: "no-such-card", typed: name.slice(0, 80), near });
  return undefined;
}

/**
 * The slug of a format.
 *
 * @throws GenerateError `unknown_format` for a format that does not exist
 */
export function findFormat(asked: string | undefined): string | undefined {
  const slug = asked?.trim().toLowerCase();
  if (slug === undefined || slug === "") return undefined;
  if (FORMAT_NAMES.some((format) => format.slug === slug)) return slug;
  throw new GenerateError(
    "unknown_format",
    `There is no format called “${slug.slice(0, 60)}”. Choose one of ${FORMAT_NAMES.map(({ name }) => name).join(", ")}.`,
  );
}

/** The slug of a playstyle, by its slug or name; what is none is noted. */
export function findPlaystyle(asked: string | undefined, notes: Notes): Playstyle | undefined {
  if (asked === undefined) return undefined;
  const slug = asked.trim().toLowerCase();
  const known = PLAYSTYLES.find((style) => style.slug === slug || style.name.toLowerCase() === slug);
  if (known && isPlaystyle(known.slug)) return known.slug;
  notes.add({ kind: "no-such-playstyle", slug: asked.slice(0, 60) });
  return undefined;
}

/** Those of some slugs that are opponents'. */
export function knownOpponents(slugs: readonly string[] = []): string[] {
  return unique(slugs).filter((slug) => OPPONENTS.some((opponent) => opponent.slug === slug));
}

/** Those of some slugs that are themes'; what is none is noted. */
export function knownThemes(slugs: readonly string[], notes: Notes): string[] {
  return unique(slugs).filter((slug) => {
    const isKnown = THEMES.some((theme) => theme.slug === slug);
    if (!isKnown) notes.add({ kind: "no-such-theme", slug });
    return isKnown;
  });
}

/** The subtype of a name; -1 where none is asked for, or none exists, which is noted. */
export function findTypes(names: string | undefined, { table, notes }: Lookup): SubtypeId[] {
  if (names === undefined) return [];
  const types = typesOf(names, table);
  if (types.length === 0) notes.add({ kind: "no-such-type", typed: names });
  return types;
}

/** The creature types of a list such as "Angel, Demon, Dragon"; those that the table does not know are left out. */
export function typesOf(names: string, table: CardTable): SubtypeId[] {
  const whole = table.subtypeId(names);
  if (whole >= 0) return [whole];
  const types = names
    .split(/\s*(?:,|&|\band\b)\s*/)
    .map((name) => (name === "" ? -1 : table.subtypeId(name)));
  return unique(types.filter((type) => type >= 0));
}

/** Such a list, as it is shown and read again. */
export function namesOfTypes(types: readonly SubtypeId[], table: CardTable): string {
  return types.map((type) => table.subtypeName(type)).join(", ");
}

/** The same list, each thing once. */
export function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** A number that limits something; undefined where it is none. */
export function positive(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined;
}

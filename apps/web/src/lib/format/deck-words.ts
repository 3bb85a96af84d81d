import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { titleCase } from "./title-case.ts";

/** A format's name from its slug; a slug that nobody knows is put in title case. */
export function formatName(slug: string): string {
  return FORMAT_NAMES.find((format) => format.slug === slug)?.name ?? titleCase(slug);
}

/** A playstyle's name from its slug; a slug that nobody knows is put in title case. */
export function playstyleName(slug: string): string {
  return PLAYSTYLES.find((playstyle) => playstyle.slug === slug)?.name ?? titleCase(slug);
}

import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import counted from "../../data/style-lands.json" with { type: "json" };
import type { Template } from "../../data/template.ts";

/** By format and playstyle: what a tenth, half and nine tenths of the decks have fewer lands than. */
const formats: Readonly<Record<string, Readonly<Record<string, { readonly lands: readonly number[] }>>>> =
  counted.formats;

/**
 * The number of lands of a playstyle where people play the format: as few and as many as eight tenths of their decks hold, beside
 * what the playstyle's own table allows, and the usual number of the table moved into theirs. Source: `data/style-lands.json`.
 */
export function landsOfFormat(
  format: string,
  playstyle: Playstyle,
  table: Template["lands"],
): Template["lands"] {
  const [few, , many] = formats[format]?.[playstyle]?.lands ?? [];
  if (few === undefined || many === undefined) return table;
  const [fewest, usual, most] = table;
  return [Math.min(fewest, few), Math.max(few, Math.min(many, usual)), Math.max(most, many)];
}

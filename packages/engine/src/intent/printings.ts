import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { UnderstoodFields } from "@deckwright/decks/wish-fields.ts";
import { PLAYED_SETS } from "../../data/lexicon-printings.ts";
import { Phrases } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** What a sentence may say of the printings of cards. */
export type PrintingFields = Pick<UnderstoodFields, "maxRarity" | "fromYear" | "toYear" | "sets" | "game">;

/** Names of the sets that people play from, with their codes. */
export function setPhrases(table: CardTable): Phrases<string> {
  const names = new Phrases<string>();
  for (const { code, name, type } of table.sets) if (PLAYED_SETS.has(type)) names.add(foldPhrase(name), code);
  return names;
}

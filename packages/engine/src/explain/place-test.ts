import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { PlaceTest } from "../../data/place-rules.ts";
import type { ToldPlan } from "../plan/plan.ts";
import { textOf } from "./deck-counts.ts";
import { hasTag } from "./has-tag.ts";

/** Tells which rows about places hold of a card in a deck. */
export function placeTest(
  plan: Pick<ToldPlan, "creatureType">,
  table: CardTable,
  card: CardIndex,
): (row: PlaceTest) => boolean {
  const types = table.frontTypes[card] ?? 0;
  const tagged = (tag: string): boolean => hasTag(table, card, tag);
  return (row) =>
    (row.types === undefined || (types & row.types) !== 0) &&
    (types & (row.notTypes ?? 0)) === 0 &&
    (row.isTypal !== true || plan.creatureType >= 0) &&
    (row.tags?.some(tagged) ?? true) &&
    (row.allTags?.every(tagged) ?? true) &&
    !(row.notTags?.some(tagged) ?? false) &&
    (row.subtype === undefined || hasSubtype(table, card, row.subtype)) &&
    (row.isOfOtherTypes !== true || !namesType(plan, table, card));
}

function hasSubtype(table: CardTable, card: CardIndex, subtype: string): boolean {
  return Array.from(table.subtypes(card)).includes(table.subtypeId(subtype));
}

/** Whether a card speaks of the deck's creature type, or of one that is chosen; yes, in tables without texts. */
function namesType(
  { creatureType }: Pick<ToldPlan, "creatureType">,
  table: CardTable,
  card: CardIndex,
): boolean {
  const text = textOf(table, card);
  if (text.trim() === "") return true;
  return (
    (creatureType >= 0 && Array.from(table.mentionedTypes(card)).includes(creatureType)) ||
    /chosen type|creature type/i.test(text)
  );
}

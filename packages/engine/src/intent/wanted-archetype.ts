import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Archetype } from "../../data/archetypes.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** The archetype that a wish calls by its name. */
export function wantedArchetype(mentions: readonly Mention[]): Reading<Archetype> | undefined {
  for (const mention of mentions) {
    const { content, negated } = mention;
    if (content.kind === "playstyle" && content.archetype !== undefined && !negated)
      return { value: content.archetype, from: [mention] };
  }
  return undefined;
}

/** The format where an archetype is best known, for wishes that name none. */
export function formatOfArchetype(archetype: Reading<Archetype> | undefined): Reading<string> | undefined {
  const format = archetype?.value.formats[0];
  return archetype === undefined || format === undefined
    ? undefined
    : { value: format, from: archetype.from };
}

/** The cards of an archetype, in formats where it is played; elsewhere its name says only how to play. */
export function archetypeCards(
  archetype: Reading<Archetype> | undefined,
  format: string | undefined,
  mentions: readonly Mention[],
  table: CardTable,
): Reading<readonly string[]> | undefined {
  if (archetype === undefined || format === undefined || !archetype.value.formats.includes(format))
    return undefined;
  const out = new Set(mentions.flatMap((each) => namesakesOut(each, table)));
  const cards = archetype.value.cards.filter((name) => !out.has(name));
  return cards.length === 0 ? undefined : { value: cards, from: archetype.from };
}

/** "Heliod Company but no Heliod" leaves out whoever of that name the deck plays. */
function namesakesOut({ negated, content }: Mention, table: CardTable): readonly string[] {
  return negated && content.kind === "card" ? content.cards.map((card) => table.name(card)) : [];
}

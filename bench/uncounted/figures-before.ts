import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import type { CoOccurrenceFile } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";

const DAY_MS = 86_400_000;

/** An ISO day as days since 1970, as card tables count them. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}

/**
 * The figures as if cards that came out on a day or later had never been seen: neither who leads decks nor what is played in
 * them. Decks of that time are still counted by their older cards.
 */
export function figuresBefore(
  day: string,
  file: CoOccurrenceFile,
  { table, names }: { readonly table: CardTable; readonly names: NameIndex },
): Ranker {
  const cut = dayNumber(day);
  const isOld = (name: string): boolean => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found && (table.firstPrinted[match.card] ?? 0) < cut;
  };
  // A name that no card has is passed over.
  const known = file.names.map((name) => (isOld(name) ? name : ""));
  const figures = file.figures.map((each) => (each.kind === "leaders" ? { ...each, to: day } : each));
  const bytes = writeCoOccurrence({ ...file, names: known, figures });
  return openCoOccurrence(bytes.buffer, table, names);
}

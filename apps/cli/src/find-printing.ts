import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { NamedRequest } from "@deckwright/contract/requests.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { toCardObject } from "@deckwright/host/scryfall/card-object.ts";
import { TaskError } from "./task.ts";

/** How many names a miss offers. */
const SUGGESTIONS = 5;
/** Addresses in the card are those of a server on this machine. */
const ORIGIN = "http://localhost:3000";

/**
 * The card of a name, in the printing that is usually shown or in the set asked for.
 * @throws TaskError `not_found` when there is no such card, or not in that set.
 */
export function findPrinting(
  { table, names }: { readonly table: CardTable; readonly names: NameIndex },
  { exact, fuzzy, set }: NamedRequest,
): ScryfallCard {
  const name = exact ?? fuzzy ?? "";
  const match = names.resolve(name, { typos: exact === undefined, suggest: true });
  if (!match.found) {
    const near = match.suggestions.slice(0, SUGGESTIONS).map((card) => table.name(card));
    const hint = near.length === 0 ? "" : ` Did you mean ${near.join(", or ")}?`;
    throw new TaskError("not_found", `No card is called "${name}".${hint}`);
  }
  return toCardObject(table, table.printing(printingIn(table, match.card, set)), ORIGIN);
}

function printingIn(table: CardTable, card: CardIndex, set: string | undefined): number {
  if (set === undefined) return table.defaultPrinting[card] ?? 0;
  const [from, to] = table.printingsOf(card);
  for (let at = from; at < to; at++) {
    if (table.printing(at).set === set.toLowerCase()) return at;
  }
  throw new TaskError("not_found", `${table.name(card)} was not printed in the set ${set.toUpperCase()}.`);
}

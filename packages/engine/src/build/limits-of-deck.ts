import { colorCount } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { type Aim, type DeckList, sizeOf, totalOf } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { resolveCounts, resolveNames } from "../analyze/counted.ts";
import type { Note } from "../notes.ts";
import { lookUpLimits } from "../plan/card-limits.ts";
import { limitNotes } from "./limit-notes.ts";

/** Notes of the limits that a deck was built with, as it stands now. */
export function limitsOf(
  deck: DeckList,
  aim: Aim | undefined,
  { table, names, rules }: { readonly table: CardTable; readonly names: NameIndex; readonly rules: Rules },
): readonly Note[] {
  const limits = lookUpLimits(aim?.limits ?? [], { table, names });
  const main = resolveCounts(deck.main, names);
  const leaders = resolveNames(deck.commanders ?? [], names);
  const identity = [...leaders, ...main.keys()].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    0,
  );
  const colors = leaders.length > 0 ? rules.identityOf(leaders) & 31 : identity;
  return limitNotes(limits, {
    main,
    side: resolveCounts(deck.side ?? {}, names),
    deck: { cards: sizeOf(deck), sideboard: totalOf(deck.side ?? {}), colors: colorCount(colors) },
  });
}

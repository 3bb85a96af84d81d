import { colorsOf } from "@deckwright/cards/colors.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { identityOf } from "@deckwright/rules/checks/identity.ts";
import type { ReadingNote } from "../notes.ts";
import type { IntentContext } from "./context.ts";
import { formatOfList, keptOfList, type PastedList } from "./pasted-list.ts";
import type { Reading } from "./wanted-play.ts";

/** What a pasted list says of the deck. */
interface ListReadings {
  readonly commanders?: Reading<readonly string[]>;
  readonly colors?: Reading<readonly string[]>;
  readonly include?: Reading<readonly string[]>;
  readonly notes: readonly ReadingNote[];
}

/** The format that a pasted list is of. */
export function listFormat(
  list: PastedList | undefined,
  context: IntentContext,
): Reading<string> | undefined {
  const value = list && formatOfList(list, context);
  return list && value !== undefined ? { value, from: [], words: list.words } : undefined;
}

/** Who leads a pasted list, in which colors, and which of its cards stay. */
export function listReadings(
  list: PastedList | undefined,
  format: string | undefined,
  context: IntentContext,
): ListReadings {
  if (list === undefined) return { notes: [] };
  const { lines, note } = keptOfList(list, format, context);
  const reading = (value: readonly string[]): Reading<readonly string[]> => ({
    value,
    from: [],
    words: list.words,
  });
  const { commanders } = list;
  // Whose basic lands are listed is of their colors and of those of its cards.
  const hasBasics = list.cards.some(({ card }) => isBasic(context.table, card));
  const own = identityOf(context.table, hasBasics ? list.cards.map(({ card }) => card) : []);
  return {
    ...(lines.length === 0 ? {} : { include: reading(lines) }),
    ...(commanders.length === 0
      ? own === 0
        ? {}
        : { colors: reading(colorsOf(own)) }
      : {
          commanders: reading(commanders.map((card) => context.table.name(card))),
          colors: reading(colorsOf(identityOf(context.table, commanders))),
        }),
    notes: [note],
  };
}

import { type ColorMask, colorsOf, isWithin } from "@deckwright/cards/colors.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { identityOf } from "@deckwright/rules/checks/identity.ts";
import { leadsAlone } from "@deckwright/rules/checks/leaders.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import type { ReadingNote } from "../notes.ts";
import type { IntentContext } from "./context.ts";
import { formatOfList, keptOfList, type PastedList } from "./pasted-list.ts";
import { isLed } from "./wanted-format.ts";
import type { Reading } from "./wanted-play.ts";

/** What a pasted list says of the deck. */
interface ListReadings {
  readonly commanders?: Reading<readonly string[]>;
  readonly colors?: Reading<readonly string[]>;
  readonly include?: Reading<readonly string[]>;
  readonly limits?: Reading<readonly Limit[]>;
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

/** What the sentence beside a list says of its cards. */
interface WantedOfList {
  /** Colors that are asked for; undefined where none are. */
  readonly colors: ColorMask | undefined;
  readonly forbidden: ColorMask;
  /** Names of cards that are ruled out. */
  readonly exclude: readonly string[];
  /** Whether it says who leads. */
  readonly isLed: boolean;
}

/** A list less the cards that the sentence rules out, by name or by color: "take the green out". */
function withoutUnwanted(
  list: PastedList,
  format: string | undefined,
  { colors, forbidden, exclude }: WantedOfList,
  { table }: IntentContext,
): PastedList {
  // Without a commander a spell is of the colors that it costs: Noble Hierarch is green.
  const isByCost = format !== undefined && !isLed(format);
  const isWanted = ({ card }: PastedList["cards"][number]): boolean => {
    const colorsOfCard = isByCost && !isLand(table, card) ? table.colors : table.colorIdentity;
    const own = (colorsOfCard[card] ?? 0) & 31;
    return (own & forbidden) === 0 && (colors === undefined || (own & ~colors) === 0);
  };
  const named = (each: PastedList["cards"][number]): boolean => !exclude.includes(table.name(each.card));
  const ofColors = list.cards.filter(isWanted);
  // Where hardly a card is of the colors, they are said of something else.
  const isSaid = list.commanders.length === 0 && ofColors.length * 2 >= list.cards.length;
  return { ...list, cards: (isSaid ? ofColors : list.cards).filter(named), side: list.side.filter(named) };
}

/** The cards that a list says are to go. */
export function outOfList(
  list: PastedList | undefined,
  table: IntentContext["table"],
): Reading<readonly string[]> | undefined {
  if (list === undefined || list.out.length === 0) return undefined;
  return { value: list.out.map((card) => table.name(card)), from: [], words: list.words };
}

/** A list whose first card leads it, where nobody else does: it is a legend of the colors of all that follow. */
function withFirstAsLeader(
  list: PastedList,
  format: string | undefined,
  { table }: IntentContext,
): PastedList {
  const [first, ...others] = list.cards;
  const rules = format !== undefined && isLed(format) ? FORMATS.get(format) : undefined;
  if (rules === undefined || first?.copies !== 1 || list.commanders.length > 0) return list;
  if (!leadsAlone(table, rules, first.card)) return list;
  const colors = table.colorIdentity[first.card] ?? 0;
  if (!others.every(({ card }) => isWithin(table.colorIdentity[card] ?? 0, colors))) return list;
  return { ...list, commanders: [first.card], cards: others };
}

/** Who leads a pasted list, in which colors, and which of its cards stay. */
export function listReadings(
  pasted: PastedList | undefined,
  format: string | undefined,
  wanted: WantedOfList,
  context: IntentContext,
): ListReadings {
  if (pasted === undefined) return { notes: [] };
  const all = withoutUnwanted(pasted, format, wanted, context);
  const list = wanted.isLed ? all : withFirstAsLeader(all, format, context);
  const { lines, limits, note } = keptOfList(list, format, context);
  const reading = <Value>(value: Value): Reading<Value> => ({ value, from: [], words: list.words });
  const { commanders } = list;
  // Whose basic lands are listed is of their colors and of those of its cards.
  const hasBasics = list.cards.some(({ card }) => isBasic(context.table, card));
  const own = identityOf(context.table, hasBasics ? list.cards.map(({ card }) => card) : []);
  return {
    ...(lines.length === 0 ? {} : { include: reading(lines) }),
    ...(limits.length === 0 ? {} : { limits: reading(limits) }),
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

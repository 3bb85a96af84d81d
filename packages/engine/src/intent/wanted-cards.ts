import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { IntentContext } from "./context.ts";
import type { CardRoles } from "./leaders.ts";
import { isLed } from "./wanted-format.ts";
import type { Reading } from "./wanted-play.ts";

/** The card that is to be in: "4 Ragavan" in Modern is the one that Modern plays, not the one that leads most Commander decks. */
export function meantCard(
  { card, from }: CardRoles["include"][number],
  format: string | undefined,
  { popularity }: IntentContext,
): CardIndex {
  if (format === undefined || isLed(format) || from.content.pair) return card;
  const played = (each: CardIndex): number => popularity(format, each);
  return from.content.cards.reduce((best, each) => (played(each) > played(best) ? each : best), card);
}

/** The cards that must be in. */
export function includeReading(
  roles: CardRoles,
  format: string | undefined,
  context: IntentContext,
): Reading<readonly string[]> | undefined {
  if (roles.include.length === 0) return undefined;
  return {
    value: [...new Set(roles.include.map((each) => context.table.name(meantCard(each, format, context))))],
    from: roles.include.map(({ from }) => from),
  };
}

/** Cards that were read in two ways. */
export function bothReadings(
  first: Reading<readonly string[]> | undefined,
  second: Reading<readonly string[]> | undefined,
): Reading<readonly string[]> | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return {
    ...(first.words === undefined && second.words === undefined
      ? {}
      : { words: first.words ?? second.words ?? "" }),
    value: [...new Set([...first.value, ...second.value])],
    from: [...first.from, ...second.from],
  };
}

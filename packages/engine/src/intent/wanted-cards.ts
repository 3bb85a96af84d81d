import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { IN_SIDEBOARD } from "@deckwright/decks/wish-fields.ts";
import type { IntentContext } from "./context.ts";
import type { CardRoles } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";
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

/** How many copies of a card are asked for in the sideboard: "SB: 3 Relic of Progenitus"; undefined where none are. */
export function copiesInSideboard(tokens: readonly Token[], { from }: Mention): number | undefined {
  for (let at = from; at > 0; at--) {
    const { gap, between } = tokens[at] ?? { gap: "hard", between: "" };
    if (gap !== "hard") continue;
    const isSide = /:/.test(between) && /^(?:sb|side|sideboard)$/.test(tokens[at - 1]?.text ?? "");
    return isSide ? Number(/^\d+/.exec(tokens[from - 1]?.text ?? "")?.[0] ?? 1) : undefined;
  }
  return undefined;
}

/** The cards that must be in. */
export function includeReading(
  roles: CardRoles,
  format: string | undefined,
  tokens: readonly Token[],
  context: IntentContext,
): Reading<readonly string[]> | undefined {
  if (roles.include.length === 0) return undefined;
  const lineOf = (each: CardRoles["include"][number]): string => {
    const name = context.table.name(meantCard(each, format, context));
    const copies = copiesInSideboard(tokens, each.from);
    return copies === undefined ? name : `${IN_SIDEBOARD} ${copies} ${name}`;
  };
  return {
    value: [...new Set(roles.include.map(lineOf))],
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

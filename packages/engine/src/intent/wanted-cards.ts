import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { IN_SIDEBOARD } from "@deckwright/decks/wish-fields.ts";
import { SIDE_NOUNS } from "../../data/lexicon-side.ts";
import { isCommonWord } from "./common-word.ts";
import type { IntentContext } from "./context.ts";
import { isNickname } from "./deck-words.ts";
import type { CardRoles } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import { figureOf } from "./said-words.ts";
import { isBareSide } from "./side-counts.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";
import type { Reading } from "./wanted-play.ts";

/**
 * The roles without cards that an everyday word of their names was read as, and that do not fit who leads: "big" is no card of a
 * deck that cannot play it. What is said with a capital, or by more words, is told of.
 */
export function withoutStrays(
  roles: CardRoles,
  tokens: readonly Token[],
  { isSettled, identity }: { readonly isSettled: boolean; readonly identity: ColorMask },
  { table }: Pick<IntentContext, "table">,
): CardRoles {
  if (!isSettled) return roles;
  const isStray = ({ card, from }: CardRoles["include"][number]): boolean => {
    const word = tokens[from.from];
    if (
      word === undefined ||
      word.capital ||
      from.to - from.from > 1 ||
      !isCommonWord(word.text) ||
      isNickname(word.text)
    )
      return false;
    const isWhole = foldPhrase(table.name(card).split(" // ")[0] ?? "") === word.text;
    return !isWhole && ((table.colorIdentity[card] ?? 0) & 31 & ~identity) !== 0;
  };
  return { ...roles, include: roles.include.filter((each) => !isStray(each)) };
}

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
export function copiesInSideboard(tokens: readonly Token[], mention: Mention): number | undefined {
  const { from } = mention;
  const copies = (): number => Number(/^\d+/.exec(figureOf(tokens[from - 1]?.text ?? ""))?.[0] ?? 1);
  if (sideWords(tokens, mention) !== undefined) return copies();
  for (let at = from; at > 0; at--) {
    const { gap, between } = tokens[at] ?? { gap: "hard", between: "" };
    if (gap !== "hard") continue;
    return /:/.test(between) && isSideEnd(tokens, at) ? copies() : undefined;
  }
  return undefined;
}

/** "Sideboard:", "sideboard needs:": whether a sideboard, and what it should have, is spoken of up to a place. */
function isSideEnd(tokens: readonly Token[], end: number): boolean {
  let at = end - 1;
  while (at > end - 1 - MOST_SHOULD_HAVE && SHOULD_HAVE.test(tokens[at]?.text ?? "")) at--;
  return SIDE.test(tokens[at]?.text ?? "");
}

const SIDE = /^(?:sb|side|sideboard|sideboards)$/;
/** Words between a sideboard and what is to be in it. */
const SHOULD_HAVE =
  /^(?:should|must|needs?|has|have|to|wants?|gets?|with|includes?|including|contains?|holds?|holding|carry|carries|be|at|least|a|the|some|full|set|of|x)$/;
const MOST_SHOULD_HAVE = 4;

/** The words of a sentence, beside a card's name, that put it into the sideboard. */
function sideWords(tokens: readonly Token[], { from, to }: Mention): Mention | undefined {
  const begin = sideBefore(tokens, from);
  const end = sideBehind(tokens, to) ?? countedInSide(tokens, from, to);
  const saying = { negated: false, content: { kind: "saying" } } as const;
  if (begin !== undefined) return { from: begin, to: from, ...saying };
  return end === undefined ? undefined : { from: to, to: end, ...saying };
}

/** "My sideboard should have 4 Leyline of the Void": where the words before a name begin. */
function sideBefore(tokens: readonly Token[], from: number): number | undefined {
  if (tokens[from]?.gap !== "tight") return undefined;
  const count = /^\d{1,2}x?$/.test(figureOf(tokens[from - 1]?.text ?? "")) ? from - 1 : from;
  for (let at = count - 1; at >= Math.max(0, count - 1 - MOST_SHOULD_HAVE); at--) {
    if (tokens[at + 1]?.gap !== "tight") return undefined;
    const { text } = tokens[at] ?? { text: "" };
    // "Sideboard" right before a name may be a heading, which stands with a colon.
    if (SIDE.test(text)) return at < count - 1 || count < from ? at : undefined;
    if (!SHOULD_HAVE.test(text)) return undefined;
  }
  return undefined;
}

/** "2 Echoing Truth side": where the bare word ends that puts a counted card there. */
function countedInSide(tokens: readonly Token[], from: number, to: number): number | undefined {
  const isCounted =
    /^\d{1,2}x?$/.test(figureOf(tokens[from - 1]?.text ?? "")) && tokens[from]?.gap === "tight";
  return isCounted && isBareSide(tokens, to) ? to + 1 : undefined;
}

/** "4 Surgical Extraction in the side": where the words behind a name end. */
function sideBehind(tokens: readonly Token[], to: number): number | undefined {
  if (tokens[to]?.gap !== "tight" || !/^(?:in|for|to)$/.test(tokens[to]?.text ?? "")) return undefined;
  const isOfMine = /^(?:the|my|a)$/.test(tokens[to + 1]?.text ?? "");
  const at = isOfMine ? to + 2 : to + 1;
  const side = tokens[at]?.gap === "tight" ? (tokens[at]?.text ?? "") : "";
  // "In the board" is what the sideboard is called by players; "on board" is the battlefield.
  return SIDE.test(side) || (isOfMine && SIDE_NOUNS.has(side)) ? at + 1 : undefined;
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
    from: roles.include.flatMap(({ from }) => [from, sideWords(tokens, from) ?? []].flat()),
  };
}

/** What was read in two ways, each thing once. */
export function bothReadings<Value>(
  first: Reading<readonly Value[]> | undefined,
  second: Reading<readonly Value[]> | undefined,
): Reading<readonly Value[]> | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return {
    ...(first.words === undefined && second.words === undefined
      ? {}
      : { words: first.words ?? second.words ?? "" }),
    value: [...new Set([...first.value, ...second.value])],
    from: [...first.from, ...second.from],
  };
}

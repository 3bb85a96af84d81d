import { type ColorMask, colorsOf } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import { identityOf } from "@deckwright/rules/checks/identity.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import type { IntentContext } from "./context.ts";
import { assignCommanders, type CardMention, type CardRoles } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";
import type { WantedColors } from "./wanted-colors.ts";
import { isLed, saysCopies, saysSixty } from "./wanted-format.ts";
import type { Reading } from "./wanted-play.ts";
import type { wantedSkeleton } from "./wanted-skeleton.ts";

/** By what two commanders are to lead: a kind of pair that is named goes before "partner", which says no more than two. */
export function wantedPair(
  mentions: readonly Mention[],
  format: string | undefined,
): Reading<Pair> | undefined {
  if (format !== undefined && !isLed(format)) return undefined;
  const said = mentions.flatMap((mention) =>
    mention.content.kind === "pair" && !mention.negated ? [{ mention, pair: mention.content.pair }] : [],
  );
  const meant = said.find(({ pair }) => pair !== "partner") ?? said[0];
  return meant && { value: meant.pair, from: [meant.mention] };
}

/** Whether these colors and no others are said: "mono red". */
function isExact({ from }: WantedColors): boolean {
  return from.some(({ content }) => content.kind === "colors" && content.exact === true);
}

/** Whether some mentions lie within others. */
function isPartOf(mentions: readonly Mention[], others: readonly Mention[] = []): boolean {
  return (
    mentions.length > 0 &&
    mentions.every(({ from, to }) => others.some((other) => other.from <= from && to <= other.to))
  );
}

/** Who is named to lead. */
interface Led {
  readonly names: readonly string[];
  /** Their colors, and those asked for where another one is to lead beside them: "Wilson with a black background". */
  readonly identity: ColorMask;
  /** Nobody else is to lead, so that they decide on the colors. */
  readonly isSettled: boolean;
}

/** Who is named to lead, and the colors that follow from that. */
export function leadersOf(
  { commanders }: CardRoles,
  pair: Reading<Pair> | undefined,
  { mask = 0 }: WantedColors,
  table: CardTable,
): Led {
  const isSettled = commanders.length > 1 || (commanders.length === 1 && pair === undefined);
  const own = identityOf(table, commanders);
  return {
    names: commanders.map((card) => table.name(card)),
    identity: isSettled || commanders.length === 0 ? own : own | mask,
    isSettled,
  };
}

/** Whether the colors stand in a deck's own name, which says them: "White Beanstalk" is played in four. */
export function isInName(colors: WantedColors, skeleton: ReturnType<typeof wantedSkeleton>): boolean {
  return skeleton?.value.colors !== colors.mask && !isExact(colors) && isPartOf(colors.from, skeleton?.from);
}

/** The colors of the deck: those of its commanders, where all of them are named. */
export function colorReading(
  { mask, from }: WantedColors,
  roles: CardRoles,
  { identity, isSettled }: Led,
): Reading<readonly string[]> | undefined {
  if (isSettled) return { value: colorsOf(identity), from: mask === identity ? from : roles.from };
  return mask === undefined ? undefined : { value: colorsOf(mask | identity), from };
}

/** Who leads by the rules of the wish's format; one whose rules are not known yet is led as Commander is. */
export function rolesOfCards(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  named: string | undefined,
  colors: Partial<WantedColors>,
  { table, isIn }: IntentContext,
): CardRoles {
  const led = named === undefined ? mayBeLed(mentions, tokens) : isLed(named);
  const format = led ? (FORMATS.get(named ?? "commander") ?? FORMATS.get("commander")) : undefined;
  return assignCommanders(table, mentions.filter(isCardMention), {
    format,
    colors: colors.mask,
    colorCount: colors.count?.value,
    tribe: typeOf(mentions),
    isIn: (card) => format === undefined || isIn(format, card),
  });
}

/** The creature type that is wished for first. */
function typeOf(mentions: readonly Mention[]): string | undefined {
  return mentions.flatMap(({ content, negated }) =>
    content.kind === "creature-type" && !negated ? [content.name] : [],
  )[0];
}

function isCardMention(mention: Mention): mention is CardMention {
  return mention.content.kind === "card" && !mention.negated;
}

/** A wish that names no format may have a commander, unless it asks for sixty cards or for copies. */
function mayBeLed(mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  if (mentions.some((mention) => mention.content.kind === "bracket-number")) return true;
  return !saysSixty(tokens) && !saysCopies(mentions, tokens);
}

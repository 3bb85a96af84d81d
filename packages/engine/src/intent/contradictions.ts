import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { type Limit, limitWords } from "@deckwright/decks/wish-limits.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { TYPE_WORDS } from "../../data/lexicon-creature-types.ts";
import { PLAYSTYLE_WORDS } from "../../data/lexicon-playstyles.ts";
import type { ReadingNote } from "../notes.ts";
import { canLead } from "./card-phrases.ts";
import type { CardRoles } from "./leaders.ts";
import type { Content, Mention } from "./mention.ts";
import { pluralsOf } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";

/** Mentions without what is ruled out elsewhere in the wish: "dragons without any dragons" asks for none. */
export function withoutBothWays(mentions: readonly Mention[]): readonly Mention[] {
  const ruledOut = ruledOutIn(mentions);
  return mentions.filter((each) => each.negated || !isAmong(ruledOut, each));
}

/** What is said of a wish that asks for something and rules it out. */
export function bothWays(mentions: readonly Mention[], table: CardTable): readonly ReadingNote[] {
  const ruledOut = ruledOutIn(mentions);
  const isCreatureless = mentions.some(isWithoutCreatures);
  return mentions.flatMap((each): ReadingNote[] => {
    const asked = each.negated ? undefined : nameOf(each.content, table);
    if (asked === undefined) return [];
    if (isAmong(ruledOut, each)) return [{ kind: "both-ways", asked, ruledOut: asked }];
    return isOfCreatures(each.content) && isCreatureless
      ? [{ kind: "both-ways", asked, ruledOut: "creatures" }]
      : [];
  });
}

/** What a wish rules out, by what mentions of it have in common. */
function ruledOutIn(mentions: readonly Mention[]): ReadonlySet<string | undefined> {
  return new Set(
    mentions
      .filter(({ negated }) => negated)
      .map(({ content }) => (content.kind === "exclusion" ? styleOf(content.word) : keyOf(content))),
  );
}

/** "No stax": the way to play that is ruled out by its own name. */
function styleOf(word: string): string | undefined {
  const style = Object.entries(PLAYSTYLE_WORDS).find(([, words]) => words[0] === word)?.[0];
  return style === undefined ? undefined : `style ${style}`;
}

function isAmong(ruledOut: ReadonlySet<string | undefined>, { content }: Mention): boolean {
  const key = keyOf(content);
  return key !== undefined && ruledOut.has(key);
}

/** What two mentions of the same thing have in common. */
function keyOf(content: Content): string | undefined {
  switch (content.kind) {
    case "card":
      return content.pair ? undefined : `card ${content.cards[0]}`;
    case "creature-type":
      return `type ${content.name}`;
    case "theme":
      return `theme ${content.slug}`;
    case "playstyle":
      return `style ${content.playstyle}`;
    default:
      return undefined;
  }
}

function nameOf(content: Content, table: CardTable): string | undefined {
  switch (content.kind) {
    case "card":
      return table.name(content.cards[0] ?? 0);
    case "creature-type":
      return TYPE_WORDS[content.name]?.[0] ?? pluralsOf(content.name)[0] ?? content.name;
    case "theme":
      return content.slug.replaceAll("-", " ");
    case "playstyle":
      return content.playstyle.replaceAll("-", " ");
    default:
      return undefined;
  }
}

function isOfCreatures({ kind }: Content): boolean {
  return kind === "creature-type";
}

function isWithoutCreatures({ negated, content }: Mention): boolean {
  return negated && content.kind === "exclusion" && content.word === "creatures";
}

/** What is said of counts of one thing that cannot both be kept: the one that was said last counts. */
export function limitsApart(mentions: readonly Mention[]): readonly ReadingNote[] {
  const said = mentions.flatMap(({ content }) =>
    content.kind === "limit" || content.kind === "side-limit" ? [content.limit] : [],
  );
  return said.flatMap((limit, at): ReadingNote[] => {
    const later = said.slice(at + 1).find((other) => isSame(limit, other) && isApart(limit, other));
    return later === undefined
      ? []
      : [{ kind: "limits-apart", taken: limitWords(later), left: limitWords(limit) }];
  });
}

function isSame(one: Limit, other: Limit): boolean {
  return one.what === other.what && one.but === other.but && one.zone === other.zone;
}

/** Whether no count is within both. */
export function isApart(one: Limit, other: Limit): boolean {
  const least = Math.max(one.least ?? 0, other.least ?? 0);
  return least > Math.min(one.most ?? Number.POSITIVE_INFINITY, other.most ?? Number.POSITIVE_INFINITY);
}

/** What is said of cards that are called the commander and cannot be one. */
export function namedLeaders(
  tokens: readonly Token[],
  { commanders, include }: CardRoles,
  format: string | undefined,
  table: CardTable,
): readonly ReadingNote[] {
  const rules = format === undefined || !isLed(format) ? undefined : FORMATS.get(format);
  if (rules === undefined) return [];
  return include.flatMap(({ card, from: { from, to, content } }): ReadingNote[] => {
    const isCalled =
      LEADERS.test(tokens[from - 1]?.text ?? "") ||
      (tokens[to]?.text === "as" &&
        tokens.slice(to, to + CALLED_BEHIND).some(({ text }) => LEADERS.test(text)));
    // "Krenko oathbreaker": whoever leads decks of other formats, where nobody else is named.
    const isMeant = commanders.length === 0 && content.slot === "lead" && canLead(table, card);
    return (isCalled && content.slot === "lead") || isMeant
      ? [{ kind: "named-no-leader", card: table.name(card), format: rules.name }]
      : [];
  });
}

const LEADERS = /^(?:commander|general|leader|oathbreaker)$/;
/** Words from "as" to what a card is to be: "as my oathbreaker". */
const CALLED_BEHIND = 3;

import { colorsOf } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType, Supertype } from "@deckwright/cards/table/card-table.ts";
import {
  DONE_TO_ME,
  OPPONENT_OF_TYPES,
  OPPONENTS,
  OPPONENTS_OF_CARDS,
  OPPONENTS_OF_COLORS,
} from "../../data/opponents.ts";
import { wordList } from "../../data/word-list.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Content, Mention } from "./mention.ts";
import { Phrases } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** Words for a kind of deck, by its slug in `OPPONENTS`. */
export const opponentWords: Phrases<string> = new Phrases();
for (const { slug, words } of OPPONENTS)
  for (const word of wordList(words)) opponentWords.add(foldPhrase(word), slug);

/** What a kind of deck does to others, by its slug: "wipes my board". */
export const doneToMe: Phrases<string> = new Phrases();
for (const [slug, sayings] of Object.entries(DONE_TO_ME))
  for (const saying of sayings) doneToMe.add(foldPhrase(saying), slug);

/** Words or a mention that stand for a kind of deck, from a word up to before another. */
interface Found {
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

/** The kinds of decks that words between two places stand for. */
export function opponentsIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { start, to }: { readonly start: number; readonly to: number },
  table: CardTable,
): Found[] {
  const found: Found[] = [];
  for (let at = start; at < to; ) {
    const words = opponentWords.longest(tokens, at);
    if (words !== undefined && at + words.length <= to) {
      found.push({ slug: words.value, from: at, to: at + words.length });
      at += words.length;
      continue;
    }
    const mention = mentions.find((each) => each.to > at && each.from <= at);
    const slug = mention && slugOf(mention.content, table);
    if (mention !== undefined && slug !== undefined) found.push({ slug, from: at, to: mention.to });
    at = Math.max(at + 1, mention?.to ?? 0);
  }
  return found.map((each) => ({ ...each, to: each.to + decksBehind(tokens, each.to) }));
}

/** Whether "decks" or "players" follows: how many words. */
export function decksBehind(tokens: readonly Token[], at: number): number {
  return /^(?:deck|decks|player|players|strategies|strategy|stuff)$/.test(tokens[at]?.text ?? "") ? 1 : 0;
}

/** The words for a kind of deck that end before a word. */
export function opponentWordsBefore(tokens: readonly Token[], end: number) {
  for (let length = Math.min(3, end); length >= 1; length--) {
    const found = opponentWords.longest(tokens, end - length);
    if (found?.length === length) return found;
  }
  return undefined;
}

/** The opponent that a mention stands for. */
export function slugOf(content: Content, table: CardTable): string | undefined {
  switch (content.kind) {
    case "theme":
      return OPPONENTS.find(({ themes = [] }) => themes.includes(content.slug))?.slug;
    case "playstyle":
      return OPPONENTS.find(({ styles = [] }) => styles.includes(content.playstyle))?.slug;
    case "creature-type":
      return OPPONENT_OF_TYPES;
    case "colors":
      return OPPONENTS_OF_COLORS[colorsOf(content.mask).join("")];
    case "card": {
      const types = content.cards.reduce((all, card) => all | (table.frontTypes[card] ?? 0), 0);
      const byType = OPPONENTS_OF_CARDS.find(({ type }) => (types & CardType[type]) !== 0);
      const isLeader = byType?.type === "Creature";
      return (isLeader ? opponentOfLegend(content.cards[0] ?? 0, table) : undefined) ?? byType?.slug;
    }
    default:
      return undefined;
  }
}

/** What decks that a legend leads are: the first kind whose theme it has. */
function opponentOfLegend(card: CardIndex, table: CardTable): string | undefined {
  if (((table.supertypes[card] ?? 0) & Supertype.Legendary) === 0) return undefined;
  const mentioned = Array.from(table.mentionedTypes(card));
  if (Array.from(table.subtypes(card)).some((type) => mentioned.includes(type))) return OPPONENT_OF_TYPES;
  // Nearly every legend does something with graveyards.
  const [graveyard, ...others] = OPPONENTS;
  return [...others, ...(graveyard === undefined ? [] : [graveyard])].find(({ themes = [] }) =>
    numbersOf(
      table,
      themes.map((theme) => `theme:${theme}`),
    ).some((tag) => table.tags.has(card, tag)),
  )?.slug;
}

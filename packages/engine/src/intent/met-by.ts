import { colorsOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, CardType, Supertype } from "@deckwright/cards/table/card-table.ts";
import { DECKS_OF_CARDS, SPELLS_OF_OPPONENTS } from "../../data/opponent-cards.ts";
import { NAMED_DECKS, NAMED_PARTS } from "../../data/opponent-decks.ts";
import {
  OPPONENT_OF_TYPES,
  OPPONENTS,
  OPPONENTS_BY_TYPE,
  OPPONENTS_OF_CARDS,
  OPPONENTS_OF_COLORS,
  OPPONENTS_OF_ONE_COLOR,
} from "../../data/opponents.ts";
import { wordList } from "../../data/word-list.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Ranker } from "../rank/ranker.ts";
import { createKindOfLeader, type KindOfLeader } from "./kind-of-leader.ts";
import type { Content } from "./mention.ts";
import { Phrases } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** Words for a kind of deck, by its slug in `OPPONENTS`. */
const opponentWords: Phrases<string> = new Phrases();
for (const { slug, words } of OPPONENTS)
  for (const word of wordList(words)) opponentWords.add(foldPhrase(word), slug);
for (const [name, slug] of NAMED_DECKS) opponentWords.add(foldPhrase(name), slug);

const parts: Phrases<string> = new Phrases();
for (const [name, slug] of NAMED_PARTS) parts.add(foldPhrase(name), slug);

/** By which kind of `OPPONENTS` what others play is met. */
export interface MetBy {
  /** Words that stand for a kind of deck by themselves. */
  readonly words: Phrases<string>;
  /** The kind of deck that something in a wish stands for. */
  ofContent(content: Content): string | undefined;
  /** The kind of the decks that are called by an archetype's name, of folded words. */
  ofName(name: string): string | undefined;
}

/** Prepares telling what others play. Without figures of decks, legends are told by their cards alone. */
export function createMetBy(
  table: CardTable,
  names: NameIndex,
  ranker?: Pick<Ranker, "leaders" | "popularity" | "inclusions">,
): MetBy {
  const byHand = new Map<CardIndex, string>();
  for (const [slug, legends] of Object.entries(DECKS_OF_CARDS))
    for (const name of legends) {
      const match = names.resolve(name, { typos: false });
      if (match.found) byHand.set(match.card, slug);
    }
  const ofLeader = ranker === undefined ? () => undefined : createKindOfLeader(table, ranker);
  // "Living End" is a deck before it is a card.
  const ofCard = (card: CardIndex) =>
    byHand.get(card) ?? opponentWords.get(foldPhrase(table.name(card))) ?? kindOfCard(card, table, ofLeader);
  const isWalker = (card: CardIndex): boolean =>
    ((table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0;
  // "Karn" is more often a planeswalker than a legend.
  const ofCards = (cards: readonly CardIndex[]) =>
    cards.length > 1 && cards.some(isWalker)
      ? "superfriends"
      : cards[0] === undefined
        ? undefined
        : ofCard(cards[0]);
  return {
    words: opponentWords,
    ofContent: (content) => kindOf(content, ofCards),
    ofName: kindOfName,
  };
}

function kindOf(
  content: Content,
  ofCards: (cards: readonly CardIndex[]) => string | undefined,
): string | undefined {
  switch (content.kind) {
    case "theme":
      return OPPONENTS.find(({ themes = [] }) => themes.includes(content.slug))?.slug;
    case "playstyle":
      return (
        content.archetype?.words
          .map((words) => kindOfName(foldPhrase(words)))
          .find((kind) => kind !== undefined) ??
        OPPONENTS.find(({ styles = [] }) => styles.includes(content.playstyle))?.slug
      );
    case "creature-type":
      return OPPONENTS_BY_TYPE[content.name] ?? OPPONENT_OF_TYPES;
    case "colors":
      return kindOfColors(colorsOf(content.mask).join(""), content.exact === true);
    case "card":
      return ofCards(content.cards);
    default:
      return undefined;
  }
}

function kindOfColors(colors: string, isAll: boolean): string | undefined {
  return OPPONENTS_OF_COLORS[colors] ?? (isAll ? OPPONENTS_OF_ONE_COLOR[colors] : undefined);
}

/** What a card is met by: a legend as its decks are, any other by its type. */
function kindOfCard(card: CardIndex, table: CardTable, ofLeader: KindOfLeader): string | undefined {
  const types = table.frontTypes[card] ?? 0;
  const isLegend = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  const ofDecks =
    isLegend && (types & CardType.Creature) !== 0 ? kindOfLegend(card, table, ofLeader) : undefined;
  if (ofDecks !== undefined) return ofDecks;
  const isTagged = ({ tags }: { readonly tags?: readonly string[] }): boolean =>
    tags === undefined || numbersOf(table, tags).some((tag) => table.tags.has(card, tag));
  if ((types & (CardType.Instant | CardType.Sorcery)) !== 0) return SPELLS_OF_OPPONENTS.find(isTagged)?.slug;
  return OPPONENTS_OF_CARDS.find((row) => (types & CardType[row.type]) !== 0 && isTagged(row))?.slug;
}

/** What decks that a legend leads are, by the decks that were counted; else the first kind whose theme it has itself. */
function kindOfLegend(card: CardIndex, table: CardTable, ofLeader: KindOfLeader): string | undefined {
  const mentioned = Array.from(table.mentionedTypes(card));
  const isOfOwnType = Array.from(table.subtypes(card)).some((type) => mentioned.includes(type));
  const kind = ofLeader(card, isOfOwnType);
  if (kind !== undefined) return kind;
  if (isOfOwnType) return OPPONENT_OF_TYPES;
  // Nearly every legend does something with graveyards.
  const [graveyard, ...others] = OPPONENTS;
  return [...others, ...(graveyard === undefined ? [] : [graveyard])].find(({ themes = [] }) =>
    numbersOf(
      table,
      themes.map((theme) => `theme:${theme}`),
    ).some((tag) => table.tags.has(card, tag)),
  )?.slug;
}

/** Most words of a part of a name. */
const LONGEST_PART = 3;

/** "Dimir Self Bounce", "Temur Omniscience": a name that is known, or the last part of it that says what the deck does. */
function kindOfName(name: string): string | undefined {
  const whole = opponentWords.get(name);
  if (whole !== undefined) return whole;
  const words = name.split(" ");
  for (let to = words.length; to > 0; to--)
    for (let from = Math.max(0, to - LONGEST_PART); from < to; from++) {
      const part = words.slice(from, to).join(" ");
      const kind = opponentWords.get(part) ?? parts.get(part);
      if (kind !== undefined) return kind;
    }
  return undefined;
}

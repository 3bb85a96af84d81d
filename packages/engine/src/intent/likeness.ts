import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { LIKE_WORDS } from "../../data/lexicon-wish.ts";
import { THEMES } from "../../data/themes.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { canLead } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import type { Content, Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";

const likeWords = phraseSet(LIKE_WORDS.map(foldPhrase));

/** Most themes that a card's idea comes to. */
const MOST_THEMES = 2;

/**
 * Mentions in which a card that a deck is only to be like stands for its idea, where what follows asks for something that it
 * cannot be: "like Krenko but mono black" is Goblins in black, "same idea as Yawgmoth in pioneer" sacrifices.
 */
export function withIdeas(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  context: IntentContext,
): readonly Mention[] {
  const isInstead = tokens.some(({ text }) => text === "instead");
  return mentions.flatMap((mention) => {
    const { content, from, to } = mention;
    const isSaid = likeWords.endingBefore(tokens, from) > 0;
    const isLike = isSaid || isOnesOwn(tokens, from, to);
    // "Like enchantress but with artifacts instead": what it is like gives way to what is named.
    const isReplaced = (other: Mention): boolean => other.from >= to && other.content.kind === "theme";
    if (content.kind === "theme" && isLike && isInstead && mentions.some(isReplaced)) return [];
    if (content.kind !== "card" || mention.negated || !isLike) return [mention];
    const isOther = mentions.some(
      (other) => other.from >= mention.to && isAtOdds(content, other, isSaid, context),
    );
    if (!isOther) return [mention];
    // "like Edgar Markov but with zombies" names its own creature type.
    const idea = [
      ...ideaOf(content, mention, context),
      ...formatOf(content, mention, mentions, context),
      ...colorsInstead(content, mention, mentions, tokens, context),
    ];
    // So does "like Urza artifacts but red", which says what the deck is about.
    const isTyped = mentions.some(
      ({ content: { kind }, negated }) => !negated && /^(?:creature-type|theme|playstyle)$/.test(kind),
    );
    return isTyped ? idea.filter((each) => each.content.kind !== "creature-type") : idea;
  });
}

/** Whether something asked for cannot be had with a card: another color, or a format that does not play it. */
function isAtOdds(
  { cards }: Content & { readonly kind: "card" },
  { content, negated }: Mention,
  isLike: boolean,
  { table, popularity }: IntentContext,
): boolean {
  const card = cards[0] ?? 0;
  if (negated)
    return isLike && content.kind === "colors" && (content.mask & (table.colorIdentity[card] ?? 0)) !== 0;
  if (content.kind === "color-count")
    return content.count !== colorCount((table.colorIdentity[card] ?? 0) & 31);
  if (content.kind === "creature-type") return !mentionsType(card, content.name, table);
  if (content.kind === "colors") return content.mask !== ((table.colorIdentity[card] ?? 0) & 31);
  return content.kind === "format" && !isLed(content.slug) && popularity(content.slug, card) < HARDLY;
}

/** "my Atraxa deck", "Atraxa but": what somebody has, or starts from. */
function isOnesOwn(tokens: readonly Token[], from: number, to: number): boolean {
  const isDeck = tokens[to]?.text === "deck";
  const next = tokens[isDeck ? to + 1 : to];
  return (isDeck && tokens[from - 1]?.text === "my") || (next?.text === "but" && next.gap !== "hard");
}

function mentionsType(card: CardIndex, name: string, table: CardTable): boolean {
  const type = table.subtypeId(name);
  return (
    Array.from(table.mentionedTypes(card)).includes(type) || Array.from(table.subtypes(card)).includes(type)
  );
}

/** "Like Rhys but with black instead of green": the colors of a card, less those that others take the place of. */
function colorsInstead(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { table }: IntentContext,
): Mention[] {
  const own = (table.colorIdentity[cards[0] ?? 0] ?? 0) & 31;
  const left = mentions.reduce(
    (mask, { content, negated }) => (negated && content.kind === "colors" ? mask & ~content.mask : mask),
    own,
  );
  const isInstead = tokens.some(({ text }, at) => text === "instead" && tokens[at + 1]?.text === "of");
  if (!isInstead || left === own) return [];
  return [{ from, to, negated: false, content: { kind: "colors", mask: left } }];
}

/** Whoever leads decks is an idea of Commander, where nothing else is named. */
function formatOf(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  mentions: readonly Mention[],
  { table }: IntentContext,
): Mention[] {
  const isNamed = mentions.some(({ content }) => content.kind === "format");
  if (isNamed || !canLead(table, cards[0] ?? 0)) return [];
  return [{ from, to, negated: false, content: { kind: "format", slug: "commander", vague: false } }];
}

/** What a card is about: the creature type that it speaks of, and its themes. */
function ideaOf(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  { table }: IntentContext,
): Mention[] {
  const card = cards[0] ?? 0;
  const types = Array.from(table.mentionedTypes(card)).filter((type) => table.isCreatureType(type));
  const themes = THEMES.filter(({ slug }) => {
    const tag = numbersOf(table, [`theme:${slug}`])[0] ?? -1;
    return tag >= 0 && table.tags.has(card, tag);
  });
  const contents: Content[] = [
    ...types.slice(0, 1).map(
      (type): Content => ({
        kind: "creature-type",
        name: table.subtypeName(type),
        vague: false,
        plural: true,
      }),
    ),
    ...themes.slice(0, MOST_THEMES).map(({ slug }): Content => ({ kind: "theme", slug, vague: false })),
  ];
  return contents.map((content) => ({ from, to, negated: false, content }));
}

/** Below this share of a format's decks a card is hardly one of it. */
const HARDLY = 0.001;

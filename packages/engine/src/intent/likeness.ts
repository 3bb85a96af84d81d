import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { canLead } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import { ideaOf, typesOf } from "./idea-of-card.ts";
import { isOfStyle, isOnesOwn, isSaidBefore, isTakenOver, isWayOf, likeBefore } from "./like-words.ts";
import type { Content, Mention } from "./mention.ts";
import { isAdded, isWithoutColor } from "./other-colors.ts";
import { isLedByOther } from "./swapped-leaders.ts";
import type { Token } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";

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
  // Picked out once: a long wish has many mentions, and each card in it looks for colors.
  const colors = mentions.filter(({ content }) => content.kind === "colors");
  return mentions.flatMap((mention) => {
    const { content, from, to } = mention;
    if (content.kind !== "card" && content.kind !== "theme") return [mention];
    // "Sidar Kondo plus someone blue" leads with whoever that is.
    if (mentions.some((other) => other.from === to && other.content.kind === "pair")) return [mention];
    const said = likeBefore(tokens, from);
    const isSaid =
      said > 0 || isOfStyle(tokens, to) || isTakenOver(tokens, from) || isWayOf(tokens, from, to);
    const isElse = content.kind === "card" && isLegend(content, context) && isLedByOther(tokens, to);
    const isLike =
      isSaid || isElse || isOnesOwn(tokens, from, to) || isWithoutColor(mention, colors, tokens, context);
    // "Like enchantress but with artifacts instead": what it is like gives way to what is named.
    const isReplaced = (other: Mention): boolean => other.from >= to && other.content.kind === "theme";
    if (content.kind === "theme" && isLike && isInstead && mentions.some(isReplaced)) return [];
    if (content.kind === "card" && isPrecon(mention, tokens, context))
      return ofPrecon(content, mention, mentions, tokens, context);
    if (content.kind !== "card" || mention.negated || !isLike) return [mention];
    // "like Yuriko without the ninjas" keeps what else she is about.
    const isNotRuledOut = ({ content: own }: Mention): boolean =>
      !mentions.some(
        ({ negated, content: other }) =>
          negated &&
          own.kind === "creature-type" &&
          other.kind === "creature-type" &&
          own.name === other.name,
      );
    // "A gruul version of The Ur-Dragon" says before what is another.
    const isOther =
      isElse ||
      mentions.some(
        (other) =>
          (other.from >= mention.to || (isSaid && isSaidBefore(other, from - said, tokens))) &&
          !isOneOfItsColors(content, other, mentions, context) &&
          (isAtOdds(content, other, isSaid, context) || (isSaid && isLedBy(mention, other, tokens, context))),
      );
    if (!isOther) return [mention];
    // "like Edgar Markov but with zombies" names its own creature type.
    const idea = [
      ...ideaOf(content, mention, context),
      ...formatOf(content, mention, mentions, context),
      ...colorsInstead(content, mention, mentions, tokens, context),
      ...(isElse ? colorsLeft(content, mention, mentions, context) : []),
    ];
    // So does "like Urza artifacts but red", which says what the deck is about.
    // "It's all Soldiers" is a limit that says the type.
    const isTyped = mentions.some(
      ({ content, negated }) =>
        !negated &&
        (/^(?:creature-type|theme|playstyle)$/.test(content.kind) ||
          (content.kind === "limit" && content.type !== undefined)),
    );
    return idea
      .filter(({ content: { kind } }) => !(isTyped && kind === "creature-type"))
      .filter(isNotRuledOut);
  });
}

function isRuledOut({ cards }: Content & { readonly kind: "card" }, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ negated, content }) => negated && content.kind === "card" && content.cards[0] === cards[0],
  );
}

function isPrecon({ from, to }: Mention, tokens: readonly Token[], { precons }: IntentContext): boolean {
  return precons.longest(tokens, from)?.length === to - from;
}

/** A precon: who leads it with its creature type, or what is left of it where who leads cannot be in. */
function ofPrecon(
  content: Content & { readonly kind: "card" },
  mention: Mention,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  context: IntentContext,
): Mention[] {
  const type = typeOfPrecon(content, mention, mentions, context);
  // "The Burnished Banner precon with Daretti in charge"
  if (mentions.some((each) => isLedInstead(each, mention, context))) return type;
  const format = formatOf(content, mention, mentions, context);
  // "The Undead Unleashed precon, but no blue": whoever leads it has that color, and does not lead then.
  const left = colorsInstead(content, mention, mentions, tokens, context);
  if (left.length > 0) return [...type, ...format, ...left];
  // "The Veloci-Ramp-Tor precon, no Pantlaza": who leads it is ruled out, and what it is of stays.
  if (!isRuledOut(content, mentions)) return [mention, ...type];
  return [mention, ...type, ...format, ...colorsLeft(content, mention, mentions, context)];
}

/** Whether somebody else is to lead, by what is said. */
function isLedInstead(
  { content, negated }: Mention,
  { content: old }: Mention,
  { table }: IntentContext,
): boolean {
  if (negated || content.kind !== "card" || old.kind !== "card" || content.slot !== "lead") return false;
  return content.cards[0] !== old.cards[0] && canLead(table, content.cards[0] ?? 0);
}

/** A precon of its leader's own creature type stays one of that type, unless another is named. */
function typeOfPrecon(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  mentions: readonly Mention[],
  { table }: IntentContext,
): Mention[] {
  const card = cards[0] ?? 0;
  const mentioned = Array.from(table.mentionedTypes(card));
  const type = Array.from(table.subtypes(card)).find((each) => mentioned.includes(each));
  if (type === undefined || mentions.some(({ content }) => content.kind === "creature-type")) return [];
  const name = table.subtypeName(type);
  return [{ from, to, negated: false, content: { kind: "creature-type", name, vague: false, plural: true } }];
}

/** "Chatterfang but food, black green": colors that are the card's own when all that are named are taken together. */
function isOneOfItsColors(
  { cards }: Content & { readonly kind: "card" },
  { content, negated }: Mention,
  mentions: readonly Mention[],
  { table }: IntentContext,
): boolean {
  if (content.kind !== "colors" || negated || content.exact === true) return false;
  const named = mentions.reduce(
    (mask, each) => (each.content.kind === "colors" && !each.negated ? mask | each.content.mask : mask),
    0,
  );
  return named === ((table.colorIdentity[cards[0] ?? 0] ?? 0) & 31);
}

/** Whether something asked for cannot be had with a card: another color, or a format that does not play it. */
function isAtOdds(
  { cards, short }: Content & { readonly kind: "card" },
  { content, negated }: Mention,
  isLike: boolean,
  { table, popularity }: IntentContext,
): boolean {
  const card = cards[0] ?? 0;
  // "like Krenko but not Krenko"
  if (negated && content.kind === "card") return isLike && content.cards[0] === card;
  if (negated && content.kind === "creature-type") return isLike && mentionsType(card, content.name, table);
  // Whoever is called by a full name is meant; a short one may stand for the idea: "Korvold but without green".
  if (negated)
    return (
      (isLike || short) &&
      content.kind === "colors" &&
      (content.mask & (table.colorIdentity[card] ?? 0)) !== 0
    );
  if (content.kind === "color-count")
    return content.count !== colorCount((table.colorIdentity[card] ?? 0) & 31);
  // "Isshin but vampires": who gathers no creatures of a type leads those of any.
  if (content.kind === "creature-type")
    return (isLike || typesOf(card, table).length > 0) && !mentionsType(card, content.name, table);
  if (content.kind === "colors") return content.mask !== ((table.colorIdentity[card] ?? 0) & 31);
  return content.kind === "format" && !isLed(content.slug) && popularity(content.slug, card) < HARDLY;
}

/** "What Prossh does, but Korvold sits in the big chair": somebody else is named behind, and not beside who is only an example. */
function isLedBy(
  { to, content: old }: Mention,
  { content, negated, from }: Mention,
  tokens: readonly Token[],
  { table }: IntentContext,
): boolean {
  if (negated || content.kind !== "card" || old.kind !== "card" || content.slot === "wanted") return false;
  const isApart = from - to > 1 || (from > to && !TOGETHER.test(tokens[to]?.text ?? ""));
  return isApart && content.cards[0] !== old.cards[0] && canLead(table, content.cards[0] ?? 0);
}

/** Words between two who are named together. */
const TOGETHER = /^(?:and|n|with|plus|or|x)$/;

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
  const named = mentions.filter(({ negated, content }) => !negated && content.kind === "colors");
  // "Meren, minus green, plus white": what is added stands beside what is left.
  const isMore = named.length > 0 && named.every((each) => isAdded(each.from, tokens));
  if (left === 0 || (left === own && !isMore) || (named.length > 0 && !isInstead && !isMore)) return [];
  return [{ from, to, negated: false, content: { kind: "colors", mask: left } }];
}

/** Whoever leads instead of a legend is of its colors, unless others are named. */
function colorsLeft(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  mentions: readonly Mention[],
  { table }: IntentContext,
): Mention[] {
  if (mentions.some(({ negated, content }) => !negated && content.kind === "colors")) return [];
  const mask = (table.colorIdentity[cards[0] ?? 0] ?? 0) & 31;
  return [{ from, to, negated: false, content: { kind: "colors", mask } }];
}

function isLegend({ cards }: Content & { readonly kind: "card" }, { table }: IntentContext): boolean {
  return canLead(table, cards[0] ?? 0);
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

/** Below this share of a format's decks a card is hardly one of it. */
const HARDLY = 0.001;

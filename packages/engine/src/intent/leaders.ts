import { type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { leadsAlone, pairing } from "@deckwright/rules/checks/leaders.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { ReadingNote } from "../notes.ts";
import type { Content, Mention } from "./mention.ts";

type CardContent = Content & { readonly kind: "card" };
/** A mention of a card. */
export type CardMention = Mention & { readonly content: CardContent };

/** Who leads the deck, and what becomes of the other cards that were named. */
export interface CardRoles {
  readonly commanders: readonly CardIndex[];
  /** Mentions the commanders were read from. */
  readonly from: readonly CardMention[];
  readonly include: readonly { readonly card: CardIndex; readonly from: CardMention }[];
  readonly notes: readonly ReadingNote[];
}

/** What decides who may lead, and who of several is meant. */
export interface LeaderRules {
  /** Undefined where decks have no commander. */
  readonly format: Format | undefined;
  /** Colors the wish asks for, when it does. */
  readonly colors: ColorMask | undefined;
  /** How many colors it asks for without naming them, when it does. */
  readonly colorCount: number | undefined;
  /** The creature type that it asks for, when it does. */
  readonly tribe: string | undefined;
  /** Whether the format has a card. */
  readonly isIn: (card: CardIndex) => boolean;
}

/**
 * Decides which of the named cards lead: those the words around make a commander first, then a legend that stands
 * alone ("Krenko deck"), then a legend that is merely wanted ("elves with Lathril") when nobody else leads.
 */
export function assignCommanders(
  table: CardTable,
  cards: readonly CardMention[],
  { format, ...wanted }: LeaderRules,
): CardRoles {
  const others = (taken: readonly CardMention[], leading: readonly CardIndex[]): CardRoles["include"] =>
    othersThan(table, cards, taken, leading, wanted.colors);
  const nobody: CardRoles = { commanders: [], from: [], include: others([], []), notes: [] };
  if (format === undefined) return nobody;
  const candidates = (mention: CardMention): CardIndex[] => {
    const able = mention.content.cards.filter((card) => leadsAlone(table, format, card));
    return bestFirst(table, able, wanted);
  };
  // "Grixis pirates with Ragavan": whoever cannot be of the colors that are named is a card of the deck. So is a legend in a row of cards.
  const isOfOthers = ({ content }: CardMention, [best = 0]: readonly CardIndex[]): boolean =>
    (content.slot === "wanted" || (content.slot === "bare" && cards.length >= ROW)) &&
    wanted.colors !== undefined &&
    (table.colorIdentity[best] ?? 0) !== wanted.colors &&
    content.cards.some((card) => isWithin(table.colorIdentity[card] ?? 0, wanted.colors ?? 0));
  // "Craterhoof, Beast Whisperer, Vivien Reid": whoever stands in a row behind cards that lead nothing is another of them.
  const isInRow = (mention: CardMention): boolean => {
    const at = cards.indexOf(mention);
    const row = cards.slice(Math.max(0, at - ROW + 1), at + 1);
    return (
      row.length === ROW &&
      row.every(({ content }) => content.slot === "wanted") &&
      row.slice(1).every(({ from }, each) => from - (row[each]?.to ?? 0) <= 1) &&
      row.slice(0, -1).every((each) => candidates(each).length === 0)
    );
  };
  const leads = cards.filter((mention) => {
    const able = candidates(mention);
    return able.length > 0 && !isOfOthers(mention, able) && !isInRow(mention);
  });
  const first = ["lead", "bare", "wanted"]
    .map((slot) => meantOf(leads, slot))
    .find((each) => each !== undefined);
  if (first === undefined) return nobody;
  if (first.content.pair) {
    const commanders = first.content.cards;
    return { commanders, from: [first], include: others([first], commanders), notes: [] };
  }
  const leader = candidates(first)[0];
  let commanders = leader === undefined ? [] : [leader];
  const from = [first];
  for (const second of cards) {
    if (second === first || second.content.slot === "wanted-strongly" || second.content.pair) continue;
    const pair = pairOf(table, format, candidates(first), second.content.cards);
    if (pair === undefined) continue;
    commanders = second.from < first.from ? [pair[1], pair[0]] : [...pair];
    from.push(second);
    break;
  }
  const apart = leads.filter((mention) => !from.includes(mention) && isMeantToLead(first, mention));
  const notes = apart.flatMap((mention): ReadingNote[] => {
    const card = candidates(mention)[0];
    const leader = commanders[0];
    if (card === undefined || leader === undefined || commanders.includes(card)) return [];
    return [{ kind: "leaders-apart", leader: table.name(leader), other: table.name(card) }];
  });
  return { commanders, from, include: others(from, commanders), notes };
}

/** So many cards are a row. */
const ROW = 3;

/** Words from the first of several legends to the last, from which on a story told of the first and ends with the one meant. */
const FAR_APART = 25;

/** Which of the legends in one kind of place is meant to lead: the first, but in a story the last. */
function meantOf(leads: readonly CardMention[], slot: string): CardMention | undefined {
  const [first, ...others] = leads.filter(({ content }) => content.slot === slot);
  const last = others.at(-1);
  return first !== undefined && last !== undefined && last.from - first.to > FAR_APART ? last : first;
}

function isMeantToLead(first: CardMention, mention: CardMention): boolean {
  return first.content.slot === "lead" && mention.content.slot === "lead";
}

/** The first two cards, one from each list, that may lead together. */
function pairOf(
  table: CardTable,
  format: Format,
  firsts: readonly CardIndex[],
  seconds: readonly CardIndex[],
): readonly [CardIndex, CardIndex] | undefined {
  for (const a of firsts.slice(0, MAX_ALTERNATIVES)) {
    for (const b of seconds.slice(0, MAX_ALTERNATIVES)) {
      if (a !== b && pairing(table, format, a, b).ok) return [a, b];
    }
  }
  return undefined;
}

/** How many legends of one short name are tried as half of a pair. */
const MAX_ALTERNATIVES = 24;

/**
 * Legends that the format has first ("brawl Teferi" is none that Arena lacks), then those of the asked colors, or of as many colors,
 * and of these those that speak of the asked creature type; among equals
 * the better known stays first.
 */
function bestFirst(
  table: CardTable,
  cards: readonly CardIndex[],
  rules: Omit<LeaderRules, "format">,
): CardIndex[] {
  const { colors, colorCount: count, tribe, isIn } = rules;
  const isSilent = (card: CardIndex): number =>
    Number(
      tribe !== undefined &&
        !Array.from(table.mentionedTypes(card), (type) => table.subtypeName(type)).includes(tribe),
    );
  const distance = (card: CardIndex): number => {
    const identity = table.colorIdentity[card] ?? 0;
    if (colors === undefined && count === undefined) return 0;
    return colors === undefined
      ? Math.abs(colorCount(identity) - (count ?? 0))
      : colorCount(identity ^ colors);
  };
  const isOut = (card: CardIndex): number => Number(!isIn(card));
  return [...cards].sort(
    (a, b) => isOut(a) - isOut(b) || distance(a) - distance(b) || isSilent(a) - isSilent(b),
  );
}

/** The cards that do not lead; of several with one short name the best known one that may stand in a deck of these colors. */
function othersThan(
  table: CardTable,
  cards: readonly CardMention[],
  taken: readonly CardMention[],
  leading: readonly CardIndex[],
  colors: ColorMask | undefined,
): CardRoles["include"] {
  const best = (named: readonly CardIndex[]): readonly CardIndex[] => {
    const fitting = named.find((card) => isWithin(table.colorIdentity[card] ?? 0, colors ?? 31));
    return fitting === undefined ? named.slice(0, 1) : [fitting];
  };
  const include: { card: CardIndex; from: CardMention }[] = [];
  const seen = new Set(leading.map((card) => table.name(card)));
  for (const mention of cards) {
    if (taken.includes(mention)) continue;
    for (const card of mention.content.pair ? mention.content.cards : best(mention.content.cards)) {
      if (seen.has(table.name(card)) || mention.content.cards.some((other) => leading.includes(other)))
        continue;
      seen.add(table.name(card));
      include.push({ card, from: mention });
    }
  }
  return include;
}

import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { ReadFieldName, UnderstoodFields } from "@deckwright/decks/wish-fields.ts";
import type { ReadingNote } from "../notes.ts";
import type { ReadWish } from "../types.ts";
import { withSums } from "./added-sums.ts";
import { withoutChanged } from "./changed-counts.ts";
import { bestAtLevel } from "./competitive-leaders.ts";
import type { IntentContext } from "./context.ts";
import { bothWays, limitsApart, namedLeaders, withoutBothWays } from "./contradictions.ts";
import { withoutDescribed } from "./described-leaders.ts";
import { withExempted } from "./exempted.ts";
import { forbidden } from "./forbidden.ts";
import { formatOfCommons, formatOfOthers, impliedFormat } from "./implied-format.ts";
import type { CardRoles } from "./leaders.ts";
import { withIdeas } from "./likeness.ts";
import { listFormat, listReadings, outOfList } from "./list-readings.ts";
import { manaNotes, wantedManaValue } from "./mana-value.ts";
import type { Mention } from "./mention.ts";
import { withPairs } from "./other-half.ts";
import { pastedList } from "./pasted-list.ts";
import { quote, slice } from "./read-back.ts";
import { ruledOutAlike } from "./ruled-out-alike.ts";
import { ruledOutBehind } from "./ruled-out-behind.ts";
import { withSameColors } from "./same-colors.ts";
import { scan } from "./scan.ts";
import { withAnsweredBySide } from "./side-counts.ts";
import { swappedColors } from "./swapped-colors.ts";
import { swappedLeaders } from "./swapped-leaders.ts";
import type { Token } from "./tokens.ts";
import { withoutToldPrices } from "./told-prices.ts";
import { unmetDemands } from "./unmet-demands.ts";
import { unreadWords } from "./unread-words.ts";
import { archetypeCards, formatOfArchetype, wantedArchetype } from "./wanted-archetype.ts";
import { wantedBudget } from "./wanted-budget.ts";
import { bothReadings, copiesInSideboard, includeReading, meantCard, withoutStrays } from "./wanted-cards.ts";
import { wantedColors } from "./wanted-colors.ts";
import { ownedReading, wantedNovelty } from "./wanted-dials.ts";
import { wantedForm } from "./wanted-form.ts";
import { formatOfCopies, isLed, saysSixty, wantedFormat } from "./wanted-format.ts";
import { colorReading, isInName, leadersOf, rolesOfCards, wantedPair } from "./wanted-leaders.ts";
import { wantedLevel } from "./wanted-level.ts";
import { typeOfLimits, wantedAverage, wantedLimits } from "./wanted-limits.ts";
import { type Reading, wantedPlay } from "./wanted-play.ts";
import { wantedPrintings } from "./wanted-printings.ts";
import { wantedSet } from "./wanted-set.ts";
import { wantedSkeleton, withoutNickname } from "./wanted-skeleton.ts";
import { whichOfNamesakes } from "./which-of-namesakes.ts";
import { tellWhose } from "./whose/tell-whose.ts";
import { cardNotes, colorNotes, nearestFormatNotes, styleNotes } from "./wish-notes.ts";
import { readIn } from "./words-in-english.ts";
import { withPlainCounts } from "./written-counts.ts";

/** Longest wish that is read; what lies beyond is left out, with a note. */
const MAX_LENGTH = 20_000;

/** For each field that a sentence can say, what was read and where; undefined where nothing was. */
type Readings = {
  readonly [Name in ReadFieldName]: Reading<NonNullable<UnderstoodFields[Name]>> | undefined;
};

/**
 * Reads a wish in free text. Never throws, whatever the text; what is not understood is told in `unread`, what had to
 * be decided in `notes`. The same text always gives the same intent.
 */
export function parseIntent(prompt: string, context: IntentContext): ReadWish {
  const text = prompt.slice(0, MAX_LENGTH);
  const plain = withPlainCounts(text);
  const list = pastedList(plain, context);
  const { tokens, language } = readIn(list?.rest ?? plain, context);
  const { table } = context;
  const summed = withSums(withoutToldPrices(tokens, withoutChanged(scan(plain, tokens, context, list))));
  const found = withPairs(tokens, summed, table);
  const read = whichOfNamesakes(text, tokens, withExempted(tokens, found), context);
  const meant = swappedColors(tokens, ruledOutAlike(tokens, ruledOutBehind(tokens, read, context)));
  const scanned = withSameColors(tokens, swappedLeaders(tokens, meant, table), table);
  const { own, against: met, passed } = tellWhose(tokens, scanned, context);
  const mentions = withoutDescribed(tokens, withIdeas(own, tokens, context), table);
  const against = withAnsweredBySide(met, mentions);
  const told = passed.map((each) => ({ ...each, negated: true }));

  const formatNotes: ReadingNote[] = [];
  const named = wantedFormat(mentions, tokens, formatNotes, context);
  const colors = wantedColors(mentions, tokens);
  const pair = wantedPair(mentions, named?.value);
  // Colors beside a pair are of both commanders and do not say which legend is meant.
  const ofColors = pair === undefined ? colors : {};
  const level = wantedLevel(mentions, named === undefined || isLed(named.value));
  const cards = bestAtLevel(withoutBothWays(mentions), level, context);
  const rolesIn = (format: string | undefined): CardRoles =>
    rolesOfCards(cards, tokens, format, ofColors, context);
  const seen = rolesIn(named?.value);
  const archetype = wantedArchetype(mentions);
  const printings = wantedPrintings(mentions, tokens);
  const format =
    named ??
    impliedFormat(seen, level, pair, tokens, mentions) ??
    formatOfArchetype(archetype) ??
    formatOfCommons(printings.maxRarity) ??
    formatOfCopies(mentions, tokens, context) ??
    listFormat(list, context) ??
    formatOfOthers([...passed, ...metLeaders(scanned, against)], context);
  const roles = isLedOnly(format?.value, named?.value) ? rolesIn(format?.value) : seen;
  const isCommons = format !== undefined && format.from === printings.maxRarity?.from;
  const skeleton = wantedSkeleton(context.archetypes, format?.value, colors.mask, {
    tokens,
    // What others play names no deck of one's own.
    mentions: [...mentions, ...ruledOut(against), ...told],
  });
  const play = wantedPlay(
    withoutNickname(withoutBothWays(mentions), skeleton, tokens),
    tokens,
    format === undefined || isLed(format.value),
  );
  const budget = wantedBudget(mentions, format?.value);
  const led = leadersOf(roles, pair, colors, table);
  const fitting = withoutStrays(roles, tokens, led, context);
  const exclude = bothReadings(
    forbidden(mentions, colors.forbidden & ~led.identity, table, tokens),
    outOfList(list, table),
  );
  const listed = listReadings(
    list,
    format?.value,
    {
      colors: colors.mask,
      forbidden: colors.forbidden,
      exclude: exclude?.value ?? [],
      isLed: led.names.length > 0 || pair !== undefined,
    },
    context,
  );
  const form = wantedForm(format?.value, mentions, tokens);
  const set = wantedSet([format?.value, form.base], tokens, mentions, context);
  const ofFormat = <Value>(value: Value | undefined): Reading<Value> | undefined =>
    value === undefined ? undefined : { value, from: format?.from ?? [] };

  const limits = wantedLimits(mentions, tokens, {
    format: format?.value,
    nameOf(mention) {
      if (copiesInSideboard(tokens, mention) !== undefined) return undefined;
      const isNamed = (card: number): boolean =>
        !mention.negated && mention.content.kind === "card" && mention.content.cards[0] === card;
      // "Found 9 Rat Colony, want 25 Rat Colony": the card is in by its first mention, and counted by each.
      const included =
        fitting.include.find(({ from }) => from === mention) ??
        fitting.include.find(({ card }) => isNamed(card));
      return included && table.name(meantCard(included, format?.value, context));
    },
  });

  const included = includeReading(fitting, format?.value, tokens, context);
  const fields = readFields(text, tokens, {
    tribe: play.creatureType ?? typeOfLimits(mentions),
    format,
    variant: ofFormat(form.variant),
    base: ofFormat(form.base),
    size: ofFormat(form.size),
    set,
    playstyle: play.playstyle,
    archetype: skeleton && { value: skeleton.value.name, from: skeleton.from },
    commanders: led.names.length === 0 ? listed.commanders : { value: led.names, from: roles.from },
    pair,
    colors: isInName(colors, skeleton) ? undefined : (colorReading(colors, roles, led) ?? listed.colors),
    colorCount: led.isSettled ? undefined : colors.count,
    themes: play.themes,
    against,
    budgetUsd: budget.total,
    minBudgetUsd: budget.least,
    maxCardUsd: budget.each,
    maxManaValue: wantedManaValue(mentions),
    maxAverageManaValue: wantedAverage(mentions),
    limits: bothReadings(limits, listed.limits),
    ...printings,
    ...(isCommons ? { maxRarity: undefined } : {}),
    ...(set === undefined ? {} : { sets: undefined }),
    bracket: level.bracket,
    power: level.power,
    novelty: wantedNovelty(mentions, tokens),
    include: bothReadings(
      bothReadings(included, listed.include),
      skeleton === undefined ? archetypeCards(archetype, format?.value, mentions, table) : undefined,
    ),
    exclude,
    ownedMode: ownedReading(mentions, tokens),
  });
  const accounted = [
    ...scanned.filter((each) => !passed.includes(each)),
    ...ruledOut(against),
    ...[set, skeleton, limits, included, colors, colors.count].flatMap((each) => each?.from ?? []),
  ];
  const unmet = unmetDemands(tokens, [...accounted, ...told], context);
  const unread = unreadWords(text, tokens, [...accounted, ...unmet]);
  const unclear = unclearOf(text, tokens, mentions, table);
  const notes: readonly ReadingNote[] = [
    ...noteIf(prompt.length > MAX_LENGTH, { kind: "text-cut", most: MAX_LENGTH }),
    ...languageNotes(language),
    ...listed.notes,
    ...formatNotes,
    ...roles.notes,
    ...colors.notes,
    ...colorNotes(colors, led.isSettled ? led.names.join(" and ") : undefined, led.identity),
    ...play.notes,
    ...styleNotes(play, format?.value),
    ...bothWays(mentions, table),
    ...limitsApart(mentions),
    ...namedLeaders(tokens, roles, format?.value, table),
    ...level.notes,
    ...budget.notes,
    ...manaNotes(mentions),
    ...cardNotes(text, tokens, mentions, context),
    ...nearestFormatNotes(text, tokens, format?.from ?? []),
    ...noteIf(format === undefined && saysSixty(tokens), { kind: "no-format-for-sixty" }),
    ...noteIf(Object.keys(fields.read).length === 0, {
      kind: tokens.length === 0 ? "nothing-said" : "nothing-understood",
    }),
  ];
  return {
    ...fields,
    ...(unread.length === 0 ? {} : { unread }),
    ...unclear,
    ...(notes.length === 0 ? {} : { notes }),
  };
}

function languageNotes(language: string | undefined): readonly ReadingNote[] {
  return language === undefined ? [] : [{ kind: "read-in", language }];
}

/** The cards that are named in what is told of others. */
function metLeaders(
  mentions: readonly Mention[],
  against: Reading<readonly string[]> | undefined,
): readonly Mention[] {
  return mentions.filter(({ from, to }) => against?.from.some((each) => each.from <= from && each.to >= to));
}

/** What others play, as words that name nothing of the deck. */
function ruledOut(against: Reading<readonly string[]> | undefined): readonly Mention[] {
  return (against?.from ?? []).map((each) => ({ ...each, negated: true }));
}

/** Words that are asked back. */
function unclearOf(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): Pick<ReadWish, "unclear"> {
  const unclear = mentions.flatMap(({ content, from, to }) =>
    content.kind === "unclear-card"
      ? [{ words: slice(text, tokens, from, to), card: table.name(content.card) }]
      : [],
  );
  return unclear.length === 0 ? {} : { unclear };
}

function noteIf(is: boolean, note: ReadingNote): readonly ReadingNote[] {
  return is ? [note] : [];
}

/** The fields that were read, each with the wish's words. */
function readFields(text: string, tokens: readonly Token[], readings: Readings): ReadWish {
  const fields: Partial<Record<string, unknown>> = {};
  const read: Record<string, string> = {};
  for (const [name, reading] of Object.entries(readings)) {
    if (reading === undefined) continue;
    fields[name] = reading.value;
    read[name] = reading.words ?? quote(text, tokens, reading.from);
  }
  return { ...fields, read };
}

/** Whether a format that no word names has decks that somebody leads: who was a card of no deck may lead one of its. */
function isLedOnly(format: string | undefined, named: string | undefined): boolean {
  return named === undefined && format !== undefined && isLed(format);
}

import { colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { identityOf } from "@deckwright/rules/checks/identity.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { SIXTY_CARD_WORDS } from "../../data/lexicon-formats.ts";
import type { Intent } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { forbidden } from "./forbidden.ts";
import { type CardMention, type Casting, cast } from "./leaders.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { quote } from "./read-back.ts";
import { scan } from "./scan.ts";
import { foldPhrase, type Token, tokenize } from "./tokens.ts";
import { unreadWords } from "./unread-words.ts";
import { archetypeCards, formatOfArchetype, wantedArchetype } from "./wanted-archetype.ts";
import { wantedBudget } from "./wanted-budget.ts";
import { type WantedColors, wantedColors } from "./wanted-colors.ts";
import { type WantedForm, wantedForm } from "./wanted-form.ts";
import { formatOfCopies, isLed, saysCopies, wantedFormat } from "./wanted-format.ts";
import { type WantedLevel, wantedLevel } from "./wanted-level.ts";
import { type Reading, wantedPlay } from "./wanted-play.ts";
import { cardNotes, colorNotes, emptinessNote, NO_FORMAT_NOTE, nearestFormatNotes } from "./wish-notes.ts";

/** Longest wish that is read; what lies beyond is left out, with a note. */
const MAX_LENGTH = 20_000;

const sixtyCards = phraseSet(SIXTY_CARD_WORDS.map(foldPhrase));

/** The plain fields of an intent. */
type Fields = Omit<Intent, "read" | "unread" | "notes" | keyof WantedForm>;
/** For each field, what was read and where; undefined where nothing was. */
type Readings = { readonly [Field in keyof Fields]-?: Reading<NonNullable<Fields[Field]>> | undefined };

/**
 * Reads a wish in free text. Never throws, whatever the text; what is not understood is told in `unread`, what had to
 * be decided in `notes`. The same text always gives the same intent.
 */
export function parseIntent(prompt: string, context: IntentContext): Intent {
  const text = prompt.length > MAX_LENGTH ? prompt.slice(0, MAX_LENGTH) : prompt;
  const tokens = tokenize(text);
  const mentions = scan(text, tokens, context);
  const { table } = context;
  const formatNotes: string[] = [];

  const named = wantedFormat(mentions, tokens, formatNotes);
  const colors = wantedColors(mentions, tokens);
  const casting = castCards(mentions, tokens, named?.value, colors, context);
  const level = wantedLevel(mentions, named === undefined || isLed(named.value));
  const archetype = wantedArchetype(mentions);
  const format =
    named ??
    impliedFormat(casting, level, tokens) ??
    formatOfArchetype(archetype) ??
    formatOfCopies(mentions, tokens, context);
  const play = wantedPlay(mentions, tokens);
  const budget = wantedBudget(mentions, format?.value);
  const leaders = casting.commanders.map((card) => table.name(card));
  const identity = identityOf(table, casting.commanders);

  const intent = toIntent(text, tokens, {
    format,
    colors: colorReading(colors, casting, identity),
    commanders: leaders.length === 0 ? undefined : { value: leaders, from: casting.from },
    playstyle: play.playstyle,
    themes: play.themes,
    tribe: play.tribe,
    include: bothReadings(
      includeReading(casting, format?.value, context),
      archetypeCards(archetype, format?.value),
    ),
    exclude: forbidden(mentions, colors.forbidden & ~identity, table),
    budgetUsd: budget.total,
    maxCardUsd: budget.each,
    bracket: level.bracket,
    power: level.power,
    ownedMode: ownedReading(mentions),
  });
  const form = wantedForm(format?.value, mentions, tokens);
  const unread = unreadWords(text, tokens, mentions);
  const notes = [
    ...(prompt.length > MAX_LENGTH
      ? [`Only the first ${MAX_LENGTH.toLocaleString("en-US")} characters were read.`]
      : []),
    ...formatNotes,
    ...casting.notes,
    ...colors.notes,
    ...colorNotes(colors, leaders.length === 0 ? undefined : leaders.join(" and "), identity),
    ...play.notes,
    ...level.notes,
    ...budget.notes,
    ...cardNotes(text, tokens, mentions, context),
    ...nearestFormatNotes(text, tokens, format?.from ?? []),
    ...(format === undefined && saysSixty(tokens) ? [NO_FORMAT_NOTE] : []),
    ...(Object.keys(intent.read).length === 0 ? [emptinessNote(tokens)] : []),
  ];
  return {
    ...intent,
    ...form,
    read: {
      ...intent.read,
      ...Object.fromEntries(Object.keys(form).map((field) => [field, intent.read.format ?? ""])),
    },
    ...(unread.length === 0 ? {} : { unread }),
    ...(notes.length === 0 ? {} : { notes: [...new Set(notes)] }),
  };
}

/** The fields that were read, each with the wish's words. */
function toIntent(text: string, tokens: readonly Token[], readings: Readings): Intent {
  const read: Record<string, string> = {};
  for (const [field, reading] of Object.entries(readings)) {
    if (reading !== undefined) read[field] = quote(text, tokens, reading.from);
  }
  const {
    format,
    colors,
    commanders,
    playstyle,
    themes,
    tribe,
    include,
    exclude,
    budgetUsd,
    maxCardUsd,
    bracket,
    power,
    ownedMode,
  } = readings;
  return {
    ...(format && { format: format.value }),
    ...(colors && { colors: colors.value }),
    ...(commanders && { commanders: commanders.value }),
    ...(playstyle && { playstyle: playstyle.value }),
    ...(themes && { themes: themes.value }),
    ...(tribe && { tribe: tribe.value }),
    ...(include && { include: include.value }),
    ...(exclude && { exclude: exclude.value }),
    ...(budgetUsd && { budgetUsd: budgetUsd.value }),
    ...(maxCardUsd && { maxCardUsd: maxCardUsd.value }),
    ...(bracket && { bracket: bracket.value }),
    ...(power && { power: power.value }),
    ...(ownedMode && { ownedMode: ownedMode.value }),
    read,
  };
}

/** Casts the cards by the rules of the wish's format; one whose rules are not known yet is led as Commander is. */
function castCards(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  named: string | undefined,
  colors: WantedColors,
  { table }: IntentContext,
): Casting {
  const led = named === undefined ? mayBeLed(mentions, tokens) : isLed(named);
  const format = led ? (FORMATS.get(named ?? "commander") ?? FORMATS.get("commander")) : undefined;
  return cast(table, mentions.filter(isCardMention), {
    format,
    colors: colors.mask,
    colorCount: colors.count,
  });
}

function isCardMention(mention: Mention): mention is CardMention {
  return mention.content.kind === "card" && !mention.negated;
}

/** A wish that names no format may have a commander, unless it asks for sixty cards or for copies. */
function mayBeLed(mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  if (mentions.some((mention) => mention.content.kind === "bracket-number")) return true;
  return !saysSixty(tokens) && !saysCopies(mentions, tokens);
}

function saysSixty(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => sixtyCards.longest(tokens, at) !== undefined);
}

/** A commander, or a bracket, says that the format is Commander. */
function impliedFormat(
  casting: Casting,
  level: WantedLevel,
  tokens: readonly Token[],
): Reading<string> | undefined {
  if (casting.commanders.length > 0) return { value: "commander", from: casting.from };
  const from = level.bracket?.from ?? [];
  return speaksOfCommander(from, tokens) ? { value: "commander", from } : undefined;
}

/** "bracket 3" and "competitive EDH" exist in Commander only; "casual" does not say the format. */
function speaksOfCommander(from: readonly Mention[], tokens: readonly Token[]): boolean {
  return from.some(
    (mention) =>
      mention.content.kind === "bracket-number" ||
      tokens.slice(mention.from, mention.to).some((token) => /edh$|^commander$|^bracket$/.test(token.text)),
  );
}

function colorReading(
  colors: WantedColors,
  casting: Casting,
  identity: number,
): Reading<readonly string[]> | undefined {
  if (casting.commanders.length > 0) {
    return { value: colorsOf(identity), from: colors.mask === identity ? colors.from : casting.from };
  }
  return colors.mask === undefined ? undefined : { value: colorsOf(colors.mask), from: colors.from };
}

function includeReading(
  casting: Casting,
  format: string | undefined,
  { table, popularity }: IntentContext,
): Reading<readonly string[]> | undefined {
  if (casting.include.length === 0) return undefined;
  // "4 Ragavan" in Modern is the one that Modern plays, not the one that leads most Commander decks.
  const meant = ({ card, from }: Casting["include"][number]): CardIndex => {
    if (format === undefined || isLed(format) || from.content.pair) return card;
    const played = (each: CardIndex): number => popularity(format, each);
    return from.content.cards.reduce((best, each) => (played(each) > played(best) ? each : best), card);
  };
  return {
    value: [...new Set(casting.include.map((each) => table.name(meant(each))))],
    from: casting.include.map(({ from }) => from),
  };
}

function bothReadings(
  first: Reading<readonly string[]> | undefined,
  second: Reading<readonly string[]> | undefined,
): Reading<readonly string[]> | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return { value: [...new Set([...first.value, ...second.value])], from: [...first.from, ...second.from] };
}

/** "mostly" and "where possible" soften any "only". */
function ownedReading(mentions: readonly Mention[]): Reading<"only" | "prefer"> | undefined {
  let found: Reading<"only" | "prefer"> | undefined;
  for (const mention of mentions) {
    if (mention.content.kind !== "owned") continue;
    if (found === undefined || mention.content.mode === "prefer")
      found = { value: mention.content.mode, from: [mention] };
  }
  return found;
}

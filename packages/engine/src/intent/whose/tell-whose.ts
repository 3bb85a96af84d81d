import { againstWords } from "../against-words.ts";
import { isAgreedOn } from "../agreed-on.ts";
import { isOfAllMine } from "../all-mine.ts";
import { isAllThereIs, isGained } from "../gained.ts";
import { isHadByNobody } from "../lacked-by-them.ts";
import { isLikeTheirs, isTakenOver } from "../like-words.ts";
import type { Mention } from "../mention.ts";
import type { MetBy } from "../met-by.ts";
import { isMetTooOften } from "../met-too-often.ts";
import { decksBehind, isToldBehind } from "../opponent-kinds.ts";
import { type Opposed, withoutOpponents } from "../opponents.ts";
import type { Phrases } from "../phrases.ts";
import { withSecondThoughts } from "../second-thoughts.ts";
import type { Token } from "../tokens.ts";
import { isDoneOtherwise, isLeaderOfIt, isLedOtherwise } from "./leader-of-it.ts";
import { likelyTogether, mean, runBegin } from "./linked.ts";
import { likelyByWords, mostLikely, type Whose } from "./model.ts";
import { isOvershadowed } from "./overshadowed.ts";
import { parted } from "./parted.ts";
import { isAskedAgainst, isPlainlyMet, slugOfContent, slugOfThing } from "./plainly-met.ts";
import { isBroughtAgainst, isPlainlyOwn, STORY } from "./plainly-own.ts";
import { isPlayedNow } from "./played-now.ts";
import { likelyByReading } from "./reading.ts";
import { type ByRules, type SaidThing, saidThings } from "./said-things.ts";
import { speaksOfOthers } from "./speaks-of-others.ts";
import { surroundingsOf } from "./surroundings.ts";
import { isToldPlainly } from "./told-plainly.ts";
import type { Likely } from "./weights.ts";
import { withFormat, withMoney, withWish } from "./what-a-deck-has.ts";
import { wordsAround } from "./words-around.ts";

const OWN: Likely = [1, 0, 0];
/** Nobody names more; a text that does is no story. */
const MOST_THINGS = 60;
/** Where something is theirs with a chance below this, the model is surer than the rules, which it knows. Tried on fresh wishes, November 2026. */
const DOUBTED = 0.3;
/** The same right behind words that say by themselves that it is met: "prepared for", "with tools for". */
const DOUBTED_AGAINST = 0.12;
/**
 * The same where something is the deck's own by another rule, with a chance below this: of a sum, of anything else, and of a card
 * and of a theme or a way to play in a wish that speaks of nobody.
 */
const DOUBTED_SUM = 0.2;
const DOUBTED_RULE = 0.06;
const DOUBTED_CARD = 0.1;
const DOUBTED_STYLE = 0.15;
/** From this chance on something is the deck's own though a rule passes it over. */
const SURELY_OWN = 0.8;
const SURELY_OWN_AGAIN = 0.97;
/** So likely theirs something has to be for an answer to it to be looked for; what is less likely is only left out. */
const SURELY = 0.55;
/** The same for a bare name that no rule sees: leaving it out costs the wish nothing. */
const NAMED = 0.7;

/** What telling apart needs to know of cards and decks. */
interface Known {
  readonly metBy: MetBy;
  readonly archetypeWords: Phrases<string | undefined>;
}

/**
 * Tells what is wished for from what others play and from what is only told: "my friend plays elves, I had zombies, so
 * dragons". Rules know the sayings that leave no doubt; of the rest a learned model says whose it most likely is.
 */
export function tellWhose(words: readonly Token[], mentions: readonly Mention[], known: Known): Opposed {
  const tokens = parted(words, mentions);
  const { things, rules } = thingsOf(tokens, mentions, known);
  const own = new Set(rules.own);
  const slugs = new Set(rules.against?.value);
  const from = [...(rules.against?.from ?? [])];
  const passed = [...rules.passed];
  const { whose, likely } = whoseOf(tokens, things);
  const isTaken = (thing: SaidThing): boolean => isTakenOver(tokens, thing.from);
  const isDoubted = ({ byRules, from: begin, to: end }: SaidThing, at: number): boolean =>
    byRules === "theirs" &&
    whose[at] !== "theirs" &&
    !isAskedAgainst(tokens, begin) &&
    ((likely[at]?.[1] ?? 0) < (isPlainlyMet(tokens, begin, end) ? DOUBTED_AGAINST : DOUBTED) ||
      isLedOtherwise(tokens, things[at]) ||
      isDoneOtherwise(tokens, things[at], things) ||
      isLikeTheirs(tokens, runBegin(things, things[at])) ||
      isTakenOver(tokens, things[at]?.from ?? 0) ||
      isBroughtAgainst(tokens, things[at]?.from ?? 0));
  const slugOf = (thing: SaidThing): string | undefined =>
    thing.mention !== undefined && isToldBehind(thing.mention, mentions, tokens, known.metBy)
      ? undefined
      : slugOfThing(thing, tokens, known.metBy);
  const slugsOf = (which: (thing: SaidThing, at: number) => boolean) => things.filter(which).map(slugOf);
  // What the rules saw of others is all wished for.
  const isAllDoubted =
    things.some(isDoubted) && things.every((each, at) => each.byRules !== "theirs" || isDoubted(each, at));
  if (isAllDoubted) slugs.clear();
  const surely = new Set(
    slugsOf((each, at) => whose[at] === "theirs" || (each.byRules === "theirs" && !isDoubted(each, at))),
  );
  for (const slug of slugsOf(isDoubted)) if (slug !== undefined && !surely.has(slug)) slugs.delete(slug);
  things.forEach((thing, at) => {
    if (
      whose[at] === "own" &&
      thing.mention !== undefined &&
      (isDoubted(thing, at) || isTaken(thing) || isOwnAfterAll(thing, likely[at]))
    )
      own.add(thing.mention);
    const isSettled = thing.mention === undefined ? thing.byRules === "theirs" : !own.has(thing.mention);
    if (whose[at] === "own" || isFaint(thing, likely[at])) return;
    if (isSettled && !isMetAllTheSame(tokens, thing, whose[at], likely[at])) return;
    if (thing.mention !== undefined) own.delete(thing.mention);
    const isSure = thing.isTheirs || (likely[at]?.[1] ?? 0) >= SURELY;
    const slug = whose[at] === "theirs" && isSure ? slugOf(thing) : undefined;
    if (slug === undefined) {
      passed.push(thing.mention ?? saying(thing.from, thing.to));
      return;
    }
    slugs.add(slug);
    const begin = thing.from - againstWords.endingBefore(tokens, thing.from);
    from.push(saying(begin, thing.to + decksBehind(tokens, thing.to)));
  });
  for (const each of own) {
    const slug = isMetTooOften(tokens, each) ? slugOfContent(each, known.metBy) : undefined;
    if (slug !== undefined) slugs.add(slug);
  }
  return {
    own: [...own].filter((each) => !isOfTheirs(each, mentions, own)).toSorted((a, b) => a.from - b.from),
    against: slugs.size === 0 ? undefined : { value: [...slugs], from },
    passed: passed.filter((each) => !own.has(each)),
  };
}

/** What rules pass over and is surely wished for; a theme that is said of others once is mostly theirs when it is said again. */
function isOwnAfterAll({ byRules, kind }: SaidThing, likely: Likely = OWN): boolean {
  return byRules === "other" && (likely[0] ?? 0) >= (kind === "theme" ? SURELY_OWN_AGAIN : SURELY_OWN);
}

/** What is only told of by the rules, and is surely theirs by the model. */
function isMetAllTheSame(
  tokens: readonly Token[],
  { byRules }: SaidThing,
  whose: Whose | undefined,
  likely: Likely = OWN,
): boolean {
  return (
    /^(?:past|other)$/.test(byRules) &&
    whose === "theirs" &&
    (likely[1] ?? 0) >= NAMED &&
    speaksOfOthers(tokens)
  );
}

/** "They all play 4c Omnath", "prey on four color control": the number of colors right before what is theirs. */
function isOfTheirs(
  { content, to }: Mention,
  mentions: readonly Mention[],
  own: ReadonlySet<Mention>,
): boolean {
  if (content.kind !== "color-count") return false;
  return mentions.some((each) => each.from === to && TELLS_DECK.test(each.content.kind) && !own.has(each));
}

const TELLS_DECK = /^(?:card|playstyle|theme|creature-type)$/;

/** The things of a wish, with whose the rules take each for. */
export function thingsOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { metBy, archetypeWords }: Known,
): { readonly things: readonly SaidThing[]; readonly rules: Opposed } {
  const meant = withSecondThoughts(tokens, mentions);
  const rules = withoutOpponents(tokens, meant, metBy);
  const byRules = new Map<Mention, ByRules>([
    ...mentions.map((each) => [each, "past"] as const),
    ...meant.map((each) => [each, "theirs"] as const),
    ...rules.passed.map((each) => [each, "other"] as const),
    ...rules.own.map((each) => [each, "own"] as const),
  ]);
  const things = saidThings(tokens, mentions, {
    archetypes: archetypeWords,
    metBy,
    rules: {
      of: (mention) => byRules.get(mention) ?? "past",
      isTheirs: (from, to) => rules.against?.from.some((each) => each.from <= from && each.to >= to) ?? false,
    },
  });
  return { things, rules };
}

/** A name of a deck that no rule sees, and that is hardly likely to be another's. */
function isFaint({ mention, byRules, isTheirs }: SaidThing, likely: Likely = OWN): boolean {
  return mention === undefined && byRules === "none" && !isTheirs && (likely[1] ?? 0) < NAMED;
}

/** Whose each thing is, and how likely that was. */
function whoseOf(
  tokens: readonly Token[],
  things: readonly SaidThing[],
): { readonly whose: readonly Whose[]; readonly likely: readonly Likely[] } {
  const around = surroundingsOf(tokens, things);
  const isOfOthers = speaksOfOthers(tokens);
  const read = likelyByReading(around);
  const likely = likelyTogether(
    tokens,
    things,
    things.map((_, at) => (at < MOST_THINGS ? likelyByWords((take) => wordsAround(around, at, take)) : OWN)),
  ).map((byWords, at) => (at < MOST_THINGS ? mean([byWords, read(at)]) : OWN));
  const whose = things.map((thing, at): Whose => {
    if (isRuleOfMine(tokens, thing) || isOnlyCounted(tokens, thing, isOfOthers, likely[at])) return "own";
    if (isLedOtherwise(tokens, thing)) return "own";
    if (
      isHadByNobody(tokens, thing.from) ||
      isToldPlainly(tokens, thing) ||
      isDoneOtherwise(tokens, thing, things)
    )
      return "other";
    if (thing.isTheirs) return "theirs";
    const most = mostLikely(likely[at] ?? OWN, isOvershadowed(tokens, things, likely, at));
    if (most === "own") return most;
    const own = likely[at]?.[0] ?? 0;
    if (most === "theirs" && !isOfOthers && thing.byRules === "own" && own >= leastOwn(thing)) return "own";
    if (isLeaderOfIt(tokens, thing, things, isOfOthers)) return "own";
    const least = thing.kind === "money" ? DOUBTED_SUM : DOUBTED_RULE;
    const isDoubtedRule =
      own < least &&
      !isGained(tokens, thing.from, thing.to) &&
      !isLeftOver(tokens, thing) &&
      !isAllThereIs(tokens, thing.from, thing.to);
    return isPlainlyOwn(tokens, thing) && !isDoubtedRule ? "own" : most;
  });
  const settled = withFormat(things, withWish(things, whose), likely);
  return { whose: withMoney(things, settled, likely), likely };
}

/** "Run 12 creatures. Azorius control": in a few words that speak of nobody else a count of cards is of the deck. */
function isOnlyCounted(
  tokens: readonly Token[],
  { kind, byRules, mention }: SaidThing,
  isOfOthers: boolean,
  likely: Likely = OWN,
): boolean {
  if (kind !== "limit" || byRules !== "own" || isOfOthers || tokens.length >= STORY) return false;
  // "It's all goblins here" may be what others play.
  const isKind = mention?.content.kind === "limit" && mention.content.type !== undefined;
  return !isKind || (likely[1] ?? 0) < NAMED;
}

/** What a group agreed on, and counts that hold for all of one's decks. */
function isRuleOfMine(tokens: readonly Token[], { mention }: SaidThing): boolean {
  if (mention === undefined) return false;
  return (
    isAgreedOn(tokens, mention) ||
    isPlayedNow(tokens, mention) ||
    (mention.content.kind === "limit" && isOfAllMine(tokens, mention.from))
  );
}

/** "With the 90 left over": what is left of a sum, whatever was told of the rest. */
function isLeftOver(tokens: readonly Token[], { kind, to }: SaidThing): boolean {
  return kind === "money" && tokens[to]?.gap === "tight" && /^left(?:over)?$/.test(tokens[to]?.text ?? "");
}

/** How likely the deck's own something has to be where nobody else is spoken of; what is not meant here never is. */
function leastOwn(thing: SaidThing): number {
  if (isNamed(thing)) return DOUBTED_CARD;
  return thing.kind === "theme" || thing.kind === "playstyle" ? DOUBTED_STYLE : 1;
}

/** A card by its full name; short names stand in wishes for whoever is met, too. */
function isNamed({ mention }: SaidThing): boolean {
  return mention?.content.kind === "card" && !mention.content.short;
}

function saying(from: number, to: number): Mention {
  return { from, to, negated: false, content: { kind: "saying" } };
}

import { HATE_WORDS, HATES_ON } from "../../../data/opponents.ts";
import type { ArchetypeNames } from "../archetype-names.ts";
import { isSomebody } from "../complaints.ts";
import type { Content, Mention } from "../mention.ts";
import type { MetBy } from "../met-by.ts";
import { doneToMeAt } from "../opponent-kinds.ts";
import { Phrases, phraseSet } from "../phrases.ts";
import { foldPhrase, type Token } from "../tokens.ts";
import type { Whose } from "./model.ts";

/** Something that a wish names and that somebody plays, or that is told of anything else. */
export interface SaidThing {
  /** Token positions, `to` one past the last. */
  readonly from: number;
  readonly to: number;
  readonly kind: Content["kind"] | "opponent-word" | "archetype-name";
  /** Absent where only other people's decks are called so. */
  readonly mention?: Mention;
  /** The kind of deck, of `OPPONENTS`, that the words stand for by themselves. */
  readonly slug?: string;
  /** The words say themselves that others play it: "wipes my board", "artifact hate". */
  readonly isTheirs: boolean;
  /** Whose the rules take it for. */
  readonly byRules: ByRules;
}

/** Whose something is by the rules: "past" of other days, "none" where they do not see it. */
export type ByRules = Whose | "past" | "none";

/** What the rules of a wish say of its mentions, and of words that are none. */
export interface Rules {
  of(mention: Mention): ByRules;
  isTheirs(from: number, to: number): boolean;
}

/** What things are told by. */
interface Readers {
  readonly archetypes: Phrases<string | undefined>;
  readonly metBy: MetBy;
  readonly rules: Rules;
}

/** What people tell of decks; a wish's own sayings ("surprise me", "cheap") are nobody else's. */
const TOLD =
  /^(?:theme|playstyle|creature-type|exclusion|colors|color-count|card|unclear-card|unknown-card|limit|mana-limit|format|money|printings|bracket|bracket-number|power-number)$/;

/** Whether something may be told of anybody: a count of which words say that it is asked for may not. */
function isTold(content: Content): boolean {
  return TOLD.test(content.kind) && !(content.kind === "limit" && content.isAsked === true);
}

/** What `HATES_ON` begin and end with, as a first look. */
const HATING = /^(?:on|out|hat(?:e|es|ing)|that|which)$/;
const hatesOn = phraseSet(HATES_ON.map(foldPhrase));

/** The names that archetypes of any format have, with the kinds of decks that they are; undefined where nobody knows. */
export function allArchetypeNames(names: ArchetypeNames, { ofName }: MetBy): Phrases<string | undefined> {
  const kinds = new Phrases<string | undefined>();
  for (const phrases of names.values())
    for (const phrase of phrases.keys()) {
      const [most] = phrases.get(phrase) ?? [];
      kinds.add(phrase, ofName(phrase) ?? (most && ofName(foldPhrase(most.name))));
    }
  return kinds;
}

/**
 * Everything in a wish that may be somebody else's: its mentions, less those that are ruled out, and beside them words for
 * kinds of decks and names of archetypes. In the order of the words.
 */
export function saidThings(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { archetypes, metBy, rules }: Readers,
): readonly SaidThing[] {
  const byRulesAt = (from: number, to: number): ByRules => (rules.isTheirs(from, to) ? "theirs" : "none");
  const things: SaidThing[] = [];
  const isTaken = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    const said = isTaken[at] === 1 ? undefined : doneToMeAt(tokens, mentions, at);
    if (said === undefined) continue;
    const to = at + said.length;
    const byRules = byRulesAt(at, to);
    things.push({ from: at, to, kind: "opponent-word", slug: said.value, isTheirs: true, byRules });
    isTaken.fill(1, at, to);
  }
  const done = [...things];
  const begun = new Set(mentions.map(({ from }) => from));
  for (const mention of mentions) {
    const { from, to, content, negated } = mention;
    const isWithin = done.some((each) => each.from <= from && to <= each.to);
    // "UW answers" are of these colors, not to them.
    const isHated =
      isTold(content) &&
      !(begun.has(to) && tokens[to]?.gap === "tight") &&
      isHatedAt(tokens, mention) &&
      !(content.kind === "colors" && tokens[to]?.text === "answers");
    if (isTold(content) && (isHated || isWithin || !negated))
      things.push({
        from,
        to,
        kind: content.kind,
        mention,
        isTheirs: isHated || isWithin,
        byRules: rules.of(mention),
      });
    isTaken.fill(1, from, to);
  }
  for (let at = 0; at < tokens.length; at++) {
    const found = wordsAt(tokens, at, archetypes, metBy);
    if (found === undefined || isTaken.subarray(at, found.to).includes(1)) continue;
    things.push({ ...found, byRules: byRulesAt(at, found.to) });
    isTaken.fill(1, at, found.to);
  }
  return things.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

/** A kind of deck, or the name of one, that begins at a word; the longer of both. */
function wordsAt(
  tokens: readonly Token[],
  at: number,
  archetypes: Phrases<string | undefined>,
  metBy: MetBy,
): Omit<SaidThing, "byRules"> | undefined {
  const word = metBy.words.longest(tokens, at);
  const name = archetypes.longest(tokens, at);
  if (word !== undefined && word.length >= (name?.length ?? 0))
    return {
      from: at,
      to: at + word.length,
      kind: "opponent-word",
      slug: word.value,
      isTheirs: isHatedAt(tokens, { from: at, to: at + word.length }),
    };
  if (name === undefined) return undefined;
  const said = { from: at, to: at + name.length, kind: "archetype-name", isTheirs: false } as const;
  return name.value === undefined ? said : { ...said, slug: name.value };
}

/** "Burn 0-3, tron 1-2": what somebody met so often, where more than one score is told. */
function isRecord(tokens: readonly Token[], to: number): boolean {
  return isScore(tokens, to) && tokens.filter((_, at) => isScore(tokens, at)).length > 1;
}

function isScore(tokens: readonly Token[], at: number): boolean {
  const isDigit = (token: Token | undefined): boolean => /^\d$/.test(token?.text ?? "");
  return (
    tokens[at]?.gap === "tight" &&
    isDigit(tokens[at]) &&
    isDigit(tokens[at + 1]) &&
    /^[-–:]$/.test(tokens[at + 1]?.between ?? "")
  );
}

/** "What would make a Kinnan player cry": those who are to suffer play it. */
function isMadeToCry(tokens: readonly Token[], to: number): boolean {
  return (
    /^(?:players?|decks?|pilots?|mages?|mains?|guys?|dudes?|lists?|enjoyers?)$/.test(
      tokens[to]?.text ?? "",
    ) && CRIES.test(tokens[to + 1]?.text ?? "")
  );
}

/** "Something burn can't handle": what the deck is to be able to do to those who play it. */
function isHelpless(tokens: readonly Token[], from: number, to: number): boolean {
  const before = /^(?:a|an|the|any|no)$/.test(tokens[from - 1]?.text ?? "") ? from - 2 : from - 1;
  if (
    !/^(?:something|anything|decks?|lists?|that|which|what|stuff|things|cards|brew)$/.test(
      tokens[before]?.text ?? "",
    )
  )
    return false;
  const at = /^(?:players?|decks?|pilots?|lists?|just|always|usually|simply|really)$/.test(
    tokens[to]?.text ?? "",
  )
    ? to + 1
    : to;
  const words = `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
  return tokens[from]?.gap === "tight" && HELPLESS.test(words);
}

const HELPLESS =
  /^(?:(?:cant|cannot|couldnt|wont|will never|can never) (?:handle|beat|deal|stop|answer|remove|touch|race|win|survive|keep|get|outrace|interact|do|ever|block|kill)|(?:has|have|had) (?:no|trouble|problems|nothing|zero|little)|(?:struggles?|hates?|fears?|dreads?|loses?|folds?|scoops?|chokes?|crumbles?|trembles?) )/;

/** "My elf-loving cousin": somebody who plays it. */
function isOfLover(tokens: readonly Token[], to: number): boolean {
  if (
    !/^(?:playing|loving|obsessed|wielding|slinging|spamming|toting|addicted|hugging|crazy)$/.test(
      tokens[to]?.text ?? "",
    )
  )
    return false;
  return (
    tokens[to]?.gap === "tight" && tokens[to + 1]?.gap === "tight" && isSomebody(tokens[to + 1]?.text ?? "")
  );
}

const CRIES =
  /^(?:cry|cries|suffer|suffers|scoop|scoops|miserable|rage|ragequit|sweat|sweats|weep|weeps|concede|concedes|quit|quits|sad|angry|mad|hurt|regret|tilt|squirm|panic)$/;

/** "graveyard hate", "that hates on artifacts": what is hated is what others play. */
function isHatedAt(tokens: readonly Token[], { from, to }: { readonly from: number; readonly to: number }) {
  const next = tokens[to];
  if (isRecord(tokens, to) || isHelpless(tokens, from, to) || isOfLover(tokens, to)) return true;
  if (next?.gap === "tight" && isMadeToCry(tokens, to)) return true;
  if (next?.gap === "tight" && HATE_WORDS.has(next.text)) return true;
  const isNear = [tokens[from - 1], tokens[from]].some(
    (token) => token !== undefined && HATING.test(token.text),
  );
  return isNear && (hatesOn.endingBefore(tokens, from, 3) > 0 || hatesOn.longest(tokens, from) !== undefined);
}

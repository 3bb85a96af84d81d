import type { Lexicon } from "../lexicon.ts";
import type { Content, Mention } from "../mention.ts";
import type { Token } from "../tokens.ts";
import { likelyTogether } from "../whose/linked.ts";
import type { SaidThing } from "../whose/said-things.ts";
import type { Likely } from "../whose/weights.ts";
import { surroundingsOf, wordsAround } from "../whose/words-around.ts";
import { likelyRuledOut, RULED_OUT } from "./model.ts";
import { ruledOutBehind } from "./words-behind.ts";

/** Something that may be ruled out: a mention of the wish, or what `negated` makes of words that are none. */
export interface Ruled extends SaidThing {
  readonly mention: Mention;
}

/** What can be kept out of a deck. */
const KEPT_OUT = /^(?:theme|playstyle|creature-type|exclusion|colors|card|unclear-card)$/;
/** Nobody names more; a text that does is a list. */
const MOST_THINGS = 60;
/**
 * From which chance on something is ruled out that no rule saw so, and up to which it is not although a rule did. Tried on
 * sentences and on the open half of the wishes, November 2026.
 */
const OUT_FROM = 0.7;
const OUT_BY_RULE_FROM = 0.04;

/**
 * Mentions with what is ruled out in words that no rule knows: "Blood Artist can stay at home", "hard veto on slivers". Rules
 * know the sayings that leave no doubt; of the rest a learned model says how likely it is.
 */
export function withRuledOut(
  tokens: readonly Token[],
  scanned: readonly Mention[],
  lexicon: Lexicon,
): readonly Mention[] {
  const mentions = ruledOutBehind(tokens, scanned);
  const things = ruledThings(tokens, mentions, lexicon);
  if (things.length === 0) return mentions;
  const around = surroundingsOf(tokens, things);
  const likely = likelyTogether(
    tokens,
    things,
    things.map(
      (_, at): Likely => (at < MOST_THINGS ? likelyRuledOut((take) => wordsAround(around, at, take)) : []),
    ),
  );
  const changed = new Map<Mention, Mention>();
  const added: Mention[] = [];
  for (const [at, { mention }] of things.entries()) {
    const isOut = isRuledOut({ mention }, likely[at]);
    if (!mentions.includes(mention)) {
      if (isOut) added.push({ ...mention, negated: true });
    } else if (isOut !== mention.negated) changed.set(mention, { ...mention, negated: isOut });
  }
  if (changed.size + added.length === 0) return mentions;
  return [...mentions.map((each) => changed.get(each) ?? each), ...added].toSorted((a, b) => a.from - b.from);
}

/** Whether a thing is ruled out, by rules and by how likely it is; by rules alone where that is not known. */
export function isRuledOut({ mention }: Pick<Ruled, "mention">, likely: Likely | undefined): boolean {
  const out = likely?.[RULED_OUT.indexOf("out")];
  if (out === undefined) return mention.negated;
  return out >= (mention.negated ? OUT_BY_RULE_FROM : OUT_FROM);
}

/**
 * Everything in a wish that may be ruled out: its mentions, and words that stand for something only where it is ("tutors"). In
 * the order of the words.
 */
export function ruledThings(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  lexicon: Lexicon,
): readonly Ruled[] {
  const isTaken = new Uint8Array(tokens.length);
  const thing = (mention: Mention): Ruled => ({
    from: mention.from,
    to: mention.to,
    kind: mention.content.kind,
    mention,
    isTheirs: false,
    byRules: mention.negated ? "out" : "own",
  });
  for (const { from, to } of mentions) isTaken.fill(1, from, to);
  const things = mentions.filter(({ content }) => KEPT_OUT.test(content.kind)).map(thing);
  for (let at = 0; at < tokens.length; at++) {
    const word = isTaken[at] === 1 ? undefined : lexicon.exclusions.longest(tokens, at);
    if (word === undefined || isTaken.subarray(at, at + word.length).includes(1)) continue;
    const content: Content = { kind: "exclusion", word: word.value };
    things.push(thing({ from: at, to: at + word.length, negated: false, content }));
    isTaken.fill(1, at, at + word.length);
  }
  return things.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

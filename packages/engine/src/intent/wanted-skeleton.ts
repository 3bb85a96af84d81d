import { rankNameOfForm } from "../rank/form-ranker.ts";
import { type ArchetypeNames, type NamedArchetype, shareWithin } from "./archetype-names.ts";
import type { Content, Mention } from "./mention.ts";
import { pluralsOf } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { wantedForm } from "./wanted-form.ts";
import type { Reading } from "./wanted-play.ts";

/** Burn is played in red and white, and in red alone with .87 of its spells; Rakdos Goblins without black keep .9. */
const LEFT_BY_COLORS = 0.8;

/** Words that stand behind a deck's name. */
const DECK_WORDS: ReadonlySet<string> = new Set(["deck", "decks", "decklist", "list", "build", "combo"]);

/**
 * The archetype of a format that a wish calls by a name that results or players have for it. Of several that share a nickname the one of the asked-for colors, else the most played.
 */
export function wantedSkeleton(
  names: ArchetypeNames,
  format: string | undefined,
  colors: number | undefined,
  { tokens, mentions }: { readonly tokens: readonly Token[]; readonly mentions: readonly Mention[] },
): Reading<NamedArchetype> | undefined {
  const phrases =
    format === undefined
      ? undefined
      : names.get(rankNameOfForm(format, wantedForm(format, mentions, tokens).variant));
  if (phrases === undefined) return undefined;
  let best:
    | { readonly at: number; readonly length: number; readonly value: readonly NamedArchetype[] }
    | undefined;
  for (const at of tokens.keys()) {
    const found = phrases.longest(tokens, at);
    if (found === undefined || !isNamed(at, found.length, tokens, mentions)) continue;
    // "TES vs ANT, build me ANT": of names that say as much the one that is asked for.
    const isBetter =
      best === undefined ||
      found.length > best.length ||
      (found.length === best.length && isAskedFor(tokens, at) && !isAskedFor(tokens, best.at));
    if (isBetter) best = { at, ...found };
  }
  if (best === undefined) return undefined;
  const { at, length, value } = best;
  const isOfColors = mentions.some(
    ({ content, from, to }) => content.kind === "colors" && from >= at && to <= at + length,
  );
  const meant =
    value.find((each) => each.colors === colors) ??
    value.find((each) => colors === undefined || isOfColors || (each.colors & ~colors) === 0) ??
    // Asked for in fewer colors than it is mostly played in, it is the same deck as long as nearly all of it is left.
    value.find((each) => colors !== undefined && shareWithin(each, colors) >= LEFT_BY_COLORS);
  if (meant === undefined) return undefined;
  const from: Mention = { from: at, to: at + length, negated: false, content: { kind: "archetype" } };
  return { value: meant, from: [from] };
}

/** Mentions without a creature type that is no more than the nickname of a deck: "rhinos in modern" cast Crashing Footfalls. */
export function withoutNickname(
  mentions: readonly Mention[],
  skeleton: Reading<NamedArchetype> | undefined,
  tokens: readonly Token[],
): readonly Mention[] {
  const [named] = skeleton?.from ?? [];
  if (skeleton === undefined || named === undefined) return mentions;
  const own = foldPhrase(skeleton.value.name).split(" ");
  return mentions.filter(({ content, from, to }) => {
    if (content.kind !== "creature-type" || from < named.from || to > named.to) return true;
    const said = tokens.slice(from, to).map(({ text }) => text);
    const names = [content.name.toLowerCase(), ...said];
    return own.some((word) => names.some((name) => word === name || pluralsOf(name).includes(word)));
  });
}

/** Words before what is played: "I want to play lands". */
const PLAYED_BEHIND: ReadonlySet<string> = new Set(["play", "playing", "pilot", "build", "brew", "try"]);
/** Words that ask for what stands right behind them: "build me ANT". */
const ASKS =
  /^(?:(?:build|make|give|show|get|brew) (?:me|us)|(?:i|we) (?:want|need)|(?:i|we)d (?:take|like))$/;

function isAskedFor(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === "tight" && ASKS.test(`${tokens[at - 2]?.text} ${tokens[at - 1]?.text}`);
}

/** Words that go on behind a deck's name, where another noun would make it a part of something: "play burn spells". */
const GOES_ON: ReadonlySet<string> = new Set([
  "in",
  "for",
  "on",
  "at",
  "under",
  "below",
  "with",
  "without",
  "but",
  "because",
  "please",
  "again",
]);
/** Small words between "in" and a format. */
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "my", "our"]);

/** What a deck's name stands beside: "modern affinity", "red burn", "budget elves". */
const FRAMES: ReadonlySet<string> = new Set(["format", "colors", "cheap"] satisfies Content["kind"][]);

/**
 * Whether words are said as a deck's name: not ruled out, not part of a card's, and one word alone only beside the format, the
 * colors, "budget" or "deck", before "in" and the format, or behind "play".
 */
function isNamed(
  at: number,
  length: number,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): boolean {
  const to = at + length;
  if (mentions.some((mention) => mention.negated && mention.from < to && mention.to > at)) return false;
  const isInName = mentions.some(
    ({ from, to: end, content }) => content.kind === "card" && from <= at && to <= end && end - from > length,
  );
  if (isInName) return false;
  if (length > 1) return true;
  const isFrame = (place: number): boolean =>
    mentions.some(({ from, to, content }) => from <= place && place < to && FRAMES.has(content.kind));
  const before = tokens[at - 1];
  if (before !== undefined && /^\d+$/.test(before.text)) return false;
  const next = tokens[to];
  if (before === undefined || isFrame(at - 1) || isFrame(to) || DECK_WORDS.has(next?.text ?? "")) return true;
  const isOver = next === undefined || next.gap !== "tight";
  if (!isOver && /^(?:in|for)$/.test(next.text)) {
    const place = ARTICLES.has(tokens[to + 1]?.text ?? "") ? to + 2 : to + 1;
    if (isFrame(place)) return true;
  }
  const isPlayed = PLAYED_BEHIND.has(before.text) && tokens[at]?.gap === "tight";
  return (isPlayed || isAskedFor(tokens, at)) && (isOver || GOES_ON.has(next.text));
}

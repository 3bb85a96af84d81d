import { againstWords } from "../against-words.ts";
import { everywhere } from "../hated-before.ts";
import type { Mention } from "../mention.ts";
import type { MetBy } from "../met-by.ts";
import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";

/** "Something that dunks on elves", "wanna crush my brother's elves": what is asked for is to meet what follows. */
export function isAskedAgainst(tokens: readonly Token[], from: number): boolean {
  const owned = withOwner(tokens, from);
  const begin = owned - againstWords.endingBefore(tokens, owned);
  if (begin === owned || begin < 1 || tokens[owned]?.gap === "hard") return false;
  const [before, first] = [tokens[begin - 2]?.text ?? "", tokens[begin - 1]?.text ?? ""];
  if (/^(?:wanna|gotta|whatever|gonna)$/.test(first)) return true;
  if (first === "to" && TO_BE_DONE.test(before)) return true;
  return /^(?:that|which|to)$/.test(first) && MEANT_TO.test(before);
}

const MEANT_TO =
  /^(?:something|anything|decks?|list|one|brew|commander|way|aggro|white|blue|black|red|green)$/;
const TO_BE_DONE =
  /^(?:want|wants|need|needs|like|love|trying|try|hoping|hope|how|looking|have|has|going|able|help|ready|built|designed|meant|supposed|chance)$/;
/** Most words of whoever has what is to be met. */
const MOST_OF_OWNER = 4;

/** Where whoever has a thing begins: "my bf's elves", "all those elves"; its own place where nobody does. */
function withOwner(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > Math.max(0, from - MOST_OF_OWNER) && tokens[at]?.gap === "tight" && isOfOwner(tokens[at - 1]))
    at--;
  return at;
}

function isOfOwner(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isName = token.end - token.start > token.text.length && token.text.endsWith("s");
  return (
    isName ||
    /^(?:my|our|the|his|her|their|those|these|that|this|all|any|every|stupid|damn|dumb|annoying)$/.test(
      token.text,
    )
  );
}

/** "Prepared for elves", "elves shouldn't stand a chance": what a deck is to do, or what leaves hardly a doubt. */
export function isPlainlyMet(tokens: readonly Token[], from: number, to: number): boolean {
  // "Everywhere" alone says less: "death triggers everywhere".
  if (tokens[to]?.gap === "tight" && (everywhere.longest(tokens, to)?.length ?? 0) > 1) return true;
  return (
    tokens[from]?.gap === "tight" &&
    /^(?:for|against|versus|vs|anti)$/.test(tokens[from - 1]?.text ?? "") &&
    againstWords.endingBefore(tokens, from) > 0
  );
}

/** The kind of deck that something stands for where others play it. */
export function slugOfThing({ slug, mention, from, to }: SaidThing, tokens: readonly Token[], metBy: MetBy) {
  if (slug !== undefined || mention === undefined) return slug;
  // "Living End" is a deck before it is a card.
  const words = mention.content.kind === "card" ? metBy.words.longest(tokens, from) : undefined;
  return words?.length === to - from ? words.value : metBy.ofContent(mention.content);
}

/** What is ruled out by a word may be called so where others play it: "if I see infect again". */
export function slugOfContent({ content }: Mention, metBy: MetBy): string | undefined {
  return metBy.ofContent(content) ?? (content.kind === "exclusion" ? metBy.ofName(content.word) : undefined);
}

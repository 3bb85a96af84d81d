import { againstWords } from "../against-words.ts";
import { everywhere } from "../hated-before.ts";
import type { Mention } from "../mention.ts";
import type { MetBy } from "../met-by.ts";
import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";

/** "Something that dunks on elves", "red aggro to beat control": what is asked for is to meet what follows. */
export function isAskedAgainst(tokens: readonly Token[], from: number): boolean {
  const begin = from - againstWords.endingBefore(tokens, from);
  if (begin === from || begin < 2 || !/^(?:that|which|to)$/.test(tokens[begin - 1]?.text ?? "")) return false;
  return /^(?:something|anything|decks?|list|one|brew|commander|way|aggro|white|blue|black|red|green)$/.test(
    tokens[begin - 2]?.text ?? "",
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

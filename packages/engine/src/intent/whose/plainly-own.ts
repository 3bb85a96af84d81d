import { againstWords } from "../against-words.ts";
import { describedFrom } from "../described-from.ts";
import { isAllThereIs, isGained } from "../gained.ts";
import { isIdeaOfAnother, isTakenOver } from "../like-words.ts";
import { isToBeSpent } from "../money.ts";
import { sentenceBehind } from "../money-reach.ts";
import { isSwappedIn } from "../swapped-leaders.ts";
import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";

/** From so many words on a wish is a story, in which anything may be told. */
export const STORY = 60;

/**
 * What a deck is to be like is read with what is to be otherwise. Of what others play nobody says how many copies, nor how many
 * cards of a kind at least or at most.
 */
export function isPlainlyOwn(
  tokens: readonly Token[],
  { from, to, kind, mention, byRules }: SaidThing,
): boolean {
  if (isAskedAfter(tokens, from, to, kind)) return true;
  if (
    (isIdeaOfAnother(tokens, from, to) && !isOfMany(tokens, from)) ||
    isTakenOver(tokens, from) ||
    isBroughtAgainst(tokens, from)
  )
    return true;
  if (/^(?:creature-type|colors|theme|playstyle)$/.test(kind) && isSwappedIn(tokens, from)) return true;
  if (kind === "card") return isCounted(tokens, from, to) || isSwappedIn(tokens, from);
  // Even in a story: nobody tells what somebody else only has.
  if (kind === "money" && byRules === "own" && isAllThereIs(tokens, from, to)) return true;
  const content = byRules === "own" && tokens.length < STORY ? mention?.content : undefined;
  // "No card over $1" is a rule of the deck, outside of a story.
  if (content?.kind === "mana-limit" || (content?.kind === "money" && content.each)) return true;
  // "commons only" is a rule of the deck, whoever made it, and so is what is said with "only".
  if (content?.kind === "printings" && (content.fields.maxRarity !== undefined || isOnly(tokens, from, to)))
    return true;
  if (content?.kind === "limit")
    return (
      isNotCounted(tokens, from) ||
      isAlone(tokens, from, to) ||
      (content.limit.least !== content.limit.most && !isDoneByThem(tokens, from))
    );
  if (content?.kind !== "money") return false;
  return (
    content.isAdded === true ||
    /[<≤=:]/.test(tokens[from]?.between ?? "") ||
    isToBeSpent(tokens, to) ||
    isGained(tokens, from, to) ||
    sentenceBehind(tokens, to)?.isMoney === true
  );
}

/** "Decks like my ex's Isshin are a nightmare": of many that are alike something is said, and none has to be wished for. */
function isOfMany(tokens: readonly Token[], from: number): boolean {
  return [1, 2, 3, 4].some(
    (back) =>
      tokens[from - back]?.text === "like" &&
      /^(?:decks|lists|commanders|generals|players|people|guys|folks|piles)$/.test(
        tokens[from - back - 1]?.text ?? "",
      ),
  );
}

/** "Which Izzet deck handles Rakdos": the deck that somebody asks for. */
function isAskedAfter(tokens: readonly Token[], from: number, to: number, kind: SaidThing["kind"]): boolean {
  if (!/^(?:colors|creature-type|theme|playstyle|format)$/.test(kind)) return false;
  return (
    /^(?:which|what)$/.test(tokens[from - 1]?.text ?? "") &&
    /^(?:decks?|lists?|builds?|commanders?|brews?)$/.test(tokens[to]?.text ?? "") &&
    againstWords.longest(tokens, to + 1) !== undefined
  );
}

/** "Beat them with angels": what they are to be met with. */
export function isBroughtAgainst(tokens: readonly Token[], from: number): boolean {
  return (
    /^(?:with|w|using)$/.test(tokens[from - 1]?.text ?? "") &&
    /^(?:them|him|her|those|that|it)$/.test(tokens[from - 2]?.text ?? "") &&
    againstWords.endingBefore(tokens, from - 2) > 0
  );
}

/** "Cards from the 90s only" */
function isOnly(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    (tokens[to]?.gap === "tight" && tokens[to]?.text === "only") ||
    tokens.slice(from, to).some(({ text }) => /^(?:only|just|exclusively|nothing)$/.test(text))
  );
}

/** "Only cards before 2018. With 38 lands. Commander": nobody else is spoken of with it. */
function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const start = /^(?:and|plus|with)$/.test(tokens[from - 1]?.text ?? "") ? from - 1 : from;
  return (start === 0 || tokens[start]?.gap !== "tight") && tokens[to]?.gap !== "tight";
}

/** "Not counting the 36 lands": what a deck has beside what was said. */
function isNotCounted(tokens: readonly Token[], from: number): boolean {
  const at = /^(?:the|my|its)$/.test(tokens[from - 1]?.text ?? "") ? from - 2 : from - 1;
  return /^(?:counting|excluding|besides|including|plus|aside)$/.test(tokens[at]?.text ?? "");
}

/** "They all run 10+ board wipes": right before it somebody else plays it. */
function isDoneByThem(tokens: readonly Token[], from: number): boolean {
  if (!THEIR_VERBS.test(tokens[from - 1]?.text ?? "")) return false;
  return [2, 3, 4].some((back) => THEY.test(tokens[from - back]?.text ?? ""));
}

const THEIR_VERBS = /^(?:run|runs|running|play|plays|playing|have|has|pack|packs|bring|brings|cast|casts)$/;
const THEY = /^(?:they|he|she|everyone|everybody|opponents|friends|people|others|guys|players)$/;

function isCounted(tokens: readonly Token[], from: number, to: number): boolean {
  // "1) Atraxa 2) Najeela" numbers what is told of.
  const isCount = (at: number): boolean =>
    /^[1-4]x?$/.test(tokens[at]?.text ?? "") && !/^[).]/.test(tokens[at + 1]?.between ?? "");
  const isOfCopies =
    tokens[from - 1]?.text === "of" && /^(?:copies|playset)$/.test(tokens[from - 2]?.text ?? "");
  return (
    isOfCopies ||
    isCount(describedFrom(tokens, from) - 1) ||
    (isCount(to) && /\($/.test(tokens[to]?.between ?? ""))
  );
}

import { FIRST_NAMES } from "../../data/lexicon-people.ts";
import {
  AT_PLACES,
  BESIDE_PLAYS,
  BRINGS,
  DECK_OF,
  FOR_THEM,
  HEAVY_PLACES,
  HURTS,
  MANY_OF,
  PLAYS,
  THE_HURT,
  WHO_PLAYS,
  WHOSE,
} from "../../data/opponents.ts";
import { NEVER, STOPS_WITH, TAKES_OUT } from "../../data/what-others-do.ts";
import { againstAt } from "./against-words.ts";
import { broughtDownAt } from "./brought-down.ts";
import { fullPlaceAt, placeHeadingAt, rivalHeadingAt } from "./full-places.ts";
import { isHadByNobody } from "./lacked-by-them.ts";
import { pairsOf, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const takesOut = [...TAKES_OUT, ...pairsOf(NEVER, STOPS_WITH)].map(foldPhrase);
const brings = phraseSet([...BRINGS.map(foldPhrase), ...takesOut]);
const takes = phraseSet(takesOut);
const places = phraseSet(AT_PLACES.map(foldPhrase));
const manyOf = phraseSet(MANY_OF.map(foldPhrase));

/** Most words between "my friend" and "plays". */
const MOST_BETWEEN = 6;

/** How many words say here that what others play follows; 0 for none. */
export function triggerAt(tokens: readonly Token[], at: number): number {
  const words = againstAt(tokens, at);
  if (words !== undefined) return words;
  const many = manyOf.longest(tokens, at);
  if (many !== undefined && isAtPlace(tokens, at + many.length)) return many.length;
  const does = tokens[at + 1]?.gap === "tight" ? brings.longest(tokens, at + 1) : undefined;
  if (does !== undefined && isSomebody(tokens[at]))
    return isHadByNobody(tokens, at + 1 + does.length) ? 0 : 1 + does.length;
  const owned =
    ownsDeckAt(tokens, at) ||
    placeHeadingAt(tokens, at) ||
    rivalHeadingAt(tokens, at) ||
    placeAt(tokens, at) ||
    fullPlaceAt(tokens, at) ||
    deckByName(tokens, at);
  if (owned > 0) return owned;
  const hurts = hurtsWith(tokens, at) || broughtDownAt(tokens, at);
  if (hurts > 0) return hurts;
  if (isEqual(tokens, at) || isNameHeading(tokens, at)) return 1;
  if (isOn(tokens, at)) return 2;
  if (isShare(tokens, at)) return 1;
  if (!(WHOSE.has(tokens[at]?.text ?? "") || isSubject(tokens, at)) || isNobody(tokens, at)) return 0;
  const played = playedBySomebody(tokens, at);
  if (played > 0) return isHadByNobody(tokens, at + played) ? 0 : played;
  return deckOfSomebody(tokens, at);
}

/** "Boss at work plays": somebody with whom a sentence begins. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  return WHO_PLAYS.has(tokens[at]?.text ?? "") && (at === 0 || tokens[at]?.gap === "hard");
}

/** "Nobody in my pod plays elves": what nobody plays is met by none; "nobody plays anything but elves" is. */
function isNobody(tokens: readonly Token[], at: number): boolean {
  const is =
    /^(?:nobody|none)$/.test(tokens[at]?.text ?? "") ||
    (tokens[at]?.text === "one" && tokens[at - 1]?.text === "no");
  if (!is) return false;
  for (let index = at + 1; index <= at + NOBODY_REACH && tokens[index]?.gap === "tight"; index++)
    if (/^(?:but|except|besides|other|without|not|doesnt|isnt)$/.test(tokens[index]?.text ?? ""))
      return false;
  return true;
}

/** Words from "nobody" to "but". */
const NOBODY_REACH = 8;

/** "Crushes me every week with", "stomped us all with his": the words up to what it is done with; 0 where nobody does it. */
function hurtsWith(tokens: readonly Token[], at: number): number {
  if (!HURTS.has(tokens[at]?.text ?? "") || !THE_HURT.has(tokens[at + 1]?.text ?? "")) return 0;
  for (let index = at + 1; index <= at + MOST_BETWEEN && tokens[index]?.gap === "tight"; index++)
    if (/^(?:with|using)$/.test(tokens[index]?.text ?? "")) return index + 1 - at;
  return 0;
}

/** "Dad = stax, Steve = Urza": what stands behind the sign is whose it says. */
function isEqual(tokens: readonly Token[], at: number): boolean {
  return isSomebody(tokens[at]) && /^\s*=+>?\s*$/.test(tokens[at + 1]?.between ?? "");
}

/** "the Slicer deck at our table", "there's a Toxrill deck in our group": the words from "deck" on; 0 where one's own is meant. */
export function deckAtPlace(tokens: readonly Token[], at: number): number {
  if (!DECK_OF.has(tokens[at]?.text ?? "")) return 0;
  const place = places.longest(tokens, at + 1);
  if (place === undefined) return 0;
  for (let index = at - 1; index >= at - MOST_BETWEEN && index >= 0; index--) {
    if (WISHING.has(tokens[index]?.text ?? "")) return 0;
    if (tokens[index]?.gap === "hard") break;
  }
  return 1 + place.length;
}

/** Words before a deck that make it the one to be built. */
const WISHING: ReadonlySet<string> = new Set(
  "want wants wanting need needs build building make looking like love best only play bring".split(" "),
);

/** "Dave: goblins. Liz: precons": a name that people have, above what they play. */
function isNameHeading(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !token.capital || !FIRST_NAMES.has(token.text)) return false;
  return (at === 0 || token.gap !== "tight") && /^\s*:\s*$/.test(tokens[at + 1]?.between ?? "");
}

/** "Sam's on burn": a name, short for "is", and "on". */
function isOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const hasApostrophe = token !== undefined && token.end - token.start > token.text.length;
  return hasApostrophe && token.capital && token.text.endsWith("s") && tokens[at + 1]?.text === "on";
}

/** "Jess has a Slivers deck": the words up to whose deck it is; 0 where nobody by name has one. */
function ownsDeckAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.capital !== true || !/^(?:has|owns|got)$/.test(tokens[at + 1]?.text ?? "")) return 0;
  const start = /^(?:a|an|the|this|his|her|two|three)$/.test(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  for (let index = start; index < start + MOST_BETWEEN && tokens[index]?.gap === "tight"; index++)
    if (DECK_OF.has(tokens[index]?.text ?? "")) return start - at;
  return 0;
}

/** "our league is half burn", "my group: elves, burn": the words up to what is played there. */
function placeAt(tokens: readonly Token[], at: number): number {
  if (
    !HEAVY_PLACES.has(tokens[at]?.text ?? "") ||
    !/^(?:my|our|the|this|local|weekly|vintage|legacy|modern|pioneer|standard|pauper|commander|edh|cedh|brawl|historic|timeless|alchemy|explorer|arena|ranked|premier)$/.test(
      tokens[at - 1]?.text ?? "",
    )
  )
    return 0;
  // "off the table: mill", "banned at my table: stax" are headings of what is out.
  const before = `${tokens[at - 3]?.text} ${tokens[at - 2]?.text}`;
  if (/(?: off|^(?:banned|forbidden|vetoed|allowed|wanted|not) (?:at|in|from))$/.test(before)) return 0;
  const next = tokens[at + 1];
  if (next !== undefined && /^\s*:\s*$/.test(next.between)) return 1;
  if (next?.gap !== "tight") return 0;
  const willBe = /^(?:will|should|might|gonna)$/.test(next.text) && tokens[at + 2]?.text === "be";
  if (!willBe && !/^(?:is|are|was|looks|has)$/.test(next.text)) return 0;
  let to = at + (willBe ? 3 : 2);
  while (to < at + 2 + MOST_BETWEEN && PLACE_FILLERS.has(tokens[to]?.text ?? "")) to++;
  return to - at;
}

/** Words between "my pod is" and what it plays. */
const PLACE_FILLERS: ReadonlySet<string> = new Set(
  "all mostly mainly half nothing but like lots of a lot basically now always usually either only just pretty much".split(
    " ",
  ),
);

/** "Pete's goblin deck": the words up to whose deck it is; 0 where it is the one to be built, or a card's. */
function deckByName(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined || !token.capital || !token.text.endsWith("s")) return 0;
  const isOwner = token.end - token.start > token.text.length && !FOR_THEM.has(tokens[at - 1]?.text ?? "");
  if (!isOwner || (at > 0 && tokens[at]?.gap === "tight" && WANTING.has(tokens[at - 1]?.text ?? "")))
    return 0;
  for (let index = at + 2; index <= at + MOST_BETWEEN && tokens[index]?.gap === "tight"; index++)
    if (DECK_OF.has(tokens[index]?.text ?? "")) return 1;
  return 0;
}

/** Words before a name that make what follows one's own. */
const WANTING: ReadonlySet<string> = new Set(
  "want need love a an my the with of about around and".split(" "),
);

/** "40% delver": a share of what is played, where the words around it speak of a field. */
function isShare(tokens: readonly Token[], at: number): boolean {
  const figure = Number(tokens[at]?.text);
  if (!(figure > 0 && figure < 100) || !/^\s*%\s*$/.test(tokens[at + 1]?.between ?? "")) return false;
  return tokens.some(({ text }) =>
    /^(?:meta|metagame|field|fnm|lgs|shop|store|room|pod|league|locals)$/.test(text),
  );
}

/** "my wife's deck is", "my brother's goblin deck": the words up to whose deck it is; 0 where it is the one to be built. */
function deckOfSomebody(tokens: readonly Token[], at: number): number {
  if (at > 0 && tokens[at]?.gap === "tight" && FOR_THEM.has(tokens[at - 1]?.text ?? "")) return 0;
  let owner = -1;
  for (let index = at; index <= at + MOST_BETWEEN; index++) {
    const token = tokens[index];
    if (token === undefined || (index > at && token.gap !== "tight")) return 0;
    if (owner >= 0 && DECK_OF.has(token.text)) return owner + 1 - at;
    if (isOwner(token.text)) owner = index;
  }
  return 0;
}

/** "friends", "wifes": somebody whose something follows. */
function isOwner(word: string): boolean {
  return (
    word === "his" ||
    word === "her" ||
    word === "their" ||
    (word.endsWith("s") && WHO_PLAYS.has(word.slice(0, -1)))
  );
}

/** "my friend always plays": the words from whose to what they do; 0 where that is not said. */
function playedBySomebody(tokens: readonly Token[], at: number): number {
  let isNamed = WHO_PLAYS.has(tokens[at]?.text ?? "");
  for (let index = at + 1; index <= at + MOST_BETWEEN; index++) {
    const token = tokens[index];
    if (token === undefined || token.gap === "hard" || token.gap === "comma") return 0;
    // "has been winning with"
    const isAuxiliary =
      /^(?:has|have|had)$/.test(token.text) && /^(?:been|always|never)$/.test(tokens[index + 1]?.text ?? "");
    const does = isNamed ? doesAt(tokens, index, isAuxiliary) : 0;
    if (does > 0) return index + does - at;
    if (isAuxiliary) continue;
    if (WHO_PLAYS.has(token.text)) isNamed = true;
    else if (!BESIDE_PLAYS.has(token.text)) return 0;
  }
  return 0;
}

/** How many words say here that somebody named before plays what follows; 0 where they do not. */
function doesAt(tokens: readonly Token[], at: number, isAuxiliary: boolean): number {
  const taken = takes.longest(tokens, at);
  if (taken !== undefined) return taken.length;
  const word = tokens[at]?.text ?? "";
  if (PLAYS.has(word) && !isAuxiliary) return PARTICLES.has(tokens[at + 1]?.text ?? "") ? 2 : 1;
  // "that one guy with Urza at my table"
  return word === "with" && isAtPlace(tokens, at + 1) ? 1 : 0;
}

/** "Goblins is all my cousin brings": how many words say that somebody plays what stands before them; 0 where nobody does. */
export function playedBehind(tokens: readonly Token[], at: number): number {
  if (!/^(?:is|are|was)$/.test(tokens[at]?.text ?? "") || !/^(?:what|all)$/.test(tokens[at + 1]?.text ?? ""))
    return 0;
  const who = at + 2;
  if (!WHOSE.has(tokens[who]?.text ?? "") || tokens[who]?.gap !== "tight") return 0;
  const played = playedBySomebody(tokens, who);
  return played === 0 ? 0 : played + 2;
}

/** Words behind what somebody does with a deck: "full of", "swears by", "wins with". */
const PARTICLES: ReadonlySet<string> = new Set("of by with into up out together".split(" "));

/** A name, or somebody that people play with. */
function isSomebody(token: Token | undefined): boolean {
  if (token === undefined || /^(?:i|im|ive|id|ill)$/.test(token.text)) return false;
  return token.capital || WHO_PLAYS.has(token.text);
}

/** Whether the words behind "lots of" say soon where that is. */
function isAtPlace(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + MOST_BETWEEN; at++) {
    if (tokens[at] === undefined || tokens[at]?.gap === "hard") return false;
    if (places.longest(tokens, at) !== undefined) return true;
  }
  return false;
}

/** "Joe is on elves, Anna on mill": the next of those who play something. */
export function nextPlayerAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token?.gap !== "comma") return 0;
  if (token.capital && tokens[at + 1]?.text === "on") return 2;
  // ", the runner-up on tron"
  if (!WHOSE.has(token.text)) return 0;
  for (let index = at + 2; index <= at + MOST_BETWEEN && tokens[index]?.gap === "tight"; index++)
    if (tokens[index]?.text === "on") return index + 1 - at;
  return 0;
}

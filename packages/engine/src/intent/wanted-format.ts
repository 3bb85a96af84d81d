import { FORMAT_WORDS, SIXTY_CARD_WORDS } from "../../data/lexicon-formats.ts";
import type { ReadingNote } from "../notes.ts";
import { askedFormat } from "./asked-format.ts";
import type { IntentContext } from "./context.ts";
import { likeBefore, speaksOfLikeness } from "./like-words.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { isCalledOff, isEvent } from "./told-events.ts";
import type { Reading } from "./wanted-play.ts";

const led = new Set(FORMAT_WORDS.filter((format) => format.led).map((format) => format.slug));
const names = new Map(FORMAT_WORDS.map((format) => [format.slug, format.name]));
const sixtyCards = phraseSet(SIXTY_CARD_WORDS.map(foldPhrase));
/** Ways to play a deck of another format: they win over that format's name. */
const VARIANTS: ReadonlySet<string> = new Set([
  "planechase",
  "archenemy",
  "two-headed-giant",
  "conspiracy",
  "cube-draft",
  "unstable",
]);

/** True when decks of the format are led by a commander. */
export function isLed(format: string): boolean {
  return led.has(format);
}

/** The format a wish names. */
export function wantedFormat(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  notes: ReadingNote[],
  context: Pick<IntentContext, "popularity">,
): Reading<string> | undefined {
  const found: Reading<string>[] = [];
  for (const mention of mentions) {
    if (mention.content.kind !== "format" || mention.negated || isCalledOff(tokens, mention)) continue;
    const slug = mention.content.slug;
    if (!found.some((each) => each.value === slug)) found.push({ value: slug, from: [mention] });
  }
  const first = found[0];
  if (first === undefined) return undefined;
  const competitive = mentions.find((mention) => isForCompetitive(mention, mentions, tokens));
  if (competitive !== undefined) return { value: "commander", from: [competitive] };
  // "Pulled it at prerelease and want a modern deck": where something happened is no format of the deck.
  const events = found.filter(({ value, from: [mention] }) => isEvent(value, mention, tokens));
  if (events.length > 0 && events.length < found.length)
    return wantedFormat(
      mentions.filter(({ content }) => !isAmong(content, events)),
      tokens,
      notes,
      context,
    );
  const slugs = found.map((each) => each.value);
  const all = found.flatMap((each) => each.from);
  // "the commander equivalent of pauper faeries"
  const version = [isVersionOf, doesLikeAnother].flatMap((isIt) =>
    found.filter(({ from: [mention] }) => mention !== undefined && isIt(tokens, mention)),
  )[0];
  if (found.length > 1 && version !== undefined) return version;
  if (slugs.includes("pauper") && slugs.includes("commander") && !tokens.some(({ text }) => text === "or"))
    return { value: "pauper-commander", from: all };
  const settled = settledFormat(tokens, mentions);
  if (found.length > 1 && settled !== undefined) return { value: settled.value, from: [settled.from] };
  // "Like modern burn but for commander": the format is the one that it is brought to.
  const last = found.at(-1);
  if (last !== undefined && !areListed(tokens, found) && isBroughtTo(tokens, last.from[0])) return last;
  const variant = found.find((each) => VARIANTS.has(each.value)) ?? askedFormat(tokens, found);
  if (variant !== undefined) return variant;
  // "commander" is also what the leader of another format is called.
  const otherLed = found.find((each) => each.value !== "commander" && led.has(each.value));
  const chosen =
    otherLed ??
    (saysCommanderOnly(tokens, found) ? found.find((each) => each.value !== "commander") : undefined) ??
    found.find(({ value }) => playsAll(value, mentions, context)) ??
    first;
  const rest = found.filter(
    (each) => each.value !== chosen.value && !(otherLed !== undefined && each.value === "commander"),
  );
  if (rest.length > 0)
    notes.push({
      kind: "several-formats",
      taken: names.get(chosen.value) ?? chosen.value,
      left: rest.map((each) => names.get(each.value) ?? each.value),
    });
  return chosen;
}

/** "Kinnan for cEDH. I play modern, too": a level that is one format's, right behind what it is said of. */
function isForCompetitive(
  { content, negated, from, to }: Mention,
  mentions: readonly Mention[],
  tokens: readonly Token[],
): boolean {
  if (content.kind !== "bracket" || negated || to - from !== 1 || tokens[from]?.text !== "cedh") return false;
  if (!/^(?:for|in)$/.test(tokens[from - 1]?.text ?? "")) return false;
  return mentions.some(
    (each) =>
      each.to === from - 1 &&
      !each.negated &&
      /^(?:card|creature-type|theme|playstyle)$/.test(each.content.kind),
  );
}

/** "Pioneer and Pauper", "modern or legacy": of several that stand side by side none becomes another. One alone becomes none. */
function areListed(tokens: readonly Token[], found: readonly Reading<string>[]): boolean {
  return found.every(({ from: [mention] }, at) => {
    const before = found[at - 1]?.from[0];
    if (mention === undefined || before === undefined) return true;
    const between = tokens.slice(before.to, mention.from).map(({ text }) => text);
    return /^(?:and|or|n|plus|)$/.test(between.join(" ")) && tokens[mention.from]?.gap !== "hard";
  });
}

/** Whether decks of a format play all cards that a wish names. */
function playsAll(
  format: string,
  mentions: readonly Mention[],
  { popularity }: Pick<IntentContext, "popularity">,
): boolean {
  return mentions.every(({ content, negated }) => {
    const card = content.kind === "card" && !negated ? content.cards[0] : undefined;
    return card === undefined || popularity(format, card) > 0;
  });
}

function isAmong(content: Mention["content"], formats: readonly Reading<string>[]): boolean {
  return content.kind === "format" && formats.some(({ value }) => value === content.slug);
}

/** "Pauper or modern? Modern.", "pioneer, well no, legacy then": the format that somebody settles on. */
function settledFormat(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): { readonly value: string; readonly from: Mention } | undefined {
  const formats = mentions.flatMap((from) =>
    from.content.kind === "format" && !from.negated ? [{ value: from.content.slug, from }] : [],
  );
  return formats.findLast(({ value, from }, at) => {
    const isAgain = formats.slice(0, at).some((before) => before.value === value) && isAlone(tokens, from);
    return isAgain || isChosen(tokens, from);
  });
}

/** Whether a clause holds nothing but a format. */
function isAlone(tokens: readonly Token[], { from, to }: Mention): boolean {
  return tokens[from]?.gap !== "tight" && tokens[to]?.gap !== "tight";
}

/** "legacy then", "modern it is", "say legacy", "cards from pauper". */
function isChosen(tokens: readonly Token[], { from, to }: Mention): boolean {
  const before = `${tokens[from - 3]?.text} ${tokens[from - 2]?.text} ${tokens[from - 1]?.text}`;
  if (tokens[from]?.gap === "tight" && (CHOOSES.test(before) || WISHES_TO_PLAY.test(before))) return true;
  const behind = tokens[to];
  if (behind?.gap !== "tight") return false;
  const isEnd = (at: number): boolean => tokens[at]?.gap !== "tight";
  return (
    (behind.text === "then" && isEnd(to + 1)) ||
    (behind.text === "i" && /^(?:guess|suppose|reckon)$/.test(tokens[to + 1]?.text ?? "") && isEnd(to + 2)) ||
    (behind.text === "it" && tokens[to + 1]?.text === "is" && isEnd(to + 2))
  );
}

const CHOOSES = /(?:^| )(?:lets say|make it|go with|cards from|legal in|im going|ill go|so its|with what)$/;

/** "He plays legacy, i want to play commander". */
const WISHES_TO_PLAY =
  /(?:(?:want|like|love|prefer|rather|going) to|(?: |^)(?:wanna|gonna|rather)) (?:play|try|build)$/;

/** Whether a format is said to be what a deck of another one is turned into. */
function isVersionOf(tokens: readonly Token[], { to }: Mention): boolean {
  const word = tokens[to];
  const next = tokens[to + 1];
  if (word?.gap !== "tight") return false;
  // "Legacy delver, pauper edition"
  if (/^(?:edition|rendition)$/.test(word.text) && next?.gap !== "tight") return true;
  return (
    /^(?:version|versions|port|take|adaptation|variant|edition|rendition|translation|equivalent|remake|cousin|sibling|counterpart|clone|copy|flavor|flavour)$/.test(
      word.text,
    ) && /^(?:of|on|to|for)$/.test(next?.text ?? "")
  );
}

/** "An oathbreaker deck that does what Death & Taxes does in Legacy": whether a deck of a format is to do what others do. */
function doesLikeAnother(tokens: readonly Token[], { to }: Mention): boolean {
  const behind = tokens.slice(to, to + 3).map(({ text }) => text);
  return DOES_LIKE.test(behind.join(" "));
}
const DOES_LIKE =
  /^(?:(?:deck|list|brew|build|pile|table) )?(?:that|which) (?:does|plays|works|feels|acts|looks|runs|goes)(?: |$)/;

/** Whether a wish speaks of a deck of one format as one of another: "but for", "vibe in". */
function isBroughtTo(tokens: readonly Token[], last: Mention | undefined): boolean {
  if (last === undefined) return false;
  // "Kind of like modern burn" speaks of the last.
  const isOriginal = [0, 1, 2].some((back) => likeBefore(tokens, last.from - back) > 0);
  if (!isOriginal && speaksOfLikeness(tokens, last.from)) return true;
  const before = tokens.slice(0, last.from).map(({ text }) => text);
  // "The closest Pioneer can get"
  if (
    /^(?:closest|nearest)$/.test(before.at(-1) ?? "") ||
    /^(?:closest|nearest) (?:thing|deck) (?:in|for)$/.test(before.slice(-3).join(" "))
  )
    return true;
  // "as close to legacy reanimator as modern gets"
  if (before.at(-1) === "as" && /^(?:gets|allows|permits|can)$/.test(tokens[last.to]?.text ?? ""))
    return true;
  // "KCI -> edh", "gyruda from legacy as duel commander"
  if (/^\s*(?:[-=]+>|→)\s*$/.test(tokens[last.from]?.between ?? "") || FROM_AS.test(before.join(" ")))
    return true;
  // "Yawgmoth's modern deck turned into a bracket 4 edh deck"
  if (TURNED_INTO.test(`${before.slice(-INTO_REACH).join(" ")} `)) return true;
  // "Plays like Delver in legacy only its pauper"
  if (BROUGHT.test(before.slice(-4).join(" "))) return true;
  const isNamed = /^(?:for|in|but|to|into|2)$/.test(before.at(-1) ?? "") || before.at(-2) === "but";
  // "legacy reanimator for edh", "modern infect in commander", "goblins from legacy as a brawl deck"
  if (
    /^(?:for|in|into)$/.test(before.at(-1) ?? "") ||
    /(?:as|into|for|like) an?$/.test(before.slice(-2).join(" "))
  )
    return true;
  return isNamed && before.some((word) => TURNED.test(word));
}

/** What a deck is made, with some words about it before its format. */
const TURNED_INTO =
  /(?:^| )(?:turn|turned|convert|converted|make|made|remade|port|ported|adapt|adapted|translate|translated|rebuild|rebuilt|rework|reworked|transform|transformed|change|changed|moved?|brought) (?:(?:it|that|this|over|them) )?(?:into|to|for|as) (?:an? |my |the )?(?:[\w.]+ ){0,4}$/;
const INTO_REACH = 9;

/** Words right before what it is brought to: "only its", "but for my", "just that it is in". */
const BROUGHT =
  /(?:^| )(?:but|only|except|cept|just|though)(?: (?:that|its|it|is|in|for|as|my|our|the|a|an|this|we|are|were|playing|play))+$/;

/** Somewhere a deck is from, and "as" before what it becomes. */
const FROM_AS = /(?:^| )from \w+ (?:\w+ )?as$/;

/** Words of a deck, or of people, that come from one format to another: "a modern shell ported to pauper", "switched to edh". */
const TURNED =
  /^(?:like|but|vibe|idea|port|ported|porting|style|version|similar|brought|moved|moving|switched|switching|converted|adapted|translated|turned|upgraded|downgraded)$/;

/** "a modern deck without a commander": the word "commander" stands for a card, not for the format. */
function saysCommanderOnly(tokens: readonly Token[], found: readonly Reading<string>[]): boolean {
  const commander = found.find((each) => each.value === "commander")?.from[0];
  if (commander === undefined || found.length < 2) return false;
  return /^(?:my|as|the|a)$/.test(tokens[commander.from - 1]?.text ?? "");
}

/** Formats of four copies, the one most people mean first. */
const FORMATS_OF_COPIES = ["modern", "pauper", "standard", "pioneer", "legacy", "vintage"] as const;
const COPIES = /^(?:[234]x?|x[234]|two|three|four|playset|copies)$/;
const BASICS: ReadonlySet<string> = new Set(["plains", "island", "swamp", "mountain", "forest", "wastes"]);

/** True when the wish asks for several copies of a card ("4 Lightning Bolt"), which formats of single cards forbid. */
export function saysCopies(mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  return mentions.some((mention) => isCopied(mention, tokens));
}

/** Whether decks of sixty cards are spoken of. */
export function saysSixty(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => sixtyCards.longest(tokens, at) !== undefined);
}

/** The first format whose decks play all cards asked for in several copies; none when no copies were asked for. */
export function formatOfCopies(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { popularity }: Pick<IntentContext, "popularity">,
): Reading<string> | undefined {
  const from = mentions.filter((mention) => isCopied(mention, tokens));
  if (from.length === 0) return undefined;
  const cards = from.flatMap(({ content }) => (content.kind === "card" ? content.cards.slice(0, 1) : []));
  const shares = FORMATS_OF_COPIES.map((format) => ({
    format,
    share: Math.min(...cards.map((card) => popularity(format, card))),
  }));
  const played = shares.find(({ share }) => share > 0) ?? shares[0];
  return played === undefined ? undefined : { value: played.format, from };
}

function isCopied({ content, from, to, negated }: Mention, tokens: readonly Token[]): boolean {
  if (content.kind !== "card" || negated || from === 0) return false;
  if (to - from === 1 && BASICS.has(tokens[from]?.text ?? "")) return false;
  const count = tokens[from - 1]?.text === "of" ? from - 2 : from - 1;
  // "I own 2 Liliana" tells of a collection.
  return (
    COPIES.test(tokens[count]?.text ?? "") && !/^(?:own|owns|owned)$/.test(tokens[count - 1]?.text ?? "")
  );
}

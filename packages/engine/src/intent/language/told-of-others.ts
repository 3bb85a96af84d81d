import type { Token } from "../tokens.ts";

/** Marks that languages put for words about others; no word of a text has an "@". */
export const FRIEND = "@friend";
export const EVERYONE = "@everyone";
export const PLAYS = "@plays";
export const ALWAYS = "@always";
export const WISH = "@wish";

/** Most words between somebody and what they do, and between everyone and that. */
const REACH = 7;
const REACH_OF_ALL = 4;
/** Words before somebody for whom, with whom or against whom a deck is, or whose it is. */
const BEFORE_COMPANY = /^(?:for|with|against|of)$/;

/**
 * Puts "my friend plays" where the words of a language tell of others, wherever in the sentence it has its verb: "mi hermano
 * siempre juega", "weil mein Bruder immer Drachen spielt". Verbs of nobody's say nothing.
 */
export function withOthersTold(tokens: readonly Token[]): Token[] {
  const told: Token[] = [];
  /** What was put for those who play something. */
  const verbs = new Set<Token>();
  /** The strongest gap before what was left out. */
  let left: Token | undefined;
  const put = (token: Token, words: readonly string[]): void => {
    for (const [at, text] of words.entries()) {
      const word = { ...token, ...(at === 0 ? gapOver(left, token) : TIGHT), text };
      told.push(word);
      if (at > 0 && text === "plays") verbs.add(word);
    }
    left = words.length === 0 ? strongest(left, token) : undefined;
  };
  /** The clause goes on in which somebody plays something, and only that. */
  let isTheirs = false;
  /** So it did in a clause of the same sentence before. */
  let wasTheirs = false;
  for (const [at, token] of tokens.entries()) {
    const words = wordsFor(tokens, at);
    const isBehindThem = at > 0 && told.at(-1)?.text === "plays" && tokens[at - 1]?.text === FRIEND;
    if (token.gap !== "tight" && !isBehindThem) isTheirs = false;
    if (token.gap === "hard") wasTheirs = false;
    isTheirs ||= words.at(-1) === "plays";
    wasTheirs ||= isTheirs;
    const isOwn = wasTheirs && token.text === WISH;
    if (isOwn) {
      isTheirs = false;
      wasTheirs = false;
    }
    put(
      isBehindThem && token.gap === "comma" ? { ...token, ...TIGHT } : token,
      // "Juega dragones y yo quiero elfos", "juega dragones, quiero elfos": one's own wish begins in the same sentence.
      isOwn ? ["i", "want"] : isTheirs && token.text === "only" ? [] : words,
    );
  }
  return withWhatIsPlayed(told, verbs);
}

/** "Toute la boutique ne joue que ça": what somebody plays was told before, where nothing follows. */
function withWhatIsPlayed(tokens: readonly Token[], verbs: ReadonlySet<Token>): Token[] {
  return tokens.flatMap((token, at) =>
    verbs.has(token) && tokens[at + 1]?.gap !== "tight"
      ? [token, { ...token, ...TIGHT, text: "that" }]
      : [token],
  );
}

const TIGHT = { between: " ", gap: "tight" } as const;

function wordsFor(tokens: readonly Token[], at: number): readonly string[] {
  const text = tokens[at]?.text ?? "";
  switch (text) {
    case FRIEND:
      if (isPlaying(tokens, at)) return ["my", "friend", "plays"];
      return isCompany(tokens, at) ? ["my", "friend"] : [];
    case EVERYONE:
      return isEveryonePlaying(tokens, at) ? ["everyone", "plays"] : [];
    case PLAYS:
    case ALWAYS:
    case WISH:
      return [];
    default:
      return [text];
  }
}

/** Whether somebody is told to play something. */
function isPlaying(tokens: readonly Token[], at: number): boolean {
  if (isCompany(tokens, at) && !/^(?:against|of)$/.test(tokens[at - 1]?.text ?? "")) return false;
  if (tokens[at]?.gap === "tight" && tokens[at - 1]?.text === PLAYS) return true;
  if (isPlayingToo(tokens, at)) return true;
  // "友達のために": for a friend.
  if (tokens[at + 1]?.text === ALWAYS && tokens[at + 2]?.text === "for") return false;
  for (let next = at + 1; next <= at + REACH; next++) {
    const token = tokens[next];
    // "Mi hermano, que siempre juega": a comma right behind somebody ends nothing.
    if (token === undefined || token.gap === "hard" || (token.gap === "comma" && next > at + 1)) return false;
    if (token.text === PLAYS || token.text === ALWAYS) return true;
    if (token.text === FRIEND) return false;
  }
  return false;
}

/** "Mein Kumpel spielt Vampire, meine Schwester Elfen": the verb that the clause before has goes for this one, too. */
function isPlayingToo(tokens: readonly Token[], at: number): boolean {
  const isNext = tokens[at]?.gap === "comma" || tokens[at - 1]?.text === "and";
  if (!isNext || tokens[at + 1]?.gap !== "tight") return false;
  let back = at - 1;
  while (back > at - REACH && tokens[back]?.gap === "tight" && !THEY_PLAY.test(tokens[back]?.text ?? ""))
    back--;
  return THEY_PLAY.test(tokens[back]?.text ?? "") && /friend$/.test(tokens[back - 1]?.text ?? "");
}

const THEY_PLAY = /^@?plays$/;

/** "Con mis amigos", "gegen meinen Bruder". */
function isCompany(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === "tight" && BEFORE_COMPANY.test(tokens[at - 1]?.text ?? "");
}

/** "Todos juegan", "spielen alle": everyone stands right beside what they do. */
function isEveryonePlaying(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.gap === "tight" && tokens[at - 1]?.text === PLAYS) return true;
  for (let next = at + 1; next <= at + REACH_OF_ALL && tokens[next]?.gap === "tight"; next++)
    if (tokens[next]?.text === PLAYS) return true;
  return false;
}

/** What parts a word from those before it, with those between left out. */
function gapOver(left: Token | undefined, token: Token): Pick<Token, "between" | "gap"> {
  const { between, gap } = strongest(left, token);
  return { between, gap };
}

function strongest(left: Token | undefined, token: Token): Token {
  if (left === undefined) return token;
  const isStronger = token.gap === "hard" || (token.gap === "comma" && left.gap === "tight");
  return isStronger ? token : left.gap === "tight" ? token : left;
}

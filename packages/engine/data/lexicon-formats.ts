import { wordList } from "./word-list.ts";
/**
 * A word for a format. `vague` ones count only where a word such as "deck" or "format" stands beside them; `bare` ones are
 * English as well, and count besides where they stand alone, begin a wish, or are what somebody plays or builds for.
 */
export interface FormatWords {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly vague?: readonly string[];
  readonly bare?: readonly string[];
  /** True where a deck is led by a commander (or an oathbreaker). */
  readonly led?: true;
}

/** The 25 formats and what players call them. The default of a wish that names none is `commander`. */
export const FORMAT_WORDS: readonly FormatWords[] = [
  {
    slug: "standard",
    name: "Standard",
    words: ["standard", "type 2", "std", "current standard", "standard legal"],
    bare: ["t2"],
  },
  { slug: "pioneer", name: "Pioneer", words: ["pioneer", "pio", "pioneer legal"] },
  { slug: "modern", name: "Modern", words: ["modern", "modern legal", "mdn"] },
  {
    slug: "legacy",
    name: "Legacy",
    words: [
      "legacy",
      "legacy legal",
      "type 1 5",
      "type 1.5",
      "premodern",
      "pre modern",
      "93 94",
      "penny dreadful",
    ],
    bare: ["old school", "oldschool"],
  },
  { slug: "vintage", name: "Vintage", words: ["vintage", "type 1", "vintage legal"], bare: ["t1"] },
  {
    slug: "commander",
    name: "Commander",
    led: true,
    words: wordList(`
      commander, edh, cmdr, elder dragon highlander, commanders, commander format,
      commander deck, edh deck, second commander deck, second edh deck, 100 card singleton, commander legal, kommander, comandante, commandant,
      duel commander, duel edh, french commander, 1v1 commander, 1v1 edh, predh
    `),
    vague: ["100 card", "100 cards", "singleton", "99 cards", "pod"],
  },
  {
    slug: "brawl",
    name: "Brawl",
    led: true,
    words: [
      "brawl",
      "historic brawl",
      "standard brawl",
      "arena brawl",
      "competitive brawl",
      "historic commander",
      "historic edh",
      "arena commander",
      "arena edh",
      "commander on arena",
      "edh on arena",
    ],
  },
  { slug: "historic", name: "Historic", words: ["historic"], bare: ["timeless"] },
  { slug: "alchemy", name: "Alchemy", words: ["alchemy"] },
  { slug: "explorer", name: "Explorer", words: ["explorer"] },
  {
    slug: "pauper",
    name: "Pauper",
    words: ["pauper", "commons only", "only commons", "all commons", "commons deck", "pauper legal"],
  },
  { slug: "peasant", name: "Peasant", words: ["peasant format", "peasant deck"], bare: ["peasant"] },
  {
    slug: "oathbreaker",
    name: "Oathbreaker",
    led: true,
    words: ["oathbreaker", "oath breaker"],
    bare: ["ob"],
  },
  { slug: "tiny-leaders", name: "Tiny Leaders", led: true, words: ["tiny leaders", "tiny leader"] },
  {
    slug: "canadian-highlander",
    name: "Canadian Highlander",
    words: ["canadian highlander", "canlander", "highlander", "can highlander", "canadian lander"],
    bare: ["gladiator"],
  },
  {
    slug: "draft",
    name: "Draft",
    words: ["booster draft", "draft deck", "limited draft"],
    bare: ["draft"],
    vague: ["limited"],
  },
  { slug: "sealed", name: "Sealed", words: ["sealed", "sealed pool", "prerelease", "sealed deck"] },
  { slug: "planechase", name: "Planechase", words: ["planechase", "plane chase", "planar deck"] },
  { slug: "archenemy", name: "Archenemy", words: ["archenemy", "arch enemy", "scheme deck"] },
  {
    slug: "two-headed-giant",
    name: "Two-Headed Giant",
    words: ["two headed giant", "2hg", "2 headed giant", "twoheaded giant", "thg"],
  },
  {
    slug: "cube-draft",
    name: "Cube Draft",
    words: ["cube draft", "cube", "cube list", "360 cube", "540 cube"],
  },
  { slug: "battle-box", name: "Battle Box", words: ["battle box", "battlebox", "danger room"] },
  {
    slug: "conspiracy",
    name: "Conspiracy",
    words: ["conspiracy draft", "conspiracy format"],
    bare: ["conspiracy"],
  },
  {
    slug: "unstable",
    name: "Unstable",
    words: wordList(`
      unstable, un sets, un set, silver border, silver bordered, unfinity, unhinged, unglued, acorn
    `),
  },
  {
    slug: "pauper-commander",
    name: "Pauper Commander",
    led: true,
    words: ["pauper commander", "pdh", "pauper edh", "pedh", "commander pauper", "edh pauper", "pauper cmdr"],
  },
];

/** Sizes that say "a deck of sixty cards", without saying which format. */
export const SIXTY_CARD_WORDS: readonly string[] = [
  "60 card",
  "60 cards",
  "sixty card",
  "sixty cards",
  "60 card deck",
  "kitchen table",
];

/** Formats that are played but not among the 25: what is said, and the nearest one. */
export const NEAREST_FORMATS: Readonly<Record<string, string>> = {
  predh: "PreDH is built here by the rules of Commander, with newer cards as well.",
  "93 94": "Old School is built here by the rules of Legacy, with newer cards as well.",
  "old school": "Old School is built here by the rules of Legacy, with newer cards as well.",
  oldschool: "Old School is built here by the rules of Legacy, with newer cards as well.",
  "penny dreadful":
    "Penny Dreadful is built here by the rules of Legacy; a price such as “no card over 10 cents” keeps it cheap.",
  timeless: "Timeless is built here by the rules of Historic.",
  gladiator: "Gladiator is built here by the rules of Canadian Highlander.",
};

/** Words for the variants of a format, by the format's slug and the variant's. */
export const FORM_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  brawl: { standard: ["standard brawl"], competitive: ["competitive brawl"] },
  commander: { duel: ["duel commander", "duel edh", "french commander", "1v1 commander", "1v1 edh"] },
  legacy: { premodern: ["premodern", "pre modern"] },
};

/** Words of a clause that asks for a deck, as against one that tells of some: "now I want", "build me", "this time". */
export const ASKED_IN_CLAUSE: readonly string[] = wordList(`
  i want, want a, want to, wanna, i need, need a, need something, give me, gimme, build, build me, make me, make it, brew me, could we do, can we do, could you do, can you do, could you make, can you make, can you build,
  could you build, looking for, id like, i would like, would like, id love, trying, try, time for, this time, it is, help me, lets go, lets do, next, legal, something, anything, my new, new deck, a new, for today, instead, thinking of, thinking about, switch to, switching to, moving to, move to, going for, getting into, get into
`);

/** Words of a clause that tells what somebody plays, had or saw. */
export const TOLD_IN_CLAUSE: readonly string[] = wordList(`
  loved, played, play, plays, playing, coming, came, come from, saw, seen, used to, usually, mostly, normally, always, sold, since, old, burned, not, quit, got, was, were, had, have, has, did, done, already, ago, until, till, back, ever since, dead, stolen, lost, own, mine, too expensive, boring, years, draft on
`);

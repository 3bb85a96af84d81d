import { wordList } from "./word-list.ts";

const Y = "((?:199|20[0-9])\\d|2100)";
const CARDS = "(?:(?:only |just )?(?:use )?(?:cards?|printings?|stuff|sets?)(?: that (?:were|are|was))? )?";
const MADE = "(?:printed |released |made |first printed |from |published )?";
const NOTHING =
  "(?:nothing|none|never anything|(?:or|nor) (?:anything|any cards?)|(?:no|not|without|avoid|skip|exclude|excluding|leave out|dont want|do not want|dont use)(?: any)?(?: (?:anything|cards?|sets?|printings?|stuff|ones?|things?))?)";
const THAT = "(?: that is| thats| that are| which is)?(?: printed| released| from)?";

/** What a sentence says of the years of printing, from its first word on. Each figure is added to the year read. */
export const YEAR_LIMITS: readonly {
  readonly says: RegExp;
  readonly from?: number;
  readonly to?: number;
  /** The second year is the last. */
  readonly isRange?: true;
}[] = [
  { says: `${NOTHING}${THAT} (?:newer than|after|later than|more recent than|past|beyond) ${Y}`, to: 0 },
  { says: `${NOTHING}${THAT} (?:older than|before|earlier than|prior to) ${Y}`, from: 0 },
  {
    says: `${CARDS}${MADE}(?:between |from |in )?${Y} (?:and|to|until|till|through|thru|up to) ${Y}`,
    from: 0,
    isRange: true as const,
  },
  { says: `${CARDS}${MADE}(?:before|older than|earlier than|prior to|pre) ${Y}`, to: -1 },
  {
    says: `${CARDS}${MADE}(?:until|till|through|no later than|up to and including|not after|up to) ${Y}`,
    to: 0,
  },
  { says: `${CARDS}${MADE}(?:after|newer than|later than|post) ${Y}`, from: 1 },
  {
    says: `${CARDS}${MADE}(?:since|starting in|starting from|no earlier than|not before|as of) ${Y}`,
    from: 0,
  },
  {
    says: `(?:print |printing |release |set )?year (?:<=|up to|max|maximum|at most|until|no later than) ${Y}`,
    to: 0,
  },
  { says: `(?:print |printing |release |set )?year (?:<|before|under|below) ${Y}`, to: -1 },
  { says: `(?:print |printing |release |set )?year (?:>=|at least|min|minimum|since|from) ${Y}`, from: 0 },
  { says: `(?:print |printing |release |set )?year (?:>|after|over|above) ${Y}`, from: 1 },
  { says: `${CARDS}from ${Y} (?:on|onwards?|or later|and later|and on|and newer|or newer)`, from: 0 },
  { says: `${CARDS}${MADE}(?:from |in )?${Y} (?:or|and) (?:later|newer|after|up)`, from: 0 },
  { says: `${CARDS}${MADE}(?:from |in )?${Y} (?:or|and) (?:earlier|older|before)`, to: 0 },
  { says: `(?:only )?(?:cards?|printed|released) (?:printed |released )?(?:from|in) ${Y}`, from: 0, to: 0 },
].map(({ says, ...rest }) => ({ says: new RegExp(`^${says}(?= |$)`), ...rest }));

/** Decades by what they are called. */
export const DECADES: readonly {
  readonly words: readonly string[];
  readonly from?: number;
  readonly to: number;
}[] = [
  {
    words: wordList(
      `from the 90s, cards from the 90s, in the 90s, printed in the 90s, 90s cards, from the nineties, 90s only`,
    ),
    to: 1999,
  },
  {
    words: wordList(`from the 2000s, cards from the 2000s, in the 2000s, printed in the 2000s, 2000s cards`),
    from: 2000,
    to: 2009,
  },
  {
    words: wordList(`from the 2010s, cards from the 2010s, in the 2010s, printed in the 2010s, 2010s cards`),
    from: 2010,
    to: 2019,
  },
];

/** Words behind the name of a set with which it is the first, or the last, of those that are meant. */
export const SINCE_SETS: readonly string[] = wordList(`
  and later, or later, and newer, or newer, and onward, and onwards, onward, onwards, and on, and up, and after, and beyond
`);
export const UNTIL_SETS: readonly string[] = wordList(
  "and earlier, or earlier, and older, or older, and before, or before",
);

/** Words before the name of a set that make it the first, or the last, of those that are meant; each figure is added to its year. */
export const BESIDE_SETS: readonly {
  readonly words: readonly string[];
  readonly from?: number;
  readonly until?: number;
}[] = [
  {
    words: wordList(`
      nothing older than, no card older than, no cards older than, none older than, nothing before, no cards before, not older than, cards since, only cards since, everything since, all cards since,
      cards no older than, starting with, starting from, printed since, released since, from cards since
    `),
    from: 0,
  },
  {
    words: wordList(
      "cards after, only cards after, everything after, cards newer than, only cards newer than, printed after, released after",
    ),
    from: 1,
  },
  {
    words: wordList(`
      nothing newer than, no card newer than, no cards newer than, none newer than, nothing after, no cards after, cards up to, only cards up to, everything up to, cards until, only cards until
    `),
    until: 0,
  },
  {
    words: wordList(
      "cards before, only cards before, everything before, cards older than, only cards older than, printed before, released before",
    ),
    until: -1,
  },
];

/** Words for the highest rarity that a card may have at its lowest. */
export const RARITY_WORDS: Readonly<Record<"common" | "uncommon" | "rare", readonly string[]>> = {
  common: wordList(`
    commons only, only commons, all commons, just commons, nothing but commons, every card common, common cards only,
    only common cards, all common cards, nothing above common, max rarity common, maximum rarity common,
    only cards printed at common, every card a common, nothing but common cards, no uncommons or rares
  `),
  uncommon: wordList(`
    decks with commons and uncommons, deck with commons and uncommons, decks of commons and uncommons, deck of commons and uncommons, commons and uncommons only, only commons and uncommons, commons plus uncommons only, only commons plus uncommons, only common and uncommon, common and uncommon only, only commons or uncommons, just commons and uncommons, commons or uncommons only,
    uncommons and commons only, only uncommons and commons, nothing above uncommon, no card above uncommon, nothing rarer than uncommon, no rarer than uncommon, nothing over uncommon, nothing higher than uncommon, nothing past uncommon,
    uncommon max, up to uncommon, up to uncommons, common or uncommon, commons or uncommons, all cards common or uncommon, uncommon or below, uncommons or below, uncommon and below, uncommons and below, uncommon or less, i only play commons and uncommons, only play commons and uncommons, only plays commons and uncommons, capped at uncommon, rarity cap uncommon, no higher than uncommon,
    uncommon or lower, uncommons or lower, max rarity uncommon, maximum rarity uncommon, all commons and uncommons,
    should be commons and uncommons, should be commons or uncommons, must be commons and uncommons, must be commons or uncommons, made of commons and uncommons, made from commons and uncommons, stick to commons and uncommons,
    uncommons only, only uncommons, nothing but commons and uncommons, uncommon at most, at most uncommon
  `),
  rare: wordList(
    `nothing above rare, no card above rare, rare or lower, max rarity rare, maximum rarity rare`,
  ),
};

/** Rarities that are allowed, where they are a clause of their own: "pioneer, commons and uncommons, under $25". */
export const RARITY_CLAUSES: readonly string[] = wordList(
  "commons and uncommons, commons or uncommons, common and uncommon, common or uncommon, uncommons and commons",
);
/** The same of all but mythic rares, with commas or signs between. */
export const RARITIES_TO_RARE: readonly string[] = wordList(`
  commons uncommons and rares only, commons and uncommons and rares only, commons uncommons rares only, only commons uncommons and rares, only commons and uncommons and rares,
  only commons uncommons rares
`);

/** Words for where a deck is to be played. */
export const GAME_WORDS: Readonly<Record<"paper" | "arena" | "mtgo", readonly string[]>> = {
  paper: wordList(`
    paper only, only paper, in paper, for paper, paper magic, only paper cards, paper cards only, tabletop only,
    real cards only, only in paper, paper deck, no digital cards, no digital only cards, no arena only cards,
    no alchemy cards, no digital, not arena, not on arena, not for arena, arena is out, play with real cards, with real cards
  `),
  arena: wordList(`
    on arena, for arena, in arena, arena deck, arena only, only on arena, mtg arena, mtga, arena legal, playable on arena,
    magic arena, available on arena, arena cards, only arena cards, arena list, all arena, arena ladder,
    grind arena, grinding arena, only play arena, just play arena, magic is arena, magic is on arena, and arena, arena account, arena grinder, arena wildcards, arena player,
    arena standard, arena historic, arena pioneer, arena explorer, arena pauper, arena alchemy
  `),
  mtgo: wordList(`on mtgo, for mtgo, mtgo deck, mtgo only, magic online, on modo, mtgo cards`),
};

/** The same by one word, where it is a clause of its own. */
export const GAME_CLAUSES: ReadonlyMap<string, "paper" | "arena" | "mtgo"> = new Map([
  ["paper", "paper"],
  ["arena", "arena"],
  ["mtga", "arena"],
  ["mtgo", "mtgo"],
  ["modo", "mtgo"],
]);

/** Words before the name of a set that say that its cards are meant. */
export const SET_TRIGGERS: readonly string[] = wordList(`
  from, only, out of, using, only from, only use, cards from, just, exclusively, entirely from, exclusively from,
  made from, all from, limited to, with cards from, only cards from, everything from, cards of, only using, only with
`);

/** Those behind which nothing but sets and years are named, so that a code or one small word names a set. */
export const SURE_SET_TRIGGERS: readonly string[] = wordList(`
  cards from, with cards from, only cards from, all cards from, all from, entirely from, exclusively from, cards of,
  everything from, printed in, cards printed in, only printed in, cards that were printed in, cards which were printed in,
  from the set, from set, cards in, only cards in
`);

/** Words behind the name of a set that say the same. */
export const SET_FOLLOWERS: readonly string[] = wordList(
  `cards only, only, cards, set only, block only, set cards`,
);

/** Words for opening a set, and the format that is. */
export const OPENED_WORDS: ReadonlyMap<string, "draft" | "sealed"> = new Map([
  ["draft", "draft"],
  ["drafts", "draft"],
  ["drafting", "draft"],
  ["drafted", "draft"],
  ["limited", "draft"],
  ["sealed", "sealed"],
  ["prerelease", "sealed"],
]);

/** Types of sets that people play from. */
export const PLAYED_SETS: ReadonlySet<string> = new Set([
  "core",
  "expansion",
  "masters",
  "draft_innovation",
  "commander",
  "starter",
  "funny",
  "eternal",
]);

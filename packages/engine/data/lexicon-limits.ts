import { wordList } from "./word-list.ts";

/** A figure as the sentences below have it: digits, whatever the wish wrote it in. */
const N = "(\\d{1,4})";

/** Nouns behind what is counted that add nothing to it: "12 ramp pieces". */
export const COUNTED_NOUNS: ReadonlySet<string> = new Set(
  "pieces cards card spells effects sources slots spell package packages suite".split(" "),
);

/** Where cards lie that somebody has and no deck holds yet: "40 elves in a box". */
export const STORED_IN: ReadonlySet<string> = new Set(
  "box boxes shoebox shoeboxes binder binders drawer drawers closet attic basement bag ziplock collection folder shelf garage cellar tin".split(
    " ",
  ),
);

/** Words behind what is counted that show that no deck is spoken of: "two lands per turn". */
export const NOT_IN_DECK: ReadonlySet<string> = new Set(
  "per each every turn turns on token tokens".split(" "),
);

/** Things of which a figure alone counts what a card does rather than what a deck holds, below so many. */
export const LEAST_COUNTED: Readonly<Record<string, number>> = {
  lands: 8,
  tokens: 12,
  treasure: 8,
  spells: 12,
  creatures: 4,
  "basic lands": 2,
};
/** The same of creature types and of everything else. */
export const LEAST_OF_TYPE = 5;

/** From so many members of a creature type on the deck is about it. */
export const LEAST_OF_TRIBE = 10;

/** Basic land types by their plurals. */
export const LAND_TYPES: Readonly<Record<string, string>> = {
  forests: "Forest",
  forest: "Forest",
  islands: "Island",
  island: "Island",
  swamps: "Swamp",
  swamp: "Swamp",
  mountains: "Mountain",
  mountain: "Mountain",
  plains: "Plains",
  wastes: "Wastes",
};

/** Words that say that there is nothing else: "nothing but creatures". */
export const ONLY_WORDS: readonly string[] = wordList(`
  only, nothing but, just, exclusively, all, purely, every single card is a, every card is a, every card is an,
  every card a, all cards are, made of only, consisting only of
`);

/** Words behind a count that make it all there is of the kind that follows: "17 Forests and no other lands". */
export const NO_OTHER: readonly string[] = wordList(`
  no other, no others, and no other, but no other, with no other, not any other, without other, without any other, without another, zero other, no more other, none of the other, nothing else for, nothing else as, nothing else among the, and nothing else for
`);

/** Words before a kind of which there is to be nothing but what `OTHER_THAN` leads to: "no creatures other than elves". */
export const NONE_OF: readonly string[] = wordList(`
  no, without, without any, zero, not a single, not one, no single, never any, never a, dont want any, do not want any, dont want, dont include any, do not include any, dont run any, dont play any, dont use any, dont add any, avoid, avoid any, skip, skip any, exclude, exclude any, exclude all, ban all, cut all
`);
export const OTHER_THAN: readonly string[] = wordList(`
  other than, except, except for, besides, but, apart from, aside from, outside of, beyond, that isnt, that arent, that is not, that are not, thats not, which isnt, which arent, which is not, which are not, who isnt, who arent, who is not, who are not, unless its, unless it is, unless theyre, unless they are
`);

/** Verbs before "all creatures" and "up to two creatures" that say what cards do to them. */
export const DONE_TO: ReadonlySet<string> = new Set(
  "destroy destroys destroying kill kills killing exile exiles exiling sacrifice sacrifices sacrificing tap taps untap untaps give gives giving pump pumps bounce bounces buff buffs steal steals wipe wipes deal deals damage hit hits counter counters return returns reanimate reanimates copy copies search searches fetch fetches".split(
    " ",
  ),
);
/** The same and prepositions before "all". */
export const DONE_TO_ALL: ReadonlySet<string> = new Set([
  ...DONE_TO,
  ..."for of to at my their your".split(" "),
]);

/** Kinds that "only" is said of the whole deck with; of other kinds it is said of the creatures. */
export const WHOLE_DECK: ReadonlySet<string> = new Set(
  wordList(`
    creatures, artifacts, enchantments, planeswalkers, instants, sorceries, instants and sorceries, legendary cards,
    noncreature spells, burn, counterspells, auras, equipment, vehicles
  `),
);

/** From so many to so many copies: "2-3 Snapcaster Mage", "between 2 and 3 copies of". */
export const RANGE_BEFORE =
  /(?:^| )(?:(?:between|from) )?(\d{1,2}) (?:to|or|and) (\d{1,2})x?(?: copies| copy)?(?: of)?(?: my)?$/;

/** Copies of a card, from the words right before its name: what they begin with, and how many. */
export const COPIES_BEFORE =
  /(?:^| )(?:(at least|min|minimum|at most|no more than|not more than|no fewer than|no less than|up to|max|maximum|exactly|only|just) )?(?:(\d{1,3}) ?x?|x ?(\d{1,3})|(\d{1,3})x|(?:a |the )?(?:full )?(playset|set(?= of))|a (couple|pair))( plus| or more| at least| minimum| or fewer| or less| at most| max| maximum| tops)?(?: copies| copy| x)?(?: of(?: which(?: are| being| should be| must be| have to be)?)?)?(?: my)?$/;

/** "a playset", "obviously a full playset", right behind the name of a card. */
export const PLAYSET_BEHIND =
  /^(?:(?:is |as |of course |obviously |definitely |certainly |naturally |surely |ideally |preferably )*)(?:an? |the |my )?(?:full |complete |whole )?playset(?! (?:each|of)\b)(?= |$)/;

/** The same right behind its name, "times" and "copies" aside: how many, compared how. */
export const COPIES_BEHIND =
  /^(?:(at least|min|minimum|at most|no more than|not more than|no fewer than|no less than|up to|max|maximum|exactly|all) )?(\d{1,3})( or more| at least| minimum| plus| or fewer| or less| at most| at the most| at the very most| max| maximum| tops)?(?: copies| of them| of it| times)?$/;

const MEASURE = "(?:mana values?|converted mana costs?|mana costs?|cmc|mv|mana value)";
const FIGURE = "(\\d{1,2}(?:[.,]\\d{1,2})?)";
const MEAN = "(?:average|avg|mean)";
const SITS =
  "(?: of| is| at| to be| stays?| sits?| should be| should stay| should sit| must be| must stay| has to be| has to stay| kept)?(?: at)?";

/** Sentences that set the greatest mean of mana values. */
export const AVERAGE_LIMITS: readonly RegExp[] = [
  `${MEAN} ${MEASURE}(?: of| is| at| to be)? (?:between |from |around )?${FIGURE} (?:to|and) ${FIGURE}`,
  `${MEAN} ${MEASURE}${SITS} (?:or under|or below|under|below|less than|lower than|at most|max|maximum|up to|no more than|no higher than|not more than|not higher than|not above|no greater than|never above|never over|not over|<|<=|around|about)? ?${FIGURE}(?: or (?:less|lower|under|below)| max| at most| tops)?`,
  `${MEASURE} ${MEAN}(?: of| is)? (?:under|below|less than|at most|<|<=)? ?${FIGURE}`,
  `(?:under|below|less than) ${FIGURE} ${MEAN} ${MEASURE}`,
  `${MEAN} (?:under|below|of|at most|less than) ${FIGURE}`,
].map((says) => new RegExp(`^(?:a )?(?:low )?${says}(?= |$)`));

/** Sentences for a deck without a sideboard. */
export const NO_SIDEBOARD: readonly string[] = wordList(`
  best of one, best of 1, bo1, no sideboard, without sideboard, without a sideboard, no side board, single game matches,
  dont need a sideboard, no sideboard please, skip the sideboard, skip the side, dont bother with a sideboard, dont bother with the sideboard, dont bother with a side, no need for a sideboard,
  i dont use a sideboard, we dont use sideboards, we dont play with sideboards, leave out the sideboard, leave the sideboard out, sideboard not needed, sideboard isnt needed, the sideboard isnt needed,
  best of ones, bo 1, bo one, single games, single game, main deck only, maindeck only, forget the sideboard, forget about the sideboard
`);

/** What has a size. */
export const SIZED: ReadonlySet<string> = new Set([
  "card",
  "cards",
  "deck",
  "list",
  "pile",
  "size",
  "main",
  "maindeck",
  "mainboard",
  "sideboard",
  "side",
]);

/** Words that a size begins with, figures aside. */
export const SIZE_BEGINNINGS: ReadonlySet<string> = new Set([
  "main",
  "maindeck",
  "mainboard",
  "size",
  "side",
  "deck",
  "list",
  "pile",
  "sideboard",
  "a",
  "of",
  "exactly",
]);

/** Sizes of a deck and of its sideboard. */
export const DECK_SIZES: readonly RegExp[] = [
  `${N} cards? (?:deck|decks|list|main|maindeck|build|pile|total|in total|in the deck|in the main|in my deck|main deck)`,
  `(?:deck|list|pile) (?:of|with) (?:exactly )?${N} cards`,
  `of (?:exactly )?${N} cards`,
  `(?:deck size|size|main deck|maindeck|mainboard)(?: of| is| should be| must be)? (?:exactly )?${N}(?: cards?)?(?=$)`,
  `(?:exactly )?${N} cards?(?= with yorion(?= |$))`,
  // Between the sizes that rules name a figure alone is a size; beside 60 and 100 it may be anything.
  "(?:exactly )?(6[1-9]|[7-9]\\d) cards?",
  `${N} cards?(?= (?:standard|pioneer|modern|legacy|vintage|pauper|commander|edh|brawl)(?= |$))`,
].map((says) => new RegExp(`^${says}(?= |$)`));
export const SIDEBOARD_SIZES: readonly RegExp[] = [
  `(?:(?:exactly|only|just) )?(?:a )?${N} cards? (?:(?:in|for|on) (?:the|my) )?(?:sideboard|side board|side|sb)`,
  `(?:(?:exactly|only|just) )?${N} sideboard cards`,
  `(?:sideboard|side)(?: size)?(?: should| must| is| be| has| have| to| with)* (?:exactly |only )?${N}(?: cards(?= |$)|$)`,
  `(?:a )?sideboard of (?:exactly |only )?${N}(?: cards?)?`,
  // "sideboard with 2 Rest in Peace" counts a card.
  `(?:a )?sideboard with (?:exactly |only )?${N}(?: cards?(?= |$)|$)`,
].map((says) => new RegExp(`^${says}(?= |$)`));

/** What is told of cards as things that somebody owns; between a number and a name it counts nothing else. */
export const OF_A_THING: ReadonlySet<string> = new Set(
  wordList(`
  foil, foils, foiled, foily, japanese, english, german, french, italian, spanish, portuguese, korean, chinese, russian, textless, promo, signed,
  altered, proxied, borderless, retro, mint, played, battered, beaten, shiny, precious, beloved, dear, trusty, lovely, beautiful, gorgeous,
  pretty, crisp, ancient, dusty, old, oldschool, original, real, paper, spare, beat, up, worn, sleeved, lonely, measly, glorious, sweet
`),
);

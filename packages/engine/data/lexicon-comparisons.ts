import { wordList } from "./word-list.ts";

/** A figure as the sentences below have it: digits, whatever the wish wrote it in. */
const N = "(\\d{1,4})";

/** How a number of cards is compared. `by` is added to the figure, as "more than 10" is at least 11. */
export interface Comparison {
  readonly says: RegExp;
  readonly least?: number;
  readonly most?: number;
  /** The figure and as much beside it: "about 38". */
  readonly about?: true;
  /** As much beside it as a second figure says: "38 give or take 2". */
  readonly within?: true;
}

const comparison = (says: string, rest: Omit<Comparison, "says">): Comparison => ({
  says: new RegExp(`^(?:${says})(?= |$)`),
  ...rest,
});

/** "I don't want to see more than", "never go below": a negation with the words that lead from it to a comparison. */
const NOT =
  "(?:nor|refuse|refuses|unwilling|wouldnt|would not|would never|dont|do not|does not|doesnt|never|not|wont|will not|cant|can not|cannot|must not|mustnt|may not|should not|shouldnt|rather not|without|nothing|nowhere)(?: (?:want|wanna|like|need|run|running|play|see|have|having|go|going|get|getting|use|include|to|with|any|the|deck|list|be|rather|even|ever|drop|dip|fall|sink|slip|rise|climb|let|it|contain|contains|hold|holds|feature|features|exceed|be|of))*";
const OVER =
  "(?:more than|over|above|past|beyond|exceed|exceeds|exceeding|higher than|greater than|north of)";
const UNDER = "(?:fewer than|less than|under|below|beneath|lower than|smaller than|south of)";
const ABOUT =
  "(?:about|around|roughly|approximately|approx|circa|ca|some|like|something like|somewhere around|somewhere near|close to|near|nearly|almost|in the region of|in the neighborhood of|in the ballpark of)";
const OR_MORE =
  "(?:(?:or|and|if not) (?:more|higher|above|up|upwards|better|greater|over)|plus(?! (?:\\d|(?:some|a|an|the|my|all|about|around|maybe)(?= |$)))|at least|at the least|at the very least|minimum|at minimum|as a minimum|at a minimum|min|upwards|as a floor|is the (?:very )?(?:minimum|least|floor)|is my (?:minimum|floor))";
const OR_LESS =
  "(?:(?:or|and|if not) (?:fewer|less|lower|under|below|beneath|smaller)|at most|at the most|at the very most|maximum|at maximum|at the maximum|as a maximum|at a maximum|max|tops|at the outside|and no more|but no more|and not (?:a single )?(?:(?:one|1) )?more|as a (?:ceiling|cap|limit)|is the (?:absolute |very )?(?:max|maximum|most|limit|cap|ceiling)|is my (?:max|maximum|limit|cap|ceiling)|is plenty|(?:are |is )?(?:allowed|permitted))";
const GIVE_OR_TAKE =
  "(?:give or take|plus or minus|plus minus|more or less by|±|with a tolerance of|up or down by|up or down)(?: (?:about|maybe|like|at most|up to))?";
const OR_SO =
  "(?:ish|odd|roughly|approximately|or so|or thereabouts|more or less|give or take(?: (?:1|2|a few|a couple))?)";

/** Comparisons in front of what is counted, their figure in digits; the first that fits counts. */
export const COUNT_BEFORE: readonly Comparison[] = [
  comparison(
    `(?:no|not) (?:more|less|fewer) (?:than )?(?:and|or|nor) (?:no |not )?(?:more|less|fewer) than ${N}`,
    { least: 0, most: 0 },
  ),
  comparison(
    `(?:anywhere |somewhere )?(?:in )?(?:between |from |either )?${N} (?:to|and|or|up to|through|thru|till) (?:at most )?${N}`,
    { least: 0, most: 0 },
  ),
  comparison(`${OVER} ${N} (?:(?:and|but) )?${UNDER} ${N}`, { least: 1, most: -1 }),
  comparison(
    `(?:at least|a minimum of|minimum of|minimum|min|no fewer than|no less than|>=) ${N} (?:(?:but|and) )?(?:at most|no more than|not more than|a maximum of|maximum|max|up to|<=) ${N}`,
    { least: 0, most: 0 },
  ),
  comparison(`(?:(?:about|around|roughly|exactly|like) )?${N} ${GIVE_OR_TAKE} ${N}`, { within: true }),
  comparison(`${N} ${OR_SO}`, { about: true }),
  comparison(`${N} ${OR_MORE}`, { least: 0 }),
  comparison(`${N} ${OR_LESS}`, { most: 0 }),
  comparison(
    `(?:at least|at the least|at the very least|at minimum|at or above|at or over|a minimum of|minimum of|minimum|min|as few as|as little as|a floor of|floor of|(?:floor|minimum|lower limit) (?:is|are|would be|should be|being)|upwards of|upward of|starting at|(?:no|not|nothing|never) (?:fewer than|less than|lower than|under|below)|>=) ${N}(?: and up| upwards)?`,
    { least: 0 },
  ),
  comparison(`${NOT} ${UNDER} ${N}`, { least: 0 }),
  comparison(
    `(?:at most|at the most|at the very most|at or below|at or under|a maximum of|maximum of|a max of|maximum|max of|max|tops|at tops|no more than|not more than|never more than|no higher than|not higher than|not over|no over|not above|not exceeding|not to exceed|up to|as many as|capped at|limited to|a ceiling of|ceiling of|a cap of|cap of|a limit of|limit of|(?:limit|cap|ceiling|max|maximum|upper limit) (?:is|are|would be|should be|being)|<=) ${N}`,
    { most: 0 },
  ),
  comparison(`${NOT} ${OVER} ${N}`, { most: 0 }),
  comparison("even (1)", { most: -1 }),
  // "not one creature" is none; "38 lands, not one land less" is said of the figure before.
  comparison("not (1)(?= \\w+)(?! (?:\\w+ ){0,2}(?:less|fewer|more|over|under|above|below))", { most: -1 }),
  comparison(`(?:${OVER}|>) ${N}`, { least: 1 }),
  comparison(`(?:${UNDER}|<) ${N}`, { most: -1 }),
  comparison(`${ABOUT} ${N}`, { about: true }),
  comparison(`(?:exactly|precisely|only|just|a|on|an even|a good|a solid|a full|=)? ?${N}`, {
    least: 0,
    most: 0,
  }),
];

/** Comparisons behind what is counted: "10 counterspells or more". */
export const COUNT_BEHIND: readonly Comparison[] = [
  comparison(`${GIVE_OR_TAKE} ${N}`, { within: true }),
  comparison(
    `${OR_MORE}|(?:better|rather|preferably|ideally|gladly) (?:more than (?:less|fewer)|more)|(?:the )?more the better|more is (?:better|fine|ok|okay|good)`,
    { least: 0 },
  ),
  comparison(
    "(?:and )?(?:no|not) more(?: and| or)? (?:no|not) (?:less|fewer)|(?:and )?(?:no|not) (?:less|fewer)(?: and| or)? (?:no|not) more|neither more nor less",
    {
      least: 0,
      most: 0,
    },
  ),
  comparison(
    `${OR_LESS}|(?:better|rather|preferably|ideally) (?:(?:fewer|less) than more|fewer|less)|(?:and |but )?(?:no|not (?:a single )?(?:one|1)?) ?more|(?:the )?fewer the better`,
    { most: 0 },
  ),
  comparison("on the (?:nose|dot)|flat|even|exactly|precisely|sharp|to the card", { least: 0, most: 0 }),
  comparison(OR_SO, { about: true }),
];

/** Words that such a sentence begins with, figures aside. */
export const COUNT_BEGINNINGS: ReadonlySet<string> = new Set(
  `refuse refuses unwilling wouldnt would even half pair anywhere somewhere something either in at a an minimum min no not never nothing nowhere rather maximum max tops up upwards upward
  capped limited dont do does doesnt wont will cant can cannot must mustnt may should shouldnt without more over above past beyond fewer less
  under below north south like about around roughly approximately approx circa ca some close near nearly almost exactly precisely only just between
  from on floor ceiling cap limit as starting exceed exceeding higher lower`.split(/\s+/),
);

/** Words between a figure and what it counts. */
export const COUNT_FILLERS: ReadonlySet<string> = new Set(
  "x single different total of them those these which my the pieces cards slots good real actual other whole x are can be should may".split(
    " ",
  ),
);

/** Comparisons between what is counted and its figure that nobody says in front of both: "lands capped at 36". */
export const COUNT_LINKS: readonly Comparison[] = [
  comparison(
    `(?:(?:caps?|capped|maxe?s?|maxed|maxing|tops?|topped|topping|stops?|stopped|stopping|ends?|limited) (?:out )?(?:at|to|with)|up to|as high as|no further than) ${N}`,
    { most: 0 },
  ),
  comparison(`none (?:or|to) (?:at most |maybe )?${N}`, { most: 0 }),
  comparison(`(?:limit|cap|ceiling) (?:is |of |at )?${N}`, { most: 0 }),
  comparison(`(?:bottoms?|bottoming|starts?|starting) (?:out )?at ${N}`, { least: 0 }),
  comparison(`(?:reach|reaches|reaching) ${N}`, { least: 0 }),
];

/** Words between what is counted and its figure that only join them: "the land count should be 37". */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  `count counts number numbers total totals quota base suite slots pieces is are be being to of at in the a should must has have may can shall will would could
  ought need needs want wants equal equals stay stays sit sits sitting stand stands land lands come comes add adds hit set kept go goes get gets up supposed
  ideally preferably please maybe way somewhere`.split(/\s+/),
);
/** Of these the ones that leave no doubt that a figure behind them counts. */
export const SURE_LINKS: ReadonlySet<string> = new Set(
  "count counts number numbers total totals quota equal equals is are be should must has have needs need sit stay".split(
    " ",
  ),
);
/** Words between what is said without a figure and the figure. */
export const AFTER_VAGUE: ReadonlySet<string> = new Set(
  "but and though yet so i id say lets like just well maybe make it that means meaning ideally preferably please with anyway still only of".split(
    " ",
  ),
);

/** Verbs before what is counted that make the figure behind it the most: "cap the lands at 36". */
export const CAP_WORDS: ReadonlySet<string> = new Set(
  "cap capping limit limiting restrict restricting hold holding max confine reduce cut trim".split(" "),
);

/** Words between such a verb, or a noun of number, and what is counted. */
export const CAPPED_FILLERS: ReadonlySet<string> = new Set(
  "the my your our its his her number of total amount all any out on".split(" "),
);

/** What is said of a number without a figure, before the figure or instead of it. */
export const VAGUE_COUNTS: readonly {
  readonly words: readonly string[];
  readonly least?: number;
  readonly most?: number;
}[] = [
  {
    words: wordList(`
      the more the better, the more the merrier, as many as possible, as many as you can, as many as you like, plenty, lots, loads, a lot,
      lots of them, plenty of them, as few as possible, the fewer the better, the less the better, few, a few, very few, not many, not too many,
      a handful, some, enough, in moderation, high, low, pretty high, pretty low, fairly high, fairly low, rather high, rather low,
      on the high side, on the low side, on the low end, on the high end, to a minimum, at a minimum, minimal
    `),
  },
  {
    words: wordList("in single digits, in the single digits, single digits, single digit, a single digit"),
    most: 9,
  },
  { words: wordList("in double digits, in the double digits, double digits, double digit"), least: 10 },
];

/**
 * Kinds that decks are named by, with the figure from which on an upper one right behind them is money: "artifacts under 50".
 * Behind other kinds it is money from `LEAST_MONEY` on.
 */
export const LEAST_MONEY_BEHIND: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    wordList(`
      infect, stax, mill, discard, theft, wheels, tokens, storm, chaos, group hug, burn, ramp, reanimation, sacrifice, artifacts,
      enchantments, equipment, auras, vehicles, treasure, planeswalkers, flyers, infinite combos, cycling, cascade, lifelink
    `).map((kind) => [kind, 13]),
  ),
  counterspells: 21,
  lands: 46,
};
export const LEAST_MONEY = 61;

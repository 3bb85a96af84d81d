/** Something that a search can ask: its keyword, what it means, and searches that use it. */
export interface SyntaxEntry {
  readonly keyword: string;
  /** Shorter ways to write the keyword. */
  readonly short: readonly string[];
  readonly title: string;
  readonly examples: readonly (readonly [query: string, meaning: string])[];
  /** Values to choose from, where there are few. */
  readonly values?: readonly string[];
}

const words = (text: string): readonly string[] => text.split(" ");

/** What formats are called in searches: those of Scryfall that the cards say something of. A test holds them to ours. */
export const FORMAT_WORDS: readonly string[] = words(
  "standard pioneer modern legacy vintage commander pauper brawl historic alchemy timeless oathbreaker paupercommander premodern penny duel standardbrawl",
);

/** The search language in short, in the order of how often it is wanted. */
export const SYNTAX: readonly SyntaxEntry[] = [
  {
    keyword: "type",
    short: ["t"],
    title: "Type line",
    examples: [
      ["t:elf t:druid", "elves that are druids"],
      ["-t:creature", "no creatures"],
    ],
    values: words(
      "creature instant sorcery artifact enchantment planeswalker battle land legendary basic equipment aura vehicle saga",
    ),
  },
  {
    keyword: "oracle",
    short: ["o"],
    title: "Rules text",
    examples: [
      ['o:"draw a card"', "says these words"],
      ["o:/deals \\d damage/", "matches a regular expression"],
    ],
  },
  {
    keyword: "fulloracle",
    short: ["fo"],
    title: "Whole rules text",
    examples: [['fo:"can block"', "says it, perhaps in a reminder"]],
  },
  {
    keyword: "color",
    short: ["c"],
    title: "Color",
    examples: [
      ["c:ug", "blue and green, perhaps more"],
      ["c=r", "red and nothing else"],
    ],
    values: words("white blue black red green colorless multicolor azorius simic grixis"),
  },
  {
    keyword: "identity",
    short: ["id", "ci"],
    title: "Color identity",
    examples: [
      ["id<=gur", "fits a green, blue and red commander"],
      ["id:c", "fits any commander"],
    ],
    values: words("white blue black red green colorless selesnya dimir bant jund"),
  },
  {
    keyword: "manavalue",
    short: ["mv", "cmc"],
    title: "Mana value",
    examples: [
      ["mv<=3", "three or less"],
      ["mv:even", "an even one"],
    ],
  },
  {
    keyword: "mana",
    short: ["m"],
    title: "Mana cost",
    examples: [["m:2WW", "has at least these symbols"]],
  },
  {
    keyword: "power",
    short: ["pow"],
    title: "Power and toughness",
    examples: [
      ["pow>=5 tou<=2", "strong but frail"],
      ["pow>tou", "stronger than tough"],
    ],
  },
  { keyword: "toughness", short: ["tou"], title: "Toughness", examples: [] },
  {
    keyword: "loyalty",
    short: ["loy"],
    title: "Loyalty",
    examples: [["loy>=5", "starts with five or more"]],
  },
  {
    keyword: "keyword",
    short: ["kw"],
    title: "Keyword ability",
    examples: [["kw:flying", "flies"]],
    values: words("flying deathtouch lifelink haste flash trample vigilance ward menace landfall"),
  },
  {
    keyword: "produces",
    short: [],
    title: "Mana it makes",
    examples: [["produces>=wu", "makes white and blue"]],
  },
  {
    keyword: "format",
    short: ["f", "legal"],
    title: "Legality",
    examples: [
      ["f:pauper", "legal in Pauper"],
      ["banned:modern", "banned in Modern"],
    ],
    values: FORMAT_WORDS,
  },
  { keyword: "banned", short: [], title: "Banned in", examples: [], values: FORMAT_WORDS },
  { keyword: "restricted", short: [], title: "Restricted in", examples: [], values: ["vintage"] },
  {
    keyword: "usd",
    short: [],
    title: "Price",
    examples: [
      ["usd<1", "under a dollar"],
      ["tix>10", "over ten event tickets"],
    ],
  },
  {
    keyword: "rarity",
    short: ["r"],
    title: "Rarity",
    examples: [["r>=rare", "rare or rarer"]],
    values: words("common uncommon rare mythic special bonus"),
  },
  {
    keyword: "set",
    short: ["e", "s", "edition"],
    title: "Set",
    examples: [
      ["e:neo cn<=10", "first ten cards of a set"],
      ["in:lea", "was ever printed in it"],
    ],
  },
  {
    keyword: "is",
    short: [],
    title: "Kind of card",
    examples: [
      ["is:commander", "can lead a deck"],
      ["is:fetchland", "one of a cycle of lands"],
    ],
    values: words(
      "commander companion gamechanger reserved permanent spell historic vanilla modal dfc mdfc split adventure saga hybrid phyrexian fetchland shockland dual checkland fastland triome surveilland reprint promo foil full ub",
    ),
  },
  {
    keyword: "otag",
    short: ["function", "oracletag"],
    title: "What it does",
    examples: [["otag:ramp mv<=2", "cheap ramp"]],
    values: words("ramp removal draw boardwipe tutor counterspell"),
  },
  {
    keyword: "year",
    short: [],
    title: "Date of a printing",
    examples: [
      ["year<=1994", "as old as that"],
      ["date>=2024-01-01", "printed since"],
    ],
  },
  { keyword: "artist", short: ["a"], title: "Artist", examples: [["a:guay", "painted by Rebecca Guay"]] },
  {
    keyword: "flavor",
    short: ["ft"],
    title: "Flavor text",
    examples: [
      ["ft:mustard", "names it"],
      ["has:flavor", "has one at all"],
    ],
  },
  {
    keyword: "lore",
    short: [],
    title: "Story",
    examples: [["lore:urza", "in its name, type line or flavor text"]],
  },
  {
    keyword: "illustrations",
    short: [],
    title: "Pictures",
    examples: [
      ["illustrations>=3", "was painted three times or more"],
      ["new:art is:reprint", "came back with another picture"],
    ],
  },
  {
    keyword: "border",
    short: [],
    title: "Border and frame",
    examples: [["border:borderless frame:2015", "borderless, today's frame"]],
    values: ["black", "white", "silver", "borderless"],
  },
  {
    keyword: "frame",
    short: [],
    title: "Frame",
    examples: [],
    values: words("1993 1997 2003 2015 future showcase extendedart"),
  },
  {
    keyword: "watermark",
    short: ["wm"],
    title: "Watermark",
    examples: [["wm:izzet", "has the sign of the Izzet"]],
    values: words(
      "azorius boros dimir golgari gruul izzet orzhov rakdos selesnya simic abzan jeskai mardu sultai temur mirran phyrexian",
    ),
  },
  {
    keyword: "stamp",
    short: [],
    title: "Security stamp",
    examples: [["stamp:acorn", "is no card of tournaments"]],
    values: words("oval acorn triangle arena heart"),
  },
  {
    keyword: "game",
    short: [],
    title: "Where it is played",
    examples: [["game:arena", "is on Arena"]],
    values: ["paper", "arena", "mtgo"],
  },
];

/** How terms are put together. */
export const COMBINING: readonly (readonly [query: string, meaning: string])[] = [
  ["goblin c:r", "both: the name says goblin, and it is red"],
  ["t:goblin or t:orc", "either"],
  ["-c:r", "not"],
  ["(t:elf or t:druid) mv<=2", "parentheses group"],
  ['!"Sol Ring"', "exactly this card"],
];

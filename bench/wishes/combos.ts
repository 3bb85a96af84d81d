import { createRandom, type Random } from "@deckwright/engine/random.ts";
import type { Want, WantedLimit } from "./wish.ts";

/** A wish put together from constraints, in words and as what they mean. */
export interface Combination {
  readonly text: string;
  readonly want: Want;
  readonly limits: readonly WantedLimit[];
}

/** One constraint in words, with what it means. Two of one subject do not stand in one wish. */
interface Piece {
  readonly subject: string;
  readonly words: string;
  readonly want?: Want;
  readonly limits?: readonly WantedLimit[];
}

/** Most constraints beside the format. */
const MOST_PIECES = 5;

const FORMATS: readonly { readonly words: string; readonly slug: string; readonly isLarge: boolean }[] = [
  { words: "commander", slug: "commander", isLarge: true },
  { words: "edh deck", slug: "commander", isLarge: true },
  { words: "modern", slug: "modern", isLarge: false },
  { words: "pioneer deck", slug: "pioneer", isLarge: false },
  { words: "legacy", slug: "legacy", isLarge: false },
  { words: "pauper", slug: "pauper", isLarge: false },
];

const COLORS = [
  ["mono green", "G"],
  ["mono red", "R"],
  ["mono white", "W"],
  ["golgari", "BG"],
  ["azorius", "WU"],
  ["izzet", "UR"],
  ["white and black", "WB"],
  ["temur", "URG"],
  ["esper", "WUB"],
] as const;
const TRIBES = [
  ["elves", "Elf"],
  ["goblins", "Goblin"],
  ["zombies", "Zombie"],
  ["humans", "Human"],
  ["wizards", "Wizard"],
] as const;
/** Counts that decks of 60 and of 100 can keep. */
const LANDS = { constructed: [20, 22, 23, 25], singleton: [34, 36, 38, 40] } as const;
const CREATURES = { constructed: [10, 14, 20], singleton: [20, 25, 30] } as const;
const COUNTERS = { constructed: [4, 8], singleton: [6, 10] } as const;
/** Roles that decks are counted by, as players call them and as the checker does, with counts that decks can keep. */
const ROLES = [
  ["tutors", "tutors"],
  ["removal spells", "removal"],
  ["board wipes", "sweepers"],
  ["ramp pieces", "ramp"],
  ["card draw spells", "draw"],
] as const;
const ROLE_COUNTS = { constructed: [2, 3, 4], singleton: [2, 4, 6, 8, 10] } as const;
const IN_SIDE = [
  ["graveyard hate", "graveyard hate"],
  ["artifact removal", "artifact removal"],
  ["counterspells", "counterspells"],
  ["creatures", "creatures"],
] as const;
const RULED_OUT = [
  "planeswalkers",
  "artifacts",
  "infect",
  "counterspells",
  "tutors",
  "extra turns",
  "white",
  "blue",
] as const;

const LIST_ENDS: ReadonlySet<string> = new Set(["white and black"]);
const NO_COLOR: ReadonlySet<string> = new Set(["no white", "no blue"]);

/** As many wishes, each of a format and one to five constraints; the same seed gives the same wishes. */
export function* combinations(count: number, seed: number): Generator<Combination> {
  const random = createRandom(seed);
  for (let at = 0; at < count; at++) yield combine(random);
}

function combine(random: Random): Combination {
  const format = random.pick(FORMATS) ?? { words: "commander", slug: "commander", isLarge: true };
  const size = format.isLarge ? "singleton" : "constructed";
  const pieces = random.shuffle(piecesOf(random, size));
  const wanted = pieces.slice(0, 1 + random.int(MOST_PIECES)).filter(isCompatible);
  const words = withoutLists(random.shuffle([format.words, ...wanted.map((piece) => piece.words)]));
  const exclude = wanted.flatMap(({ want }) => want?.exclude ?? []);
  return {
    text: words.join(random.pick([", ", ", ", "; ", ". "]) ?? ", "),
    want: {
      format: format.slug,
      ...Object.assign({}, ...wanted.map(({ want }) => want ?? {})),
      ...(exclude.length === 0 ? {} : { exclude }),
    },
    limits: wanted.flatMap(({ limits }) => limits ?? []),
  };
}

/** "No blue, white and black" rules out all three: such colors come first, where no list goes on with them. */
function withoutLists(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => LIST_ENDS.has(word) && NO_COLOR.has(words[place - 1] ?? ""));
  return at < 0 ? words : [...words.slice(at, at + 1), ...words.toSpliced(at, 1)];
}

/** Leaves out what says the opposite of an earlier one: a color that is asked for and ruled out. */
function isCompatible({ want }: Piece, at: number, all: readonly Piece[]): boolean {
  const letters = { white: "W", blue: "U" } as const;
  const ruledOut = want?.exclude?.[0];
  const letter = ruledOut === "white" || ruledOut === "blue" ? letters[ruledOut] : undefined;
  return !all.some(
    (other, place) =>
      place !== at &&
      ((letter !== undefined && other.want?.colors?.[0]?.includes(letter)) ||
        (ruledOut === "counterspell" && other.subject === "counterspells") ||
        (ruledOut !== undefined && (other.subject === "role" || other.subject === "side")) ||
        (other.subject === "counterspells" && letter === "U")),
  );
}

function piecesOf(random: Random, size: "constructed" | "singleton"): Piece[] {
  const figure = (list: readonly number[]): number => random.pick(list) ?? 1;
  const lands = figure(LANDS[size]);
  const creatures = figure(CREATURES[size]);
  const counters = figure(COUNTERS[size]);
  const budget = figure([30, 60, 120, 250]);
  const each = figure([1, 2, 5, 10]);
  const highest = figure([4, 5, 6]);
  const year = figure([2005, 2012, 2018]);
  const [colors, letters] = random.pick(COLORS) ?? COLORS[0];
  const [types, type] = random.pick(TRIBES) ?? TRIBES[0];
  const out = random.pick(RULED_OUT) ?? RULED_OUT[0];
  return [
    rolePiece(random, figure(ROLE_COUNTS[size])),
    ...(size === "constructed" ? [sidePiece(random)] : []),
    { subject: "colors", words: colors, want: { colors: [letters] } },
    { subject: "tribe", words: types, want: { tribe: type } },
    {
      subject: "lands",
      words: random.pick([`${lands} lands`, `exactly ${lands} lands`, `with ${lands} lands`]) ?? "",
      limits: [{ what: "lands", least: lands, most: lands }],
    },
    random.pick<Piece>([
      {
        subject: "creatures",
        words: `no more than ${creatures} creatures`,
        limits: [{ what: "creatures", most: creatures }],
      },
      {
        subject: "creatures",
        words: `at least ${creatures} creatures`,
        limits: [{ what: "creatures", least: creatures }],
      },
    ]) ?? { subject: "none", words: "" },
    {
      subject: "counterspells",
      words: `at least ${counters} counterspells`,
      limits: [{ what: "counterspells", least: counters }],
    },
    {
      subject: "budget",
      words: random.pick([`under $${budget}`, `${budget} dollars max`, `budget ${budget} usd`]) ?? "",
      want: { budgetUsd: budget },
    },
    { subject: "each", words: `no card over $${each}`, want: { maxCardUsd: each } },
    {
      subject: "curve",
      words: random.pick([`nothing over ${highest} mana`, `the curve stops at ${highest}`]) ?? "",
      want: { maxManaValue: highest },
    },
    {
      subject: "year",
      words: `only cards before ${year}`,
      limits: [{ what: "toYear", is: String(year - 1) }],
    },
    {
      subject: "rarity",
      words: "commons and uncommons only",
      limits: [{ what: "maxRarity", is: "uncommon" }],
    },
    { subject: "reserved", words: "no reserved list", limits: [{ what: "reserved", least: 0, most: 0 }] },
    { subject: "beyond", words: "no Universes Beyond", limits: [{ what: "ub", least: 0, most: 0 }] },
    { subject: "out", words: `no ${out}`, want: { exclude: [SINGULAR[out] ?? out] } },
  ];
}

/** How a count is compared, in words and as bounds. */
function boundOf(
  random: Random,
  count: number,
): { readonly words: string; readonly bound: Partial<WantedLimit> } {
  const exactly = { least: count, most: count };
  return (
    random.pick([
      { words: `at least ${count}`, bound: { least: count } },
      { words: `up to ${count}`, bound: { most: count } },
      { words: `no more than ${count}`, bound: { most: count } },
      { words: `exactly ${count}`, bound: exactly },
      { words: String(count), bound: exactly },
    ]) ?? { words: String(count), bound: exactly }
  );
}

function rolePiece(random: Random, count: number): Piece {
  const [words, what] = random.pick(ROLES) ?? ROLES[0];
  const compared = boundOf(random, count);
  return {
    subject: "role",
    words: `${compared.words} ${words}`,
    limits: [{ what, ...compared.bound }],
  };
}

function sidePiece(random: Random): Piece {
  const [words, what] = random.pick(IN_SIDE) ?? IN_SIDE[0];
  const compared = boundOf(random, 2 + random.int(3));
  return {
    subject: "side",
    words: `${compared.words} ${words} in the sideboard`,
    limits: [{ what: `side:${what}`, ...compared.bound }],
  };
}

const SINGULAR: Readonly<Record<string, string>> = {
  planeswalkers: "planeswalker",
  artifacts: "artifact",
  counterspells: "counterspell",
  tutors: "tutor",
  "extra turns": "extra turn",
};

import { OPPONENT_KINDS } from "./opponents.ts";
import { PAIRS } from "./pairs.ts";
import type { AskedValues, UnderstoodValues, WishField } from "./wish-field.ts";
import { MOST_LIMITS } from "./wish-limits.ts";

/** Rarities that a card may have been printed at, the lowest first. */
const RARITIES = [
  { slug: "common", name: "Commons only" },
  { slug: "uncommon", name: "Uncommons at most" },
  { slug: "rare", name: "Rares at most" },
] as const;

/** Where cards are played. */
const GAMES = [
  { slug: "paper", name: "Paper" },
  { slug: "arena", name: "Arena" },
  { slug: "mtgo", name: "Magic Online" },
] as const;

/** Years in which cards were printed first, and will be for a while. */
const YEARS = { least: 1993, most: 2100 } as const;

/** Where the dial from what most people play to hidden gems stands unless it is turned. */
/** What a line of a card begins with that is to be in the sideboard, as lists of decks write it. */
export const IN_SIDEBOARD = "SB:";

export const USUAL_NOVELTY = 0.25;

/** All fields of a wish beside its sentence, in the order in which people see them. */
export const WISH_FIELDS = {
  tribe: { kind: "slug", flag: "--tribe <type>", help: "a creature type", chip: "Tribe" },
  format: {
    kind: "slug",
    flag: "--format <slug>",
    help: "commander, modern, oathbreaker, draft, cube-draft, ... (25 of them)",
    chip: "Format",
  },
  /** A variant of the format, such as `standard` of `brawl`. */
  variant: {
    kind: "slug",
    flag: "--variant <slug>",
    help: "a variant of the format: standard or competitive of brawl, ...",
    chip: "Variant",
  },
  /** The format that planechase, archenemy or two-headed giant is played on; the pool of a cube or a battle box. */
  base: {
    kind: "slug",
    flag: "--base <slug>",
    help: "what planechase, archenemy, two-headed-giant is played with; the pool of a cube",
    chip: "Played with",
  },
  /** Cards of a cube or a battle box. */
  size: {
    kind: "whole",
    least: 1,
    most: 1_000,
    flag: "--size <n>",
    help: "cards of a cube or a battle box",
    chip: "Size",
    unit: " cards",
  },
  /** Code of the set whose boosters are opened where a limited deck comes without a pool. */
  set: {
    kind: "slug",
    flag: "--set <code>",
    help: "the set that is opened for draft and sealed without a pool",
    chip: "Set",
  },
  /** The two decks of a team share the copies that their format allows, and are judged so. */
  unified: {
    kind: "switch",
    isUnread: true,
    flag: "--unified",
    help: "the two decks of two-headed-giant share the copies that the format allows",
  },
  playstyle: {
    kind: "playstyle",
    flag: "--playstyle <slug>",
    help: "aggro, midrange, control, combo, tempo, ramp, tribal, ...",
    chip: "Playstyle",
    label: "Playstyle",
  },
  /** A deck that tournament players call by a name of its own, such as "Amulet Titan". */
  archetype: {
    kind: "slug",
    flag: "--archetype <name>",
    help: 'a deck that results have a name for, e.g. "Amulet Titan" in modern',
    chip: "Archetype",
  },
  commanders: {
    kind: "names",
    most: 10,
    param: "commander",
    flag: "--commander <name>",
    help: "may be given twice",
    chip: "Led by",
    label: "Commander",
    hint: "Any legend",
    isForLed: true,
  },
  /** What a second commander leads by. */
  pair: {
    kind: "slug",
    choices: PAIRS,
    flag: "--pair <partner|background|doctor>",
    help: "two commanders: partners, one with a Background, a Doctor and a companion",
    chip: "Commanders",
    label: "Two commanders",
    isForLed: true,
  },
  /** In WUBRG order where understood; empty means that colorless was asked for. */
  colors: {
    kind: "colors",
    most: 10,
    flag: "--colors <letters>",
    help: "e.g. UB; C for colorless",
    chip: "Colors",
    label: "Colors",
  },
  /** How many colors, where it is not said which. */
  colorCount: {
    kind: "whole",
    least: 1,
    most: 5,
    param: "color-count",
    flag: "--color-count <1-5>",
    help: "how many colors, where it is not said which",
    chip: "Number of colors",
  },
  /** Slugs of the engine's list of themes. */
  themes: {
    kind: "slugs",
    most: 20,
    flag: "--theme <slug>",
    help: "may be given several times",
    chip: "Theme",
    label: "Themes",
  },
  /** Slugs of the engine's list of what others play: the deck is to have answers to it. */
  against: {
    kind: "slugs",
    most: 10,
    flag: "--against <slug>",
    help: "what others play: graveyard, artifacts, tokens, control, combo, ...; may be given several times",
    chip: "Against",
    choices: OPPONENT_KINDS,
  },
  /** For the whole deck. */
  budgetUsd: {
    kind: "dollars",
    least: 0,
    most: 10_000_000,
    param: "budget",
    flag: "--budget <dollars>",
    help: "for the whole deck",
    chip: "Budget",
    unit: " in all",
    label: "Budget, deck",
  },
  /** What the whole deck is to cost at least. */
  minBudgetUsd: {
    kind: "dollars",
    least: 0,
    most: 10_000_000,
    param: "least-budget",
    flag: "--min-budget <dollars>",
    help: "what the whole deck is to cost at least",
    chip: "Costs at least",
  },
  /** For any one card. */
  maxCardUsd: {
    kind: "dollars",
    least: 0,
    most: 10_000_000,
    param: "card-budget",
    flag: "--max-card <dollars>",
    help: "for any one card",
    chip: "A card",
    unit: " at most",
    label: "Budget, a card",
  },
  /** Of every card but lands and commanders. */
  maxManaValue: {
    kind: "whole",
    least: 0,
    most: 20,
    param: "max-mana-value",
    flag: "--max-mana-value <n>",
    help: "for any one card but lands and commanders",
    chip: "Mana value",
    unit: " at most",
    label: "Mana value, a card",
  },
  /** Of all cards but lands and commanders, in the mean. */
  maxAverageManaValue: {
    kind: "number",
    least: 0,
    most: 20,
    param: "max-average",
    flag: "--max-average <n>",
    help: "for the average mana value of all cards but lands and commanders",
    chip: "Average mana value",
    unit: " at most",
  },
  /** Counts of cards of a kind, of copies of a card, and of the deck's cards, sideboard and colors. */
  limits: {
    kind: "limits",
    most: MOST_LIMITS,
    param: "limit",
    flag: "--limit <limit>",
    help: 'how many of a kind: "lands=38", "creatures<=30", "counterspells>=10", "Snapcaster Mage=2"; may be given several times',
    chip: "Limit",
    label: "Limits",
    hint: "lands=38, creatures<=30",
  },
  /** The highest rarity of a card at its lowest. */
  maxRarity: {
    kind: "slug",
    choices: RARITIES,
    param: "rarity",
    flag: "--max-rarity <common|uncommon|rare>",
    help: "for any one card, by its lowest printing",
    chip: "Rarity",
    label: "Rarity",
  },
  /** Years of a card's first printing; basic lands have none. */
  fromYear: {
    kind: "whole",
    ...YEARS,
    param: "from-year",
    flag: "--from-year <year>",
    help: "only cards printed first in this year or later",
    chip: "Printed since",
  },
  toYear: {
    kind: "whole",
    ...YEARS,
    param: "to-year",
    flag: "--to-year <year>",
    help: "only cards printed first in this year or before",
    chip: "Printed until",
  },
  /** Codes of sets that every card has a printing in; basic lands aside. */
  sets: {
    kind: "slugs",
    most: 20,
    flag: "--from-set <code>",
    help: "only cards of these sets; may be given several times",
    chip: "From",
  },
  game: {
    kind: "slug",
    choices: GAMES,
    flag: "--game <paper|arena|mtgo>",
    help: "only cards that exist there",
    chip: "Game",
    label: "Game",
  },
  bracket: {
    kind: "bracket",
    least: 1,
    most: 5,
    flag: "--bracket <1-5>",
    help: "Commander bracket",
    chip: "Bracket",
    label: "Bracket",
    isForLed: true,
  },
  power: { kind: "number", least: 0, most: 10, flag: "--power <1-10>", help: "power level", chip: "Power" },
  /** From what most people play, 0, to hidden gems, 1. */
  novelty: {
    kind: "dial",
    least: 0,
    most: 1,
    chip: "Cards",
    flag: "--novelty <0-1>",
    help: "0 is what most people play, 1 is hidden gems",
    label: "How well known its cards are",
  },
  include: {
    kind: "names",
    most: 500,
    flag: "--include <card>",
    help: "a card that must be in; may be given several times",
    chip: "With",
    label: "Must be in",
    hint: "a card",
  },
  /** Names of cards, or words such as `counterspells` and `infect` that stand for a tag or keyword. */
  exclude: {
    kind: "names",
    most: 1_000,
    flag: "--exclude <card or word>",
    help: "a card or a word such as counterspells; may be given several times",
    chip: "Without",
    label: "Must stay out",
    hint: "a card, or a word like infect",
  },
  ownedMode: {
    kind: "mode",
    param: "owned",
    flag: "--owned-only",
    help: "use nothing but the cards you own",
  },
} as const satisfies Readonly<Record<string, WishField>>;

type Fields = typeof WISH_FIELDS;

/** The name of a field on the wire. */
export type WishFieldName = keyof Fields;

/** The name of a field that a sentence can say. */
export type ReadFieldName = {
  [Name in WishFieldName]: Fields[Name] extends { readonly isUnread: true } ? never : Name;
}[WishFieldName];

/** The name of a field that addresses and the form of the builder have. */
export type FormFieldName = {
  [Name in WishFieldName]: Fields[Name] extends { readonly param: null } ? never : Name;
}[WishFieldName];

/** The name of a field that is shown as a chip. */
export type ChipFieldName = {
  [Name in WishFieldName]: Fields[Name] extends { readonly chip: string } ? Name : never;
}[WishFieldName];

/** What a request may say beside its sentence. Absent: not said. */
export type AskedFields = { readonly [Name in WishFieldName]?: AskedValues[Fields[Name]["kind"]] };

/** What a wish was understood to say. Absent: neither asked for nor implied. */
export type UnderstoodFields = {
  readonly [Name in ReadFieldName]?: UnderstoodValues[Fields[Name]["kind"]];
};

/** The rows with their names, in order. */
export function wishFields(): readonly (WishField & {
  readonly name: WishFieldName;
  readonly param: string | null;
})[] {
  return NAMES.map((name) => ({ name, param: name, ...WISH_FIELDS[name] }));
}

const NAMES = Object.keys(WISH_FIELDS).filter((name): name is WishFieldName =>
  Object.hasOwn(WISH_FIELDS, name),
);

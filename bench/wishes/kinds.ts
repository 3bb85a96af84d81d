import { type CheckedCard, hasType } from "./checked-card.ts";

/** A kind of card that wishes count or rule out, by what is printed on its cards. */
export interface CardKind {
  /** Words by which an answer names it. */
  readonly words: readonly string[];
  readonly isOne: (card: CheckedCard) => boolean;
  /** What every reader counts as one, where that is less: of a greatest number nothing doubtful is counted. */
  readonly isSurely?: (card: CheckedCard) => boolean;
  /** Share of a figure by which two honest readers of the same texts may differ; 0 where type lines decide. */
  readonly leeway: number;
}

const isLand = (card: CheckedCard): boolean => hasType(card, "land");
const ofType = (type: string, ...words: string[]): CardKind => ({
  words: words.length === 0 ? [type.toLowerCase()] : words,
  isOne: (card) => hasType(card, type),
  leeway: 0,
});
const ofText = (pattern: RegExp, surely: RegExp, ...words: string[]): CardKind => ({
  words,
  isOne: (card) => !isLand(card) && pattern.test(card.text),
  isSurely: (card) => !isLand(card) && hasOneUse(card) && surely.test(card.text),
  leeway: 0.25,
});

/** Whether all that a card's texts say is cast: the back of others may be a land, or nothing that a deck has from the beginning. */
function hasOneUse({ name, cost }: CheckedCard): boolean {
  return !name.includes(" // ") || cost.includes(" // ");
}

/**
 * A texts-only reading of what a card does, twice. Wide for what there is to be at least, narrow for what there is to be at
 * most: a doubtful card counts for whoever put it in.
 */
export const KINDS: Readonly<Record<string, CardKind>> = {
  lands: ofType("Land", "land"),
  basics: ofType("Basic Land", "basic"),
  nonbasics: {
    words: ["nonbasic"],
    isOne: (card) => isLand(card) && !hasType(card, "basic"),
    leeway: 0,
  },
  creatures: ofType("Creature"),
  artifacts: ofType("Artifact"),
  enchantments: ofType("Enchantment"),
  planeswalkers: ofType("Planeswalker"),
  "instants+sorceries": {
    words: ["instant", "sorcery"],
    isOne: (card) => hasType(card, "instant") || hasType(card, "sorcery"),
    leeway: 0,
  },
  counterspells: ofText(
    /\bcounter (?:target|that|it\b|all|up to)/,
    /\bcounter (?:target|up to one target|all) [^.]*spells?\b/,
    "counterspell",
  ),
  sweepers: ofText(
    /(?:destroy|exile) (?:all|each)|(?:all|each) (?:other )?creatures? gets? -|damage (?:equal to [^.]*)?to each|each (?:player|opponent) sacrifices|sacrifices (?:all|the rest)|puts? all creatures|return (?:all|each)|overload|creatures [^.]*gets? (?:\+\d\/)?-|counter on each/,
    /(?:destroy|exile) all (?:other )?(?:[a-z]+ )*(?:creatures|permanents|artifacts|enchantments|planeswalkers)\b|^all creatures get -\d|\d+ damage to each creature/m,
    "wipe",
    "sweeper",
    "wrath",
  ),
  removal: ofText(
    /(?:destroy|exile)s? (?:all|each|up to|target|another)|damage (?:divided|(?:equal to [^.]*)?to (?:any|target|each|up to|another))|gets? -[\dx]|fights?\b|equal to its power to|annihilator|opponent sacrifices|player sacrifices|return target .* to its owner's hand|loses all abilities|can't attack or block|(?:target|owner) [^.]*(?:puts?|shuffles?) (?:it|them|that [a-z]+) [^.]*library|puts? (?:up to \w+ )?target (?:[a-z]+ )*(?:creature|permanent|artifact|enchantment)[^.]*library|overload|onto the battlefield under your control until/,
    /^(?!.*\breturn (?:that|the exiled) card).*?(?:\b(?:destroy|exile) (?:up to (?:one|two) (?:other )?|another )?target (?:[a-z]+(?:, | or |, or | ))*(?:creature|permanent|artifact|enchantment|planeswalker)s?(?! card| you (?:control|own))|deals \d+ damage to (?:any target|target creature|target planeswalker))/s,
    "removal",
  ),
  ramp: ofText(
    /add (?:\{|one|two|three|an amount|x)|search your library for .*(?:land|forest|plains|island|swamp|mountain).*battlefield|additional land|adds? an additional|treasure|powerstone token|lander token|eldrazi (?:spawn|scion)|costs? .*less|land card .* onto the battlefield|mana of any|: untap (?:another )?target (?:land|forest|permanent)/,
    /^(?:\{t\}[^.\n]*: add |\{1\}, \{t\}: add \{\w\}\{\w\})|search your library for [^.]*(?:land|forest|plains|island|swamp|mountain)[^.]*battlefield|you may play an additional land/m,
    "ramp",
  ),
  draw: ofText(
    /draws? (?:a|an|one|two|three|four|five|six|seven|x|that many|cards|\w+) ?(?:additional )?cards?|draw cards|into your hand|exile the top [^.]*cards? of your library.*you may (?:play|cast)/s,
    /^(?!.*\bdiscard ).*?(?:(?<!opponents? |player |controller |owner )\bdraws? (?:two|three|four|five|seven|x) cards|(?:^|\n)(?:whenever|at the beginning)[^.]*, (?:[^.,]* )?you (?:may )?draw (?:a|an additional|two) cards?)/s,
    "draw",
  ),
  tutors: ofText(
    /search(?:es)? (?:your|their) library|transmute|(?<=[a-z])(?<!land|plains|island|swamp|mountain|forest)cycling/,
    /search your library for (?:a|an|any|two|three|up to)\b(?:(?!land|forest|plains|island|swamp|mountain|gate)[^.])*\bcards?\b/,
    "tutor",
  ),
  discard: ofText(
    /discards?\b/,
    /(?:target (?:player|opponent)|each (?:player|opponent)) discards|that player discards/,
    "discard",
  ),
  "graveyard hate": ofText(
    /exiles? [^.]*graveyards?|target player shuffles [^.]*graveyard|graveyard[^.]* exile|cards? in graveyards|from graveyards|into (?:a|your) graveyard[^.]*exile it/,
    /exile (?:all|target player's|target opponent's|each opponent's) [^.]*graveyards?/,
    "graveyard hate",
  ),
  "artifact removal": ofText(
    /(?:destroy|exile)s? [^.]*(?:artifacts?|permanents?)|artifact[^.]* can't be activated|sacrifices [^.]*artifact|returns? (?:all|each) [^.]*artifacts?/,
    /(?:destroy|exile) (?:up to one )?(?:target|all|each) (?:[a-z]+(?:, | or |, or | ))*artifacts?\b(?! creature)/,
    "artifact removal",
  ),
  gamechangers: { words: ["game changer"], isOne: (card) => card.isGameChanger, leeway: 0 },
  rares: {
    words: ["rare"],
    isOne: (card) => !card.rarities.has("common") && !card.rarities.has("uncommon"),
    leeway: 0,
  },
  "mv:1": {
    words: ["one drop", "1 drop", "one mana"],
    isOne: (card) => !isLand(card) && card.manaValue === 1,
    leeway: 0,
  },
};

/** What wishes rule out by a word, where the word is no card, color, card type, creature type or keyword. */
export const EXCLUDED_KINDS: Readonly<Record<string, (card: CheckedCard) => boolean>> = {
  counterspell: (card) => !isLand(card) && /\bcounter target [^.]*spell/.test(card.text),
  tutor: (card) =>
    !isLand(card) &&
    /search your library for a(?:n? (?:creature|artifact|enchantment|instant|sorcery))? card/.test(card.text),
  "board wipe": (card) => /(?:destroy|exile) all (?:creatures|nonland permanents)/.test(card.text),
  "extra turn": (card) => /takes? an extra turn|extra turn after/.test(card.text),
  "land destruction": (card) =>
    /destroy (?:all|target) (?:nonbasic )?lands?\b|destroy all lands/.test(card.text),
  infect: (card) => card.keywords.includes("infect"),
  poison: (card) => /poison counter/.test(card.text) || card.keywords.includes("infect"),
  flying: (card) => card.keywords.includes("flying"),
  annihilator: (card) => card.keywords.includes("annihilator"),
  legendary: (card) => hasType(card, "legendary"),
  fetchland: (card) =>
    hasType(card, "land") &&
    /sacrifice ~: search your library for an? .* card/.test(card.text) &&
    !/basic/.test(card.text),
  theft: (card) => /gain control of target/.test(card.text),
  mill: (card) => /target (?:player|opponent) mills|each opponent mills/.test(card.text),
  discard: (card) => /(?:target player|target opponent|each opponent|each player) discards/.test(card.text),
};

/** Sets of other makers' worlds, by their names: what has no printing elsewhere is from Universes Beyond. */
export const BEYOND_SETS =
  /Doctor Who|Middle-earth|Fallout|Warhammer|Assassin's Creed|FINAL FANTASY|Spider-Man|Avatar: The Last|Ninja Turtles|Transformers|Jurassic World|Marvel|Hobbit|Star Trek|Walking Dead|Stranger Things/i;

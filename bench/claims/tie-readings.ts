import { isA, type ReadCard } from "./card-text.ts";

/** Whether two cards stand to each other as a sentence says: the one that gives, and the one that takes. */
export type Ties = (giver: ReadCard, taker: ReadCard) => boolean;

export const says =
  (words: RegExp) =>
  ({ text }: ReadCard): boolean =>
    words.test(text);
export const isSpell = (card: ReadCard): boolean => isA(card, "Instant") || isA(card, "Sorcery");
export const isCreature = (card: ReadCard): boolean => isA(card, "Creature");
export const isArtifact = (card: ReadCard): boolean => isA(card, "Artifact");

/** Types of creatures of a card as texts write them, one and many. */
function typesOf({ typeLine }: ReadCard): string[] {
  return (typeLine.split("—")[1] ?? "")
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .flatMap((type) => (type === "" ? [] : [type, type.replace(/f$/, "ve")]));
}

/** The taker's text names a creature type of the giver, or lets one be chosen. */
export const isNamed: Ties = (giver, taker) =>
  giver.keywords.includes("Changeling") ||
  /chosen type|creature type/.test(taker.text) ||
  typesOf(giver).some((type) => new RegExp(`\\b${type}s?\\b`).test(taker.text));
const NO_TYPES = new Set(
  "create amass token tokens creature creatures artifact tapped and attacking that white blue black red green".split(
    " ",
  ),
);
/** The giver makes tokens of a type that the taker's text names. */
export const isNamedToken: Ties = (giver, taker) =>
  [...giver.text.matchAll(/\bcreate [^.]*?tokens?\b|\bamass \w+/g)].some(([what]) =>
    what
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !NO_TYPES.has(word))
      .some((word) => new RegExp(`\\b${word.replace(/(?:f|fs|s)$/, "")}(?:s|ves|f)?\\b`).test(taker.text)),
  );
export const makesTokens = says(/\bcreate [^.]*token|populate|amass|fabricate|afterlife/);
export const makesArtifacts = says(
  /treasure|clue|food|blood|\bmap\b|powerstone|artifact|fabricate|investigate/,
);
export const both =
  (gives: (card: ReadCard) => boolean, takes: (card: ReadCard) => boolean): Ties =>
  (giver, taker) =>
    gives(giver) && takes(taker);
export const any =
  (...ways: readonly Ties[]): Ties =>
  (giver, taker) =>
    ways.some((way) => way(giver, taker));

export const entersFor = says(/whenever [^.]*\b(?:creatures?|tokens?)\b[^.]*enters?/);
export const eats = says(/sacrifice (?:a|an|another|two|x|any)/);
export const diesFor = says(/whenever [^.]*\b(?:dies?|sacrifice)\b/);
export const bringsBack = says(
  /graveyards?[^.]*(?:to|onto) the battlefield|battlefield[^.]*graveyard|enchant creature card/,
);
export const taken = says(
  /(?:return|put|target)[^.]*\bcards?\b[^.]*graveyard|retrace|flashback|cast [^.]*graveyard/,
);
const searches = says(/search|reveal|look at the top/);
export const isFound: Ties = (giver, taker) =>
  searches(taker) &&
  (isNamed(giver, taker) ||
    ["artifact", "enchantment", "equipment", "aura", "instant", "sorcery", "creature"].some(
      (kind) => giver.typeLine.toLowerCase().includes(kind) && taker.text.includes(kind),
    ));
export const castFor = says(/whenever (?:you|a player|~ or you|~)[^.]* casts?|magecraft|prowess/);
export const cheaper = says(/\bcosts? [^.]*less/);
export const counters = says(/\+1\/\+1 counter/);
export const tapsFor = says(/\{t\}[^:]*:/);
export const hastens = says(/haste/);
export const fills = says(/mill|surveil|graveyard|discard/);
export const forTaker: Ties = (_, taker) =>
  says(/artifact|metalcraft|improvise|aura|equip|attach|enchant|constellation|eerie/)(taker);

import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Currency } from "../data/lexicon-money.ts";

/** A fact that needs nothing but its kind, or its kind and its cards. */
type Nothing = Readonly<Record<never, never>>;

/** What reading a sentence had to decide, or could not make out. Cards are names. */
export interface ReadingFacts {
  "text-cut": { readonly most: number };
  /** The wish is in another language than English. */
  "read-in": { readonly language: string };
  /** A pasted list: its different spells, and how many of them stay. */
  "list-read": {
    /** Different spells and lands. */
    readonly count: number;
    readonly lands: number;
    /** Cards of its sideboard, which stay with it. */
    readonly side: number;
    /** Lines that stay. */
    readonly kept: number;
    /** Lines of basic lands that are chosen anew: "20 Mountain". */
    readonly anew: readonly string[];
    readonly isReworked: boolean;
  };
  "nothing-said": Nothing;
  "nothing-understood": Nothing;
  "no-format-for-sixty": Nothing;
  "several-formats": { readonly taken: string; readonly left: readonly string[] };
  /** A format that is played but not among ours, by its phrase. */
  "nearest-format": { readonly phrase: string };
  "leaders-apart": { readonly leader: string; readonly other: string };
  "color-kept": { readonly colors: ColorMask };
  "color-left-out": { readonly colors: ColorMask };
  "one-color-and-more": { readonly taken: ColorMask; readonly left: ColorMask };
  "color-choice": { readonly taken: ColorMask; readonly left: ColorMask };
  "colorless-and-more": { readonly taken: ColorMask };
  "other-color-count": { readonly count: number; readonly named: ColorMask };
  "leader-of-other-count": { readonly leader: string; readonly own: ColorMask; readonly count: number };
  "other-leader-colors": { readonly leader: string; readonly own: ColorMask; readonly asked: ColorMask };
  "leader-of-forbidden-color": { readonly leader: string; readonly colors: ColorMask };
  /** Something that a wish asks for and rules out. */
  "both-ways": { readonly asked: string; readonly ruledOut: string };
  /** Two counts of the same that cannot both be kept. */
  "limits-apart": { readonly taken: string; readonly left: string };
  /** Called a commander, and none by the rules. */
  "named-no-leader": { readonly card: string; readonly format: string };
  "one-style": { readonly taken: string; readonly left: readonly string[] };
  "one-style-for-both": { readonly taken: string; readonly left: readonly string[] };
  "several-types": { readonly taken: string; readonly left: readonly string[] };
  "bracket-out-of-range": { readonly asked: number; readonly taken: Bracket };
  "power-out-of-range": { readonly asked: number; readonly taken: number };
  "bracket-against-words": { readonly bracket: Bracket; readonly words: Bracket };
  "power-against-bracket": { readonly power: number; readonly bracket: Bracket };
  "other-currency": { readonly amount: number; readonly currency: Currency; readonly usd: number };
  "several-limits": { readonly one: number; readonly other: number };
  "guessed-budget": { readonly usd: number };
  /** The least that each card is to cost, which no deck is held to. */
  "least-of-a-card": { readonly usd: number };
  "least-above-most": { readonly least: number; readonly most: number };
  /** A range of which one figure was taken. */
  "range-of-power": { readonly from: number; readonly to: number; readonly taken: number };
  "range-of-brackets": { readonly from: number; readonly to: number; readonly taken: number };
  /** The least of mana values, or of their mean, which no deck is held to. */
  "least-mana-value": { readonly least: number; readonly most: number };
  "corrected-name": { readonly typed: string; readonly card: string };
  "no-such-name": { readonly typed: string; readonly near: readonly string[] };
}

/** Why a card that most decks of a commander play is not in one. */
export type LeftOut =
  | "not-legal"
  | "excluded"
  | "partner"
  | "not-owned"
  | "game-changer"
  | "combo"
  | "price"
  | "bracket"
  | "land"
  | "dial"
  | "level"
  | "directed"
  | "place";

/** What of a wish gives way, or is assumed, while a deck is planned and built. Cards are names. */
export interface BuildingFacts {
  "open-wish": { readonly usd: number; readonly bracket: number };
  "no-such-card": { readonly typed: string; readonly near: readonly string[] };
  "built-as": { readonly archetype: string; readonly decks: number; readonly format: string };
  /** Cards that most decks of who leads play, each with why it is not in. */
  "usual-left-out": {
    readonly leader: string;
    readonly reasons: readonly LeftOut[];
    readonly bracket: Bracket | null;
  };
  "no-such-archetype": { readonly typed: string; readonly format: string };
  "no-such-playstyle": { readonly slug: string };
  "no-such-theme": { readonly slug: string };
  "no-such-type": { readonly typed: string };
  "no-collection": Nothing;
  "wanted-and-excluded": Nothing;
  /** Asked for by name, and of a kind that is left out. */
  "kept-of-excluded": Nothing;
  "default-format": { readonly format: string };
  "leader-not-legal": { readonly format: string };
  "cannot-lead": Nothing;
  "cannot-lead-together": { readonly leader: string };
  "no-second-leader": Nothing;
  "no-leader-so-cheap": Nothing;
  "no-leader-of-colors": Nothing;
  "no-leader-of-color-count": Nothing;
  "no-leader-of-limited-colors": Nothing;
  "no-leader-of-all-cards": Nothing;
  "leader-outranks-colors": { readonly colors: ColorMask };
  "no-commander-there": { readonly format: string; readonly isLegal: boolean };
  "not-the-signature-spell": Nothing;
  "many-colors": { readonly count: number; readonly format: string };
  "chosen-type": { readonly type: string };
  "partner-type": { readonly type: string };
  "nothing-fits": Nothing;
  "not-legal": { readonly format: string; readonly isBanned: boolean };
  "outside-colors": Nothing;
  /** Cards for a sideboard, in a format without one. */
  "no-sideboard": { readonly format: string };
  "side-missed": { readonly asked: number; readonly have: number };
  /** A named card has colors beside those that were asked for. */
  "beside-colors": { readonly colors: ColorMask };
  /** A theme that hardly any card of the deck is about. */
  "few-of-theme": { readonly theme: string; readonly have: number };
  "collection-too-small": Nothing;
  "too-much-excluded": Nothing;
  "nothing-to-count": { readonly typed: string };
  "limits-of-a-list": { readonly format: string; readonly words: readonly string[] };
  "filter-lifted": { readonly words: string; readonly have: number; readonly needed: number };
  "filter-missed": { readonly words: string };
  "limit-kept": { readonly words: string; readonly isExact: boolean; readonly have: number };
  "limit-missed": {
    readonly words: string;
    readonly have: number;
    readonly zone?: "sideboard";
    readonly why?: string;
  };
  "average-kept": { readonly most: number; readonly average: number };
  "average-missed": { readonly most: number; readonly average: number };
  "mana-limit-lifted": { readonly most: number };
  "named-above-mana-limit": { readonly most: number };
  "named-above-price": { readonly most: number };
  /** A creature type that is only part of the name of the archetype that was asked for. */
  "type-of-name": {
    readonly type: string;
    readonly archetype: string;
    readonly have: number;
    readonly format: string;
  };
  "few-of-type": {
    readonly type: string;
    readonly have: number;
    readonly min: number;
    readonly format: string;
  };
  "unused-colors": { readonly colors: ColorMask };
  "short-of-sources": {
    readonly lacking: readonly { readonly color: string; readonly sources: number }[];
    readonly hasBudget: boolean;
  };
  "style-of-a-pool": { readonly asked: Playstyle; readonly taken: Playstyle };
  "short-of-playstyle": {
    readonly playstyle: Playstyle;
    readonly role: string;
    readonly have: number;
    readonly min: number;
    readonly format: string;
  };
  "other-power": { readonly asked: number; readonly power: number; readonly lacking: readonly string[] };
  "lifted-bracket": { readonly bracket: Bracket; readonly label: string; readonly names: readonly string[] };
  "other-bracket": {
    readonly asked: Bracket;
    readonly bracket: Bracket;
    readonly power: number;
    /** What a weaker deck has least of, what a stronger one has most of. */
    readonly parts: readonly string[];
  };
  /** What the deck is to cost at least, and what it costs. */
  "least-price-kept": { readonly leastUsd: number; readonly usd: number };
  "least-price-missed": { readonly leastUsd: number; readonly usd: number };
  "too-dear": { readonly budgetUsd: number; readonly usd: number };
  "named-cards-too-dear": { readonly budgetUsd: number; readonly usd: number };
  "list-too-dear": { readonly budgetUsd: number; readonly usd: number; readonly count: number };
  "unknown-prices": Nothing;
  /** Answers to what others play, in copies, and why they are. */
  answers: {
    readonly opponent: string;
    readonly reason: string;
    readonly main: number;
    readonly side: number;
  };
  "other-size": { readonly sizes: readonly number[]; readonly size: number; readonly asked: number };
  "no-commander-in-cube": Nothing;
  "no-commander-in-box": Nothing;
  "small-box": { readonly count: number };
  "set-without-boosters": { readonly asked: string; readonly set: string };
  "drafted-pool": { readonly boosters: number; readonly set: string; readonly players: number };
  "opened-pool": { readonly boosters: number; readonly set: string };
  "pool-outside-colors": Nothing;
  "few-playables": { readonly count: number };
}

/** A fact of one kind. */
export type NoteOf<Facts, Kind extends keyof Facts> = Facts[Kind] & {
  readonly kind: Kind;
  /** Names of the cards it is about. */
  readonly cards?: readonly string[];
};

/** A fact about how a sentence was read. */
export type ReadingNote = { [Kind in keyof ReadingFacts]: NoteOf<ReadingFacts, Kind> }[keyof ReadingFacts];

/** A fact for the person who made a wish. `explain/` has the words. */
export type Note =
  | ReadingNote
  | { [Kind in keyof BuildingFacts]: NoteOf<BuildingFacts, Kind> }[keyof BuildingFacts];

/** How each kind of some facts is said. */
export type Sayings<Facts> = { readonly [Kind in keyof Facts]: (note: NoteOf<Facts, Kind>) => string };

/** Collects what of a wish gives way and what is assumed. */
export interface Notes {
  readonly list: readonly Note[];
  add(note: Note): void;
}

/** An empty list of notes. */
export function createNotes(): Notes {
  const list: Note[] = [];
  return { list, add: (note) => void list.push(note) };
}

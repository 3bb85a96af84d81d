import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { LevelBend } from "../../data/weights.ts";
import type { RoleSet } from "../forms/role-set.ts";
import type { Fit } from "../plan/fit.ts";
import type { Plan } from "../plan/plan.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CardColumns } from "./columns.ts";

/** A card that may be in the deck, with what several terms ask of it. */
export interface Candidate {
  readonly card: CardIndex;
  /** How well it goes with what is known of the deck; see `Ranker.relevance`. */
  readonly relevance: number;
  readonly fit: Fit;
  /** Share of the decks that could play it and do, among those the plan is like. */
  readonly played: number;
  /** What it takes of the format's points; 0 where there are none. */
  readonly points: number;
  /** Whether decks of four-ofs may hold it only once. */
  readonly restricted: boolean;
}

/** Numbers of tags, by what they say of a card; tags that the table lacks are left out. */
export interface TermTags {
  readonly situational: readonly number[];
  readonly drawback: readonly number[];
  readonly lords: readonly number[];
  readonly emptyLibrary: readonly number[];
  readonly vanilla: readonly number[];
  readonly ritual: readonly number[];
  readonly loot: readonly number[];
  readonly cheaperThanPrinted: readonly number[];
}

/** What the terms know of the deck: its plan, and what follows from it for every card. */
export interface ScoreState {
  readonly plan: Plan;
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: CardColumns;
  readonly tags: TermTags;
  readonly singleton: boolean;
  /** What the wish's direction counts: more in sixty cards than in a hundred. */
  readonly pull: number;
  /** The share of the commander's decks that are expected to play a card, where these were counted. */
  readonly expected: ((card: CardIndex) => number) | undefined;
  /** The same of those of its decks that are about the themes asked for. */
  readonly shareOf: ((card: CardIndex) => number) | undefined;
  /** At the most competitive tables, for leaders whom hardly anybody leads there: how far a card is their own, 0 to 1. */
  readonly leadersOwn: ((card: CardIndex) => number) | undefined;
  /** How much that counts here, 0 to 1. */
  readonly usualPart: number;
  /** How far, 0 to 1, the dial stands at hidden gems. */
  readonly hidden: number;
  /** What the bracket that was asked for changes. */
  readonly bend: LevelBend;
  /** Combos that a card makes with what the commander's decks play, each by its share; 0 where none are wanted. */
  combosWithUsual(card: CardIndex): number;
  /** Creature types that the deck or who leads it is about. */
  readonly ownTypes: ReadonlySet<number>;
  /** Whether a turn may be the one that wins, so that mana for one turn is worth a card. */
  readonly bursts: boolean;
  readonly emptiesLibrary: boolean;
  /** Symbols of one color that its lands can be trusted with. */
  readonly symbolsCastable: number;
  /** The roles of cards that make mana and do nothing else. */
  readonly onlyMana: RoleSet;
  harmToLeaders(card: CardIndex): number;
  readonly harmToLands: number;
  /** Whether enough of the theme of a deck that grows from it is played. */
  readonly isThemePlayed: boolean;
  /** Whether prices matter a little though no budget was named. */
  readonly modest: boolean;
}

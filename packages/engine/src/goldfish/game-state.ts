import { GOLDFISH } from "../../data/goldfish.ts";
import { createLibrary, type Library } from "./library.ts";
import { addMana, createPool, type ManaPool } from "./mana-pool.ts";
import type { Kind, PlayDeck } from "./play-deck.ts";

/** What came of one game. Turns count from 1, lists begin with the first turn; 0 is a turn that did not come. */
export interface Outcome {
  mulligans: number;
  /** Lands on the battlefield, and lands drawn, at the end of each turn. */
  readonly lands: Uint8Array;
  readonly landsDrawn: Uint8Array;
  /** Mana spent in each turn. */
  readonly spent: Uint16Array;
  /** By the deck's commanders: the turn in which each was cast. */
  readonly commanderTurns: Uint8Array;
  comboTurn: number;
  /** The turn in which creatures had dealt as much damage as an opponent has life. */
  damageTurn: number;
}

/** A game as it stands. One object is played over and over: thousands of games make no garbage. */
export interface Game {
  readonly deck: PlayDeck;
  readonly library: Library;
  readonly hand: number[];
  /** Commanders that wait in the command zone. */
  readonly waiting: number[];
  /** Cards that were drawn or waited there, by kind. */
  readonly seen: Uint8Array;
  /** Cards that were cast, by kind. */
  readonly cast: Uint8Array;
  /** What lands and others make in a whole turn. */
  readonly standing: ManaPool;
  /** What of it is left in this turn. */
  readonly pool: ManaPool;
  /** For trying a payment. */
  readonly trial: ManaPool;
  /** Damage of the creatures that have come, those of this turn included. */
  attack: number;
  lands: number;
  landsDrawn: number;
  readonly outcome: Outcome;
}

/** A game to be played with a deck, not begun yet. */
export function createGame(deck: PlayDeck): Game {
  return {
    deck,
    library: createLibrary(deck),
    hand: [],
    waiting: [],
    seen: new Uint8Array(deck.kinds.length),
    cast: new Uint8Array(deck.kinds.length),
    standing: createPool(deck.mana),
    pool: createPool(deck.mana),
    trial: createPool(deck.mana),
    attack: 0,
    lands: 0,
    landsDrawn: 0,
    outcome: {
      mulligans: 0,
      lands: new Uint8Array(GOLDFISH.turns),
      landsDrawn: new Uint8Array(GOLDFISH.turns),
      spent: new Uint16Array(GOLDFISH.turns),
      commanderTurns: new Uint8Array(deck.commanders.length),
      comboTurn: 0,
      damageTurn: 0,
    },
  };
}

/** Clears the battlefield; the hand stays. */
export function beginGame(game: Game): void {
  const { deck, hand, waiting, seen, cast, standing, outcome } = game;
  for (const column of [seen, cast, standing.counts, outcome.spent, outcome.commanderTurns]) column.fill(0);
  standing.total = 0;
  outcome.comboTurn = 0;
  outcome.damageTurn = 0;
  game.attack = 0;
  game.lands = 0;
  game.landsDrawn = 0;
  waiting.length = 0;
  for (const card of deck.commanders) {
    waiting.push(card);
    seen[card] = 1;
  }
  for (const card of hand) noteSeen(game, card);
}

/** Takes a card into the hand; -1 is none. */
export function takeCard(game: Game, card: number): void {
  if (card < 0) return;
  game.hand.push(card);
  noteSeen(game, card);
}

function noteSeen(game: Game, card: number): void {
  game.seen[card] = 1;
  if (game.deck.kinds[card]?.isLand) game.landsDrawn++;
}

/** Adds what a card makes: from the next turn on, or in this one as well. */
export function addSource({ standing, pool }: Game, { source, mana }: Kind): void {
  if (source < 0 || mana === undefined) return;
  addMana(standing, source, mana.amount);
  if (!mana.isLate) addMana(pool, source, mana.amount);
}

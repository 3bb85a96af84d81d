import { GOLDFISH, type HandRule } from "../../data/goldfish.ts";
import { createRandom } from "../random.ts";
import { playGame } from "./game.ts";
import type { GameFacts } from "./game-facts.ts";
import { createGame } from "./game-state.ts";
import { handRules, openHand } from "./opening.ts";
import { prepareDeck } from "./play-deck.ts";
import type { GoldfishReport } from "./report.ts";
import { createTally } from "./tally.ts";

/** How the games are played, where not as usual. */
export interface GamesOptions {
  readonly games?: number;
  readonly seed?: number;
  /** The rules that hands are kept by; see `handRules`. */
  readonly rules?: readonly HandRule[];
}

/**
 * Plays a deck alone, thousands of times, and says what that comes to: one land a turn, mana first, the costliest spells, and
 * creatures that nobody blocks. Cards do nothing else: none that draws, searches for a card, makes tokens or pumps is played
 * out. The same facts and seed give the same report, on every machine.
 */
export function playGames(facts: GameFacts, options: GamesOptions = {}): GoldfishReport {
  const { games = GOLDFISH.games, seed = GOLDFISH.seed } = options;
  const rules = options.rules ?? handRules(facts.isMultiplayer);
  const deck = prepareDeck(facts);
  const game = createGame(deck);
  const tally = createTally(deck, facts.life);
  const seeded = createRandom(seed);
  const play = { drawsFirst: facts.isMultiplayer, life: facts.life };
  for (let at = 0; at < games; at++) {
    const random = seeded.fork(`game ${at}`);
    game.outcome.mulligans = openHand(game, rules, random);
    playGame(game, play, random);
    tally.add(game.outcome);
  }
  return tally.report(rules[0] ?? { cards: 7, fewest: 0, most: 7, lands: 7 });
}

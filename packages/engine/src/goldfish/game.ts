import { GOLDFISH } from "../../data/goldfish.ts";
import type { Random } from "../random.ts";
import { addSource, beginGame, type Game, takeCard } from "./game-state.ts";
import { draw, find } from "./library.ts";
import { addMana, canPay, pay, refill } from "./mana-pool.ts";
import { nextLand, nextSpell } from "./next-play.ts";
import type { Kind } from "./play-deck.ts";

/** What a game is played by. */
export interface Play {
  /** Whether a card is drawn in the first turn. */
  readonly drawsFirst: boolean;
  /** Damage that wins. */
  readonly life: number;
}

/** Plays on from a hand that was kept; what comes of it stands in `outcome`. */
export function playGame(game: Game, { drawsFirst, life }: Play, random: Random): void {
  const { outcome } = game;
  beginGame(game);
  let dealt = 0;
  for (let turn = 1; turn <= GOLDFISH.turns; turn++) {
    if (turn > 1 || drawsFirst) takeCard(game, draw(game.library, random));
    refill(game.pool, game.standing);
    playLand(game);
    meetCombo(game, turn);
    const attackers = game.attack;
    dealt += attackers + castAll(game, turn, random);
    outcome.lands[turn - 1] = game.lands;
    outcome.landsDrawn[turn - 1] = game.landsDrawn;
    if (outcome.damageTurn === 0 && dealt >= life) outcome.damageTurn = turn;
  }
}

function playLand(game: Game): void {
  const { deck, hand } = game;
  const place = nextLand(game);
  const land = place < 0 ? undefined : deck.kinds[hand[place] ?? -1];
  if (land === undefined) return;
  hand.splice(place, 1);
  game.lands++;
  addSource(game, land);
}

/** Casts what the turn's mana pays for. @returns the damage of the creatures that attack at once */
function castAll(game: Game, turn: number, random: Random): number {
  const { deck, waiting, pool, outcome } = game;
  let hasty = 0;
  for (let next = nextSpell(game); next !== null; next = nextSpell(game)) {
    const card = next.zone[next.place] ?? -1;
    const kind = deck.kinds[card];
    if (!kind?.payment) break;
    next.zone.splice(next.place, 1);
    pay(pool, kind.payment);
    game.cast[card] = 1;
    outcome.spent[turn - 1] = (outcome.spent[turn - 1] ?? 0) + kind.payment.mana;
    if (next.zone === waiting) outcome.commanderTurns[deck.commanders.indexOf(card)] = turn;
    addSource(game, kind);
    findLands(game, kind, random);
    // A creature that makes mana does that, and stays at home.
    const attack = kind.source < 0 ? (kind.attack ?? 0) : 0;
    game.attack += attack;
    if (kind.isHasty) hasty += attack;
  }
  return hasty;
}

/** Puts lands from the library onto the battlefield, tapped. */
function findLands(game: Game, { finds }: Kind, random: Random): void {
  if (finds === undefined) return;
  const { kinds } = game.deck;
  for (let found = 0; found < finds.lands; found++) {
    const card = find(game.library, random, (each) => {
      const land = kinds[each];
      return land?.isTyped === true && ((land.mana?.kinds ?? 0) & finds.kinds) !== 0;
    });
    const land = kinds[card];
    if (land?.mana === undefined) return;
    game.lands++;
    addMana(game.standing, land.source, land.mana.amount);
  }
}

/**
 * Notes the turn in which both cards of a combo have been seen, and the turn's mana pays for those of them that were not cast
 * before.
 */
function meetCombo(game: Game, turn: number): void {
  const { deck, outcome, seen } = game;
  if (outcome.comboTurn > 0) return;
  const isThere = deck.combos.some((pair) => pair.every((card) => seen[card]) && isPaid(game, pair));
  if (isThere) outcome.comboTurn = turn;
}

/** Whether the turn's mana pays for all of these cards that were not cast before. A land needs none. */
function isPaid({ deck, cast, pool, trial }: Game, cards: readonly number[]): boolean {
  refill(trial, pool);
  return cards.every((card) => {
    const kind = deck.kinds[card];
    if (!kind || kind.isLand || cast[card]) return kind !== undefined;
    if (!kind.payment || !canPay(trial, kind.payment)) return false;
    pay(trial, kind.payment);
    return true;
  });
}

import type { ColorMask } from "@deckwright/cards/colors.ts";
import { createRandom, type Random } from "../random.ts";
import type { Demand } from "./demand.ts";
import { cardsSeen, MOST_CARDS } from "./odds.ts";

/** Lands of one kind in a deck. */
export interface LandGroup {
  readonly mask: ColorMask;
  readonly tapped: boolean;
  readonly count: number;
}

/** Turns that are looked at; costs above count as this. */
const TURNS = 8;
const SETS = 64;
/** Counters of one byte that are added at a time, and such steps for all sets. */
const FOUR = 4;
const ROW = SETS / FOUR;
const HANDS = 2000;
/** All decks meet the same shuffles, so that two decks differ by their cards and not by luck. */
const SHUFFLES = 20_260_714;

/**
 * Openings drawn from a deck, kept as what every check needs: how many lands there are by a turn that make any mana of
 * a set. Index: (hand x turns + turn - 1) x 64 + mask; under mask 0 stands the number of all lands, tapped or not.
 */
export interface Draws {
  readonly hands: number;
  readonly reach: Uint8Array;
}

/**
 * Draws 2,000 openings (no mulligans) from a deck of `deckSize` cards with these lands. A land that enters tapped
 * counts from the second turn on. Of a deck above `MOST_CARDS` one of that size with the same shares is drawn from.
 */
export function drawHands(groups: readonly LandGroup[], deckSize: number, drawsFirstTurn: boolean): Draws {
  const deck = deckOf(groups, deckSize);
  const size = deck.length;
  // Per group: 1 for each set of mana that it belongs to. Four counters are added at a time, which none outgrows.
  const steps = groups.map(({ mask }) => {
    const step = Uint8Array.from({ length: SETS }, (_, set) => Number((set & mask) !== 0));
    return new Uint32Array(step.buffer);
  });
  const fours = new Uint32Array((HANDS * TURNS * SETS) / FOUR);
  const reach = new Uint8Array(fours.buffer);
  const random = createRandom(SHUFFLES);
  const late: number[] = [];
  for (let hand = 0; hand < HANDS; hand++) {
    const base = hand * TURNS * SETS;
    let drawn = 0;
    for (let turn = 1; turn <= TURNS; turn++) {
      const from = base + (turn - 1) * SETS;
      const row = from / FOUR;
      if (turn > 1) fours.copyWithin(row, row - ROW, row);
      for (const group of late) count(fours, row, steps[group]);
      late.length = 0;
      for (const wanted = Math.min(size, cardsSeen(turn, drawsFirstTurn)); drawn < wanted; drawn++) {
        const group = drawInto(deck, drawn, random);
        if (group < 0) continue;
        reach[from] = (reach[from] ?? 0) + 1;
        if (turn === 1 && groups[group]?.tapped) late.push(group);
        else count(fours, row, steps[group]);
      }
    }
  }
  return { hands: HANDS, reach };
}

/** The groups of a deck's cards, -1 for spells; of a big deck a smaller one with the same shares. */
function deckOf(groups: readonly LandGroup[], deckSize: number): Int16Array {
  const size = Math.min(deckSize, MOST_CARDS);
  const deck = new Int16Array(size).fill(-1);
  let filled = 0;
  groups.forEach(({ count: copies }, at) => {
    const share = size < deckSize ? Math.round((copies / deckSize) * size) : copies;
    for (let copy = 0; copy < share && filled < size; copy++) deck[filled++] = at;
  });
  return deck;
}

/** Draws the next card of a deck: one step of a Fisher-Yates shuffle. */
function drawInto(deck: Int16Array, drawn: number, random: Random): number {
  const other = drawn + random.int(deck.length - drawn);
  const group = deck[other] ?? -1;
  deck[other] = deck[drawn] ?? -1;
  deck[drawn] = group;
  return group;
}

function count(fours: Uint32Array, row: number, step: Uint32Array | undefined): void {
  if (step === undefined) return;
  for (let at = 0; at < ROW; at++) fours[row + at] = (fours[row + at] ?? 0) + (step[at] ?? 0);
}

/**
 * Chance, 0 to 1, that a spell's colors are there on the turn it comes down on curve, given that there are lands enough
 * for its mana: what the choice of lands decides. 1 when so many lands never came up.
 */
export function castChance(draws: Draws, demand: Demand): number {
  const turn = Math.max(1, Math.min(TURNS, demand.mana));
  const lands = Math.min(demand.mana, turn);
  let able = 0;
  let cast = 0;
  for (let hand = 0; hand < draws.hands; hand++) {
    const from = (hand * TURNS + turn - 1) * SETS;
    if ((draws.reach[from] ?? 0) < lands) continue;
    able++;
    if (demand.tests.every((test) => (draws.reach[from + test.mask] ?? 0) >= test.lands)) cast++;
  }
  return able === 0 ? 1 : cast / able;
}

import type { ColorMask } from "@deckwright/cards/colors.ts";
import { createRandom } from "../random.ts";
import type { Demand } from "./demand.ts";
import { cardsSeen } from "./odds.ts";

/** Lands of one kind in a deck. */
export interface LandGroup {
  readonly mask: ColorMask;
  readonly tapped: boolean;
  readonly count: number;
}

/** Turns that are looked at; costs above count as this. */
const TURNS = 8;
const SETS = 64;
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
 * counts from the second turn on.
 */
export function drawHands(groups: readonly LandGroup[], deckSize: number, drawsFirstTurn: boolean): Draws {
  const deck = new Int16Array(deckSize).fill(-1);
  let filled = 0;
  groups.forEach((group, at) => {
    for (let copy = 0; copy < group.count && filled < deckSize; copy++) deck[filled++] = at;
  });
  // Per group: the sets of mana that it belongs to.
  const sets = groups.map(({ mask }) => {
    const list: number[] = [];
    for (let set = 1; set < SETS; set++) if (set & mask) list.push(set);
    return list;
  });
  const reach = new Uint8Array(HANDS * TURNS * SETS);
  const random = createRandom(SHUFFLES);
  const late: number[] = [];
  for (let hand = 0; hand < HANDS; hand++) {
    const base = hand * TURNS * SETS;
    let drawn = 0;
    for (let turn = 1; turn <= TURNS; turn++) {
      const from = base + (turn - 1) * SETS;
      if (turn > 1) reach.copyWithin(from, from - SETS, from);
      for (const group of late.splice(0)) count(reach, from, sets[group]);
      for (const wanted = Math.min(deckSize, cardsSeen(turn, drawsFirstTurn)); drawn < wanted; drawn++) {
        // A partial Fisher-Yates: only as many cards as are seen.
        const other = drawn + random.int(deckSize - drawn);
        const group = deck[other] ?? -1;
        deck[other] = deck[drawn] ?? -1;
        deck[drawn] = group;
        if (group < 0) continue;
        reach[from] = (reach[from] ?? 0) + 1;
        if (turn === 1 && groups[group]?.tapped) late.push(group);
        else count(reach, from, sets[group]);
      }
    }
  }
  return { hands: HANDS, reach };
}

function count(reach: Uint8Array, from: number, sets: readonly number[] | undefined): void {
  for (const set of sets ?? []) reach[from + set] = (reach[from + set] ?? 0) + 1;
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

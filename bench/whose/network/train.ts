import {
  answersOf,
  bothWays,
  inputsOf,
  largestOf,
  lookedAt,
  type Network,
  type NetworkSizes,
  projectedRow,
  TABLES,
  type Tables,
  waysOf,
  wordsLookedAt,
} from "@deckwright/engine/intent/whose/network.ts";
import type { NetworkInput, Vocabulary } from "@deckwright/engine/intent/whose/network-input.ts";
import { softmax } from "@deckwright/engine/intent/whose/weights.ts";
import { createRandom, type Random } from "@deckwright/engine/random.ts";
import { Adam } from "./adam.ts";
import { backThroughAnswers, backThroughInputs, backThroughStates, type Slopes } from "./slopes.ts";

/** A wish, and of each of its things the number of the right answer, where somebody said it. */
export interface ToldInput {
  readonly input: NetworkInput;
  readonly right: readonly (number | undefined)[];
}

/** How often all wishes are gone through, and how many of them make a step. */
const ROUNDS = 9;
const OF_STEP = 48;
/** The largest step, after how many it is reached, and what is left of it at the end. */
const RATE = 3e-3;
const RISES = 100;
const LAST_RATE = 0.05;
/**
 * What is left out by chance, that nothing is learned by heart (Srivastava and others, 2014): words, numbers of words, states,
 * and what is seen of them.
 */
const LEFT_OUT = { words: 0.1, ofWords: 0.2, states: 0.3, seen: 0.2 } as const;
const SEED = 11;

/** Learns a network from wishes of which people said what is whose. Deterministic on one machine. */
export function trainNetwork(
  sizes: NetworkSizes,
  vocabulary: Vocabulary,
  told: readonly ToldInput[],
): Network {
  const random = createRandom(SEED);
  const network: Network = { sizes, vocabulary, tables: freshTables(sizes, vocabulary, random) };
  const slopes: Slopes = tablesOf((name) => new Float32Array(network.tables[name].length));
  const adam = new Adam(network.tables);
  const useful = told.filter(({ right }) => right.some((each) => each !== undefined));
  const steps = Math.ceil(useful.length / OF_STEP) * ROUNDS;
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = random.shuffle([...useful]);
    for (let from = 0; from < order.length; from += OF_STEP) {
      const some = order.slice(from, from + OF_STEP);
      const things = some.reduce(
        (all, { right }) => all + right.filter((each) => each !== undefined).length,
        0,
      );
      for (const name of TABLES) slopes[name].fill(0);
      for (const each of some) addSlopes(network, each, slopes, 1 / things, random);
      step++;
      adam.step(slopes, RATE * Math.min(1, step / RISES) * Math.max(LAST_RATE, 1 - step / steps));
    }
  }
  return network;
}

function tablesOf(make: (name: (typeof TABLES)[number]) => Float32Array): Tables {
  return Object.fromEntries(TABLES.map((name) => [name, make(name)])) as Record<
    (typeof TABLES)[number],
    Float32Array
  >;
}

/** Tables as learning begins: small numbers around zero, the smaller the more of them are added up. */
function freshTables(sizes: NetworkSizes, { words, marks }: Vocabulary, random: Random): Tables {
  const { word, state, hidden, answers } = sizes;
  const around = (length: number, spread: number): Float32Array =>
    Float32Array.from({ length }, () => spread * normal(random));
  const zeros = (length: number): Float32Array => new Float32Array(length);
  return {
    words: around((words.size + 1) * word, 0.1),
    wordsIn: around(word * 6 * state, 1 / Math.sqrt(word)),
    marksIn: around(marks.size * 6 * state, 0.1),
    biasIn: zeros(6 * state),
    onward: around(state * 3 * state, 1 / Math.sqrt(state)),
    backward: around(state * 3 * state, 1 / Math.sqrt(state)),
    statesOut: around(8 * state * hidden, 1 / Math.sqrt(8 * state)),
    marksOut: around(marks.size * hidden, 0.1),
    biasOut: zeros(hidden),
    answers: around(hidden * answers, 1 / Math.sqrt(hidden)),
    answersBias: zeros(answers),
  };
}

/** A number of the normal distribution (Box and Muller, 1958). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Zero for what is left out, and what makes up for it else. */
function mask(length: number, share: number, random: Random): Float32Array {
  return Float32Array.from({ length }, () => (random.next() < share ? 0 : 1 / (1 - share)));
}

function times(values: Float32Array, by: Float32Array): Float32Array {
  return values.map((value, at) => value * (by[at] ?? 0));
}

/** Adds what one wish says of how every number of the tables should change. */
function addSlopes(
  network: Network,
  { input: whole, right }: ToldInput,
  slopes: Slopes,
  by: number,
  random: Random,
): void {
  const { sizes, tables } = network;
  const length = whole.words.length;
  const input = {
    ...whole,
    words: whole.words.map((word) => (random.next() < LEFT_OUT.words ? 0 : word)),
  };
  const kept = mask(length * sizes.word, LEFT_OUT.ofWords, random);
  const ofWords = Float32Array.from({ length: length * sizes.word }, (_, place) => {
    const word = input.words[Math.floor(place / sizes.word)] ?? 0;
    return (tables.words[word * sizes.word + (place % sizes.word)] ?? 0) * (kept[place] ?? 0);
  });
  const inputs = inputsOf(network, input, (_word, at) =>
    projectedRow(network, ofWords.subarray(at * sizes.word, (at + 1) * sizes.word)),
  );
  const read = bothWays(sizes.state, waysOf(network), inputs, length);
  const keptStates = mask(read.states.length, LEFT_OUT.states, random);
  const states = times(read.states, keptStates);
  const most = largestOf(states, length, 2 * sizes.state);
  const ofStates = new Float32Array(states.length);
  for (const [at, thing] of input.things.entries()) {
    const answer = right[at];
    if (answer === undefined) continue;
    const keptSeen = mask(8 * sizes.state, LEFT_OUT.seen, random);
    const seen = times(lookedAt(network, states, most, thing), keptSeen);
    const { hidden, sums } = answersOf(network, seen, thing.marks);
    const wrong = Float32Array.from(
      softmax([...sums]),
      (likely, each) => by * (likely - (each === answer ? 1 : 0)),
    );
    const ofSeen = backThroughAnswers(network, { seen, hidden, wrong, marks: thing.marks }, slopes);
    backToStates(times(ofSeen, keptSeen), { states, most, thing, width: 2 * sizes.state }, ofStates);
  }
  const ofInputs = backThroughStates(network, read, times(ofStates, keptStates), slopes);
  backThroughInputs(network, { input, ofWords, kept, ofInputs }, slopes);
}

/** Hands what is to change of what was seen back to the states that it was seen in. */
function backToStates(
  ofSeen: Float32Array,
  {
    states,
    most,
    thing,
    width,
  }: {
    readonly states: Float32Array;
    readonly most: Float32Array;
    readonly thing: { readonly from: number; readonly to: number };
    readonly width: number;
  },
  ofStates: Float32Array,
): void {
  const add = (place: number, value: number): void => {
    ofStates[place] = (ofStates[place] ?? 0) + value;
  };
  for (const [place, at] of wordsLookedAt(thing).entries())
    for (let each = 0; each < width; each++) add(at * width + each, ofSeen[place * width + each] ?? 0);
  for (let each = 0; each < width; each++) {
    let at = each;
    while (at < states.length && states[at] !== most[each]) at += width;
    add(at, ofSeen[3 * width + each] ?? 0);
  }
}

/**
 * Learns whose the things are that a wish names, from sentences of which people said it and from the open half of the wishes,
 * and says how well that is told of sentences which nothing was learned from.
 *
 *   CARDS_DIR=... node bench/whose/learn.ts [--write]
 *
 * With `--write` the weights go into packages/engine/data/whose.json, the network into whose-network.json, and the figures into RESULTS.md.
 */
import { writeFileSync } from "node:fs";
import { ruledOutBehind } from "@deckwright/engine/intent/ruled-out-behind.ts";
import { scan } from "@deckwright/engine/intent/scan.ts";
import { tokenize } from "@deckwright/engine/intent/tokens.ts";
import { likelyTogether, mean } from "@deckwright/engine/intent/whose/linked.ts";
import { mostLikely, WHOSE, type Whose } from "@deckwright/engine/intent/whose/model.ts";
import { type Network, openNetwork } from "@deckwright/engine/intent/whose/network.ts";
import { inputOf } from "@deckwright/engine/intent/whose/network-input.ts";
import type { SaidThing } from "@deckwright/engine/intent/whose/said-things.ts";
import { type Surroundings, surroundingsOf } from "@deckwright/engine/intent/whose/surroundings.ts";
import { thingsOf } from "@deckwright/engine/intent/whose/tell-whose.ts";
import { markdownTable, writeSections } from "../report/results-file.ts";
import { openBench, openIntentContext } from "../setup.ts";
import { readWishes } from "../wishes/wish.ts";
import { packNetwork } from "./network/pack.ts";
import { trainNetwork } from "./network/train.ts";
import { vocabularyOf } from "./network/vocabulary.ts";
import { type Example, featuresOf, learnWeights, likelyBy, writeWeights } from "./regression.ts";
import { labelAt, OF_WHOSE, readSentences } from "./sentences.ts";
import { whoseInWish } from "./wish-labels.ts";

/** A wish with its things, what they stand among, and whose they are, where somebody said it. */
interface ToldWish {
  readonly around: Surroundings;
  readonly features: readonly (readonly string[])[];
  readonly whose: readonly (Whose | undefined)[];
  /** Written for this, and no wish of the bench. */
  readonly isSentence: boolean;
}

/** Parts that are kept back in turn. */
const FOLDS = 4;
/** Larger ones tell little more, and take longer to read a story with. Tried in November 2026. */
const SIZES = { word: 24, state: 24, hidden: 64, answers: WHOSE.length } as const;

const context = openIntentContext(await openBench());
const { table } = context;

function toldWish(
  text: string,
  whoseOf: (thing: SaidThing, words: string, from: number, to: number) => Whose | undefined,
  isSentence: boolean,
): ToldWish {
  const tokens = tokenize(text);
  const mentions = ruledOutBehind(tokens, scan(text, tokens, context), context);
  const { things } = thingsOf(tokens, mentions, context);
  const around = surroundingsOf(tokens, things);
  return {
    around,
    features: things.map((_, at) => featuresOf(around, at)),
    whose: things.map((thing) => {
      const from = tokens[thing.from]?.start ?? 0;
      const to = tokens[thing.to - 1]?.end ?? 0;
      // What says itself that others play it needs no learning.
      return thing.isTheirs ? undefined : whoseOf(thing, text.slice(from, to), from, to);
    }),
    isSentence,
  };
}

const told: readonly ToldWish[] = [
  ...readSentences(OF_WHOSE).map((sentence) =>
    toldWish(
      sentence.text,
      (_thing, _words, from, to) => {
        const label = labelAt(sentence, from, to);
        // What is ruled out, and was not read so, is at least not the deck's own.
        return label === "out" ? "other" : label;
      },
      true,
    ),
  ),
  ...readWishes("open").map((wish) =>
    toldWish(wish.text, (thing, words) => whoseInWish(thing, words, wish, table), false),
  ),
];

function examplesOf(wishes: readonly ToldWish[]): Example[] {
  return wishes.flatMap(({ features, whose }) =>
    features.flatMap((each, at) => {
      const right = whose[at];
      return right === undefined ? [] : [{ features: each, right: WHOSE.indexOf(right) }];
    }),
  );
}

function learnNetwork(wishes: readonly ToldWish[]): Network {
  const vocabulary = vocabularyOf(wishes.map(({ around }) => around));
  return trainNetwork(
    SIZES,
    vocabulary,
    wishes.map(({ around, whose }) => ({
      input: inputOf(around, vocabulary),
      right: whose.map((each) => (each === undefined ? undefined : WHOSE.indexOf(each))),
    })),
  );
}

/** How often what is whose was told as whose. */
type Tally = Record<Whose, Record<Whose, number>>;
const nothing = (): Record<Whose, number> => ({ own: 0, theirs: 0, other: 0 });
const tally: Tally = { own: nothing(), theirs: nothing(), other: nothing() };
let whole = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const others = told.filter((_, at) => at % FOLDS !== fold);
  const weights = learnWeights(examplesOf(others), WHOSE.length);
  const likelyByReading = openNetwork(learnNetwork(others));
  for (const wish of told.filter((each, at) => at % FOLDS === fold && each.isSentence)) {
    const read = likelyByReading(wish.around);
    const likely = likelyTogether(
      wish.around.tokens,
      wish.around.things,
      wish.features.map((features) => likelyBy(weights, features, WHOSE.length)),
    ).map((byWords, at) => mean([byWords, read(at)]));
    let isRight = true;
    wish.whose.forEach((right, at) => {
      if (right === undefined) return;
      const most = mostLikely(likely[at] ?? [1, 0, 0]);
      tally[right][most]++;
      isRight &&= most === right;
    });
    if (isRight) whole++;
  }
}

const sentences = told.filter(({ isSentence }) => isSentence).length;
const rows = WHOSE.map((right) => {
  const { own, theirs, other } = tally[right];
  const all = own + theirs + other;
  return [
    right,
    String(all),
    ...[own, theirs, other].map((times) => `${((100 * times) / all).toFixed(1)} %`),
  ];
});
const things = WHOSE.reduce(
  (sum, right) => sum + WHOSE.reduce((all, read) => all + tally[right][read], 0),
  0,
);
const right = WHOSE.reduce((sum, each) => sum + tally[each][each], 0);
const body = `Whose what a wish names is: the deck's own, played by others, or neither. Of ${sentences} sentences, nearly all written by hands that had not seen the parser or not what it makes of them, each fourth is read by what was learned from the others and from the open half of the wishes. Told right: ${((100 * right) / things).toFixed(1)} % of ${things} things; if all were taken for the deck's own, as without this, ${((100 * (tally.own.own + tally.own.theirs + tally.own.other)) / things).toFixed(1)} %. All of a sentence: ${whole} of ${sentences}.\n\n${markdownTable(["is", "things", "told own", "told theirs", "told other"], rows)}`;
console.log(body);

if (process.argv.includes("--write")) {
  const data = new URL("../../packages/engine/data/", import.meta.url);
  writeFileSync(new URL("whose-network.json", data), `${JSON.stringify(packNetwork(learnNetwork(told)))}\n`);
  console.log(
    `${writeWeights(new URL("whose.json", data), learnWeights(examplesOf(told), WHOSE.length))} features`,
  );
  writeSections([{ title: "Whose", command: "CARDS_DIR=... node bench/whose/learn.ts --write", body }]);
}

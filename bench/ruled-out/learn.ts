/**
 * Learns whether what a wish names is ruled out of the deck, from sentences of which people said it and from the open half of
 * the wishes, and says how well that is told of sentences which nothing was learned from.
 *
 *   CARDS_DIR=... node bench/ruled-out/learn.ts [--write]
 *
 * With `--write` the weights go into packages/engine/data/ruled-out.json, and the figures into RESULTS.md.
 */
import { createIntentContext } from "@deckwright/engine/intent/context.ts";
import { RULED_OUT } from "@deckwright/engine/intent/ruled-out/model.ts";
import { isRuledOut, type Ruled, ruledThings } from "@deckwright/engine/intent/ruled-out/with-ruled-out.ts";
import { ruledOutBehind } from "@deckwright/engine/intent/ruled-out/words-behind.ts";
import { scan } from "@deckwright/engine/intent/scan.ts";
import { type Token, tokenize } from "@deckwright/engine/intent/tokens.ts";
import { likelyTogether } from "@deckwright/engine/intent/whose/linked.ts";
import { surroundingsOf } from "@deckwright/engine/intent/whose/words-around.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { markdownTable, writeSections } from "../report/results-file.ts";
import { openBench } from "../setup.ts";
import { featuresOf, learnWeights, likelyBy, writeWeights } from "../whose/regression.ts";
import { labelAt, readSentences } from "../whose/sentences.ts";
import { whoseInWish } from "../whose/wish-labels.ts";
import { readWishes } from "../wishes/wish.ts";

/** A wish with what in it may be ruled out, and whether it is, where somebody said it. */
interface ToldWish {
  readonly tokens: readonly Token[];
  readonly things: readonly Ruled[];
  readonly features: readonly (readonly string[])[];
  readonly isOut: readonly (boolean | undefined)[];
  /** Written for this: what is ruled out is told from what is only not wished for. */
  readonly isSentence: boolean;
}

/** Parts that are kept back in turn. */
const FOLDS = 8;

const { cards, figures } = await openBench();
const { table, names } = cards;
const context = createIntentContext(table, names, openCoOccurrence(figures.coOccurrence, table, names));

type IsOut = (thing: Ruled, words: string, from: number, to: number) => boolean | undefined;

function toldWish(text: string, isOut: IsOut, isSentence: boolean): ToldWish {
  const tokens = tokenize(text);
  const things = ruledThings(tokens, ruledOutBehind(tokens, scan(text, tokens, context)), context.lexicon);
  const around = surroundingsOf(tokens, things);
  return {
    tokens,
    things,
    features: things.map((_, at) => featuresOf(around, at)),
    isOut: things.map((thing) => {
      const from = tokens[thing.from]?.start ?? 0;
      const to = tokens[thing.to - 1]?.end ?? 0;
      return isOut(thing, text.slice(from, to), from, to);
    }),
    isSentence,
  };
}

const told: readonly ToldWish[] = [
  ...readSentences().map((sentence) =>
    toldWish(
      sentence.text,
      (_thing, _words, from, to) => {
        const label = labelAt(sentence, from, to);
        // Where the two were not told apart, what is not the deck's own may be ruled out or not.
        if (label === undefined || (label === "other" && sentence.out === undefined)) return undefined;
        return label === "out";
      },
      sentence.out !== undefined,
    ),
  ),
  ...readWishes("open").map((wish) =>
    toldWish(
      wish.text,
      (thing, words) => {
        if (thing.mention.content.kind === "card" && wish.want.exclude !== undefined) {
          const { exclude } = wish.want;
          if (thing.mention.content.cards.some((card) => exclude.includes(table.name(card)))) return true;
        }
        const whose = whoseInWish(thing, words, wish, table);
        if (whose === "other") return wish.family === "negation" ? true : undefined;
        return whose === undefined ? undefined : false;
      },
      false,
    ),
  ),
];

const examplesOf = (wishes: readonly ToldWish[]) =>
  wishes.flatMap(({ features, isOut }) =>
    features.flatMap((each, at) => {
      const right = isOut[at];
      return right === undefined ? [] : [{ features: each, right: Number(right) }];
    }),
  );

/** What was told of what is ruled out, and of what is not. */
const tally = { rules: { out: 0, in: 0 }, both: { out: 0, in: 0 }, all: { out: 0, in: 0 } };
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learnWeights(examplesOf(told.filter((_, at) => at % FOLDS !== fold)), RULED_OUT.length);
  for (const wish of told.filter((each, at) => at % FOLDS === fold && each.isSentence)) {
    const likely = likelyTogether(
      wish.tokens,
      wish.things,
      wish.features.map((features) => likelyBy(weights, features, RULED_OUT.length)),
    );
    wish.isOut.forEach((right, at) => {
      const thing = wish.things[at];
      if (right === undefined || thing === undefined) return;
      const kind = right ? "out" : "in";
      tally.all[kind]++;
      if (thing.mention.negated === right) tally.rules[kind]++;
      if (isRuledOut(thing, likely[at]) === right) tally.both[kind]++;
    });
  }
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
const sentences = told.filter(({ isSentence }) => isSentence).length;
const body = `Whether what a wish names is ruled out of the deck. Of ${sentences} sentences, written by hands that had not seen the parser, each eighth is read by what was learned from the others and from the open half of the wishes.\n\n${markdownTable(
  ["told right", "things", "by rules alone", "with what was learned"],
  (["out", "in"] as const).map((kind) => [
    kind === "out" ? "ruled out" : "not ruled out",
    String(tally.all[kind]),
    share(tally.rules[kind], tally.all[kind]),
    share(tally.both[kind], tally.all[kind]),
  ]),
)}`;
console.log(body);

if (process.argv.includes("--write")) {
  const file = new URL("../../packages/engine/data/ruled-out.json", import.meta.url);
  console.log(`${writeWeights(file, learnWeights(examplesOf(told), RULED_OUT.length))} features`);
  writeSections([
    { title: "Ruled out", command: "CARDS_DIR=... node bench/ruled-out/learn.ts --write", body },
  ]);
}

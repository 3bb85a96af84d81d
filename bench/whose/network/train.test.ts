import {
  answersOf,
  bothWays,
  inputsOf,
  largestOf,
  lookedAt,
  type Network,
  numbered,
  projectedRow,
  waysOf,
} from "@deckwright/engine/intent/whose/network.ts";
import type { NetworkInput, Vocabulary } from "@deckwright/engine/intent/whose/network-input.ts";
import { softmax } from "@deckwright/engine/intent/whose/weights.ts";
import { expect, test } from "vitest";
import { trainNetwork } from "./train.ts";

const sizes = { word: 4, state: 6, hidden: 8, answers: 2 };
const words = "i she plays play elves".split(" ");
const vocabulary: Vocabulary = { words: numbered(words, 1), marks: numbered(["thing"], 0) };

/** A wish whose last word is the thing. */
function inputOf(text: string): NetworkInput {
  const said = text.split(" ");
  const last = said.length - 1;
  return {
    words: said.map((word, at) => (at === last ? 0 : (vocabulary.words.get(word) ?? 0))),
    marks: said.map((_, at) => (at === last ? [0] : [])),
    things: [{ from: last, to: last + 1, marks: [0] }],
  };
}

function likelyOf(network: Network, input: NetworkInput): readonly number[] {
  const { state, word } = network.sizes;
  const inputs = inputsOf(network, input, (number) =>
    projectedRow(network, network.tables.words.subarray(number * word, (number + 1) * word)),
  );
  const { states } = bothWays(state, waysOf(network), inputs, input.words.length);
  const most = largestOf(states, input.words.length, 2 * state);
  const thing = { from: input.words.length - 1, to: input.words.length };
  return softmax([...answersOf(network, lookedAt(network, states, most, thing), [0]).sums]);
}

test("learns what only the first word tells, over others that tell nothing", () => {
  const others = ["plays", "play", "plays play", "play plays play", "play play", ""];
  const told = Array.from({ length: 150 }, () => others)
    .flat()
    .flatMap((between) =>
      (["i", "she"] as const).map((who, right) => ({
        input: inputOf([who, between, "elves"].filter((word) => word !== "").join(" ")),
        right: [right],
      })),
    );
  const network = trainNetwork(sizes, vocabulary, told);
  expect(likelyOf(network, inputOf("i plays plays elves"))[0]).toBeGreaterThan(0.8);
  expect(likelyOf(network, inputOf("she plays plays elves"))[1]).toBeGreaterThan(0.8);
});

test("learns nothing from things that nobody told", () => {
  const network = trainNetwork(sizes, vocabulary, [{ input: inputOf("i play elves"), right: [undefined] }]);
  const again = trainNetwork(sizes, vocabulary, []);
  expect(network.tables).toEqual(again.tables);
});

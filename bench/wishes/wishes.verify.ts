import { expect, test } from "vitest";
import { openBench } from "../setup.ts";
import { readSentences } from "./wish.ts";

test("no name, place or ordinary sentence becomes a card", async () => {
  const { engine } = await openBench();
  const named = readSentences().flatMap((sentence) => {
    const { include = [], commanders = [] } = engine.intent(sentence);
    return include.length + commanders.length > 0 ? [`${sentence} ${[...include, ...commanders]}`] : [];
  });
  expect(named).toEqual([]);
});

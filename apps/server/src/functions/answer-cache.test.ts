import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

test("an answer is made once, also for those who ask while it is being made", async () => {
  const ask = createAnswerCache<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([ask("a", make), ask("a", make), ask("b", make)])).toEqual([1, 1, 2]);
  expect(await ask("a", make)).toBe(1);
});

test("a failure is not remembered", async () => {
  const ask = createAnswerCache<number>();
  await expect(ask("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ask("a", async () => 7)).toBe(7);
});

test("only so many answers are kept, those asked for last", async () => {
  const ask = createAnswerCache<number>();
  let made = 0;
  const make = async () => ++made;
  await ask("kept", make);
  for (let at = 0; at < 40; at++) {
    await ask(`other ${at}`, make);
    await ask("kept", make);
  }
  expect(await ask("kept", make)).toBe(1);
  expect(await ask("other 0", make)).toBe(42);
});

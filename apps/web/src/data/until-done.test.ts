import { afterEach, expect, test, vi } from "vitest";
import { AGAIN_MS, untilDone } from "./until-done.ts";

afterEach(() => void vi.useRealTimers());

test("work that fails is done again until it succeeds, and no more", async () => {
  vi.useFakeTimers();
  let tries = 0;
  untilDone(async () => {
    tries += 1;
    if (tries < 3) throw new Error("away");
  });
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  expect(tries).toBe(3);
});

test("work that is called off is not done again, also when it fails afterwards", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const fail = async () => {
    tries += 1;
    await Promise.resolve();
    throw new Error("away");
  };
  untilDone(fail)();
  const callOff = untilDone(fail);
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1);
  callOff();
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  expect(tries).toBe(2);
});

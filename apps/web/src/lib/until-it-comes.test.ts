import { afterEach, expect, test, vi } from "vitest";
import { untilItComes } from "./until-it-comes.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what does not come is asked for again, and comes once", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("again"));
  load.mockResolvedValue("here");
  const coming = untilItComes(load)();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await coming).toBe("here");
  expect(load).toHaveBeenCalledTimes(3);
});

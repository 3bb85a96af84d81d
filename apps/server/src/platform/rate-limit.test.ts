import { expect, test } from "vitest";
import { createMemoryRateLimiter } from "./rate-limit.ts";

test("a caller may burst, is then told when to come back, and recovers; others are not affected", async () => {
  let now = 0;
  const limiter = createMemoryRateLimiter({ burst: 3, perSecond: 0.5 }, () => now);
  const take = async (caller: string) => (await limiter.take(caller)).allowed;
  expect([await take("a"), await take("a"), await take("a")]).toEqual([true, true, true]);
  expect(await limiter.take("a")).toEqual({ allowed: false, retryAfterSeconds: 2 });
  expect(await take("b")).toBe(true);
  now += 2_000;
  expect(await take("a")).toBe(true);
  expect(await take("a")).toBe(false);
  now += 3_600_000;
  expect([await take("a"), await take("a"), await take("a"), await take("a")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

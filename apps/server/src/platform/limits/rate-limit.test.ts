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

test("addresses of one IPv6 network are one caller, and the network around it has a higher limit", async () => {
  const limiter = createMemoryRateLimiter({ burst: 2, perSecond: 1 }, () => 0);
  const take = async (caller: string) => (await limiter.take(caller)).allowed;
  expect([await take("2001:db8:1:1::1"), await take("2001:db8:1:1::2")]).toEqual([true, true]);
  expect(await take("2001:db8:1:1:f::3")).toBe(false);
  let neighbors = 0;
  for (let at = 2; at < 40; at++) if (await take(`2001:db8:1:${at.toString(16)}::1`)) neighbors++;
  expect(neighbors).toBe(14);
  expect(await take("2001:db8:2:1::1")).toBe(true);
});

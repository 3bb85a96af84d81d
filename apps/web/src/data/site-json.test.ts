import { afterEach, expect, test, vi } from "vitest";
import { askDataForMany } from "./site-json.ts";

afterEach(() => vi.useRealTimers());

/** A site whose database holds a number that grows with each reading. */
function countingSite(anonymousKey: string) {
  const site = {
    origin: "https://decks.example.org",
    anonymousKey,
    readings: 0,
    isDown: false,
    fetch: async () => {
      site.readings += 1;
      return site.isDown ? new Response(null, { status: 503 }) : Response.json([site.readings]);
    },
  };
  return site;
}

test("rows that everybody is shown are read once a second, by who comes first", async () => {
  vi.useFakeTimers();
  const site = countingSite("one");
  const ask = () => askDataForMany(site, "decks", { select: "id" });
  expect(await ask()).toEqual([1]);
  expect(await ask()).toEqual([1]);
  vi.advanceTimersByTime(1_500);
  expect(await ask()).toEqual([2]);
  expect(await ask()).toEqual([2]);
  expect(site.readings).toBe(2);
});

test("nobody waits long for rows that are known, and who comes second not at all", async () => {
  vi.useFakeTimers();
  const site = countingSite("slow");
  const ask = () => askDataForMany(site, "decks", { select: "id" });
  await ask();
  let comes = () => {};
  const isThere = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const { fetch } = site;
  site.fetch = () => isThere.then(fetch);
  vi.advanceTimersByTime(1_500);
  const first = ask();
  expect(await ask()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toEqual([1]);
  comes();
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toEqual([2]);
});

test("rows stay while the database does not answer, for a minute", async () => {
  vi.useFakeTimers();
  const site = countingSite("two");
  const ask = () => askDataForMany(site, "decks", { select: "id" });
  await ask();
  site.isDown = true;
  vi.advanceTimersByTime(30_000);
  expect(await ask()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await ask()).toEqual([]);
});

test("each installation and each question has rows of its own", async () => {
  expect(await askDataForMany(countingSite("three"), "decks", { select: "id" })).toEqual([1]);
  expect(await askDataForMany(countingSite("four"), "decks", { select: "id" })).toEqual([1]);
  const site = countingSite("three");
  expect(await askDataForMany(site, "products", { select: "id" })).toEqual([1]);
  expect(site.readings).toBe(1);
});

import { expect, test, vi } from "vitest";
import { fetchLibrary } from "./library.ts";

function siteThat(answers: () => Promise<Response>, origin: string) {
  const fetch = vi.fn(answers);
  return { origin, fetch };
}

test("what the server says of its cards is asked for once, for all who come within a minute", async () => {
  const cards = { count: 33_956, printings: 108_775, prices_as_of: "2026-06-01" };
  const site = siteThat(() => Promise.resolve(Response.json({ cards })), "https://one.example.org");
  const library = { cards: 33_956, printings: 108_775, pricesAsOf: "2026-06-01" };
  expect(await fetchLibrary(site)).toEqual(library);
  expect(await fetchLibrary(site)).toEqual(library);
  expect(site.fetch).toHaveBeenCalledTimes(1);
});

test("nobody waits for a server that does not say it, or says something else", async () => {
  const silent = siteThat(() => new Promise(() => undefined), "https://two.example.org");
  expect(await fetchLibrary(silent)).toBeNull();
  const broken = siteThat(() => Promise.reject(new Error("away")), "https://three.example.org");
  expect(await fetchLibrary(broken)).toBeNull();
  const other = siteThat(() => Promise.resolve(Response.json({ cards: {} })), "https://four.example.org");
  expect(await fetchLibrary(other)).toBeNull();
});

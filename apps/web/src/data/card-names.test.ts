import { beforeEach, expect, test, vi } from "vitest";
import { meantCard } from "./scoped-cards.ts";

const SUGGESTED: Readonly<Record<string, readonly string[]>> = {
  skullcl: ["Skullclamp"],
  forest: ["Foresta", "Forest", "Forest Bear"],
  fire: ["Fire Ambush", "Fire // Ice"],
  gruul: ["Gruul Charm", "Gruul Signet"],
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const typed = new URLSearchParams(address.split("?")[1]).get("q") ?? "";
    if (typed === "offline") throw new TypeError("fetch failed");
    return Response.json({ data: SUGGESTED[typed] ?? [] });
  });
});

test("part of a name means the card on top of the list", async () => {
  expect(await meantCard("skullcl")).toBe("Skullclamp");
  expect(await meantCard(" Gruul ")).toBe("Gruul Charm");
});

test("a name means its card, wherever it stands in the list, also by one of its sides", async () => {
  expect(await meantCard("forest")).toBe("Forest");
  expect(await meantCard("Fire")).toBe("Fire // Ice");
});

test("what goes on to no card, or cannot be asked for, stays as it was typed", async () => {
  expect(await meantCard(" xyzzy ")).toBe("xyzzy");
  expect(await meantCard("offline")).toBe("offline");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_WISH, wishFromParams, wishToParams } from "./wish-form.ts";
import { wishToRequest } from "./wish-request.ts";

const name = fc
  .stringMatching(/^[A-Za-z',/ -]{1,40}$/)
  .map((text) => text.trim())
  .filter((text) => text !== "");
const money = fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100));
const wish = fc.record({
  prompt: fc.string({ maxLength: 200 }),
  format: fc.constantFrom("", "commander", "pauper"),
  variant: fc.constantFrom("", "competitive"),
  base: fc.constantFrom("", "modern", "brawl:standard"),
  size: fc.option(fc.integer({ min: 1, max: 1_000 })),
  unified: fc.boolean(),
  set: fc.constantFrom("", "blb"),
  pool: fc.constantFrom("", "1 Shock\n2 Fire // Ice"),
  playstyle: fc.constantFrom("", "tribal", "stax-prison"),
  archetype: fc.constantFrom("", "Amulet Titan"),
  tribe: fc.constantFrom("", "Elf"),
  commanders: fc.array(name, { maxLength: 2 }),
  pair: fc.constantFrom("", "partner", "background", "doctor"),
  colorCount: fc.option(fc.integer({ min: 1, max: 5 })),
  colors: fc.uniqueArray(fc.constantFrom("W", "U", "B", "R", "G")),
  themes: fc.array(fc.constantFrom("landfall", "+1/+1-counters"), { maxLength: 3 }),
  against: fc.array(fc.constantFrom("graveyard", "tokens"), { maxLength: 2 }),
  budgetUsd: money,
  minBudgetUsd: money,
  maxCardUsd: money,
  ownedMode: fc.constantFrom("", "only", "prefer"),
  maxManaValue: fc.option(fc.integer({ min: 0, max: 20 })),
  maxAverageManaValue: fc.option(fc.constantFrom(1, 2.5)),
  limits: fc.array(
    fc.constantFrom(
      { what: "lands", least: 38, most: 38 },
      { what: "creatures", but: "Skeletons", most: 0 },
      { what: "counterspells", least: 10 },
    ),
    { maxLength: 3 },
  ),
  maxRarity: fc.constantFrom("", "common"),
  fromYear: fc.option(fc.integer({ min: 1993, max: 2100 })),
  toYear: fc.option(fc.integer({ min: 1993, max: 2100 })),
  sets: fc.array(fc.constantFrom("blb", "mh3"), { maxLength: 2 }),
  game: fc.constantFrom("", "arena"),
  novelty: fc.option(fc.constantFrom(0, 0.3, 1)),
  power: fc.option(fc.integer({ min: 1, max: 10 })),
  bracket: fc.option(fc.integer({ min: 1, max: 5 })),
  include: fc.array(name, { maxLength: 5 }),
  exclude: fc.array(name, { maxLength: 5 }),
  seed: fc.option(fc.integer({ min: 0, max: 2 ** 32 })),
});

describe("a wish in an address", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(wish, (before) => {
        expect(wishFromParams(new URLSearchParams(wishToParams(before).toString()))).toEqual(before);
      }),
    );
  });

  test("always carries the sentence, so that opening it builds", () => {
    expect(wishToParams(EMPTY_WISH).has("wish")).toBe(true);
  });

  test("is read from an address of old", () => {
    const old =
      "wish=elves&format=commander&commander=Lathril%2C+Blade+of+the+Elves&colors=BG&themes=landfall%7Cblink&budget=100&card-budget=2.5&bracket=3&include=Sol+Ring&exclude=infect%7CShock&seed=7";
    expect(wishFromParams(new URLSearchParams(old))).toEqual({
      ...EMPTY_WISH,
      prompt: "elves",
      format: "commander",
      commanders: ["Lathril, Blade of the Elves"],
      colors: ["B", "G"],
      themes: ["landfall", "blink"],
      budgetUsd: 100,
      maxCardUsd: 2.5,
      bracket: 3,
      include: ["Sol Ring"],
      exclude: ["infect", "Shock"],
      seed: 7,
    });
  });

  test("carries the greatest mana value", () => {
    const limited = { ...EMPTY_WISH, maxManaValue: 4 };
    expect(wishToParams(limited).get("max-mana-value")).toBe("4");
    expect(wishFromParams(new URLSearchParams("max-mana-value=4"))).toEqual(limited);
    expect(wishFromParams(new URLSearchParams("max-mana-value=99"))).toEqual(EMPTY_WISH);
    expect(wishToRequest(limited)).toEqual({ prompt: "", maxManaValue: 4 });
  });

  test("carries limits, those that can be kept", () => {
    const limited = {
      ...EMPTY_WISH,
      limits: [
        { what: "lands", least: 38, most: 38 },
        { what: "creatures", most: 30 },
      ],
    };
    expect(wishToParams(limited).get("limit")).toBe("lands=38|creatures<=30");
    expect(wishFromParams(new URLSearchParams("limit=lands=38|creatures<=30|lands=9999|wings"))).toEqual(
      limited,
    );
    expect(wishToRequest(limited)).toEqual({ prompt: "", limits: limited.limits });
  });

  test("leaves out what makes no sense", () => {
    const read = wishFromParams(new URLSearchParams("colors=xgg7&bracket=9&budget=-3&seed=abc&card-budget="));
    expect(read).toMatchObject({
      colors: ["G"],
      bracket: null,
      budgetUsd: null,
      seed: null,
      maxCardUsd: null,
    });
  });
});

test("a dial that stands where it does anyway says nothing", () => {
  expect(wishFromParams(new URLSearchParams("wish=&novelty=0.25")).novelty).toBeNull();
  expect(wishFromParams(new URLSearchParams("wish=&novelty=0.3")).novelty).toBe(0.3);
});

test("only the ways there are of using a collection are read", () => {
  expect(wishFromParams(new URLSearchParams("wish=elves&owned=only")).ownedMode).toBe("only");
  expect(wishFromParams(new URLSearchParams("wish=elves&owned=maybe")).ownedMode).toBe("");
});

test("a request holds only what was said", () => {
  expect(
    wishToRequest({ ...EMPTY_WISH, prompt: "elves", commanders: ["Lathril, Blade of the Elves"], seed: 7 }),
  ).toEqual({
    prompt: "elves",
    commanders: ["Lathril, Blade of the Elves"],
    seed: 7,
  });
  expect(
    wishToRequest({
      ...EMPTY_WISH,
      format: "sealed",
      set: "blb",
      pool: "2 Shock\n",
      size: 360,
      base: "pauper",
    }),
  ).toEqual({ prompt: "", format: "sealed", base: "pauper", size: 360, set: "blb", pool: { Shock: 2 } });
});

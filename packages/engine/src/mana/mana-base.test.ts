import { isWithin, maskOf } from "@deckwright/cards/colors.ts";
import { type CardIndex, Fact, Supertype } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REAL_LANDS } from "../../testing/real-lands.ts";
import { type SmallCard, smallTable } from "../../testing/small-table.ts";
import type { Ranker } from "../rank/ranker.ts";
import { castChance, drawHands } from "./castability.ts";
import { demandOf } from "./demand.ts";
import { landCandidates } from "./land-candidates.ts";
import { buildManaBase, type ManaBase } from "./mana-base.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import { landSource, namedLands } from "./sources.ts";

/** Costs of a color's spells as decks have them: most at two and three mana, few of two symbols. */
const COSTS = "{C} {1}{C} {1}{C} {1}{C} {2}{C} {2}{C} {1}{C}{C} {3}{C} {3}{C}{C}".split(" ");
const SPELLS: readonly SmallCard[] = COSTS.flatMap((cost, at) =>
  [..."WUBRG"].map((color) => ({
    name: `${color} spell ${at}`,
    cost: cost.replaceAll("C", color),
    type: "Sorcery",
  })),
);
const ARTIFACTS: readonly SmallCard[] = ["{1}", "{2}", "{3}", "{4}", "{3}{C}"].map((cost, at) => ({
  name: `Artifact ${at}`,
  cost,
  type: "Artifact",
}));
const COMMANDERS: readonly SmallCard[] = [
  { name: "The Ur-Dragon", cost: "{4}{W}{U}{B}{R}{G}", type: "Legendary Creature — Dragon Avatar" },
  { name: "Krenko, Mob Boss", cost: "{2}{R}{R}", type: "Legendary Creature — Goblin Warrior" },
  { name: "Lathril, Blade of the Elves", cost: "{2}{B}{G}", type: "Legendary Creature — Elf Noble" },
  { name: "Kozilek, the Great Distortion", cost: "{8}{C}{C}", type: "Legendary Creature — Eldrazi" },
];
/** Nearly all decks play the fetches and typed lands that they may, many play lands of two colors, few any other land. */
const landShare = ({ name, type = "", text = "", fields }: SmallCard): number => {
  if (text.includes("Pay 1 life, Sacrifice") || type.startsWith("Land — ") || name === "Path of Ancestry")
    return 0.9;
  return String(fields?.produced_mana).includes(",") ? 0.4 : 0.05;
};
const SHARES = Object.fromEntries([
  ...REAL_LANDS.map((land) => [land.name, landShare(land)] as const),
  ...[...SPELLS, ...ARTIFACTS].map(({ name }) => [name, 0.3] as const),
]);
const small = smallTable([...REAL_LANDS, ...SPELLS, ...ARTIFACTS, ...COMMANDERS], SHARES);
const { table, names, card } = small;
/** Decks of four copies play four of a land, and none that is for commanders or for many players. */
const ranker: Ranker = {
  ...small.ranker,
  usualCopies: () => 4,
  popularity: (format, each) =>
    format !== "commander" &&
    ["Command Tower", "Exotic Orchard", "Path of Ancestry"].includes(table.name(each))
      ? 0
      : small.ranker.popularity(format, each),
};

interface Ask {
  readonly format: string;
  readonly colors: string;
  readonly playstyle?: Playstyle;
  readonly commander?: string;
  readonly typal?: boolean;
  readonly budgetUsd?: number;
  readonly lands?: number;
}

/** A wish with spells that the ranker suggests for the commander, or the format's popular ones in these colors. */
function wishFor(ask: Ask, more: Partial<ManaBaseInput> = {}): ManaBaseInput {
  const colors = maskOf(ask.colors);
  const hundred = ask.format === "commander";
  const commanders = ask.commander ? [card(ask.commander)] : [];
  const pool = Array.from({ length: table.size }, (_, each) => each).filter(
    (each) =>
      table.legality(each, ask.format) === "legal" &&
      (table.colorIdentity[each]! & ~colors) === 0 &&
      !isLand(table, each),
  );
  const scores = ranker.relevance(
    ask.format,
    commanders.map((each) => ({ card: each, weight: 3 })),
    pool,
  );
  const spells = pool
    .map((each, at) => ({ card: each, score: scores[at]! }))
    .filter((each) => hundred || (table.colors[each.card]! & colors) !== 0 || colors === 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, hundred ? 62 : 12)
    .map((each) => ({ card: each.card, quantity: hundred ? 1 : 3, weight: 1 }));
  return {
    table,
    names,
    ranker,
    format: ask.format,
    playstyle: ask.playstyle ?? "midrange",
    deckSize: hundred ? 99 : 60,
    lands: ask.lands ?? (hundred ? 37 : 24),
    copies: hundred ? 1 : 4,
    colors,
    commanders,
    spells,
    allowed: (each) => table.legality(each, ask.format) === "legal",
    priceOf: (each) => table.priceUsd[each]!,
    ...(ask.budgetUsd === undefined ? {} : { budgetUsd: ask.budgetUsd }),
    ...(ask.typal === undefined ? {} : { typal: ask.typal }),
    ...more,
  };
}

function total(base: ManaBase): number {
  return [...base.lands.values()].reduce((sum, copies) => sum + copies, 0);
}

function namesOf(base: ManaBase): string[] {
  return [...base.lands.keys()].map((card) => table.name(card));
}

function isBasic(card: CardIndex): boolean {
  return (table.supertypes[card]! & Supertype.Basic) !== 0;
}

function meanChance(wish: ManaBaseInput, base: ManaBase): number {
  const groups = [...base.lands].map(([card, count]) => {
    const { mask, tapped, strength } = landSource(table, card, wish.colors, namedLands(names).typal);
    return { mask: strength < 1 ? mask & 32 : mask, tapped: tapped > 0.5, count };
  });
  const draws = drawHands(groups, wish.deckSize, wish.copies === 1);
  const chances = wish.spells.map(({ card }) => castChance(draws, demandOf(table, card)!));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

describe("buildManaBase", () => {
  test("takes fetches for one color before basics where they find lands of two", () => {
    const fetches = (more: Partial<ManaBaseInput>): number => {
      const { lands } = buildManaBase(wishFor({ format: "legacy", colors: "UB", playstyle: "tempo" }, more));
      return [...lands].reduce((sum, [card, copies]) => {
        const isFetch = (table.producedMana[card] ?? 0) === 0 && (table.fetches[card] ?? 0) !== 0;
        return sum + (isFetch ? copies : 0);
      }, 0);
    };
    expect(fetches({})).toBeGreaterThan(4);
    expect(fetches({ modest: true })).toBeLessThanOrEqual(4);
  });

  test("swaps basics of a commander's one color for lands that such decks have", () => {
    const ask = { format: "commander", colors: "R", commander: "Krenko, Mob Boss" } as const;
    const others = (more: Partial<ManaBaseInput> = {}): string[] => {
      const wish = wishFor(ask, more);
      const base = buildManaBase(wish);
      expect(total(base)).toBe(37);
      expect(base.sources[3]).toBeGreaterThanOrEqual(0.85 * (base.needs.sources[3] ?? 0));
      return namesOf(base).filter((name) => name !== "Mountain");
    };
    expect(others()).toEqual(expect.arrayContaining(["Castle Embereth", "Rogue's Passage", "War Room"]));
    const dear = card("War Room");
    expect(others({ priceOf: (each) => (each === dear ? 500 : 0.1), budgetUsd: 20 })).not.toContain(
      "War Room",
    );
    expect(
      others({ allowed: (each) => each !== dear && table.legality(each, "commander") === "legal" }),
    ).not.toContain("War Room");
    // People's decks of one color have them beside what harms such lands, too.
    expect(others({ basicsWanted: 1 })).toContain("War Room");
  });

  test("has more of them, and lands that fetch, where the commander's own decks do", () => {
    const wish = wishFor({ format: "commander", colors: "R", commander: "Krenko, Mob Boss" });
    const played = REAL_LANDS.map(({ name }) => card(name)).filter(
      (each) => isWithin(table.colorIdentity[each] ?? 0, wish.colors) && !isBasic(each),
    );
    const isFetch = (each: CardIndex): boolean => (table.fetches[each] ?? 0) !== 0;
    const ofLands: Ranker = {
      ...ranker,
      inclusions: () => played.map((each) => ({ card: each, share: 0.6 })),
      expected: () => (each) => (played.includes(each) ? 0.6 : ranker.popularity("commander", each)),
    };
    const others = (by: Ranker): readonly CardIndex[] =>
      [...buildManaBase({ ...wish, ranker: by }).lands.keys()].filter((each) => !isBasic(each));
    expect(others(ranker).some(isFetch)).toBe(false);
    expect(others(ofLands).some(isFetch)).toBe(true);
    expect(others(ofLands).length).toBeGreaterThan(others(ranker).length);
  });

  const colors = ["W", "UB", "RG", "WUB", "BRG", "WUBR", "WUBRG"];
  const asks = fc.record({
    format: fc.constantFrom("commander", "standard", "pioneer", "modern", "pauper"),
    colors: fc.constantFrom(...colors),
    playstyle: fc.constantFrom<Playstyle>("aggro", "control", "ramp", "tribal", "combo"),
    typal: fc.boolean(),
    lands: fc.integer({ min: 17, max: 40 }),
    budgetUsd: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
  });

  test("gives as many lands as asked, all of them allowed, in the colors, within copies and budget", () => {
    fc.assert(
      fc.property(asks, ({ budgetUsd, ...ask }) => {
        const wish = wishFor({ ...ask, ...(budgetUsd === undefined ? {} : { budgetUsd }) });
        const base = buildManaBase(wish);
        expect(total(base)).toBe(ask.lands);
        let price = 0;
        for (const [card, copies] of base.lands) {
          expect(isLand(table, card) && wish.allowed(card), table.name(card)).toBe(true);
          expect(table.colorIdentity[card]! & ~wish.colors).toBe(0);
          if (isBasic(card)) continue;
          expect(copies).toBeLessThanOrEqual(wish.copies);
          price += copies * table.priceUsd[card]!;
        }
        if (budgetUsd !== undefined) expect(price).toBeLessThanOrEqual(budgetUsd + 0.01);
        base.needs.sources.slice(0, 5).forEach((need, kind) => {
          const own = [...base.lands.keys()].some(
            (card) => isBasic(card) && table.producedMana[card]! & (1 << kind),
          );
          expect(own).toBe(need > 0);
        });
        expect(new Map(buildManaBase(wish).lands)).toEqual(new Map(base.lands));
      }),
      { numRuns: 25 },
    );
  });

  test("meets the needs of two-color decks and casts on curve", () => {
    for (const format of ["commander", "standard", "pioneer", "modern", "pauper"]) {
      const wish = wishFor({ format, colors: "WU" });
      const base = buildManaBase(wish);
      // Pauper has no lands that make two colors at once untapped; its tournament decks reach .86 on average.
      expect(meanChance(wish, base), format).toBeGreaterThan(format === "pauper" ? 0.8 : 0.88);
      for (const kind of [0, 1]) {
        expect(base.sources[kind]!, `${format} ${kind}`).toBeGreaterThanOrEqual(
          0.75 * base.needs.sources[kind]!,
        );
      }
    }
  });

  test("gives the color that most spells ask for more basics than the other", () => {
    const wish = wishFor({ format: "commander", colors: "BG", budgetUsd: 5 });
    const isGreen = (card: CardIndex): boolean => (table.colors[card]! & maskOf("G")) !== 0;
    const isBlack = (card: CardIndex): boolean => (table.colors[card]! & maskOf("B")) !== 0;
    const spells = wish.spells.filter(({ card }) => isGreen(card) !== isBlack(card));
    const green = spells.filter(({ card }) => isGreen(card));
    const black = spells.filter(({ card }) => isBlack(card)).slice(0, Math.floor(green.length / 4));
    const base = buildManaBase({ ...wish, spells: [...green, ...black] });
    expect(base.lands.get(card("Forest"))!).toBeGreaterThan(base.lands.get(card("Swamp"))!);
  });

  test("casts five colors better than basics alone, also on a budget", () => {
    for (const budgetUsd of [undefined, 25]) {
      const wish = wishFor({
        format: "commander",
        colors: "WUBRG",
        commander: "The Ur-Dragon",
        ...(budgetUsd ? { budgetUsd } : {}),
      });
      const plain = buildManaBase({ ...wish, allowed: (card) => isBasic(card) });
      const built = buildManaBase(wish);
      expect(meanChance(wish, built)).toBeGreaterThan(meanChance(wish, plain) + 0.2);
    }
  });

  test("plays mostly basics in one color, and no land for other colors or at the price of life", () => {
    const base = buildManaBase(wishFor({ format: "commander", colors: "R", commander: "Krenko, Mob Boss" }));
    const basics = [...base.lands]
      .filter(([card]) => isBasic(card))
      .reduce((sum, [, copies]) => sum + copies, 0);
    expect(basics).toBeGreaterThanOrEqual(22);
    for (const name of ["City of Brass", "Mana Confluence", "Command Tower", "Evolving Wilds"]) {
      expect(namesOf(base)).not.toContain(name);
    }
  });

  test("plays lands for a creature type in decks of one, and nowhere else", () => {
    const ask = { format: "commander", colors: "BG", commander: "Lathril, Blade of the Elves" };
    expect(namesOf(buildManaBase(wishFor({ ...ask, typal: true })))).toContain("Path of Ancestry");
    const plain = namesOf(buildManaBase(wishFor(ask)));
    for (const name of ["Path of Ancestry", "Cavern of Souls", "Unclaimed Territory"])
      expect(plain).not.toContain(name);
  });

  test("values lands of two types above those that always enter tapped, as far as no budget forbids them", () => {
    const wish = wishFor({ format: "commander", colors: "BG", commander: "Lathril, Blade of the Elves" });
    const quality = new Map(
      landCandidates(wish, 2, new Set()).map((land) => [table.name(land.card), land.quality] as const),
    );
    expect(quality.get("Overgrown Tomb")!).toBeGreaterThan(quality.get("Jungle Hollow")!);
    expect(namesOf(buildManaBase(wish))).toContain("Overgrown Tomb");
  });

  test("plays no lands that only make one color for creatures of a type, in one color", () => {
    const goblins = { format: "commander", colors: "R", commander: "Krenko, Mob Boss", typal: true };
    expect(namesOf(buildManaBase(wishFor(goblins)))).not.toContain("Unclaimed Territory");
  });

  test("plays what counts lands or symbols among few colors only", () => {
    const lands = (colors: string): string[] =>
      landCandidates(wishFor({ format: "commander", colors }), colors.length, new Set()).map(
        ({ card: land }) => table.name(land),
      );
    expect(lands("BG")).toContain("Temple of the False God");
    expect(lands("BRG")).not.toContain("Temple of the False God");
  });

  test("lets few lands enter tapped in fast decks", () => {
    const wish = wishFor({ format: "pioneer", colors: "BR", playstyle: "aggro" });
    const tapped = [...buildManaBase(wish).lands]
      .filter(([card]) => table.facts[card]! & Fact.EntersTapped)
      .reduce((sum, [, copies]) => sum + copies, 0);
    expect(tapped).toBeLessThanOrEqual(0.15 * wish.lands);
  });

  test("builds colorless decks on lands with abilities and Wastes", () => {
    const base = buildManaBase(
      wishFor({ format: "commander", colors: "", commander: "Kozilek, the Great Distortion" }),
    );
    expect(total(base)).toBe(37);
    expect(namesOf(base)).toContain("Wastes");
    expect(base.lands.size).toBeGreaterThan(15);
  });

  test("keeps the lands that are wanted, and says where lands fall short", () => {
    const karn = card("Reliquary Tower");
    const fixed = new Map([[karn, 1]]);
    const wish = wishFor(
      { format: "commander", colors: "WUBRG", commander: "The Ur-Dragon", budgetUsd: 0 },
      { fixed },
    );
    const base = buildManaBase({ ...wish, allowed: (card) => card === karn || isBasic(card) });
    expect(base.lands.get(karn)).toBe(1);
    expect(base.notes).toContainEqual(expect.objectContaining({ kind: "short-of-sources", hasBudget: true }));
  });

  test("plays snow-covered basics only when asked", () => {
    const ask = { format: "modern", colors: "G" };
    expect(namesOf(buildManaBase(wishFor(ask))).join()).not.toContain("Snow-Covered");
    expect(namesOf(buildManaBase(wishFor(ask, { snow: true })))).toContain("Snow-Covered Forest");
  });
});

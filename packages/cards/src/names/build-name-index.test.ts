import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import otherNames from "../../data/other-names.json" with { type: "json" };
import { makeTable } from "../../testing/make-table.ts";
import { type CardTable, Fact } from "../table/card-table.ts";
import { openTable } from "../table/open-table.ts";
import { unpackColumns } from "../table/packed.ts";
import { buildNameIndex } from "./build-name-index.ts";
import { alignmentDistance, compareWith, isOneTypo } from "./distance.ts";
import { foldName } from "./fold.ts";
import type { NameIndex } from "./name-index.ts";

function found(table: CardTable, names: NameIndex, typed: string): string {
  const match = names.resolve(typed);
  return match.found ? `${match.how}: ${table.name(match.card)}` : `none of ${match.suggestions.length}`;
}

describe("a name", () => {
  const table = makeTable([
    { name: "Lim-Dûl's Vault" },
    { name: "Fire // Ice", layout: "split" },
    { name: "Æther Vial" },
    { name: "Llanowar Elves" },
    { name: "Krenko, Mob Boss" },
    { name: "Krenko, Tin Street Kingpin" },
    { name: "Luminarch Aspirant" },
    { name: "A-Luminarch Aspirant", games: ["arena"] },
    { name: "A-Only Digital", games: ["arena"] },
    { name: "Illusion", layout: "token", type_line: "Token Creature" },
    { name: "Illusion // Reality", layout: "split" },
    { name: "Gut Shot" },
    { name: "Azorius First-Wing" },
    { name: "_____" },
    { name: "Real Name", flavor_name: "Monster's Name" },
    { name: "Twin", set_type: "funny", legalities: { commander: "not_legal" } },
    { name: "Twin" },
    { name: "Blightning Jolt" },
    { name: "Muldrotha, the Gravetide" },
    { name: "Multani" },
    { name: "Warm-Up Wizard // Blightning Jolt", layout: "prepare" },
  ]);
  const names = buildNameIndex(table);

  test.each([
    ["Llanowar Elves", "exact: Llanowar Elves"],
    ["  llanowar   ELVES ", "folded: Llanowar Elves"],
    ["Lim-Dul's Vault", "folded: Lim-Dûl's Vault"],
    ["lim dûl’s vault", "folded: Lim-Dûl's Vault"],
    ["aether vial", "folded: Æther Vial"],
    ["Fire // Ice", "exact: Fire // Ice"],
    ["Fire//Ice", "folded: Fire // Ice"],
    ["Fire / Ice", "folded: Fire // Ice"],
    ["fire/ice", "folded: Fire // Ice"],
    ["Fire", "face: Fire // Ice"],
    ["ice", "folded: Fire // Ice"],
    ["Illusion", "face: Illusion // Reality"],
    ["A-Luminarch Aspirant", "exact: A-Luminarch Aspirant"],
    ["A-Llanowar Elves", "rebalanced: Llanowar Elves"],
    ["Only Digital", "rebalanced: A-Only Digital"],
    ["Luminarch Aspirant", "exact: Luminarch Aspirant"],
    ["Monster's Name", "flavor: Real Name"],
    ["_____", "exact: _____"],
    ["Gutshot", "folded: Gut Shot"],
    ["Firstwing", "typo: Azorius First-Wing"],
    ["Lanowar Elves", "typo: Llanowar Elves"],
    ["blightnig jolt", "typo: Blightning Jolt"],
    ["Llanowra Elvse", "typo: Llanowar Elves"],
    ["krenko tin", "typo: Krenko, Tin Street Kingpin"],
    ["muldortha", "typo: Muldrotha, the Gravetide"],
    ["", "none of 0"],
    ["x".repeat(5000), "none of 0"],
  ])("%s", (typed, expected) => {
    expect(found(table, names, typed)).toBe(expected);
  });

  test("that two cards begin with offers both", () => {
    const miss = names.resolve("Krenko");
    expect(miss.found ? [] : miss.suggestions.map((card) => table.name(card))).toEqual([
      "Krenko, Mob Boss",
      "Krenko, Tin Street Kingpin",
    ]);
  });

  test("that two cards share is the one that a deck may hold", () => {
    const match = names.resolve("Twin");
    expect(match.found && (table.facts[match.card] ?? 0) & Fact.Funny).toBe(0);
  });

  test("is not guessed when guessing is not wanted", () => {
    const miss = (suggest?: boolean) =>
      names.resolve("Lanowar Elves", { typos: false, ...(suggest === undefined ? {} : { suggest }) });
    expect(miss(true)).toEqual({ found: false, suggestions: [3] });
    for (const cheap of [miss(), miss(false)]) expect(cheap).toEqual({ found: false, suggestions: [] });
  });

  test("half typed is completed, tokens aside", () => {
    expect(names.autocomplete("kren").map((card) => table.name(card))).toHaveLength(2);
    const illus = names.autocomplete("illus").map((card) => table.name(card));
    expect(illus[0]).toBe("Illusion // Reality");
    expect(illus).not.toContain("Illusion");
    expect(names.autocomplete("elv").map((card) => table.name(card))).toEqual(["Llanowar Elves"]);
    expect(names.autocomplete(" ")).toEqual([]);
  });

  test("that begins many is completed by the best known, of equals the first, jokes and tokens aside", () => {
    const many = makeTable([
      { name: "Goblin Unknown" },
      { name: "Goblin Joke", set_type: "funny", legalities: { commander: "not_legal" }, edhrec_rank: 1 },
      { name: "Goblin Famous", edhrec_rank: 3 },
      { name: "Goblin Equal" },
      { name: "Goblin Known", edhrec_rank: 3000 },
      { name: "Goblin", layout: "token", type_line: "Token Creature" },
    ]);
    const index = buildNameIndex(many);
    const offered = (limit?: number) => index.autocomplete("gob", limit).map((card) => many.name(card));
    const order = ["Goblin Famous", "Goblin Known", "Goblin Unknown", "Goblin Equal"];
    expect(offered()).toEqual(order);
    expect(offered(2)).toEqual(order.slice(0, 2));
    expect(offered(0)).toEqual([]);
  });

  test("whose words stand in another order is the card of just these words", () => {
    const pair = {
      layout: "split",
      card_faces: [
        { name: "Fire", mana_cost: "{1}{R}", type_line: "Instant", oracle_text: "", colors: ["R"] },
        { name: "Ice", mana_cost: "{1}{U}", type_line: "Instant", oracle_text: "", colors: ["U"] },
      ],
    };
    const many = makeTable([
      { name: "Ice Floe" },
      { name: "Sword of Fire and Ice", edhrec_rank: 1 },
      { name: "Fire // Ice", ...pair },
      { name: "Firebrand of Icehold" },
    ]);
    const index = buildNameIndex(many);
    const resolved = (name: string) => {
      const match = index.resolve(name);
      return match.found ? many.name(match.card) : match.suggestions.map((card) => many.name(card));
    };
    expect(resolved("ice fire")).toBe("Fire // Ice");
    expect(resolved("Ice & Fire")).toBe("Fire // Ice");
    expect(resolved("and ice of fire sword")).toBe("Sword of Fire and Ice");
    expect(index.resolve("ice fire", { typos: false }).found).toBe(false);
  });

  test("of any kind is answered without a crash", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 250 }), (typed) => {
        names.resolve(typed);
        names.autocomplete(typed);
      }),
    );
  });
});

describe("distances", () => {
  test.each([
    ["abc", "abc", 0],
    ["abc", "acb", 1],
    ["abc", "ab", 1],
    ["abc", "xabc", 1],
    ["kitten", "sitting", 3],
    ["abcdef", "uvwxyz", 4],
  ])("%s to %s", (a, b, distance) => {
    expect(alignmentDistance(a, b, 3)).toBe(distance);
  });

  const word = fc.string({ unit: fc.constantFrom(..."abcdé"), maxLength: 40 });

  test("are the same however they are found", () => {
    fc.assert(
      fc.property(word, word, fc.nat(12), (a, b, most) => {
        // Without a bound the whole table is filled in.
        const distance = Math.min(alignmentDistance(a, b, 80), most + 1);
        expect(alignmentDistance(a, b, most)).toBe(distance);
        expect(compareWith(a).distance(b, most)).toBe(distance);
        expect(isOneTypo(a, b)).toBe(alignmentDistance(a, b, 1) === 1);
      }),
      { numRuns: 2000 },
    );
  });

  test("of a few typos in a long word are told by them", () => {
    const typo = fc.tuple(fc.nat(30), fc.constantFrom("drop", "add", "swap"));
    fc.assert(
      fc.property(word, fc.array(typo, { maxLength: 3 }), (text, typos) => {
        let typed = text;
        for (const [at, kind] of typos) {
          const [before, here, next, after] = [
            typed.slice(0, at),
            typed.charAt(at),
            typed.charAt(at + 1),
            typed.slice(at + 2),
          ];
          typed = before + { drop: next, add: `x${here}${next}`, swap: next + here }[kind] + after;
        }
        const distance = alignmentDistance(text, typed, 80);
        expect(compareWith(text).distance(typed, 10)).toBe(Math.min(distance, 11));
        expect(compareWith(typed).distance(text, 10)).toBe(Math.min(distance, 11));
      }),
    );
  });

  test("are the same both ways", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
        expect(alignmentDistance(a, b, 30)).toBe(alignmentDistance(b, a, 30));
      }),
    );
  });
});

test("folding a folded name changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});

describe("the names of all cards", () => {
  let table: CardTable;
  let names: NameIndex;
  /** All names of cards of decks. */
  let spelled: { readonly card: number; readonly folded: string }[] = [];
  beforeAll(() => {
    const file = join(import.meta.dirname, "../../data/cards.bin.br");
    table = openTable(unpackColumns(brotliDecompressSync(readFileSync(file))));
    names = buildNameIndex(table);
    const isToken = (card: number) => ((table.facts[card] ?? 0) & Fact.NotADeckCard) !== 0;
    for (let card = 0; card < table.size; card++) {
      const name = table.name(card);
      for (const one of new Set([name, ...name.split(" // ")])) spelled.push({ card, folded: foldName(one) });
    }
    for (const [name, card] of table.flavorNames) spelled.push({ card, folded: foldName(name) });
    for (const [printed, name] of Object.entries(otherNames.names)) {
      const match = names.resolve(name, { typos: false });
      if (match.found) spelled.push({ card: match.card, folded: foldName(printed) });
    }
    spelled = spelled.filter(({ card }) => !isToken(card));
  });

  test("are found, each its own card or one of the same name", () => {
    for (let card = 0; card < table.size; card++) {
      const name = table.name(card);
      const match = names.resolve(name);
      if (!match.found || table.name(match.card) !== name) expect.fail(`${name} is not found`);
    }
  });

  /** Cards of decks one of whose names passes a test, each looked at by itself. */
  function plain(test: (folded: string) => boolean): Set<number> {
    return new Set(spelled.flatMap(({ card, folded }) => (test(folded) ? [card] : [])));
  }

  test("are completed from what begins them, then their words, then what they hold", () => {
    const part = fc.tuple(fc.nat(table.size - 1), fc.nat(), fc.integer({ min: 2, max: 9 }));
    fc.assert(
      fc.property(part, ([card, seed, length]) => {
        const name = foldName(table.name(card));
        const from = seed % 3 === 0 ? 0 : seed % name.length;
        const typed = foldName(name.slice(from, from + length));
        fc.pre(/^[a-z0-9 ]{2,}$/.test(typed));
        const key = typed.replaceAll(" ", "");
        const words = typed.split(" ");
        const tiers = [
          plain((one) => one.replaceAll(" ", "").startsWith(key)),
          plain((one) => words.every((word) => ` ${one}`.includes(` ${word}`))),
          key.length >= 3 ? plain((one) => one.replaceAll(" ", "").includes(key)) : new Set<number>(),
        ];
        const places = names.autocomplete(typed).map((one) => tiers.findIndex((tier) => tier.has(one)));
        const likeIt = places.indexOf(-1);
        const certain = likeIt < 0 ? places : places.slice(0, likeIt);
        expect(certain, typed).toEqual(certain.toSorted());
        const isMeant = (one: number) => !((table.facts[one] ?? 0) & (Fact.Funny | Fact.Rebalanced));
        const all = new Set(tiers.flatMap((tier) => [...tier].filter(isMeant)));
        expect(certain.length, typed).toBeGreaterThanOrEqual(Math.min(20, all.size));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("are found or offered in spite of one wrong letter", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    const typo = fc.constantFrom("drop", "add", "change", "swap");
    fc.assert(
      fc.property(fc.nat(table.size - 1), fc.nat(), letter, typo, (card, seed, wrong, kind) => {
        const name = table.name(card);
        fc.pre(name.length >= 8 && /^[A-Za-z ,'-]+$/.test(name) && !name.startsWith("A-"));
        const at = 1 + (seed % (name.length - 2));
        const [before, here, next, after] = [
          name.slice(0, at),
          name[at] ?? "",
          name[at + 1] ?? "",
          name.slice(at + 2),
        ];
        const typed = {
          drop: `${before}${next}${after}`,
          add: `${before}${wrong}${here}${next}${after}`,
          change: `${before}${wrong}${next}${after}`,
          swap: `${before}${next}${here}${after}`,
        }[kind];
        const match = names.resolve(typed);
        const cards = match.found ? [match.card] : match.suggestions;
        // The typo may spell, or begin, another card's name.
        const other =
          match.found && alignmentDistance(foldName(typed), foldName(table.name(match.card)), 1) <= 1;
        const begins = match.found && foldName(table.name(match.card)).startsWith(foldName(typed));
        expect(other || begins || cards.some((one) => table.name(one) === name), typed).toBe(true);
      }),
      { numRuns: 500, seed: 42 },
    );
  });

  const peers = process.env.CARDS_DIR ? join(process.env.CARDS_DIR, "../search/fuzzy-cases.json") : "";
  test.skipIf(!peers)("that other programs' tests misspell are found", () => {
    const cases: { name: string; expectAnyOf: string[] }[] = JSON.parse(readFileSync(peers, "utf8"));
    for (const { name, expectAnyOf } of cases) {
      const match = names.resolve(name);
      expect(expectAnyOf, name).toContain(match.found ? table.name(match.card) : "");
    }
  });
});

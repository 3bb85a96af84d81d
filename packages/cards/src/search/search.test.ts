import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import landCycles from "../../data/land-cycles.json" with { type: "json" };
import { type CardFields, cardRecord, printingRecord } from "../../testing/make-table.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { buildTable } from "../table/build-table.ts";
import { openTable } from "../table/open-table.ts";
import { unpackColumns } from "../table/packed.ts";
import { createSearch, type FindOptions, type Search } from "./create-search.ts";

const CARDS: readonly CardFields[] = [
  {
    name: "Llanowar Elves",
    mana_cost: "{G}",
    type_line: "Creature — Elf Druid",
    oracle_text: "{T}: Add {G}.",
    colors: ["G"],
    color_identity: ["G"],
    power: "1",
    toughness: "1",
    edhrec_rank: 5,
  },
  {
    name: "Lightning Bolt",
    mana_cost: "{R}",
    type_line: "Instant",
    oracle_text: "Lightning Bolt deals 3 damage to any target.",
    colors: ["R"],
    color_identity: ["R"],
    legalities: { modern: "legal", vintage: "legal" },
  },
  {
    name: "Boros Reckoner",
    mana_cost: "{R/W}{R/W}{R/W}",
    cmc: 3,
    type_line: "Creature — Minotaur Wizard",
    oracle_text: "{R/W}: This creature gains first strike until end of turn.",
    colors: ["R", "W"],
    color_identity: ["R", "W"],
    power: "3",
    toughness: "3",
  },
  {
    name: "Fire // Ice",
    layout: "split",
    cmc: 4,
    type_line: "Instant // Instant",
    colors: ["R", "U"],
    color_identity: ["R", "U"],
    card_faces: [
      {
        name: "Fire",
        mana_cost: "{1}{R}",
        type_line: "Instant",
        oracle_text: "Fire deals 2 damage divided as you choose.",
      },
      {
        name: "Ice",
        mana_cost: "{1}{U}",
        type_line: "Instant",
        oracle_text: "Tap target permanent.\nDraw a card.",
      },
    ],
  },
  {
    name: "Kytheon, Hero of Akros // Gideon, Battle-Forged",
    layout: "transform",
    cmc: 1,
    type_line: "Legendary Creature — Human Soldier // Legendary Planeswalker — Gideon",
    color_identity: ["W"],
    card_faces: [
      {
        name: "Kytheon, Hero of Akros",
        mana_cost: "{W}",
        type_line: "Legendary Creature — Human Soldier",
        oracle_text: "{2}{W}: Kytheon gains indestructible until end of turn.",
        colors: ["W"],
        power: "2",
        toughness: "1",
      },
      {
        name: "Gideon, Battle-Forged",
        mana_cost: "",
        type_line: "Legendary Planeswalker — Gideon",
        oracle_text: "+1: Untap target creature.",
        colors: ["W"],
        loyalty: "3",
      },
    ],
  },
  {
    name: "Tarmogoyf",
    mana_cost: "{1}{G}",
    cmc: 2,
    type_line: "Creature — Lhurgoyf",
    oracle_text: "Tarmogoyf's power is equal to the number of card types among cards in all graveyards.",
    colors: ["G"],
    color_identity: ["G"],
    power: "*",
    toughness: "1+*",
  },
  {
    name: "Séance",
    mana_cost: "{2}{W}{W}",
    cmc: 4,
    type_line: "Enchantment",
    oracle_text: "At the beginning of each upkeep, you may exile target creature card. (It costs no mana.)",
    colors: ["W"],
    color_identity: ["W"],
  },
  {
    name: "Blood Crypt",
    mana_cost: "",
    cmc: 0,
    type_line: "Land — Swamp Mountain",
    oracle_text: "({T}: Add {B} or {R}.)",
    color_identity: ["B", "R"],
  },
  {
    name: "Krosa",
    mana_cost: "",
    cmc: 0,
    type_line: "Plane — Dominaria",
    oracle_text: "All creatures get +2/+2.",
    layout: "planar",
    set: "ohop",
    set_type: "planechase",
  },
  {
    name: "Azorius First-Wing",
    mana_cost: "{W}{U}",
    cmc: 2,
    type_line: "Creature — Griffin",
    keywords: ["Flying"],
    oracle_text: "Flying",
    colors: ["W", "U"],
    color_identity: ["W", "U"],
    power: "2",
    toughness: "2",
  },
  {
    name: "Apostle's Blessing",
    mana_cost: "{1}{W/P}",
    cmc: 2,
    type_line: "Instant",
    colors: ["W"],
    color_identity: ["W"],
  },
  {
    name: "Gavony Vanilla",
    mana_cost: "{1}{G}",
    cmc: 2,
    type_line: "Creature — Bear",
    oracle_text: "",
    colors: ["G"],
    color_identity: ["G"],
    power: "2",
    toughness: "2",
  },
  {
    name: "Sol Ring",
    mana_cost: "{1}",
    type_line: "Artifact",
    oracle_text: "{T}: Add {C}{C}.",
    produced_mana: ["C"],
  },
];

const printing = (card: number, fields: Readonly<Record<string, unknown>>, number: number) =>
  printingRecord(card, String(number), fields);

const table = buildTable(
  {
    cards: CARDS.map((fields, at) => cardRecord(fields, at + 1)),
    sets: [
      {
        code: "lea",
        name: "Limited Edition Alpha",
        set_type: "core",
        released_at: "1993-08-05",
        block: "Core Set",
      },
      { code: "m10", name: "Magic 2010", set_type: "core", released_at: "2009-07-17", block: "Later Cores" },
      { code: "hop", name: "Planechase", set_type: "planechase", released_at: "2009-09-04" },
      {
        code: "ohop",
        name: "Planechase Planes",
        set_type: "planechase",
        released_at: "2009-09-04",
        parent_set_code: "hop",
      },
    ],
    printings: [
      printing(
        2,
        {
          set: "lea",
          rarity: "common",
          released_at: "1993-08-05",
          prices: { usd: "400" },
          artist: "Christopher Rush",
          watermark: "izzet",
        },
        1,
      ),
      printing(
        2,
        {
          set: "m10",
          rarity: "uncommon",
          released_at: "2009-07-17",
          prices: { usd: "2", tix: "0.5" },
          artist: "Christopher Moeller",
          frame: "2003",
          border_color: "black",
        },
        2,
      ),
      printing(
        2,
        {
          set: "sta",
          rarity: "mythic",
          released_at: "2021-04-23",
          prices: { usd_foil: "30" },
          promo_types: ["boosterfun"],
          frame_effects: ["showcase"],
          games: ["arena"],
          digital: true,
        },
        3,
      ),
      printing(1, { set: "m10", rarity: "common", released_at: "2009-07-17", prices: { usd: "0.5" } }, 4),
      printing(9, { set: "ohop", released_at: "2009-09-04" }, 5),
    ],
  },
  {
    source: "folder",
    today: "2026-01-01",
    tagger: {
      version: 1,
      names: ["ramp:dork", "removal", "theme:landfall"],
      tag: ({ name }) => (name === "Llanowar Elves" ? [0] : name === "Lightning Bolt" ? [1] : []),
    },
  },
);
const search = createSearch(table, { guard: unguarded, today: "2026-01-01" });

function names(query: string, options?: FindOptions): string[] {
  const found = search.find(query, options);
  return Array.from(found.printings, (at) => table.name(found.cardOf(at)).replace(/ \/\/.*/, ""));
}

describe("a search finds", () => {
  test.each([
    ["elves", ["Llanowar Elves"]],
    ["wing first", ["Azorius First-Wing"]],
    ["firstwing", ["Azorius First-Wing"]],
    ['"first wing"', ["Azorius First-Wing"]],
    ["seance", ["Séance"]],
    ["//", ["Fire", "Kytheon, Hero of Akros"]],
    ["/^l.*t$/", ["Lightning Bolt"]],
    ["!ice", ["Fire"]],
    ["!Fire // Ice", ["Fire"]],
    ["!ice // fire", ["Fire"]],
    ["!Ice&Fire", ["Fire"]],
    ["!ice / ice", []],
    ["!ice // fire // ice", []],
    ["!fire // air", []],
    ['!"Fire // Ice"', ["Fire"]],
    ["!lightning", []],
    ["c:rw", ["Boros Reckoner"]],
    ["c=r", ["Lightning Bolt"]],
    ["c:izzet", ["Fire"]],
    ["c:m -t:creature", ["Fire"]],
    ["c=2 t:minotaur", ["Boros Reckoner"]],
    ["id:r t:instant", ["Lightning Bolt"]],
    ["id>=rw", ["Boros Reckoner"]],
    ["id<rw mv>=1 c:w -pow:2 -o:exile", ["Apostle's Blessing"]],
    ["t:gideon", ["Kytheon, Hero of Akros"]],
    ["t:/^land/", ["Blood Crypt"]],
    ["t:plane", ["Krosa"]],
    ["e:hop t:plane", ["Krosa"]],
    ["krosa", []],
    ["krosa include:extras", ["Krosa"]],
    ["-t:plane t:dominaria", []],
    ['o:"draw a card"', ["Fire"]],
    ["o:~ o:damage", ["Fire", "Lightning Bolt"]],
    ['o:"~ gains"', ["Boros Reckoner", "Kytheon, Hero of Akros"]],
    ["o:costs", []],
    ["fo:costs", ["Séance"]],
    ["o:{w/r}", ["Boros Reckoner"]],
    ["o:{rw}", ["Boros Reckoner"]],
    [String.raw`o:/deals \d damage/`, ["Fire", "Lightning Bolt"]],
    ["o:/^{T}:/ t:elf", ["Llanowar Elves"]],
    ["kw:flying", ["Azorius First-Wing"]],
    ["m:{w/p}", ["Apostle's Blessing"]],
    ["m=2WW", ["Séance"]],
    ["m:1r", ["Fire"]],
    ["m>g", ["Gavony Vanilla", "Tarmogoyf"]],
    ["m<=rg", ["Lightning Bolt", "Llanowar Elves"]],
    ["devotion={r}{r}{r}", ["Boros Reckoner"]],
    ["produces=c", ["Sol Ring"]],
    ["mv=0 -t:plane", ["Blood Crypt"]],
    ["mv:odd t:creature", ["Boros Reckoner", "Kytheon, Hero of Akros", "Llanowar Elves"]],
    ["pow<=0", ["Tarmogoyf"]],
    ["pow=*", ["Tarmogoyf"]],
    ["pow>tou", ["Kytheon, Hero of Akros"]],
    ["loy=3", ["Kytheon, Hero of Akros"]],
    ["pt=6", ["Boros Reckoner"]],
    ["is:split", ["Fire"]],
    ["is:vanilla", ["Gavony Vanilla"]],
    ["is:frenchvanilla", ["Azorius First-Wing"]],
    ["is:bear", ["Azorius First-Wing", "Gavony Vanilla"]],
    ["is:hybrid", ["Boros Reckoner"]],
    ["is:phyrexian", ["Apostle's Blessing"]],
    ["is:shockland", ["Blood Crypt"]],
    ["is:commander", ["Kytheon, Hero of Akros"]],
    ["not:permanent c:w", ["Apostle's Blessing"]],
    ["f:modern", ["Lightning Bolt"]],
    ["otag:mana-dork", ["Llanowar Elves"]],
    ["function:removal", ["Lightning Bolt"]],
    ["e:lea r:common", ["Lightning Bolt"]],
    ["e:lea r:uncommon", []],
    ["e:lea or e:sta", ["Lightning Bolt"]],
    ["e:lea e:sta", []],
    ["in:lea in:m10", ["Lightning Bolt"]],
    ["b:lea", ["Lightning Bolt"]],
    ["b:m10", ["Lightning Bolt", "Llanowar Elves"]],
    ['b:"later cores,LEA" r:common', ["Lightning Bolt", "Llanowar Elves"]],
    ["b:lea,m10 year=1993", ["Lightning Bolt"]],
    ['set:"limited edition alpha"', ["Lightning Bolt"]],
    ["r>=mythic", ["Lightning Bolt"]],
    ["cn=1 e:lea", ["Lightning Bolt"]],
    ["cn<4 e:m10", ["Lightning Bolt"]],
    ["usd<1", ["Llanowar Elves"]],
    ["usd>100", ["Lightning Bolt"]],
    ["tix=0.5", ["Lightning Bolt"]],
    ["a:rush", ["Lightning Bolt"]],
    ["wm:izzet", ["Lightning Bolt"]],
    ["year=1993", ["Lightning Bolt"]],
    ["date<lea", []],
    ["date>=2021-01-01", ["Lightning Bolt"]],
    ["game:arena", ["Lightning Bolt"]],
    ["is:showcase", ["Lightning Bolt"]],
    ["frame:2003", ["Lightning Bolt"]],
    ["is:foil", ["Lightning Bolt"]],
    ["is:reprint e:m10", ["Lightning Bolt"]],
    ["new:rarity e:m10", ["Lightning Bolt"]],
    ["prints>2", ["Lightning Bolt"]],
    ["st:core", ["Lightning Bolt", "Llanowar Elves"]],
    ["lang:any e:lea", ["Lightning Bolt"]],
    ["t!=creature c:g", []],
  ])("%s", (query, expected) => {
    expect(names(query)).toEqual(expected);
    expect(search.find(query).warnings).toEqual([]);
  });

  test("what one printing is, not what two are together", () => {
    expect(names("e:m10 r:mythic")).toEqual([]);
    expect(names("r:mythic usd<3")).toEqual([]);
    expect(names("-e:lea e:m10 bolt")).toEqual(["Lightning Bolt"]);
    const found = search.find("r:mythic");
    expect(table.printing(found.printings[0] ?? 0).set).toBe("sta");
  });

  test("cards, or each of their printings", () => {
    expect(names("bolt unique:prints order:released dir:asc")).toHaveLength(3);
    expect(names("bolt ++")).toHaveLength(3);
    expect(names("bolt", { unique: "prints" })).toHaveLength(3);
    expect(names("bolt unique:cards", { unique: "prints" })).toHaveLength(1);
  });

  test("cards in the order that is asked for", () => {
    expect(names("mv<=1 -t:land order:cmc dir:desc (elves or bolt or ring)")).toEqual([
      "Lightning Bolt",
      "Llanowar Elves",
      "Sol Ring",
    ]);
    expect(names("order:usd (bolt or elves) e:m10")).toEqual(["Lightning Bolt", "Llanowar Elves"]);
    expect(names("order:usd dir:asc (bolt or elves) e:m10")).toEqual(["Llanowar Elves", "Lightning Bolt"]);
    expect(names("t:creature order:power dir:desc")[0]).toBe("Boros Reckoner");
    expect(names("order:edhrec c:g")[0]).toBe("Llanowar Elves");
  });

  test("the printing that is preferred", () => {
    const shown = (query: string): string => table.printing(search.find(query).printings[0] ?? 0).set;
    expect(shown("bolt prefer:oldest")).toBe("lea");
    expect(shown("bolt prefer:newest")).toBe("sta");
    expect(shown("bolt prefer:usd-low")).toBe("m10");
    expect(shown("bolt prefer:usd-high")).toBe("lea");
  });

  test("what the asker owns, or has in the deck", () => {
    const owned = new Map([[0, 3]]);
    expect(names("owned>=2", { owned })).toEqual(["Llanowar Elves"]);
    expect(names("-owned:yes c:r mv=1", { owned })).toEqual(["Lightning Bolt"]);
    expect(names("in:deck", { deck: new Set([1]) })).toEqual(["Lightning Bolt"]);
    expect(search.find("owned:yes").status).toBe("nothing_understood");
  });
});

describe("a mistake", () => {
  test.each([
    ["tyep:elf bolt", "tyep", "type"],
    ["c:bleu bolt", "bleu", "blue"],
    ["f:modren bolt", "modren", "modern"],
    ["is:shokland bolt", "shokland", "shockland"],
    ["r:rrare bolt", "rrare", "rare"],
    ["otag:remvoal bolt", "remvoal", "removal"],
    ["order:nmae bolt", "order:nmae", "order:name"],
    ["unique:prinst bolt", "unique:prinst", "unique:prints"],
    ["mv:many bolt", "many", undefined],
    ["e:qqqqq bolt", "qqqqq", undefined],
    ["bolt o:", "o", undefined],
    ["o: c:r bolt", "o", undefined],
    ["price<5 bolt", "price", "usd"],
    ["tpye: bolt", "tpye:", "type"],
    ["cube:vintage bolt", "cube", undefined],
    ["o:/(/ bolt", "/(/", undefined],
    [`o:/${"a".repeat(300)}/ bolt`, `/${"a".repeat(300)}/`, undefined],
    ["t>elf bolt", "t", "t:"],
    ["devotion:3 bolt", "3", undefined],
    ["usd:cheap bolt", "cheap", undefined],
    ["date>soon bolt", "soon", undefined],
  ])("is said with its place, and the rest runs: %s", (query, place, suggestion) => {
    const found = search.find(query);
    expect(found.warnings).toHaveLength(1);
    const [warning] = found.warnings;
    expect(query.slice(warning?.span.start, warning?.span.end)).toBe(place);
    expect(warning?.suggestion).toBe(suggestion);
    expect(names(query)).toContain("Lightning Bolt");
  });

  test("in a type is said, and finds nothing", () => {
    const found = search.find("t:elff");
    expect(found.printings).toHaveLength(0);
    expect(found.warnings[0]?.suggestion).toBe("elf");
  });

  test("everywhere finds nothing, and not everything", () => {
    expect(search.find("tyep:elf").status).toBe("nothing_understood");
    expect(search.find("tyep:elf").printings).toHaveLength(0);
    expect(search.find("order:name").status).toBe("nothing_asked");
    expect(search.find("").status).toBe("nothing_asked");
  });

  test("of a pattern that takes for ever is stopped, said, and finds nothing", () => {
    const stopped = createSearch(table, { guard: () => () => false });
    const found = stopped.find("o:/(a+)+$/");
    expect(found.printings).toHaveLength(0);
    expect(found.warnings.map(({ message }) => message)).toEqual([
      "This regular expression takes too long; make it simpler.",
    ]);
    expect(createSearch(table).find("o:/a/").warnings).toHaveLength(1);
  });
});

test("what was understood is said in English", () => {
  expect(search.find("t:elf mv<=2").understood).toBe(
    "cards where the type line contains “elf” and the mana value is at most 2",
  );
  expect(search.find("-(c:r or id<=gb)").understood).toBe(
    "cards where the color does not include red and the color identity is not within black and green",
  );
  expect(search.find("bolt (r:rare or -is:foil)").understood).toBe(
    "cards where the name contains “bolt” and (the rarity is rare or it does not come in foil)",
  );
});

describe("searches of anything", () => {
  const terms = fc.constantFrom(
    "bolt",
    "t:creature",
    "c:r",
    "id<=wu",
    "mv<=2",
    "e:m10",
    "r:common",
    "is:reprint",
    "usd<1",
    "pow>1",
    "o:card",
    "in:lea",
    "-t:elf",
    "kw:flying",
    "m:g",
    "f:modern",
    "date>2010",
    "is:hybrid",
    "prints>1",
    "otag:removal",
  );
  const everything = search.find("mv>=0 unique:prints include:extras").printings;

  test("never throw", () => {
    const piece = fc.oneof(
      terms,
      fc.constantFrom(
        "(",
        ")",
        "-",
        "or",
        "!",
        '"',
        "'",
        "/",
        "\0",
        "‮שלום",
        "'; DROP TABLE cards; --",
        "{",
        "c:",
        "in:",
        "is:",
        "o:/",
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(piece, { maxLength: 30 }).map((all) => all.join(" ")),
        ),
        (query) => {
          const { understood, printings } = search.find(query);
          expect(understood.length).toBeGreaterThan(0);
          expect(printings.length).toBeLessThanOrEqual(everything.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("keep to logic: not, and, or", () => {
    const prints = (query: string): number[] =>
      [...search.find(`(${query}) unique:prints include:extras`).printings].sort((a, b) => a - b);
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        const [inA, inB] = [new Set(prints(a)), new Set(prints(b))];
        const all = [...everything].sort((x, y) => x - y);
        expect(prints(`-(${a})`)).toEqual(all.filter((at) => !inA.has(at)));
        expect(prints(`${a} ${b}`)).toEqual(all.filter((at) => inA.has(at) && inB.has(at)));
        expect(prints(`${a} or ${b}`)).toEqual(all.filter((at) => inA.has(at) || inB.has(at)));
        expect(prints(`-(${a} ${b})`)).toEqual(prints(`-(${a}) or -(${b})`));
      }),
      { numRuns: 150 },
    );
  });
});

describe("in the table without texts", () => {
  let bundled: Search;
  let cards: ReturnType<typeof openTable>;
  beforeAll(() => {
    const file = join(import.meta.dirname, "../../data/cards.bin.br");
    cards = openTable(unpackColumns(brotliDecompressSync(readFileSync(file))));
    bundled = createSearch(cards, { guard: unguarded });
  });

  test("every land with a nickname is found by it", () => {
    for (const [cycle, names] of Object.entries(landCycles.cycles)) {
      const found = bundled.find(`is:${cycle}`);
      const lands = Array.from(found.printings, (at) => cards.name(found.cardOf(at))).sort();
      expect(lands, cycle).toEqual([...names].sort());
    }
  });

  test("a term that needs texts says so, and the rest runs", () => {
    const found = bundled.find("o:draw !opt");
    expect(found.warnings.map(({ message }) => message)).toEqual([
      "These cards carry no rules text; `deckwright cards update` brings it.",
    ]);
    expect(found.printings).toHaveLength(1);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardRecord, makeTable, uuidOf } from "../../testing/make-table.ts";
import { buildTable, TableBuilder } from "./build-table.ts";
import { type CardTable, CardType, Fact, Game, Rarity } from "./card-table.ts";
import { openTable } from "./open-table.ts";
import { rememberTags } from "./remembered-tags.ts";
import type { Tagger } from "./tagger.ts";

const OPTIONS = { source: "folder", today: "2026-01-01" } as const;

function only(table: CardTable): { readonly facts: number; readonly name: string } {
  expect(table.size).toBe(1);
  return { facts: table.facts[0] ?? 0, name: table.name(0) };
}

describe("cards in a table", () => {
  test("keep what their records say", () => {
    const table = makeTable([
      {
        name: "Lathril, Blade of the Elves",
        mana_cost: "{2}{B}{G}",
        cmc: 4,
        type_line: "Legendary Creature — Elf Noble",
        oracle_text: "Menace\nCreate that many 1/1 green Elf Warrior creature tokens.",
        power: "2",
        toughness: "3",
        colors: ["B", "G"],
        color_identity: ["B", "G"],
        keywords: ["Menace"],
        edhrec_rank: 300,
        game_changer: true,
      },
    ]);
    expect(table.name(0)).toBe("Lathril, Blade of the Elves");
    expect(table.manaCost(0)).toBe("{2}{B}{G}");
    expect(table.manaValue[0]).toBe(4);
    expect(table.colorIdentity[0]).toBe(20);
    expect(table.power[0]).toBe(2);
    expect(table.keywords(0)).toEqual(["Menace"]);
    expect(table.oracleText(0)).toContain("Menace\nCreate");
    expect(table.legality(0, "commander")).toBe("legal");
    expect(table.legality(0, "standard")).toBe("not_legal");
    expect(table.legality(0, "no such format")).toBe("unknown");
    expect(table.edhrecRank[0]).toBe(300);
    expect(only(table).facts & Fact.GameChanger).toBeTruthy();
    expect(Array.from(table.subtypes(0), (id) => table.subtypeName(id))).toEqual(["Elf", "Noble"]);
    expect(Array.from(table.mentionedTypes(0), (id) => table.subtypeName(id))).toEqual(["Elf"]);
    expect(table.isCreatureType(table.subtypeId("elf"))).toBe(true);
    expect(table.subtypeId("no such type")).toBe(-1);
  });

  test("with two faces are cast as their front, and split cards as both halves", () => {
    const table = makeTable([
      {
        name: "Agadeem's Awakening // Agadeem, the Undercrypt",
        layout: "modal_dfc",
        mana_cost: undefined,
        card_faces: [
          {
            name: "Agadeem's Awakening",
            mana_cost: "{X}{B}{B}{B}",
            type_line: "Sorcery",
            oracle_text: "",
            colors: ["B"],
          },
          {
            name: "Agadeem, the Undercrypt",
            mana_cost: "",
            type_line: "Land",
            oracle_text: "{T}: Add {B}.",
            colors: [],
          },
        ],
      },
      {
        name: "Fire // Ice",
        layout: "split",
        card_faces: [
          { name: "Fire", mana_cost: "{1}{R}", type_line: "Instant", oracle_text: "", colors: ["R"] },
          { name: "Ice", mana_cost: "{1}{U}", type_line: "Sorcery", oracle_text: "", colors: ["U"] },
        ],
      },
    ]);
    expect(table.frontTypes[0]).toBe(CardType.Sorcery);
    expect(table.types[0]).toBe(CardType.Sorcery | CardType.Land);
    expect((table.facts[0] ?? 0) & Fact.SpellLand).toBeTruthy();
    expect(table.producedMana[0]).toBe(4);
    expect(table.manaCost(0)).toBe("{X}{B}{B}{B}");
    expect(table.faces(0).map(({ name }) => name)).toEqual([
      "Agadeem's Awakening",
      "Agadeem, the Undercrypt",
    ]);
    expect(table.frontTypes[1]).toBe(CardType.Instant | CardType.Sorcery);
    expect(table.manaCost(1)).toBe("{1}{R} // {1}{U}");
    expect(table.typeLine(1)).toBe("Instant // Sorcery");
  });

  test("of a record that names two faces but lists none are cut at the slashes", () => {
    const table = makeTable([
      {
        name: "Defacing Duskmage // Vandal's Edit",
        layout: "prepare",
        type_line: "Creature — Dog Warlock // Instant",
        mana_cost: "{W}{B} // {1}{W}{B}",
        oracle_text: "Deathtouch // Draw two cards.",
        power: "2",
        toughness: "2",
      },
    ]);
    expect(table.faces(0).map(({ typeLine, oracleText, power }) => [typeLine, oracleText, power])).toEqual([
      ["Creature — Dog Warlock", "Deathtouch", "2"],
      ["Instant", "Draw two cards.", ""],
    ]);
    expect(table.frontTypes[0]).toBe(CardType.Creature);
  });

  test("that no deck may hold are marked", () => {
    const table = makeTable([
      { name: "Elf", layout: "token", type_line: "Token Creature — Elf" },
      { name: "Joke", set_type: "funny", legalities: { commander: "not_legal" } },
      { name: "A-Better", games: ["arena"], digital: true },
      { name: "Twin" },
      { name: "Twin" },
    ]);
    const has = (card: number, fact: number): boolean => ((table.facts[card] ?? 0) & fact) !== 0;
    expect(has(0, Fact.NotADeckCard)).toBe(true);
    expect(has(1, Fact.Funny)).toBe(true);
    expect(has(2, Fact.Rebalanced) && has(2, Fact.DigitalOnly)).toBe(true);
    expect([0, 1, 2, 3, 4].map((card) => has(card, Fact.NameShared))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test("carry the tags that a tagger gives them, and no others", () => {
    const tagger = {
      version: 3,
      names: ["short", "long"],
      tag: ({ name }: { name: string }) => (name.length > 5 ? [1] : [0]),
    };
    const cards = Array.from({ length: 1500 }, (_, at) => ({
      name: at % 3 === 0 ? `Longer ${at}` : `A${at}`,
    }));
    const { tags } = makeTable(cards, { tagger });
    cards.forEach(({ name }, card) => {
      expect(tags.of(card)).toEqual(name.length > 5 ? ["long"] : ["short"]);
    });
    expect(tags.id("long")).toBe(1);
    expect(tags.id("none")).toBe(-1);
    expect(tags.has(0, -1) || tags.has(5000, 0)).toBe(false);
  });
});

describe("printings in a table", () => {
  const card = cardRecord({ name: "Reprinted", rarity: "rare" }, 1);
  const printing = (number: number, fields: Record<string, unknown>): Record<string, unknown> => ({
    id: uuidOf(100 + number),
    oracle_id: uuidOf(1),
    set: `s${number}`,
    set_name: `Set ${number}`,
    set_type: "expansion",
    collector_number: String(number),
    released_at: `201${number}-01-01`,
    rarity: "uncommon",
    digital: false,
    image_uris: { normal: `https://cards.scryfall.io/normal/front/0/0/${uuidOf(100 + number)}.jpg?1234` },
    prices: {},
    ...fields,
  });
  const build = (...printings: Record<string, unknown>[]): CardTable =>
    buildTable({ cards: [card], printings }, OPTIONS);

  test("of boxes and promos do not say when a card first came out, where another one does", () => {
    const [of, day] = [(table: CardTable) => table.firstPrinted[0] ?? 0, 86_400_000];
    const late = of(build(printing(2, {}), printing(1, { set_type: "box" })));
    expect(new Date(late * day).getUTCFullYear()).toBe(2012);
    expect(new Date(of(build(printing(1, { set_type: "box" }))) * day).getUTCFullYear()).toBe(2011);
  });

  test("are in order of their dates, and the newest plain one is shown", () => {
    const table = build(
      printing(3, { set_type: "promo" }),
      printing(1, { prices: { usd: "3.00" } }),
      printing(2, { prices: { usd: "2.50", usd_foil: "9" }, rarity: "common" }),
      printing(4, { digital: true, set_type: "alchemy", rarity: "mythic" }),
    );
    const [from, to] = table.printingsOf(0);
    const sets = Array.from({ length: to - from }, (_, at) => table.printing(from + at).set);
    expect(sets).toEqual(["s1", "s2", "s3", "s4"]);
    expect(table.printing(table.defaultPrinting[0] ?? -1).set).toBe("s2");
    expect(table.priceUsd[0]).toBe(2.5);
    expect(table.rarities[0]).toBe(Rarity.Common | Rarity.Uncommon);
    expect(table.games[0]).toBe(Game.Paper);
    expect(new Date((table.firstPrinted[0] ?? 0) * 86_400_000).getUTCFullYear()).toBe(2011);
  });

  test("tell prices and pictures, and null where nothing is known", () => {
    const table = build(printing(1, { prices: { usd: "0.07", tix: "0.02", eur: "-1" } }));
    const shown = table.printing(0);
    expect([shown.usd, shown.usdFoil, shown.eur, shown.tix]).toEqual([0.07, null, null, 0.02]);
    const id = uuidOf(101);
    expect(shown.imageUrl("normal")).toBe(`https://cards.scryfall.io/normal/front/0/0/${id}.jpg?1234`);
    expect(shown.imageUrl("art_crop", 1)).toContain("/art_crop/front/");
    expect(table.cardById(id)).toBe(0);
    expect(table.cardById(uuidOf(1).toUpperCase())).toBe(0);
    expect(table.cardById(uuidOf(77))).toBe(-1);
    expect(table.cardById("no id")).toBe(-1);
  });

  test("of reproductions set no price and no rarity", () => {
    const table = build(
      printing(1, { prices: { usd: "5" } }),
      printing(2, { set_type: "memorabilia", prices: { usd: "0.10" }, rarity: "common" }),
      printing(3, { promo_types: ["thick"], prices: { usd_foil: "0.20" } }),
    );
    expect(table.priceUsd[0]).toBe(5);
    expect(table.rarities[0]).toBe(Rarity.Uncommon);
    expect(table.printing(table.defaultPrinting[0] ?? -1).set).toBe("s1");
  });

  test("without a price have none, not a price of zero", () => {
    expect(build(printing(1, { prices: { usd: "0.00" } })).priceUsd[0]).toBeNaN();
  });

  test("of a preview do not date the table", () => {
    const set = Array.from({ length: 30 }, (_, at) =>
      printing(1, { id: uuidOf(500 + at), released_at: "2025-06-01" }),
    );
    const table = build(
      ...set,
      printing(2, { released_at: "2025-12-01" }),
      printing(3, { released_at: "2030-01-01" }),
    );
    expect(table.meta.cardsAsOf).toBe("2025-06-01");
  });
});

describe("records that nobody should trust", () => {
  test("are refused with a reason, or read, but never break the table", () => {
    const keys = Object.keys(cardRecord({ name: "Anything" }));
    const hostile = fc.tuple(fc.constantFrom(...keys, "card_faces", "image_uris"), fc.anything());
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (changes) => {
        const builder = new TableBuilder(OPTIONS);
        const record = { ...cardRecord({ name: "Anything" }), ...Object.fromEntries(changes) };
        const problem = builder.addCard(record);
        builder.addPrinting(record);
        builder.addSet(record);
        const { table, buffer } = builder.finish();
        expect(table.size).toBe(problem === null ? 1 : 0);
        expect(openTable(buffer, { verify: true }).size).toBe(table.size);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [null, "oracle_id"],
    [{ name: "No id" }, "oracle_id"],
    [cardRecord({ name: "" }), "name"],
  ])("%j is refused", (record, reason) => {
    expect(new TableBuilder(OPTIONS).addCard(record)).toContain(reason);
  });

  test("a card that comes twice is taken once", () => {
    const builder = new TableBuilder(OPTIONS);
    expect(builder.addCard(cardRecord({ name: "Once" }))).toBeNull();
    expect(builder.addCard(cardRecord({ name: "Again" }))).toContain("twice");
  });
});

describe("tags of another table", () => {
  let asked = 0;
  const tagger: Tagger = {
    version: 7,
    names: ["even", "odd"],
    tag: ({ oracleText }) => {
      asked++;
      return [oracleText.length % 2];
    },
  };
  const cards = [
    { name: "Same", oracle_text: "Flying" },
    { name: "Changed", oracle_text: "Reach" },
  ];
  const changed = [
    cards[0] ?? { name: "" },
    { name: "Changed", oracle_text: "Trample." },
    { name: "New", oracle_text: "x" },
  ];

  test("are taken over for cards that are the same there, and for no others", () => {
    const before = makeTable(cards, { tagger });
    asked = 0;
    const after = makeTable(changed, { tagger: rememberTags(tagger, before) });
    expect(asked).toBe(2);
    expect([0, 1, 2].map((card) => after.tags.of(card))).toEqual([["even"], ["even"], ["odd"]]);
  });

  test("are of no use when another tagger gave them", () => {
    const before = makeTable(cards, { tagger });
    for (const other of [
      { ...tagger, version: 8 },
      { ...tagger, names: ["odd", "even"] },
    ]) {
      expect(rememberTags(other, before)).toBe(other);
    }
    expect(rememberTags(tagger, makeTable(cards))).toBe(tagger);
  });
});

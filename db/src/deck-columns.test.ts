import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Database, DatabaseError } from "./database.ts";

const LIST = {
  Commander: [
    { name: "Tymna the Weaver", quantity: 1 },
    { name: "Thrasios, Triton Hero", quantity: 1 },
  ],
  Lands: [{ name: "Forest", quantity: 98 }],
  "Partner: Commander": [{ name: "Muldrotha, the Gravetide", quantity: 1 }],
};
const DETAILS = {
  playstyle: "stax-prison",
  bracket: 4,
  price_usd: 12.345,
  partner: { price_usd: 100 },
  cover: { edge: [] },
  legal: false,
};
const COLUMNS = "playstyle, bracket, price_cents, color_mask, commanders, cover, legal";
const NOTHING = {
  playstyle: null,
  bracket: null,
  price_cents: null,
  color_mask: 0,
  commanders: [],
  cover: null,
  legal: null,
};

/** Details that nobody of ours wrote, all of which a row may hold. */
const HOSTILE: readonly string[] = [
  "{}",
  '{"playstyle":7,"bracket":"4","price_usd":"12","legal":"false"}',
  '{"playstyle":["combo"],"bracket":[4],"price_usd":{},"legal":0}',
  '{"legal":null}',
  '{"legal":[false]}',
  `{"playstyle":"${"x".repeat(150_000)}","bracket":6,"price_usd":-1}`,
  '{"playstyle":"a\\nb","bracket":4.5,"price_usd":1e30}',
  `{"playstyle":"","bracket":1e400,"price_usd":${"9".repeat(1000)}}`,
  '{"playstyle":null,"bracket":null,"price_usd":null,"partner":[1]}',
  '{"bracket":-1,"price_usd":1e400,"partner":{"price_usd":"x"},"cover":[]}',
  `{"cover":{"card":"${"x".repeat(5_000)}"}}`,
];

describe.each(TEST_ENGINES)("the columns of a saved deck on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
  });
  afterAll(() => database?.close());

  /** What a statement of Ann's gives: its rows, or the SQLSTATE that it was refused with. */
  async function ask(text: string, values: readonly unknown[] = []) {
    try {
      const [result] = await database.runStatements("authenticated", ann.claims, [
        { text, values: [...values] },
      ]);
      return result?.rows ?? [];
    } catch (error) {
      if (error instanceof DatabaseError) return error.code;
      throw error;
    }
  }
  const insert = (details: string, list: unknown = LIST, colors = "{R,G}") =>
    ask(
      `insert into decks (name, format, card_list, details, colors) values ('x', 'modern', $1, $2, $3)
        returning id, version, ${COLUMNS}`,
      [JSON.stringify(list), details, colors],
    );

  test("say what the deck is", async () => {
    const made = {
      playstyle: "stax-prison",
      bracket: 4,
      price_cents: 11_235,
      color_mask: 24,
      cover: { edge: [] },
      legal: false,
    };
    const commanders = ["Tymna the Weaver", "Thrasios, Triton Hero", "Muldrotha, the Gravetide"];
    const rows = await insert(JSON.stringify(DETAILS));
    expect(rows).toEqual([{ id: expect.anything(), version: 1, ...made, commanders }]);
    expect(await insert(JSON.stringify(DETAILS), { Lands: [] }, "{W,U,B}")).toMatchObject([
      { ...made, color_mask: 7, commanders: [] },
    ]);
  });

  test("say that a deck is legal only where somebody has judged it so", async () => {
    for (const [details, legal] of [
      [{ ...DETAILS, legal: true }, true],
      [{ ...DETAILS, legal: undefined }, null],
    ] as const)
      expect(await insert(JSON.stringify(details))).toMatchObject([{ legal }]);
  });

  test.each(HOSTILE.map((details) => [details.slice(0, 60), details]))(
    "are empty where the details make no sense: %s",
    async (_, details) => {
      expect(await insert(details, {}, "{}")).toMatchObject([NOTHING]);
    },
  );

  test("are empty for a deck without details, and make no odd card list worse than refused", async () => {
    expect(await ask(`insert into decks (name, format) values ('x', 'modern') returning ${COLUMNS}`)).toEqual(
      [NOTHING],
    );
    for (const list of [
      [],
      7,
      { Commander: 7 },
      { Commander: [7] },
      { Commander: { name: "x" } },
      { Commander: [[]] },
    ])
      expect(await insert("{}", list)).toBe("23514");
  });

  test("are written by nobody", async () => {
    const changes = [
      "version = 9",
      "updated_at = now()",
      "playstyle = 'x'",
      "bracket = 1",
      "commanders = '{}'",
      "legal = true",
    ];
    const id = await addDeck(database, ann, { name: "x" });
    for (const change of changes)
      expect(["42501", "428C9"]).toContain(await ask(`update decks set ${change} where id = $1`, [id]));
    expect(await ask("insert into decks (name, format, version) values ('x', 'modern', 9)")).toBe("42501");
    await database.execute("update decks set version = 9, updated_at = '2000-01-01' where id = $1", [id]);
    expect(await ask("select version from decks where id = $1 and updated_at > '2020-01-01'", [id])).toEqual([
      { version: 1 },
    ]);
  });

  test("keep a saving that is sent again from becoming another deck", async () => {
    const save = (key: string) =>
      ask("insert into decks (name, format, saving_key) values ('x', 'modern', $1) returning name", [key]);
    expect(await save("a")).toEqual([{ name: "x" }]);
    expect(await save("a")).toBe("23505");
    expect(await save("b")).toEqual([{ name: "x" }]);
    expect(await ask("update decks set saving_key = 'a' where saving_key = 'b'")).toBe("23505");
    expect(
      await ask("update decks set saving_key = 'c', name = 'y' where saving_key = 'b' returning version"),
    ).toEqual([{ version: 2 }]);
    for (const key of ["", "x".repeat(65)]) expect(await save(key)).toBe("23514");
    const bob = await addMember(database, "Bob");
    const id = await addDeck(database, bob, { name: "x" });
    await database.execute("update decks set saving_key = 'a' where id = $1", [id]);
  });

  test("raise the version with each change of the content, and with nothing else", async () => {
    const id = await addDeck(database, ann, { name: "x" });
    await database.execute("update decks set created_at = created_at where id = $1", [id]);
    const change = async (text: string) => {
      const rows = await ask(`update decks set ${text} where id = ${id} returning version, updated_at`);
      return typeof rows === "string" ? rows : rows[0]?.version;
    };
    expect(await change("name = 'y'")).toBe(2);
    expect(await change("name = 'y'")).toBe(2);
    expect(await change("shared = true, favorite = true")).toBe(2);
    expect(
      await change(`card_list = '${JSON.stringify({ Lands: [{ name: "Island", quantity: 99 }] })}'`),
    ).toBe(3);
    expect(await change(`details = '{"playstyle":"combo"}'`)).toBe(4);
    expect(await change("image = '/x.png', seo_description = 'z'")).toBe(5);
  });

  test("let one of two writers who read the same version win", async () => {
    const id = await addDeck(database, ann, { name: "x" });
    const write = (name: string) =>
      ask("update decks set name = $2 where id = $1 and version = 1 returning name", [id, name]);
    const outcomes = await Promise.all(["a", "b", "c"].map(write));
    expect(outcomes.flat()).toHaveLength(1);
    expect(await ask("select name, version from decks where id = $1", [id])).toEqual([
      { ...Object(outcomes.flat()[0]), version: 2 },
    ]);
  });

  test("go into a copy, which begins at its first version", async () => {
    const rows = await insert(JSON.stringify(DETAILS));
    const id = typeof rows === "string" ? rows : rows[0]?.id;
    await ask("update decks set name = 'y' where id = $1", [id]);
    expect(await ask(`select version, ${COLUMNS} from copy_deck($1)`, [id])).toMatchObject([
      { version: 1, playstyle: "stax-prison", price_cents: 11_235, color_mask: 24 },
    ]);
  });

  test("are made for rows from before", async () => {
    const before = await openTestDatabase(engine);
    const read = async (name: string) =>
      readFile(new URL(`../migrations/app/${name}.sql`, import.meta.url), "utf8");
    // What later migrations built on the columns.
    await before.execute("drop function public.vault()");
    await before.execute("drop trigger deckwright_list_changed on decks");
    await before.execute("drop trigger deckwright_count_changed on decks");
    await before.execute(
      `alter table decks drop column version, drop column updated_at, drop column playstyle, drop column bracket,
        drop column price_cents, drop column color_mask, drop column commanders, drop column cover, drop column legal`,
    );
    await before.withTransaction("owner", undefined, async (transaction) => {
      await transaction.script(`
        drop trigger deckwright_raise_version on decks;
        drop function deckwright.raise_version, deckwright.commanders_of, deckwright.cents_of;
        drop index if exists decks_updated_at_idx;`);
      for (const details of [null, ...HOSTILE, JSON.stringify(DETAILS)])
        await transaction.query(
          `insert into decks (name, format, colors, card_list, details, created_at)
            values ('x', 'modern', '{U}', $1, $2, '2026-01-01')`,
          [JSON.stringify(LIST), details],
        );
      await transaction.script(await read("0015_deck_versions"));
      await transaction.script(await read("0016_deck_columns"));
      await transaction.script(await read("0019_deck_covers"));
      await transaction.script(await read("0033_deck_legality"));
    });
    const { rows } = await before.execute(
      `select version, updated_at = created_at as is_old, ${COLUMNS} from decks order by id`,
    );
    const commanders = ["Tymna the Weaver", "Thrasios, Triton Hero", "Muldrotha, the Gravetide"];
    const first = { version: 1, is_old: true, color_mask: 2, commanders };
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map(() => ({ ...NOTHING, ...first })));
    expect(rows.at(-1)).toEqual({
      ...first,
      playstyle: "stax-prison",
      bracket: 4,
      price_cents: 11_235,
      cover: { edge: [] },
      legal: false,
    });
    await before.close();
  }, 60_000);
});

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Database, DatabaseError } from "./database.ts";

const line = (fields: object = {}) => ({
  name: "Forest",
  quantity: 4,
  role: "Land",
  reason: "Green.",
  ...fields,
});
const of = (fields: object) => ({ Lands: [line(fields)] });

/** Card lists that no deck has. */
const REFUSED: readonly [string, unknown][] = [
  ...[1e9, 2 ** 53, 1e308, 0, -5, 1.5, 1001, "4", null, [4], {}].map((quantity): [string, unknown] => [
    `a quantity of ${JSON.stringify(quantity)}`,
    of({ quantity }),
  ]),
  ["no name", of({ name: "" })],
  ["a long name", of({ name: "x".repeat(301) })],
  ["a role that is no text", of({ role: 7 })],
  ["a long role", of({ role: "x".repeat(201) })],
  ["a long reason", of({ reason: "x".repeat(2001) })],
  ["a group without a name", { "": [line()] }],
  ["a group with a long name", { ["x".repeat(101)]: [line()] }],
  ["a group with a line end", { "a\nb": [line()] }],
  ["101 groups", Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`g${at}`, []]))],
  ["5,001 lines", { Lands: Array.from({ length: 5001 }, () => ({ name: "x", quantity: 1 })) }],
  ["10,001 cards", { Lands: [...Array(10).fill(line({ quantity: 1000 })), line({ quantity: 1 })] }],
];

const TAKEN: readonly [string, unknown][] = [
  ["no groups", {}],
  ["a group without lines", { Lands: [] }],
  ["a line without role and reason", { Lands: [{ name: "Forest", quantity: 1000 }] }],
  [
    "strange names",
    { __proto__x: [line()], constructor: [line({ name: "__proto__" })], "Partner: odd": [line()] },
  ],
  ["more about a card", of({ set: "lea", tags: ["a"] })],
  ["10,000 cards", { Lands: Array(10).fill(line({ quantity: 1000 })) }],
];

const SHOWN = [
  "https://cards.scryfall.io/art_crop/front/0/0/00.jpg?1234",
  "https://svgs.scryfall.io/sets/lea.svg",
  "/files/picture.png",
  "/",
];
const NOT_SHOWN = [
  "//evil.example/x",
  "/\\evil.example/x",
  "/a\\b",
  "/\t/evil.example/x",
  "/\n/evil.example/x",
  "https://evil.example/x",
  "https://cards.scryfall.io.evil.example/x",
  "https://cards.scryfall.io@evil.example/x",
  "https://cards.scryfall.io",
  "https://cards.scryfall.io//x",
  "http://cards.scryfall.io/x.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "picture.png",
  "",
];

describe.each(TEST_ENGINES)("what a deck's row may hold (%s)", (engine) => {
  let database: Database;
  let ann: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
  });
  afterAll(() => database?.close());

  /** What becomes of a statement of Ann's: null, or the SQLSTATE that it was refused with. */
  async function ask(text: string, values: readonly unknown[]): Promise<string | null> {
    try {
      await database.runStatements("authenticated", ann.claims, [{ text, values: [...values] }]);
      return null;
    } catch (error) {
      if (error instanceof DatabaseError) return error.code;
      throw error;
    }
  }
  const addList = (list: unknown) =>
    ask("insert into decks (name, format, card_list) values ('x', 'modern', $1)", [JSON.stringify(list)]);
  const addPicture = async (address: string) => [
    await ask("insert into decks (name, format, image) values ('x', 'modern', $1)", [address]),
    await ask("insert into user_cards (scryfall_id, name, image_url) values ($1, 'x', $2)", [
      crypto.randomUUID(),
      address,
    ]),
    await database
      .execute("insert into public.articles (slug, title, content, image) values ($1, 'x', 'x', $2)", [
        `x-${crypto.randomUUID()}`,
        address,
      ])
      .then(() => null)
      .catch((error: unknown) => (error instanceof DatabaseError ? error.code : error)),
  ];

  test.each(REFUSED)("a card list with %s is refused", async (_, list) => {
    expect(await addList(list)).toBe("23514");
  });

  test.each(TAKEN)("a card list with %s is taken", async (_, list) => {
    expect(await addList(list)).toBeNull();
  });

  test.each(SHOWN)("a picture at %j may be shown", async (address) => {
    expect(await addPicture(address)).toEqual([null, null, null]);
  });

  test.each(NOT_SHOWN)("a picture at %j is refused", async (address) => {
    expect(await addPicture(address)).toEqual(["23514", "23514", "23514"]);
  });

  test("rows from before are mended by the migration, and lose no card", async () => {
    const odd: Record<string, unknown[]> = {
      Lands: [line({ quantity: 1e9 }), line({ name: "Island", quantity: -5 }), line({ name: "Swamp" })],
      "a\nb": [line({ quantity: 1.5, role: 7, reason: "x".repeat(5000), set: "lea" })],
      "": [line({ role: null })],
    };
    const many = { Lands: Array.from({ length: 6000 }, (_, at) => ({ name: `Card ${at}`, quantity: 2 })) };
    // Names always had to be some.
    const possible = REFUSED.filter(([what]) => !what.endsWith(" name") || what.startsWith("a group"));
    const lists = [...possible.map(([, list]) => list), ...TAKEN.map(([, list]) => list), odd, many];
    const migration = await readFile(
      new URL("../migrations/app/0010_card_lists.sql", import.meta.url),
      "utf8",
    );
    const before = await openTestDatabase(engine);
    await before.withTransaction("owner", undefined, async (transaction) => {
      await transaction.script(`
        alter table public.decks drop constraint decks_card_list_check, disable trigger user;
        drop function deckwright.is_picture cascade;`);
      for (const list of lists)
        await transaction.query(
          "insert into public.decks (user_id, name, format, card_list, image) values (null, 'x', 'modern', $1, '//evil.example/x')",
          [JSON.stringify(list)],
        );
      await transaction.script(migration);
    });
    const { rows } = await before.execute(
      "select card_list, image, deckwright.is_card_list(card_list) as holds from public.decks order by id",
    );
    expect(rows.map(({ image, holds }) => [image, holds])).toEqual(lists.map(() => [null, true]));
    expect(rows.slice(possible.length, -2).map(({ card_list }) => card_list)).toEqual(
      TAKEN.map(([, list]) => JSON.parse(JSON.stringify(list))),
    );
    expect(rows.at(-2)?.card_list).toEqual({
      Lands: [line({ quantity: 1 }), line({ name: "Island", quantity: 1 }), line({ name: "Swamp" })],
      "a b": [{ name: "Forest", quantity: 1, reason: "x".repeat(2000), set: "lea" }],
      Cards: [{ name: "Forest", quantity: 4, reason: "Green." }],
    });
    const kept = rows.at(-1)?.card_list as { Lands: { name: string }[] };
    expect(kept.Lands.map(({ name }) => name)).toEqual(many.Lands.slice(0, 5000).map(({ name }) => name));
    await before.close();
  }, 60_000);
});

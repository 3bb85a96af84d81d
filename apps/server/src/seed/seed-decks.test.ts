import { HOUSE_ID, HOUSE_NAME } from "@deckwright/contract/house.ts";
import type { Database } from "@deckwright/db/database.ts";
import { addMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import { createFaceOf } from "../cards/card-face.ts";
import { createLog } from "../platform/process/log.ts";
import type { FaceOf } from "../ports/face-of.ts";
import { seedAtStart } from "./seed-at-start.ts";
import { seedDecks, wishesToSeed } from "./seed-decks.ts";
import { SEED_WISHES } from "./seed-wishes.ts";

const TWO = SEED_WISHES.slice(-2);

let pool: GeneratePool;
let faceOf: FaceOf;
beforeAll(async () => {
  const cards = await loadTestCards();
  faceOf = createFaceOf(cards.table, cards.names);
  pool = createGeneratePool({ cards: cards.buffer, figures: await readEngineFigures(), size: 1 });
  await pool.started;
});
afterAll(() => pool?.close());

test("there is a wish for every format, and each is another deck's", () => {
  expect(new Set(SEED_WISHES.map(({ format }) => format))).toEqual(
    new Set(FORMAT_NAMES.map(({ slug }) => slug)),
  );
  expect(new Set(SEED_WISHES.map((wish) => JSON.stringify(wish))).size).toBe(SEED_WISHES.length);
});

describe.each(TEST_ENGINES)("generated decks for a fresh site (%s)", (engine) => {
  let database: Database;
  const logged: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => logged.push(line) });
  const tools = (version: string) => ({ database, pool, faceOf, log, version });
  const decks = async () => {
    const { rows } = await database.execute(
      "select id, name, format, shared, cover, details from public.decks where user_id = $1 order by id",
      [HOUSE_ID],
    );
    return rows;
  };
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test("are shared by the house, whose account nobody can sign in to", async () => {
    expect(await seedDecks(TWO, tools("a"), new AbortController().signal)).toBe(2);
    const made = await decks();
    expect(made.map(({ format, shared }) => ({ format, shared }))).toEqual(
      TWO.map(({ format }) => ({ format, shared: true })),
    );
    expect(made[1]).toMatchObject({ cover: { card: expect.anything() } });
    const [seen] = await database.runStatements("anon", { role: "anon" }, [
      { text: "select (d.profiles).username as author from public.decks d" },
    ]);
    expect(seen?.rows).toEqual([{ author: HOUSE_NAME }, { author: HOUSE_NAME }]);
    const { rows } = await database.execute(
      `select email, phone, encrypted_password, banned_until > now() + interval '1000 years' as is_banned,
         (select count(*)::integer from auth.identities where user_id = id) as identities
       from auth.users where id = $1`,
      [HOUSE_ID],
    );
    expect(rows).toEqual([
      { email: null, phone: null, encrypted_password: null, is_banned: true, identities: 0 },
    ]);
  });

  test("are made once, and anew in their places when the engine is another", async () => {
    expect(await wishesToSeed(database, "a")).toHaveLength(SEED_WISHES.length - 2);
    expect(await wishesToSeed(database, "b")).toHaveLength(SEED_WISHES.length);
    const before = await decks();
    await seedDecks(TWO, tools("b"), new AbortController().signal);
    const after = await decks();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ details }) => details)).toEqual(
      before.map(({ details }) => ({ ...Object(details), engine: "b" })),
    );
  });
});

describe("at the start", () => {
  /** What starting does to a site. @returns How many decks of the house it has, once the first was made or nothing happens. */
  async function start(variables: object, tries: number, prepare: (database: Database) => Promise<unknown>) {
    const database = await openTestDatabase("embedded");
    await prepare(database);
    const log = createLog({ level: "silent", secrets: [], write: () => {} });
    const env = { isPersonal: true, databaseUrl: undefined, seedsDecks: true, ...variables };
    const step = seedAtStart(env, { database, pool, faceOf, log });
    const count = async () => {
      const { rows } = await database.execute("select from public.decks where user_id = $1", [HOUSE_ID]);
      return rows.length;
    };
    for (let left = tries; left > 0 && (await count()) === 0; left--) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await step.run();
    const made = await count();
    await database.close();
    return made;
  }

  test("a fresh site of one's own is filled, and stops when it is told to", async () => {
    const made = await start({}, 250, async () => {});
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(SEED_WISHES.length);
  });

  test.each([
    ["a public site", { isPersonal: false }],
    ["a database that was brought", { databaseUrl: "postgres://somewhere" }],
    ["one that is told not to", { seedsDecks: false }],
  ])("%s is not", async (_, variables) => {
    expect(await start(variables, 12, async () => {})).toBe(0);
  });

  test("nor is one that somebody uses", async () => {
    expect(await start({}, 12, (database) => addMember(database, "Ann"))).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, setPlan, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Database, Statement } from "./database.ts";

/** What a usual deck has said of each of its cards. */
const REASON = "Draws a card whenever something of yours arrives, which in this deck is every turn.";

/** A list of about as many bytes. */
function listOf(bytes: number): object {
  const item = { name: "A card with a name of usual length", quantity: 1, role: "Card draw", reason: REASON };
  return { Cards: Array.from({ length: Math.ceil(bytes / 178) }, () => item) };
}

describe.each(TEST_ENGINES)("what a member may store, on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  let members = 0;
  async function join(plan: "Free Plan" | "Pro" = "Free Plan"): Promise<TestMember> {
    members += 1;
    const member = await addMember(database, `Member${members}`);
    await setPlan(database, member, plan);
    return member;
  }

  /** A quota for one test. */
  async function withQuota(plan: string, what: string, amount: number, work: () => Promise<void>) {
    const change = "update storage_quotas set amount = $3 where plan = $1 and what = $2";
    const { rows } = await database.execute(
      "select amount from storage_quotas where plan = $1 and what = $2",
      [plan, what],
    );
    await database.execute(change, [plan, what, amount]);
    await work().finally(() => database.execute(change, [plan, what, rows[0]?.amount]));
  }

  /** The SQLSTATE that a member's statement is refused with; null when it is done. */
  async function attempt(member: TestMember, text: string, values: Statement["values"] = []) {
    return database.runStatements("authenticated", member.claims, [{ text, values }]).then(
      () => null,
      (error: unknown) => String(Object(error).code),
    );
  }

  const add = (member: TestMember, list: object = {}) =>
    attempt(member, "insert into decks (name, format, card_list) values ('Deck', 'modern', $1)", [list]);
  const addCards = (member: TestMember, count: number) =>
    attempt(
      member,
      "insert into user_cards (scryfall_id, name) select gen_random_uuid(), 'Card' from generate_series(1, $1)",
      [count],
    );
  const countOf = async (table: string, member: TestMember) => {
    const { rows } = await database.execute(`select count(*) as n from ${table} where user_id = $1`, [
      member.id,
    ]);
    return Number(rows[0]?.n);
  };

  test("a flood of large decks ends at the bytes of a day, and nothing of what is refused is kept", async () => {
    const flooder = await join();
    const list = listOf(190_000);
    const outcomes: (string | null)[] = [];
    for (let at = 0; at < 60; at++) outcomes.push(await add(flooder, list));
    const kept = outcomes.filter((outcome) => outcome === null).length;
    expect(kept).toBeGreaterThan(45);
    expect(kept).toBeLessThan(54);
    expect(new Set(outcomes.slice(kept))).toEqual(new Set(["PT429"]));
    expect(await countOf("decks", flooder)).toBe(kept);
    const { rows } = await database.execute(
      "select sum(octet_length(card_list::text)) as bytes from decks where user_id = $1",
      [flooder.id],
    );
    expect(Number(rows[0]?.bytes)).toBeLessThan(10_000_000);
  });

  test("one deck has a bound, with all that is said of it", async () => {
    const ann = await join();
    expect(await add(ann, listOf(190_000))).toBeNull();
    expect(await add(ann, listOf(201_000))).toBe("PT413");
    expect(await add(ann, listOf(390_000))).toBe("PT413");
    const details = { pool: Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`Card ${n}`, 1])) };
    const both = "insert into decks (name, format, card_list, details) values ('Deck', 'modern', $1, $2)";
    expect(await attempt(ann, both, [listOf(60_000), details])).toBeNull();
    expect(await attempt(ann, both, [listOf(130_000), details])).toBe("PT413");
    const pro = await join("Pro");
    expect(await add(pro, listOf(201_000))).toBe("PT413");
  });

  test("a deck that was larger before can be read, made smaller, marked and deleted, and not made larger", async () => {
    const ann = await join();
    const insert =
      "insert into decks (user_id, name, format, card_list) values ($1, 'Old', 'modern', $2) returning id";
    const { rows } = await database.execute(insert, [ann.id, listOf(370_000)]);
    const id = rows[0]?.id;
    const put = (bytes: number) =>
      attempt(ann, "update decks set card_list = $2 where id = $1", [id, listOf(bytes)]);
    expect(await put(380_000)).toBe("PT413");
    expect(await put(300_000)).toBeNull();
    expect(
      await attempt(ann, "update decks set favorite = true, shared = true where id = $1", [id]),
    ).toBeNull();
    const [read] = await database.runStatements("authenticated", ann.claims, [
      { text: "select card_list from decks where id = $1", values: [id] },
    ]);
    expect(JSON.stringify(read?.rows[0]).length).toBeGreaterThan(250_000);
    const bob = await join();
    expect(await attempt(bob, "select copy_deck($1)", [id])).toBe("PT413");
    expect(await attempt(ann, "delete from decks where id = $1", [id])).toBeNull();
    expect(await countOf("decks", ann)).toBe(0);
  });

  test("thirty inserts at once do not pass a count of ten", async () => {
    await withQuota("Free Plan", "decks", 10, async () => {
      const ann = await join();
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => add(ann)));
      expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(10);
      expect(new Set(outcomes)).toEqual(new Set([null, "PT403"]));
      expect(await countOf("decks", ann)).toBe(10);
    });
  });

  test("rows of one statement count, and copies do, for which no credit is taken then", async () => {
    await withQuota("Free Plan", "decks", 5, async () => {
      const ann = await join();
      const many = "insert into decks (name, format) select 'Deck', 'modern' from generate_series(1, $1)";
      expect(await attempt(ann, many, [6])).toBe("PT403");
      expect(await countOf("decks", ann)).toBe(0);
      expect(await attempt(ann, many, [4])).toBeNull();
      const bob = await join();
      const shared = await addDeck(database, bob, { name: "Goblins", shared: true });
      expect(await attempt(ann, "select copy_deck($1)", [shared])).toBeNull();
      expect(await attempt(ann, "select copy_deck($1)", [shared])).toBe("PT403");
      const { rows } = await database.execute("select ai_credits from profiles where id = $1", [ann.id]);
      expect(rows).toEqual([{ ai_credits: 9 }]);
      // What is deleted makes room, and so does a paid plan.
      expect(
        await attempt(ann, "delete from decks where id = (select min(id) from decks where not shared)"),
      ).toBeNull();
      expect(await add(ann)).toBeNull();
      expect(await add(ann)).toBe("PT403");
      await setPlan(database, ann, "Pro");
      expect(await add(ann)).toBeNull();
    });
  });

  test("a day has its own bounds, on a paid plan too, and deleting does not lift them", async () => {
    for (const plan of ["Free Plan", "Pro"] as const) {
      await withQuota(plan, "decks_a_day", 3, async () => {
        const ann = await join(plan);
        for (let at = 0; at < 3; at++) expect(await add(ann)).toBeNull();
        expect(await attempt(ann, "delete from decks")).toBeNull();
        expect(await add(ann)).toBe("PT429");
        await database.execute("update deckwright.usage set day = day - 1 where user_id = $1", [ann.id]);
        expect(await add(ann)).toBeNull();
        // A clock that was put back locks nobody out.
        await database.execute(
          "update deckwright.usage set day = day + 400, decks_a_day = 9 where user_id = $1",
          [ann.id],
        );
        expect(await add(ann)).toBeNull();
      });
    }
  });

  test("saving over a deck counts as written; marking it does not", async () => {
    await withQuota("Free Plan", "deck_bytes_a_day", 30_000, async () => {
      const ann = await join();
      expect(await add(ann, listOf(12_000))).toBeNull();
      const save = () => attempt(ann, "update decks set card_list = $1", [listOf(12_500)]);
      expect(await save()).toBeNull();
      for (let at = 0; at < 20; at++) {
        expect(
          await attempt(ann, "update decks set favorite = not favorite, shared = not shared"),
        ).toBeNull();
      }
      expect(await attempt(ann, "update decks set card_list = $1", [listOf(14_000)])).toBe("PT429");
    });
  });

  test("a collection has bounds in rows and bytes, and cards that are there can be counted up when it is full", async () => {
    const ann = await join();
    await withQuota("Free Plan", "cards", 100, async () => {
      expect(await addCards(ann, 99)).toBeNull();
      expect(await addCards(ann, 2)).toBe("PT403");
      expect(await addCards(ann, 1)).toBeNull();
      const upsert = `insert into user_cards (user_id, scryfall_id, name, quantity)
        select user_id, scryfall_id, name, quantity + 1 from user_cards
        on conflict (user_id, scryfall_id) do update set quantity = excluded.quantity`;
      expect(await attempt(ann, upsert)).toBeNull();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => addCards(ann, 1)));
      expect(new Set(outcomes)).toEqual(new Set(["PT403"]));
      expect(await attempt(ann, "delete from user_cards where name = 'Card'")).toBeNull();
      expect(await addCards(ann, 1)).toBeNull();
    });
    const long = "insert into user_cards (scryfall_id, name, image_url) select gen_random_uuid(), 'x', $1";
    await withQuota("Free Plan", "card_bytes", 20_000, async () => {
      const bob = await join();
      const put = () => attempt(bob, long, [`/${"é".repeat(1999)}`]);
      for (let at = 0; at < 4; at++) expect(await put()).toBeNull();
      expect(await put()).toBe("PT403");
    });
    for (const plan of ["Free Plan", "Pro"] as const) {
      await withQuota(plan, "card_bytes_a_day", 20_000, async () => {
        const cy = await join(plan);
        expect(await addCards(cy, 50)).toBeNull();
        expect(await attempt(cy, "update user_cards set quantity = quantity + 1")).toBeNull();
        expect(await attempt(cy, "update user_cards set quantity = quantity + 1")).toBe("PT429");
      });
    }
  });

  test("nothing of it binds the server itself, nor keeps a member from taking away", async () => {
    const ann = await join();
    const insert =
      "insert into decks (user_id, name, format) select $1, 'Deck', 'modern' from generate_series(1, 1200)";
    const service = { role: "service_role" };
    await database.runStatements("service_role", service, [{ text: insert, values: [ann.id] }]);
    expect(await add(ann)).toBe("PT403");
    expect(await attempt(ann, "update decks set name = 'D'")).toBeNull();
    expect(await attempt(ann, "update decks set favorite = true")).toBeNull();
    expect(await attempt(ann, "delete from decks where id % 4 = 0")).toBeNull();
    expect(await countOf("decks", ann)).toBe(900);
  });

  test("each refusal is a sentence with the figure in it, and what to do", async () => {
    const ann = await join();
    const work = (text: string, values: readonly unknown[]) =>
      database.runStatements("authenticated", ann.claims, [{ text, values }]);
    const insert = "insert into decks (name, format, card_list) values ('Deck', 'modern', $1)";
    await expect(work(insert, [listOf(201_000)])).rejects.toMatchObject({
      code: "PT413",
      message: expect.stringMatching(/^This deck is too large for a vault: a deck may take 200,000 bytes/),
      hint: "Take out cards, or shorten what is said of them.",
    });
    const { rows } = await database.execute(
      "select plan, what, format(message, amount) as message, hint from storage_quotas",
    );
    expect(rows).toHaveLength(12);
    for (const { message, hint } of rows) {
      expect([message, hint]).toEqual([expect.stringMatching(/\d.*\.$/), expect.stringMatching(/\.$/)]);
    }
  });

  test("the figures are everybody's to read, and nobody's to change", async () => {
    const ann = await join();
    for (const [role, claims] of [
      ["anon", undefined],
      ["authenticated", ann.claims],
    ] as const) {
      const run = (text: string) => database.runStatements(role, claims, [{ text }]);
      expect((await run("select plan, what, amount, reason from storage_quotas"))[0]?.count).toBe(12);
      for (const text of [
        "update storage_quotas set amount = 1",
        "delete from storage_quotas",
        "select * from deckwright.usage",
        `select deckwright.plan_of('${ann.id}')`,
        "select deckwright.add_usage(null)",
      ]) {
        await expect(run(text)).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  test("what is counted is what is there, whatever way it came and went", async () => {
    const ann = await join();
    const bob = await join();
    const shared = await addDeck(database, bob, { name: "Goblins", shared: true });
    await add(ann, listOf(20_000));
    await attempt(ann, "select copy_deck($1)", [shared]);
    await attempt(ann, "update decks set name = name || 'é', details = '{}', seo_description = 'x'");
    await attempt(ann, "update decks set card_list = $1 where id = (select max(id) from decks)", [
      listOf(5_000),
    ]);
    await attempt(ann, "insert into decks (name, format) values ('a', 'b'), ('c', 'd')");
    await attempt(ann, "delete from decks where name = 'a'");
    await addCards(ann, 30);
    await attempt(ann, "update user_cards set name = 'Longer', image_url = '/x'");
    await attempt(ann, "delete from user_cards where id % 3 = 0");
    // Over to somebody else, by the server.
    await database.execute("update decks set user_id = $2 where name = 'c' and user_id = $1", [
      ann.id,
      bob.id,
    ]);
    // Away by the purge, with an account that goes, and with one whose shared decks stay.
    await addDeck(database, ann, { name: "Old", hoursOld: 30 });
    await database.execute("select deckwright.purge_vaults()");
    await database.execute("update deckwright.hidden_decks set hidden_since = now() - interval '31 days'");
    await database.execute("select deckwright.purge_vaults()");
    const gone = await join();
    await add(gone);
    await addDeck(database, gone, { name: "Stays", shared: true });
    await database.execute("delete from auth.users where id = $1", [gone.id]);
    const { rows } = await database.execute(`
      with stored as (
        select user_id, 1 as decks, deckwright.size_of(d) as deck_bytes, 0 as cards, 0 as card_bytes from decks d
        union all select user_id, 0, 0, 1, deckwright.size_of(c) from user_cards c
      ), there as (
        select user_id, sum(decks) as decks, sum(deck_bytes) as deck_bytes, sum(cards) as cards,
          sum(card_bytes) as card_bytes
        from stored where user_id is not null group by user_id
      )
      select * from there full join deckwright.usage u using (user_id)
      where (coalesce(there.decks, 0), coalesce(there.deck_bytes, 0), coalesce(there.cards, 0),
          coalesce(there.card_bytes, 0))
        is distinct from (u.decks::numeric, u.deck_bytes::numeric, u.cards::numeric, u.card_bytes::numeric)`);
    expect(rows).toEqual([]);
    const left = await database.execute("select 1 from deckwright.usage where user_id = $1", [gone.id]);
    expect(left.count).toBe(0);
  });
});

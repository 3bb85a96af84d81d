import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import type { Claims, Database, DatabaseRole } from "./database.ts";

interface Found {
  readonly total: number | null;
  readonly next: readonly [string, number] | null;
  readonly decks: readonly Record<string, unknown>[];
}

describe.each(TEST_ENGINES)("Community Decks on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  let bob: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    bob = await addMember(database, "Bob");
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.execute("delete from public.decks");
  });

  async function browseAs(role: DatabaseRole, claims: Claims | undefined, asked: object): Promise<Found> {
    const names = Object.keys(asked);
    const call = names.map((name, at) => `${name} => $${at + 1}`).join(", ");
    return database.withTransaction(role, claims, async (transaction) => {
      const values = Object.values(asked).map((value) =>
        typeof value === "object" ? JSON.stringify(value) : value,
      );
      const { rows } = await transaction.query(`select public.browse_decks(${call}) as found`, values);
      return rows[0]?.found as Found;
    });
  }
  const browse = (asked: object = {}) => browseAs("anon", undefined, asked);
  const names = async (asked: object = {}) => (await browse(asked)).decks.map(({ name }) => name);

  /** A shared deck; the later ones are newer. */
  let hours = 10_000;
  async function share(name: string, columns: object = {}, member = ann): Promise<number> {
    hours -= 1;
    const id = await addDeck(database, member, { name, shared: true, hoursOld: hours });
    for (const [column, value] of Object.entries(columns)) {
      await database.execute(`update public.decks set ${column} = $2 where id = $1`, [id, value]);
    }
    return id;
  }

  test("are counted by format and playstyle, for anybody", async () => {
    const details = JSON.stringify({ playstyle: "burn" });
    const id = await share("One", { format: "Pauper", details });
    await share("Two", { format: "pauper" }, bob);
    await share("Three", { format: "two-headed giant", details });
    await addDeck(database, ann, { name: "Private" });
    const count = async () => {
      const text = "select kind, slug, decks::integer from count_shared_decks() order by kind, slug";
      const [result] = await database.runStatements("anon", undefined, [{ text }]);
      return result?.rows.map(({ kind, slug, decks }) => [kind, slug, decks]);
    };
    expect(await count()).toEqual([
      ["format", "pauper", 2],
      ["format", "two-headed-giant", 1],
      ["playstyle", "burn", 2],
    ]);
    await database.execute("update public.decks set shared = false where id = $1", [id]);
    expect(await count()).toEqual([
      ["format", "pauper", 1],
      ["format", "two-headed-giant", 1],
      ["playstyle", "burn", 1],
    ]);
  });

  test("are found by a part of their name or of their author's, which means nothing but itself", async () => {
    await share("100% Élan");
    await share("under_score");
    await share(`it's "quoted" \\ and $1`);
    await share("Plain", {}, bob);
    expect(await names({ search: "ÉLAN" })).toEqual(["100% Élan"]);
    expect(await names({ search: "0% é" })).toEqual(["100% Élan"]);
    expect(await names({ search: "%" })).toEqual(["100% Élan"]);
    expect(await names({ search: "_" })).toEqual(["under_score"]);
    expect(await names({ search: "\\" })).toEqual([`it's "quoted" \\ and $1`]);
    expect(await names({ search: `'s "QUOTED"` })).toEqual([`it's "quoted" \\ and $1`]);
    expect(await names({ search: " bOB " })).toEqual(["Plain"]);
    for (const hostile of ["' or true --", "'); drop table x; --", "%s", "%1$s", "plainbob", "example.org"])
      expect(await names({ search: hostile })).toEqual([]);
  });

  test("are filtered by everything at once", async () => {
    await share("a", { colors: "{W,U}", details: { playstyle: "combo", bracket: 3, price_usd: 25 } });
    await share("b", { colors: "{U}", details: { playstyle: "combo", bracket: 3, price_usd: 25.01 } });
    await share("c", {
      colors: "{G,U,W}",
      format: "Tiny Leaders",
      card_list: { Commander: [{ name: "Lathril, Blade of the Elves", quantity: 1 }] },
    });
    expect(await names({ colors: "UW" })).toEqual(["c", "a"]);
    expect(await names({ colors: "u?" })).toEqual(["c", "b", "a"]);
    expect(await names({ format: "tiny-leaders" })).toEqual(["c"]);
    expect(await names({ commander: "BLADE" })).toEqual(["c"]);
    expect(await names({ playstyle: "combo", bracket: 3, colors: "U" })).toEqual(["b", "a"]);
    expect(await names({ least_cents: 2500, most_cents: 2500 })).toEqual(["a"]);
    expect(await names({ most_cents: 2500, colors: "G" })).toEqual([]);
    expect(await browse({ colors: "G" })).toMatchObject({ total: 1, next: null });
  });

  test("come in every order, those without a figure last, page behind page without a gap", async () => {
    await share("Delta", { power_level: 3, details: { price_usd: 9 } });
    await share("alpha", { power_level: 8 });
    await share("Charlie", { details: { price_usd: 30 } });
    await share("bravo", { power_level: 8, details: { price_usd: 9 } });
    const orders = {
      newest: ["bravo", "Charlie", "alpha", "Delta"],
      oldest: ["Delta", "alpha", "Charlie", "bravo"],
      power: ["bravo", "alpha", "Delta", "Charlie"],
      cheapest: ["Delta", "bravo", "Charlie", "alpha"],
      dearest: ["Charlie", "bravo", "Delta", "alpha"],
      name: ["alpha", "bravo", "Charlie", "Delta"],
      nonsense: ["bravo", "Charlie", "alpha", "Delta"],
    };
    for (const [sort, expected] of Object.entries(orders)) {
      expect([sort, await names({ sort })]).toEqual([sort, expected]);
      const seen = [];
      let page = await browse({ sort, page_size: 1 });
      expect(page.total).toBe(4);
      for (seen.push(...page.decks); page.next !== null; seen.push(...page.decks)) {
        page = await browse({ sort, page_size: 1, after: page.next });
      }
      expect([sort, seen.map(({ name }) => name)]).toEqual([sort, expected]);
    }
    const { next } = await browse({ page_size: 2 });
    await database.execute("delete from public.decks where name = 'Charlie'");
    expect(await names({ after: next, page_size: 2 })).toEqual(["alpha", "Delta"]);
  });

  test("are told as everybody may know them, to whoever asks, and nobody's secrets with them", async () => {
    const id = await share("shown");
    await addDeck(database, ann, { name: "hidden" });
    const asked: [DatabaseRole, Claims | undefined][] = [
      ["anon", undefined],
      ["authenticated", ann.claims],
      ["authenticated", bob.claims],
      ["service_role", undefined],
    ];
    for (const [role, claims] of asked) {
      const { total, decks } = await browseAs(role, claims, {});
      expect([total, decks.map((deck) => deck.id)]).toEqual([1, [id]]);
      expect(decks[0]).toMatchObject({ user_id: ann.id, profiles: { username: "Ann" } });
      expect(JSON.stringify(decks)).not.toContain("@");
      const told = "bracket cards colors commanders cover created_at format id image name";
      expect(
        Object.keys(decks[0] ?? {})
          .sort()
          .join(" "),
      ).toBe(`${told} playstyle power_level price_cents profiles user_id`);
    }
    const peek = (role: DatabaseRole, claims: Claims | undefined, text: string) =>
      database.withTransaction(role, claims, (transaction) => transaction.query(text));
    for (const [role, claims] of asked) {
      await expect(peek(role, claims, "select * from deckwright.shared_decks")).rejects.toThrow(/denied/);
      const call = `select deckwright.list_deck(d) from public.decks d where id = ${id}`;
      if (role !== "service_role") await expect(peek(role, claims, call)).rejects.toThrow(/denied/);
    }
  });

  test("stay true when decks, names and accounts change", async () => {
    const cy = await addMember(database, "Cy");
    const change = (text: string) =>
      database.withTransaction("authenticated", cy.claims, (transaction) => transaction.query(text));
    const id = await addDeck(database, cy, { name: "Rats", shared: true });
    await change(`update decks set shared = false where id = ${id}`);
    expect(await browse()).toEqual({ total: 0, next: null, decks: [] });
    await change(`update decks set shared = true where id = ${id}`);
    await change(`update decks set name = 'Mice', power_level = 9, colors = '{B}' where id = ${id}`);
    expect(await names({ search: "rats" })).toEqual([]);
    expect(await names({ search: "mice", colors: "B" })).toEqual(["Mice"]);
    await change(`update profiles set username = 'Cyrus' where id = '${cy.id}'`);
    expect(await names({ search: "cyrus" })).toEqual(["Mice"]);
    await change(`update decks set favorite = true where id = ${id}`);
    await database.execute("delete from auth.users where id = $1", [cy.id]);
    expect(await names({ search: "cyrus" })).toEqual([]);
    expect((await browse()).decks).toMatchObject([{ name: "Mice", user_id: null, profiles: null }]);
    await database.execute("delete from public.decks where id = $1", [id]);
    const { rows } = await database.execute("select count(*)::integer as left from deckwright.shared_decks");
    expect(rows).toEqual([{ left: 0 }]);
  });

  test("are not counted to the end where there are many, and found where they are far in the order", async () => {
    await database.execute(`
      insert into public.decks (user_id, name, format, shared, created_at, details)
      select '${ann.id}', 'Deck ' || n, 'modern', true, now() - n * interval '1 minute', jsonb_build_object('price_usd', n)
      from generate_series(1, 6500) as n`);
    expect(await browse()).toMatchObject({ total: null, decks: { length: 24 } });
    expect(await browse({ most_cents: 100_000 })).toMatchObject({ total: 1000 });
    expect((await browse({ most_cents: 120_000, sort: "dearest", page_size: 2 })).decks).toMatchObject([
      { name: "Deck 1200" },
      { name: "Deck 1199" },
    ]);
    const { next } = await browse({ sort: "cheapest", page_size: 60 });
    expect((await browse({ sort: "cheapest", after: next, page_size: 1 })).decks).toMatchObject([
      { name: "Deck 61" },
    ]);
    expect(await browse({ page_size: 1000 })).toMatchObject({ decks: { length: 60 } });
    expect(await browse({ page_size: -1 })).toMatchObject({ decks: { length: 1 } });
    expect(await browse({ after: { no: "cursor" } })).toMatchObject({ next: null, decks: [] });
    await expect(browse({ sort: "power", after: ["x", 1] })).rejects.toMatchObject({ code: "22P02" });
  }, 60_000);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Claims, type Database, DatabaseError, type DatabaseRole } from "./database.ts";

describe.each(TEST_ENGINES)("articles on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  let bob: TestMember;
  let deck = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    bob = await addMember(database, "Bob");
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.execute("delete from public.articles");
    await database.execute("delete from public.decks");
    deck = await addDeck(database, ann, { name: "Elves", shared: true });
    await write("elves");
  });

  async function write(slug: string, columns: Record<string, unknown> = {}): Promise<void> {
    const row = {
      deck_id: deck,
      user_id: ann.id,
      slug,
      title: "Forty Elves",
      content: "Many Elves.",
      ...columns,
    };
    const names = Object.keys(row);
    await database.execute(
      `insert into public.articles (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
      Object.values(row),
    );
  }
  /** Runs a statement as somebody: its rows, or the SQLSTATE it was refused with. */
  async function run(role: DatabaseRole, claims: Claims | undefined, text: string, values: unknown[] = []) {
    try {
      return await database.withTransaction(role, claims, async (transaction) => {
        const { rows, count } = await transaction.query(text, values);
        return { rows, count };
      });
    } catch (error) {
      if (error instanceof DatabaseError) return error.code;
      throw error;
    }
  }
  const rowOf = async (slug: string) => {
    const { rows } = await database.execute("select * from public.articles where slug = $1", [slug]);
    return rows[0];
  };

  test("are one a deck, and stay when it is taken back or deleted", async () => {
    await expect(write("elves-2")).rejects.toMatchObject({ code: "23505" });
    await database.execute("update public.decks set shared = false where id = $1", [deck]);
    expect(await rowOf("elves")).toMatchObject({ deck_id: deck });
    await database.execute("delete from public.decks where id = $1", [deck]);
    expect(await rowOf("elves")).toMatchObject({ deck_id: null, title: "Forty Elves" });
  });

  test("are read by everybody while they are published, and by their owner always", async () => {
    const seen = async (role: DatabaseRole, claims?: Claims) => {
      const result = await run(role, claims, "select slug from public.articles");
      return typeof result === "string" ? result : result.rows.length;
    };
    expect([await seen("anon"), await seen("authenticated", bob.claims)]).toEqual([1, 1]);
    for (const held of ["words", "reports", "operator"]) {
      await database.execute("update public.articles set held = $1", [held]);
      expect([await seen("anon"), await seen("authenticated", bob.claims)]).toEqual([0, 0]);
      expect(await seen("authenticated", ann.claims)).toBe(1);
    }
  });

  test("are put in other words by their owner alone, who changes nothing else", async () => {
    const change = "update public.articles set title = 'Mine', content = 'Other words.'";
    expect(await run("authenticated", ann.claims, change)).toMatchObject({ count: 1 });
    expect(await rowOf("elves")).toMatchObject({ title: "Mine", held: null, edited_at: expect.any(Date) });
    expect(await run("authenticated", bob.claims, change)).toMatchObject({ count: 0 });
    expect(await run("anon", undefined, change)).toBe("42501");
    for (const column of [
      "held = null",
      "slug = 'x'",
      "user_id = null",
      "written_by = 'engine'",
      "edition = 9",
    ])
      expect(await run("authenticated", ann.claims, `update public.articles set ${column}`)).toBe("42501");
    expect(await run("authenticated", ann.claims, "delete from public.articles")).toBe("42501");
  });

  test.each([
    ["Whole words", "Some FUCK here", "words"],
    ["figures for letters", "s1ut", "words"],
    ["signs between words", "kill-yourself!", "words"],
    ["zero widths inside", "fu\u200bck", "words"],
    ["parts of other words", "Scunthorpe, cocksure, raccoons", null],
  ])("are held for their words: %s", async (_, text, held) => {
    await run("authenticated", ann.claims, "update public.articles set content = $1", [text]);
    expect(await rowOf("elves")).toMatchObject({ held });
    await run("authenticated", ann.claims, "update public.articles set content = 'Better words.'");
    expect(await rowOf("elves")).toMatchObject({ held: null });
  });

  test("what the operator took down stays down, whatever the owner writes", async () => {
    expect(await run("authenticated", ann.claims, "select public.take_down_article('elves')")).toBe("42501");
    await run("service_role", undefined, "select public.take_down_article('elves')");
    await run("authenticated", ann.claims, "update public.articles set content = 'Better words.'");
    expect(await rowOf("elves")).toMatchObject({ held: "operator" });
    await run("service_role", undefined, "select public.put_back_article('elves')");
    expect(await rowOf("elves")).toMatchObject({ held: null });
  });

  test("are kept without signs that nobody sees", async () => {
    const hostile = "one\u0007 \u202Etwo\u202C\r\nthree\u200B\uFEFF";
    await run("authenticated", ann.claims, "update public.articles set title = $1, content = $1", [hostile]);
    expect(await rowOf("elves")).toMatchObject({ title: "one two three", content: "one two\nthree" });
  });

  test("are held once three members report them, each counted once", async () => {
    const report =
      "insert into public.article_reports (article_id, reason) select id, 'spam' from public.articles";
    const [carl, dora] = [
      await addMember(database, `Carl${engine}`),
      await addMember(database, `Dora${engine}`),
    ];
    expect(await run("anon", undefined, report)).toBe("42501");
    expect(await run("authenticated", bob.claims, report)).toMatchObject({ count: 1 });
    expect(await run("authenticated", bob.claims, report)).toBe("23505");
    expect(await run("authenticated", carl.claims, report)).toMatchObject({ count: 1 });
    expect(await rowOf("elves")).toMatchObject({ held: null });
    expect(await run("authenticated", dora.claims, report)).toMatchObject({ count: 1 });
    expect(await rowOf("elves")).toMatchObject({ held: "reports" });
    const waiting = await run("service_role", undefined, "select * from public.articles_in_review()");
    expect(waiting).toMatchObject({ rows: [{ slug: "elves", held: "reports", reasons: ["spam"] }] });
    await run("service_role", undefined, "select public.put_back_article('elves')");
    expect(await rowOf("elves")).toMatchObject({ held: null });
    expect(await run("authenticated", ann.claims, "select * from public.article_reports")).toMatchObject({
      rows: [],
    });
  });

  test("are found by a part of their words, which means nothing but itself, and by format and colors", async () => {
    await database.execute("delete from public.articles");
    const id = async (name: string) => addDeck(database, ann, { name, shared: true });
    await write("a", { deck_id: await id("a"), title: "100% Élan", format: "commander", colors: ["B", "G"] });
    await write("b", {
      deck_id: await id("b"),
      title: "Burn",
      excerpt: "under_score",
      format: "modern",
      colors: ["R"],
    });
    const found = async (args: string, values: unknown[] = []) => {
      const result = await run("anon", undefined, `select public.browse_articles(${args}) as page`, values);
      const page = typeof result === "string" ? undefined : (result.rows[0]?.page as Found);
      return [page?.total, page?.articles.map(({ slug }) => slug)];
    };
    expect(await found("")).toEqual([2, ["b", "a"]]);
    expect(await found("search => $1", ["ÉLAN"])).toEqual([1, ["a"]]);
    expect(await found("search => $1", ["%"])).toEqual([1, ["a"]]);
    expect(await found("search => $1", ["_"])).toEqual([1, ["b"]]);
    expect(await found("format => 'modern'")).toEqual([1, ["b"]]);
    expect(await found("colors => 'g'")).toEqual([1, ["a"]]);
    expect(await found("colors => 'gr'")).toEqual([0, []]);
    expect(await found("page => 2, page_size => 1")).toEqual([2, ["a"]]);
    await database.execute("update public.articles set held = 'operator' where slug = 'a'");
    expect(await found("")).toEqual([1, ["b"]]);
  });
});

interface Found {
  readonly total: number;
  readonly articles: readonly { readonly slug: string }[];
}

import { readFile } from "node:fs/promises";
import { addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRestSite, type RestSite, signToken, TEST_ENGINES } from "../../testing/rest-site.ts";

const TABLES = await readFile(new URL("../../testing/scratch-tables.sql", import.meta.url), "utf8");

/** Makes shared decks whose authors are gone, each nearly as large as may be. */
const LARGE_DECKS = `
  insert into public.decks (user_id, name, format, shared, seo_description, card_list)
    select null, 'Large ' || deck, 'commander', true, repeat('all work and no play ', 900), jsonb_build_object('Main', (
      select jsonb_agg(jsonb_build_object('name', 'Card ' || n, 'quantity', 1, 'reason', repeat(md5(n::text), 4)))
      from generate_series(1, 850) as n
    ))
    from generate_series(1, 130) as deck`;

describe.each(TEST_ENGINES)("what may be asked for at once, on the engine %s", (engine) => {
  let site: RestSite;
  let member: TestMember;
  let asMember: Record<string, string>;
  let asOperator: Record<string, string>;
  beforeAll(async () => {
    site = await openRestSite(engine, TABLES);
    await site.database.execute(LARGE_DECKS);
    member = await addMember(site.database, "Mallory");
    asMember = { authorization: `Bearer ${await signToken({ ...member.claims })}` };
    asOperator = { authorization: `Bearer ${await signToken({ role: "service_role" })}` };
  });
  afterAll(() => site?.database.close());

  async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
    const response = await site.ask(path, { ...init, headers });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  }
  const many = (part: string, count: number) =>
    Array.from({ length: count }, (_, n) => part.replaceAll("#", String(n))).join(",");
  const BACK = encodeURIComponent("(.+)(.+)(.+)\\1\\2\\3");

  test.each([
    ["references back", `/decks?select=id&seo_description=match.${BACK}`],
    ["references back, in whatever case", `/decks?select=id&seo_description=imatch.${BACK}`],
    [
      "references back, within others",
      `/decks?select=id&or=(id.eq.1,not.and(name.match."(.)\\\\1",id.gt.0))`,
    ],
    ["references back, in a list", `/decks?select=id&name=match(any).{a,"(.)\\\\1"}`],
    ["looking ahead", `/decks?select=id&name=match.${encodeURIComponent("a(?=b)")}`],
    ["looking ahead, in a list", `/decks?select=id&name=match(all).{"a(\\?=b)"}`],
    ["counts", `/decks?select=id&name=match.${encodeURIComponent("((a{1,99}){1,99}){1,99}")}`],
    ["length", `/decks?select=id&name=match.${"a".repeat(101)}`],
    ["what is changed", `/people?name=match.${BACK}`, "PATCH"],
    ["what a function gives", `/rpc/find_people?name=match.${BACK}`],
    ["embeds", `/people?select=id,notes(id)&notes.text=match.${BACK}`],
  ])("regular expressions that may take long are refused: %s", async (_what, path, method = "GET") => {
    for (const who of [{}, asMember]) {
      const init = method === "PATCH" ? { method, body: '{"mood":"calm"}' } : { method };
      const { status, text } = await ask(path, { "content-type": "application/json", ...who }, init);
      expect(status, text).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ code: "54000", hint: expect.stringMatching(/^Use like/) });
    }
  });
  test("plain ones are not, and the site's own operator may ask for any", async () => {
    const plain = await ask(`/people?select=id&name=match.${encodeURIComponent("^a[[:alpha:]]*(n|m)$")}`);
    expect(plain).toMatchObject({ status: 200, text: '[{"id":1}]' });
    const any = await ask(`/people?select=id&name=match.${encodeURIComponent("(n)\\1")}`, asOperator);
    expect(any).toMatchObject({ status: 200, text: '[{"id":1}]' });
  });

  test.each([
    ["embeds", `/people?select=${many("n#:notes(id)", 21)}`, `/people?select=${many("n#:notes(id)", 20)}`],
    [
      "conditions",
      `/people?select=id&or=(${many("id.eq.#", 101)})`,
      `/people?select=id&or=(${many("id.eq.#", 100)})`,
    ],
    [
      "patterns",
      `/people?select=id&name=like(any).{${many("x#*", 21)}}`,
      `/people?select=id&name=like(any).{${many("x#*", 20)}}`,
    ],
    [
      "text to look for",
      `/people?select=id&name=like.${"x".repeat(1001)}`,
      `/people?select=id&name=like.${"x".repeat(1000)}`,
    ],
    [
      "words to look for",
      `/people?select=id&name=wfts.${"x".repeat(1001)}`,
      `/people?select=id&name=wfts.${"x".repeat(1000)}`,
    ],
    [
      "order",
      `/people?select=id&order=${many("data->a#", 11)}`,
      `/people?select=id&order=${many("data->a#", 10)}`,
    ],
    [
      "steps into documents",
      `/people?select=id,${many("a#:data->x", 51)}`,
      `/people?select=id,${many("a#:data->x", 50)}`,
    ],
  ])("more is refused than anybody asks for: %s", async (_what, tooMany, enough) => {
    const { status, text } = await ask(tooMany);
    expect(JSON.parse(text)).toMatchObject({ code: "54000", hint: "Ask in several requests." });
    expect(status).toBe(400);
    expect(await ask(enough)).toMatchObject({ status: 200 });
    expect(await ask(tooMany, asOperator)).toMatchObject({ status: 200 });
  });

  // The decks are twenty megabytes; where nothing interrupts a statement it may end itself before it has made eight.
  const refusal = engine === "embedded" ? /^(54000|57014)$/ : /^54000$/;
  test.each<[what: string, path: string, headers: Record<string, string>]>([
    ["the list of shared decks", "/decks?select=*&shared=eq.true", {}],
    ["as CSV", "/decks?select=*", { accept: "text/csv" }],
    ["without nulls", "/decks?select=*", { accept: "application/vnd.pgrst.array+json;nulls=stripped" }],
    ["what is in documents", "/decks?select=a:card_list->Main,b:card_list->Main", {}],
    ["rows within a row", "/many?select=decks_of(card_list)", {}],
    ["columns within a row", "/many?select=...decks_of(card_list)", {}],
    ["what a function gives", "/rpc/all_decks", {}],
  ])("no answer is larger than what is sent at once: %s", async (_what, path, headers) => {
    if (path.includes("many") || path.includes("all_decks")) await makeFunctions();
    const { status, text } = await ask(path, headers);
    expect(status, text.slice(0, 300)).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      code: expect.stringMatching(refusal),
      hint: expect.stringMatching(/^Ask for fewer rows/),
    });
  });
  test("a part of it is sent, and the site's own operator has all", async () => {
    const part = await ask("/decks?select=*&limit=2");
    expect(part.status).toBe(200);
    expect(part.text.length).toBeGreaterThan(250_000);
    const all = await ask("/decks?select=card_list", asOperator);
    expect(all.status).toBe(200);
    expect(all.text.length).toBeGreaterThan(15_000_000);
  });
  test("changed rows that are sent back count too, and nothing is changed then", async () => {
    await site.database.execute("update public.decks set user_id = $1 where not favorite", [member.id]);
    const headers = { ...asMember, "content-type": "application/json", prefer: "return=representation" };
    const init = { method: "PATCH", body: '{"favorite":true}' };
    const { status, text } = await ask(`/decks?user_id=eq.${member.id}`, headers, init);
    expect(status, text.slice(0, 300)).toBe(400);
    const { rows } = await site.database.execute("select count(*) from public.decks where favorite");
    expect(rows).toEqual([{ count: 0 }]);
  });

  test("counting by HEAD makes no rows", async () => {
    const headers = { prefer: "count=exact" };
    const { status, headers: got } = await ask("/decks?select=*&shared=eq.true", headers, { method: "HEAD" });
    expect([status, got.get("content-range")]).toEqual([200, "0-129/130"]);
    const paths = await ask("/decks?select=id,card_list->Main&limit=1", headers, { method: "HEAD" });
    expect([paths.status, paths.headers.get("content-range")]).toEqual([206, "0-0/130"]);
  });

  test.each(["planned", "estimated"])(
    "the count %s does not tell of rows that are not seen",
    async (count) => {
      const other = await addMember(site.database, `Other-${count}`);
      await site.database.execute(
        `insert into public.decks (user_id, name, format) select $1, 'TOPSECRETNAME', 'modern' from generate_series(1, 150)`,
        [other.id],
      );
      await site.database.execute("analyze public.decks");
      for (const who of [{}, asMember]) {
        for (const path of ["/decks?name=eq.TOPSECRETNAME", `/decks?user_id=eq.${other.id}`]) {
          const { headers } = await ask(path, { prefer: `count=${count}`, ...who }, { method: "HEAD" });
          expect(headers.get("content-range")).toBe("*/0");
        }
      }
      const { headers } = await ask(
        "/decks?select=id",
        { prefer: `count=${count}`, ...asOperator },
        { method: "HEAD" },
      );
      expect(headers.get("content-range")).toMatch(/^0-\d+\/\d+$/);
    },
  );

  test("a body is as large as anybody needs", async () => {
    const headers = { ...asMember, "content-type": "application/json" };
    const body = JSON.stringify({ card_name: " // ".repeat(1_050_000) });
    const { status, text } = await ask("/rpc/decks_with_card", headers, { method: "POST", body });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ code: "PGRST102", hint: "Send it in several requests." });
  });

  let areMade = false;
  /** A table whose one row leads to all decks, and a function that gives them. */
  async function makeFunctions() {
    if (areMade) return;
    areMade = true;
    await site.database.execute(`create table public.many (id int primary key);
      insert into public.many values (1);
      create function public.decks_of(public.many) returns setof public.decks language sql stable rows 100
        as $$ select * from public.decks $$;
      create function public.all_decks() returns setof public.decks language sql stable
        as $$ select * from public.decks $$;
      grant select on public.many to anon; notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await ask("/many?select=id")).status, { timeout: 10_000 }).toBe(200);
  }
});

describe.each(TEST_ENGINES)("where its owner allows any regular expression, on the engine %s", (engine) => {
  test("visitors may ask for any", async () => {
    const site = await openRestSite(
      engine,
      `${TABLES}; do $$ begin execute format(
        'alter role authenticator in database %I set deckwright.regular_expressions = %L', current_database(), 'on'); end $$`,
    );
    const answer = await site.ask(`/people?select=id&name=match.${encodeURIComponent("(n)\\1")}`);
    expect([answer.status, await answer.text()]).toEqual([200, '[{"id":1}]']);
    await site.database.close();
  });
});

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRestSite, type RestSite, signToken, TEST_ENGINES } from "../../testing/rest-site.ts";

const TABLES = await readFile(new URL("../../testing/scratch-tables.sql", import.meta.url), "utf8");

describe.each(TEST_ENGINES)("the data API over HTTP on the engine %s", (engine) => {
  let site: RestSite;
  beforeAll(async () => {
    site = await openRestSite(engine, TABLES);
  });
  afterAll(() => site?.database.close());

  async function ask(path: string, init: RequestInit = {}) {
    const response = await site.ask(encodeURI(path), init);
    const text = await response.text();
    const isJson = /^[^;]*json/.test(response.headers.get("content-type") ?? "") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  }

  /** Sends JSON, and undoes nothing: tests that write use rows of their own. */
  function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return ask(path, { method, body: text, headers: { "content-type": "application/json", ...headers } });
  }
  const SHOW = { prefer: "return=representation" };

  describe("rows that are asked for", () => {
    test.each<[what: string, path: string, rows: unknown]>([
      ["columns", "/people?select=id,name&id=eq.1", [{ id: 1, name: "ann" }]],
      [
        "an alias, a cast and a quoted name",
        '/people?select=who:name,height::text,"odd Name"&id=eq.1',
        [{ who: "ann", height: "1.5", "odd Name": "x" }],
      ],
      [
        "parts of a document",
        "/people?select=data->city->>name,z:data->city->zip->0&id=eq.1",
        [{ name: "Rome", z: 1 }],
      ],
      ["parts of an array column", "/people?select=tags->0&id=eq.1", [{ tags: "a" }]],
      ["a computed column", "/people?select=loud&id=eq.1", [{ loud: "ANN" }]],
      ["eq and neq", "/people?select=id&id=neq.1&name=eq.bob", [{ id: 2 }]],
      ["gt, gte, lt, lte", "/people?select=id&id=gt.0&id=gte.2&id=lt.9&id=lte.2", [{ id: 2 }]],
      ["not", "/people?select=id&id=not.eq.1&id=lt.3", [{ id: 2 }]],
      ["like and ilike with stars", "/people?select=id&name=like.a*&name=ilike.*NN", [{ id: 1 }]],
      ["match and imatch", "/people?select=id&name=match.^a&name=imatch.^A", [{ id: 1 }]],
      [
        "any and all of several values",
        "/people?select=id&name=ilike(any).{a*,x*}&name=like(all).{*n,a*}",
        [{ id: 1 }],
      ],
      [
        "in, with quotes, commas and parentheses",
        '/people?select=id&name=in.("cy, \\"the\\" (odd)",bob)&order=id',
        [{ id: 2 }, { id: 3 }],
      ],
      ["in nothing", "/people?select=id&id=in.()", []],
      ["is null", "/people?select=id&height=is.null&id=lt.4", [{ id: 2 }]],
      ["is not_null", "/people?select=id&mood=not.is.null&mood=is.not_null&id=eq.1", [{ id: 1 }]],
      ["isdistinct", "/people?select=id&mood=isdistinct.happy&id=lt.4&order=id", [{ id: 2 }, { id: 3 }]],
      [
        "contains, in an array and a document",
        '/people?select=id&tags=cs.{a}&data=cs.{"city":{"name":"Rome"}}',
        [{ id: 1 }],
      ],
      ["contained and overlapping", "/people?select=id&tags=cd.{a,b,z}&tags=ov.{b}", [{ id: 1 }]],
      [
        "ranges",
        "/people?select=id&age_range=sl.[30,40)&age_range=nxr.[20,30)&age_range=adj.[30,31)",
        [{ id: 1 }],
      ],
      [
        "ranges to the other side",
        "/people?select=id&age_range=sr.[20,30)&age_range=nxl.[30,31)",
        [{ id: 2 }],
      ],
      [
        "full-text search",
        "/people?select=id&about=fts(english).cat&about=plfts.cat&about=phfts(english).fat cats&about=wfts(english).cat -rat",
        [{ id: 1 }],
      ],
      ["full-text search in plain text", "/people?select=id&name=fts(simple).ann", [{ id: 1 }]],
      [
        "or with and inside",
        "/people?select=id&or=(id.eq.1,and(name.eq.bob,not.or(id.gt.5,mood.eq.happy)))&order=id",
        [{ id: 1 }, { id: 2 }],
      ],
      [
        "or with a list, an array and a quoted value",
        '/people?select=id&or=(id.in.(7,8),tags.cs.{a,b},name.eq."cy, \\"the\\" (odd)")&order=id',
        [{ id: 1 }, { id: 3 }],
      ],
      [
        "spaces where people put them",
        "/people?select=id&or=( and ( id.in.( 1, 2 ) , name.eq.ann) , id.eq.2 )&order=id",
        [{ id: 1 }, { id: 2 }],
      ],
      ["not.and", "/people?select=id&not.and=(id.eq.1,name.eq.ann)&id=lt.4&order=id", [{ id: 2 }, { id: 3 }]],
      [
        "conditions inside of documents",
        "/people?select=id&data->city->>name=eq.Rome&data->city->zip->0=eq.1",
        [{ id: 1 }],
      ],
      [
        "order with nulls",
        "/people?select=id&id=lt.4&order=height.desc.nullslast,id.asc",
        [{ id: 3 }, { id: 1 }, { id: 2 }],
      ],
      [
        "order by a part of a document",
        "/people?select=id&id=lt.3&order=data->city->>name",
        [{ id: 2 }, { id: 1 }],
      ],
      ["limit and offset", "/people?select=id&order=id&limit=1&offset=1", [{ id: 2 }]],
      ["a view", "/happy_people?select=name&id=eq.1", [{ name: "ann" }]],
      [
        "plus and percent in values",
        "/people?select=id&name=eq.cy,+%22the%22+(odd)".replaceAll("%22", '"'),
        [{ id: 3 }],
      ],
    ])("%s", async (_what, path, rows) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: rows });
    });
  });

  describe("rows of other tables", () => {
    test.each<[what: string, path: string, rows: unknown]>([
      ["to one", "/notes?select=text,people(name)&id=eq.1", [{ text: "hello", people: { name: "ann" } }]],
      [
        "to one that is not there",
        "/rooms?select=slug,guest:people!guest_id(name)&id=eq.2",
        [{ slug: "attic", guest: null }],
      ],
      [
        "to many, also to none",
        "/people?select=name,notes(text)&id=in.(2,3)&order=id",
        [
          { name: "bob", notes: [{ text: "hi" }] },
          { name: 'cy, "the" (odd)', notes: [] },
        ],
      ],
      ["one to one", "/people?select=id,cards(number)&id=eq.1", [{ id: 1, cards: { number: "c-1" } }]],
      [
        "many to many",
        "/people?select=badges(title)&id=eq.1&badges.order=title.desc",
        [{ badges: [{ title: "tin" }, { title: "gold" }] }],
      ],
      ["by the column of the key", "/rooms?select=owner_id(name)&id=eq.1", [{ owner_id: { name: "ann" } }]],
      ["by the constraint", "/notes?select=notes_writer(name)&id=eq.1", [{ notes_writer: { name: "ann" } }]],
      [
        "hinted by column and by constraint",
        "/people?select=rooms!guest_id(slug),own:rooms!rooms_owner_id_fkey(slug)&id=eq.2",
        [{ rooms: [{ slug: "hall" }], own: [{ slug: "attic" }] }],
      ],
      [
        "three levels deep",
        "/rooms?select=slug,notes(text,people(name))&id=eq.2",
        [{ slug: "attic", notes: [{ text: "again", people: { name: "ann" } }] }],
      ],
      [
        "a computed relationship",
        "/people?select=friends(name)&id=eq.1&friends.id=eq.2",
        [{ friends: [{ name: "bob" }] }],
      ],
      [
        "inner, narrowing the parents",
        "/people?select=id,notes!inner(text)&notes.text=eq.hi",
        [{ id: 2, notes: [{ text: "hi" }] }],
      ],
      [
        "conditions, order and page of an embed",
        "/people?select=notes(id)&id=eq.1&notes.order=id.desc&notes.limit=1&notes.offset=1",
        [{ notes: [{ id: 1 }] }],
      ],
      [
        "or in an embed",
        "/people?select=notes(id)&id=eq.1&notes.or=(id.eq.3,text.eq.nope)",
        [{ notes: [{ id: 3 }] }],
      ],
      ["parents without rows there", "/people?select=id,notes()&notes=is.null&id=lt.4", [{ id: 3 }]],
      [
        "ordered by a column of the other",
        "/notes?select=id,people(id)&order=people(name).desc,id",
        [
          { id: 2, people: { id: 2 } },
          { id: 1, people: { id: 1 } },
          { id: 3, people: { id: 1 } },
        ],
      ],
      ["spread over the parent", "/notes?select=id,...people(who:name)&id=eq.1", [{ id: 1, who: "ann" }]],
      ["spread from many", "/people?select=id,...notes(text)&id=eq.1", [{ id: 1, text: ["hello", "again"] }]],
      [
        "of the same table: what points here by its name, what is pointed to by the column",
        "/folders?select=title,parent_id(title),folders(title)&folders.order=id&id=in.(1,2)&order=id",
        [
          { title: "root", parent_id: null, folders: [{ title: "left" }, { title: "right" }] },
          { title: "left", parent_id: { title: "root" }, folders: [] },
        ],
      ],
      [
        "of the same table, hinted by the column",
        "/folders?select=in:folders!parent_id(title)&in.order=id&id=eq.1",
        [{ in: [{ title: "left" }, { title: "right" }] }],
      ],
      [
        "of a view, by the keys of the table behind it",
        "/happy_people?select=name,notes(text),badges(title)&badges.order=id&notes.order=id",
        [
          {
            name: "ann",
            notes: [{ text: "hello" }, { text: "again" }],
            badges: [{ title: "gold" }, { title: "tin" }],
          },
        ],
      ],
      [
        "a view, from a table and from another view",
        "/quiet_notes?select=id,happy_people(name)&order=id",
        [
          { id: 1, happy_people: { name: "ann" } },
          { id: 2, happy_people: null },
          { id: 3, happy_people: { name: "ann" } },
        ],
      ],
      [
        "of a view of a view, under another name",
        "/happy_readers?select=shout,cards(number)",
        [{ shout: "ANN", cards: { number: "c-1" } }],
      ],
      [
        "views over a junction",
        "/happy_people?select=badge_list(title)&badge_list.order=id",
        [{ badge_list: [{ title: "gold" }, { title: "tin" }] }],
      ],
    ])("%s", async (_what, path, rows) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: rows });
    });
  });

  describe("figures of several rows", () => {
    test.each<[what: string, path: string, rows: unknown]>([
      ["how many there are", "/badges?select=count()&id=lt.5", [{ count: 2 }]],
      ["how many there are, in the older spelling", "/badges?select=count&id=lt.5", [{ count: 2 }]],
      [
        "of each group, under a name and cast",
        "/notes?select=person_id,notes:count(),last:id.max()::text&id=lt.5&order=person_id",
        [
          { person_id: 1, notes: 2, last: "3" },
          { person_id: 2, notes: 1, last: "2" },
        ],
      ],
      ["sums and the like", "/notes?select=id.sum(),id.avg(),id.min()&id=lt.4", [{ sum: 6, avg: 2, min: 1 }]],
      ["beside all columns", "/badges?select=*,count()&id=eq.1", [{ id: 1, title: "gold", count: 1 }]],
      ["of parts of documents", "/people?select=data->city->>name.max()&id=lt.4", [{ max: "Rome" }]],
      [
        "of embedded rows",
        "/people?select=name,notes(count(),id.sum())&id=in.(2,3)&order=id",
        [
          { name: "bob", notes: [{ count: 1, sum: 2 }] },
          { name: 'cy, "the" (odd)', notes: [{ count: 0, sum: null }] },
        ],
      ],
      ["of an embedded row", "/notes?select=people(id.sum())&id=eq.1", [{ people: { sum: 1 } }]],
      [
        "grouped by columns of another table, whose figures are summed up",
        "/notes?select=count(),...people(name,tallest:height.max())&id=lt.4&person_id=eq.1",
        [{ count: 2, name: "ann", tallest: 1.5 }],
      ],
      ["of a function's rows", "/rpc/pairs?select=left_side.sum(),count()", [{ sum: 3, count: 2 }]],
    ])("%s", async (_what, path, rows) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: rows });
    });
    test("of rows grouped by an embedded row, counted by group", async () => {
      const { body, headers } = await ask("/notes?select=people(name),count()&id=lt.4", {
        headers: { prefer: "count=exact" },
      });
      expect(body).toEqual(
        expect.arrayContaining([
          { people: { name: "ann" }, count: 2 },
          { people: { name: "bob" }, count: 1 },
        ]),
      );
      expect(headers.get("content-range")).toBe("0-1/2");
    });
    test("of rows that were written", async () => {
      const { body } = await send(
        "PATCH",
        "/badges?id=in.(1,2)&select=count(),id.max()",
        { title: "x" },
        {
          prefer: "return=representation, tx=rollback",
        },
      );
      expect(body).toEqual([{ count: 2, max: 2 }]);
    });
  });

  describe("another schema that is exposed", () => {
    const library = { "accept-profile": "library" };
    test("has its own tables, relationships and functions", async () => {
      const answer = await ask("/loans?select=id,people(name)", { headers: library });
      expect(answer).toMatchObject({ status: 200, body: [{ id: 7, people: { name: "librarian" } }] });
      expect(answer.headers.get("content-profile")).toBe("library");
      expect((await ask("/rpc/how_many", { headers: library })).body).toBe(1);
      expect(await ask("/notes", { headers: library })).toMatchObject({
        status: 404,
        body: { message: "Could not find the table 'library.notes' in the schema cache" },
      });
    });
    test("is written to under its own rights", async () => {
      const headers = { "content-profile": "library" };
      expect(await send("POST", "/people", { id: 9 }, headers)).toMatchObject({
        status: 401,
        body: { code: "42501" },
      });
    });
  });

  describe("plans instead of answers", () => {
    const plan = (accept: string) => ({ headers: { accept: `application/vnd.pgrst.plan${accept}` } });
    test("as text and as JSON", async () => {
      const text = await ask("/badges", plan(""));
      expect(text.body).toMatch(/^Aggregate {2}\(cost=/);
      expect(text.headers.get("content-type")).toBe(
        'application/vnd.pgrst.plan+text; for="application/json"; charset=utf-8',
      );
      const json = await ask("/badges?id=eq.1", plan('+json; for="text/csv"; options=verbose|settings|'));
      expect(json.body).toEqual([expect.objectContaining({ Plan: expect.any(Object) })]);
      expect(json.headers.get("content-type")).toBe(
        'application/vnd.pgrst.plan+json; for="text/csv"; options=verbose|settings; charset=utf-8',
      );
    });
    test("of changes and calls, which are not made", async () => {
      const headers = { accept: "application/vnd.pgrst.plan+text" };
      expect((await send("POST", "/badges", { id: 77 }, headers)).body).toMatch(/Insert on badges/);
      expect((await ask("/badges?id=eq.77")).body).toEqual([]);
      expect((await ask("/rpc/add_up?a=1", { headers })).body).toMatch(/^Aggregate/);
    });
  });

  describe("how many there are", () => {
    const exact = { prefer: "count=exact" };
    test.each<[what: string, path: string, headers: Record<string, string>, status: number, range: string]>([
      ["not counted", "/badges", {}, 200, "0-1/*"],
      ["none", "/badges?id=eq.9", {}, 200, "*/*"],
      ["none, counted", "/badges?id=eq.9", exact, 200, "*/0"],
      ["all of them", "/badges", exact, 200, "0-1/2"],
      ["a part", "/badges?limit=1", exact, 206, "0-0/2"],
      ["the rest", "/badges?limit=5&offset=1", exact, 206, "1-1/2"],
      ["by the header Range", "/badges", { ...exact, range: "1-1" }, 206, "1-1/2"],
      ["by the header and by parameters", "/people?limit=3&offset=1", { range: "0-1" }, 200, "1-1/*"],
      ["by a header that is open", "/badges", { range: "1-" }, 200, "1-1/*"],
      ["none wanted", "/badges?limit=0", { range: "0-1" }, 200, "*/*"],
      ["beyond the end", "/badges?offset=9", exact, 416, "*/2"],
      ["with an inner embed", "/people?select=id,cards!inner(number)", exact, 200, "0-0/1"],
    ])("%s", async (_what, path, headers, status, range) => {
      const answer = await ask(path, { headers });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([status, range]);
    });

    test.each([
      ["/badges?offset=9", exact, "An offset of 9 was requested, but there are only 2 rows."],
      ["/badges?limit=-2", {}, "Limit should be greater than or equal to zero."],
      ["/badges?offset=5", { range: "0-1" }, "Limit should be greater than or equal to zero."],
      [
        "/badges",
        { range: "1-0" },
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
      ],
    ])("%s with %j cannot be had, and why", async (path, headers, details) => {
      expect(await ask(path, { headers })).toMatchObject({
        status: 416,
        body: { code: "PGRST103", message: "Requested range not satisfiable", details, hint: null },
      });
    });
    test("a limit or an offset that is no number has not been said", async () => {
      for (const query of ["limit=NaN&offset=undefined", "offset=-4", "limit=1.5"]) {
        const answer = await ask(`/badges?${query}`);
        expect([answer.status, answer.headers.get("content-range")], query).toEqual([200, "0-1/*"]);
      }
    });
    test("an estimate is exact as long as there are few", async () => {
      const answer = await ask("/badges?id=lt.3", { headers: { prefer: "count=estimated" } });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([200, "0-1/2"]);
    });
    test("the planner's guess is a number", async () => {
      for (const count of ["planned", "estimated"]) {
        const { headers } = await ask("/badges", { headers: { prefer: `count=${count}` } });
        expect(headers.get("content-range")).toMatch(/^0-1\/\d+$/);
        expect(headers.get("preference-applied")).toBe(`count=${count}`);
      }
    });

    test.each([
      "/people?select=data->city->>name",
      "/people?select=data->city->>name&id=gt.1&data->>name=eq.x",
      "/badges?select=count()",
      "/people?select=id.max(),name",
    ])("the planner is asked about %s", async (path) => {
      const plain = await ask(path);
      const planned = await ask(path, { headers: { prefer: "count=planned" } });
      // Where the planner expects more rows than came, they are called a part.
      expect([200, 206]).toContain(planned.status);
      expect(planned.body).toEqual(plain.body);
      expect(planned.headers.get("content-range")).toMatch(/^(?:0-\d+|\*)\/\d+$/);
    });

    test("HEAD is GET without a body", async () => {
      const answer = await ask("/badges", { method: "HEAD", headers: exact });
      expect([answer.status, answer.body, answer.headers.get("content-range")]).toEqual([200, "", "0-1/2"]);
    });
  });

  describe("forms of an answer", () => {
    const object = { accept: "application/vnd.pgrst.object+json" };
    test("rows are JSON by default, and say so", async () => {
      const { headers } = await ask("/badges");
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("content-profile")).toBe("public");
    });
    test("one row as an object", async () => {
      const answer = await ask("/badges?id=eq.1", { headers: object });
      expect(answer.body).toEqual({ id: 1, title: "gold" });
      expect(answer.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
    });
    test.each([
      ["/badges?id=eq.9", "The result contains 0 rows"],
      ["/badges", "The result contains 2 rows"],
    ])("%s is no object", async (path, details) => {
      expect(await ask(path, { headers: object })).toMatchObject({
        status: 406,
        body: {
          code: "PGRST116",
          message: "Cannot coerce the result to a single JSON object",
          details,
          hint: null,
        },
      });
    });
    test("without the keys that are null", async () => {
      const { body } = await ask("/people?select=id,mood&id=eq.3", {
        headers: { accept: "application/vnd.pgrst.array+json;nulls=stripped" },
      });
      expect(body).toEqual([{ id: 3 }]);
    });
    test("as CSV", async () => {
      const { body, headers } = await ask("/people?select=id,name&id=in.(1,3)&order=id", {
        headers: { accept: "text/csv" },
      });
      expect(body).toBe('id,name\n1,ann\n3,"cy, ""the"" (odd)"');
      expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    });
    test("a form that cannot be had", async () => {
      expect(await ask("/badges", { headers: { accept: "text/unknown" } })).toMatchObject({
        status: 406,
        body: { code: "PGRST107" },
      });
    });
  });

  describe("writing", () => {
    test("an insert answers nothing, or the rows", async () => {
      const quiet = await send("POST", "/badges", { id: 10, title: "a" });
      expect([quiet.status, quiet.body, quiet.headers.get("content-range")]).toEqual([201, "", "*/*"]);
      const loud = await send("POST", "/notes?select=text,people(name)", { text: "new", person_id: 1 }, SHOW);
      expect(loud).toMatchObject({ status: 201, body: [{ text: "new", people: { name: "ann" } }] });
      expect(loud.headers.get("preference-applied")).toBe("return=representation");
    });
    test("several rows at once, which must have the same keys unless columns are named", async () => {
      const rows = [
        { id: 11, title: "b" },
        { id: 12, title: "c" },
      ];
      expect((await send("POST", "/badges", rows, SHOW)).body).toEqual(rows);
      expect(await send("POST", "/badges", [{ id: 13 }, { title: "x" }])).toMatchObject({
        status: 400,
        body: { code: "PGRST102", message: "All object keys must match" },
      });
      const named = await send(
        "POST",
        "/people?columns=name,mood&select=name,mood",
        [{ name: "p1" }, { name: "p2", mood: "happy", junk: 1 }],
        SHOW,
      );
      expect(named.body).toEqual([
        { name: "p1", mood: null },
        { name: "p2", mood: "happy" },
      ]);
      const defaults = await send("POST", "/people?columns=name,mood&select=name,mood", [{ name: "p3" }], {
        prefer: "return=representation, missing=default",
      });
      expect(defaults.body).toEqual([{ name: "p3", mood: "calm" }]);
      expect(defaults.headers.get("preference-applied")).toBe("missing=default, return=representation");
    });
    test("numbers that count themselves are defaults too", async () => {
      const rows = [{ id: 40 }, { label: "x" }];
      const { status, body } = await send("POST", "/counters?columns=id,label", rows, {
        prefer: "return=representation, missing=default",
      });
      expect(status).toBe(201);
      expect(body).toEqual([
        { id: 40, label: "none" },
        { id: expect.any(Number), label: "x" },
      ]);
    });
    test("nothing, and a row of defaults", async () => {
      expect(await send("POST", "/badges", [], SHOW)).toMatchObject({ status: 201, body: [] });
      expect(await send("POST", "/notes?select=text", {}, SHOW)).toMatchObject({
        status: 201,
        body: [{ text: "empty" }],
      });
    });
    test("an upsert merges or ignores", async () => {
      const merge = { prefer: "return=representation,resolution=merge-duplicates" };
      expect(await send("POST", "/badges", { id: 20, title: "x" }, merge)).toMatchObject({ status: 201 });
      expect(await send("POST", "/badges", { id: 20, title: "y" }, merge)).toMatchObject({
        status: 200,
        body: [{ id: 20, title: "y" }],
      });
      expect(
        await send(
          "POST",
          "/rooms?on_conflict=slug&select=id",
          { id: 9, slug: "hall" },
          { prefer: "return=representation,resolution=ignore-duplicates" },
        ),
      ).toMatchObject({ status: 201, body: [] });
    });
    test("an upsert of nothing makes nothing, and one without a key is an insert", async () => {
      const merge = { prefer: "return=representation,resolution=merge-duplicates" };
      expect(await send("POST", "/badges", [], merge)).toMatchObject({ status: 200, body: [] });
      const quiet = { prefer: "resolution=merge-duplicates" };
      expect((await send("POST", "/badges", { id: 22, title: "x" }, quiet)).status).toBe(201);
      expect((await send("POST", "/badges", { id: 22, title: "y" }, quiet)).status).toBe(200);
      const keyless = await send("POST", "/keyless", { word: "a" }, merge);
      expect([keyless.status, keyless.headers.get("preference-applied")]).toEqual([
        201,
        "return=representation",
      ]);
    });
    test("an upsert through a view has the key of the table behind it", async () => {
      const merge = { prefer: "return=representation,resolution=merge-duplicates" };
      const rows = [{ id: 21, title: "x" }];
      expect(await send("POST", "/badge_list", rows, merge)).toMatchObject({ status: 201, body: rows });
      const changed = [{ id: 21, title: "y" }];
      expect((await send("POST", "/badge_list", changed, merge)).body).toEqual(changed);
    });
    test("a view that cannot be written to says so", async () => {
      expect(await send("POST", "/quiet_notes", { id: 1 })).toMatchObject({
        status: 405,
        body: { code: "55000" },
      });
    });
    test("an update answers nothing, or the rows", async () => {
      await send("POST", "/badges", [
        { id: 30, title: "x" },
        { id: 31, title: "x" },
      ]);
      expect(await send("PATCH", "/badges?id=eq.30", { title: "z" })).toMatchObject({
        status: 204,
        body: "",
      });
      expect(await send("PATCH", "/badges?id=eq.30&select=title", { title: "zz" }, SHOW)).toMatchObject({
        status: 200,
        body: [{ title: "zz" }],
      });
      expect(await send("PATCH", "/badges?id=eq.999", { title: "z" }, SHOW)).toMatchObject({
        status: 200,
        body: [],
      });
      expect(await send("PATCH", "/badges?id=eq.30", {}, SHOW)).toMatchObject({ status: 200, body: [] });
    });
    test("an object of several rows undoes the write", async () => {
      await send("POST", "/badges", [
        { id: 40, title: "x" },
        { id: 41, title: "x" },
      ]);
      const headers = { ...SHOW, accept: "application/vnd.pgrst.object+json" };
      expect(await send("PATCH", "/badges?id=in.(40,41)", { title: "lost" }, headers)).toMatchObject({
        status: 406,
      });
      expect((await ask("/badges?title=eq.lost")).body).toEqual([]);
    });
    test("more rows than were reckoned with undo the write", async () => {
      await send("POST", "/badges", [
        { id: 50, title: "x" },
        { id: 51, title: "x" },
      ]);
      const headers = { prefer: "handling=strict, max-affected=1" };
      expect(await ask("/badges?id=in.(50,51)", { method: "DELETE", headers })).toMatchObject({
        status: 400,
        body: { code: "PGRST124", details: "The query affects 2 rows" },
      });
      expect((await ask("/badges?id=in.(50,51)")).body).toHaveLength(2);
    });
    test("a change of one row by its key is held to the same, however often it is asked for", async () => {
      await send("POST", "/badges", { id: 52, title: "x" });
      const shown = { prefer: "return=representation", accept: "application/vnd.pgrst.object+json" };
      for (let time = 0; time < 8; time++) {
        const title = `x${time}`;
        expect(await send("PATCH", "/badges?id=eq.52", { title }, shown)).toMatchObject({
          status: 200,
          body: { id: 52, title },
        });
        expect(await send("PATCH", "/badges?id=eq.9999", { title }, shown)).toMatchObject({ status: 406 });
        for (const prefer of ["handling=strict, max-affected=0", "tx=rollback"])
          await send("PATCH", "/badges?id=eq.52", { title: "undone" }, { prefer });
        expect((await ask("/badges?id=eq.52")).body).toMatchObject([{ title }]);
      }
      expect(await ask("/badges?id=eq.52", { method: "DELETE" })).toMatchObject({ status: 204 });
      expect((await ask("/badges?id=eq.52")).body).toEqual([]);
    });
    test("a change is undone when the client wishes so, and answered all the same", async () => {
      const headers = { prefer: "return=representation, tx=rollback" };
      const answer = await send("POST", "/badges", { id: 55, title: "x" }, headers);
      expect(answer).toMatchObject({ status: 201, body: [{ id: 55, title: "x" }] });
      expect(answer.headers.get("preference-applied")).toBe("return=representation, tx=rollback");
      expect((await ask("/badges?id=eq.55")).body).toEqual([]);
    });
    test("a deletion answers nothing, or what was deleted, with its embeds", async () => {
      await send("POST", "/badges", [{ id: 60, title: "x" }]);
      expect(await ask("/badges?id=eq.60", { method: "DELETE" })).toMatchObject({ status: 204, body: "" });
      await send("POST", "/notes", { id: 70, text: "x", person_id: 2 });
      expect(
        await ask("/notes?id=eq.70&select=text,people(name)", { method: "DELETE", headers: SHOW }),
      ).toMatchObject({ status: 200, body: [{ text: "x", people: { name: "bob" } }] });
    });
    test.each<[what: string, body: unknown, status: number, code: string]>([
      ["no JSON", "{", 400, "PGRST102"],
      ["nothing at all", "", 400, "PGRST102"],
      ["a number", "1", 400, "PGRST102"],
      ["a list of numbers", [1], 400, "PGRST102"],
      ["an unknown column", { nope: 1 }, 400, "PGRST204"],
      ["a wrong type", { id: "x" }, 400, "22P02"],
      ["a number that is too large", { id: 1e12 }, 400, "22003"],
      ["a row that is there", { id: 1 }, 409, "23505"],
      [
        "a document that is nested too deep",
        `{"id":${"[".repeat(5000)}${"]".repeat(5000)}}`,
        400,
        "PGRST102",
      ],
    ])("%s is refused", async (_what, body, status, code) => {
      expect(await send("POST", "/badges", body)).toMatchObject({ status, body: { code } });
    });
    test("what a rule of the table forbids is refused in its words", async () => {
      expect(await send("POST", "/notes", { text: "bad" })).toMatchObject({
        status: 400,
        body: { code: "23514" },
      });
      expect(await send("POST", "/notes", { person_id: 99999 })).toMatchObject({
        status: 409,
        body: { code: "23503" },
      });
    });
    test("another type of body is refused", async () => {
      expect(
        await send("POST", "/badges", "id=1", { "content-type": "application/x-www-form-urlencoded" }),
      ).toMatchObject({ status: 415 });
    });
    test("a body that is too large is refused", async () => {
      expect(await send("POST", "/badges", { id: 1, title: "x".repeat(5_000_000) })).toMatchObject({
        status: 413,
      });
    });
  });

  describe("functions", () => {
    test.each<[what: string, path: string, body: unknown]>([
      ["a scalar, with a default", "/rpc/add_up?a=2", 3],
      [
        "rows of a table, filtered, with embeds",
        "/rpc/find_people?mood=happy&select=id,badges(id)&id=eq.1&badges.order=id",
        [{ id: 1, badges: [{ id: 1 }, { id: 2 }] }],
      ],
      ["one row", "/rpc/one_person?person=1&select=name", { name: "ann" }],
      [
        "named columns, in order, a page of them",
        "/rpc/pairs?order=left_side.desc&limit=1",
        [{ left_side: 2, right_side: null }],
      ],
      ["several scalars", "/rpc/numbers", [3, 1, 2]],
      ["an array argument", "/rpc/sum_of?list={1,2,3}", 6],
    ])("by GET: %s", async (_what, path, body) => {
      expect(await ask(path)).toMatchObject({ status: 200, body });
    });
    test("by POST, with arguments as JSON", async () => {
      expect(await send("POST", "/rpc/add_up", { a: 1, b: 5 })).toMatchObject({ status: 200, body: 6 });
      expect(await send("POST", "/rpc/sum_of", { list: [4, 5] })).toMatchObject({ status: 200, body: 9 });
      expect(await send("POST", "/rpc/echo", { any: ["thing"] })).toMatchObject({
        status: 200,
        body: { any: ["thing"] },
      });
      expect(await send("POST", "/rpc/do_nothing", {})).toMatchObject({ status: 204, body: "" });
    });
    test("with a body that is the one argument without a name", async () => {
      expect((await send("POST", "/rpc/measured", { any: 1 })).body).toBe(1);
      expect((await send("POST", "/rpc/measured", {})).body).toBe(2);
    });
    test("that affect more rows than were reckoned with", async () => {
      const headers = { prefer: "handling=strict, max-affected=1" };
      expect(await send("POST", "/rpc/calm_down", { whose: "ann,bob" }, headers)).toMatchObject({
        status: 400,
        body: { code: "PGRST124" },
      });
      expect((await ask("/people?select=mood&id=eq.1")).body).toEqual([{ mood: "happy" }]);
      expect(await send("POST", "/rpc/add_up", { a: 1 }, headers)).toMatchObject({
        status: 400,
        body: { code: "PGRST128" },
      });
    });
    test("a scalar is one row", async () => {
      const { headers } = await ask("/rpc/add_up?a=1", { headers: { prefer: "count=exact" } });
      expect(headers.get("content-range")).toBe("0-0/1");
    });
    test("counted", async () => {
      const { headers } = await ask("/rpc/pairs?limit=1", { headers: { prefer: "count=exact" } });
      expect(headers.get("content-range")).toBe("0-0/2");
    });
    test("by HEAD", async () => {
      expect(await ask("/rpc/add_up?a=1", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
    });
    test("a function that writes cannot be called by GET", async () => {
      expect(await ask("/rpc/rename?who=1&name=x")).toMatchObject({ status: 405, body: { code: "25006" } });
    });
    test("an error that a function raises carries its own status", async () => {
      expect(await send("POST", "/rpc/pay", {})).toMatchObject({
        status: 402,
        body: { code: "PT402", message: "Insufficient credits", details: "none left", hint: "buy some" },
      });
    });
  });

  describe("mistakes", () => {
    test("a name that an embed does not go by any more", async () => {
      expect(await ask("/people?select=id,texts:notes(id)&notes.id=eq.1")).toMatchObject({
        status: 400,
        body: {
          code: "PGRST108",
          details: "Target names are not allowed in filters if they have an alias",
          hint: "Change 'notes' to 'texts' in filters, orders or limits.",
        },
      });
    });
    test.each<[path: string, status: number, code: string, message: string | RegExp]>([
      ["/peopl", 404, "PGRST205", "Could not find the table 'public.peopl' in the schema cache"],
      ["/people?select=nope", 400, "42703", "column people.nope does not exist"],
      ["/people?nope=eq.1", 400, "42703", "column people.nope does not exist"],
      ["/people?order=nope", 400, "42703", "column people.nope does not exist"],
      [
        "/people?select=id,",
        400,
        "PGRST100",
        /^"failed to parse select parameter \(id,\)" \(line 1, column 4\)$/,
      ],
      ["/people?id=1", 400, "PGRST100", /^"failed to parse filter \(1\)" \(line 1, column 1\)$/],
      ["/people?id=foo.1", 400, "PGRST100", /failed to parse filter/],
      ["/people?id=is.nil", 400, "PGRST100", /failed to parse filter/],
      ["/people?or=(id.eq.1", 400, "PGRST100", /failed to parse logic tree/],
      ["/people?order=id.up", 400, "PGRST100", /failed to parse order/],
      ["/people?limit=-1", 416, "PGRST103", "Requested range not satisfiable"],
      ["/people?select=notes(id)&notes.limit=-1", 416, "PGRST103", "Requested range not satisfiable"],
      [
        "/people?select=id,notes(id)&notes=eq.1",
        400,
        "PGRST120",
        "Bad operator on the 'notes' embedded resource",
      ],
      ["/people?id=eq.abc", 400, "22P02", 'invalid input syntax for type bigint: "abc"'],
      ["/people?id=like.a", 404, "42883", /operator does not exist/],
      ["/people?name=match.(", 400, "2201B", /invalid regular expression/],
      ["/people?select=id::nope", 400, "42704", 'type "nope" does not exist'],
      ["/people?select=id.median()", 400, "PGRST100", /failed to parse select parameter/],
      ["/people?select=nope.sum()", 400, "42703", "column people.nope does not exist"],
      ["/people?select=name.sum()", 404, "42883", /function sum\(text\) does not exist/],
      [
        "/folders?select=folders!folders_parent(id)",
        400,
        "PGRST200",
        "Could not find a relationship between 'folders' and 'folders' in the schema cache",
      ],
      [
        "/notes?select=people(id),people(name)",
        400,
        "42712",
        'table name "notes_people_1" specified more than once',
      ],
      [
        "/rpc/unnamed",
        404,
        "PGRST202",
        "Could not find the function public.unnamed without parameters in the schema cache",
      ],
      ["/people?select=badges(nope)", 400, "42703", "column badges_1.nope does not exist"],
      [
        "/people?select=rooms(id)",
        300,
        "PGRST201",
        "Could not embed because more than one relationship was found for 'people' and 'rooms'",
      ],
      [
        "/people?select=nope(id)",
        400,
        "PGRST200",
        "Could not find a relationship between 'people' and 'nope' in the schema cache",
      ],
      ["/people?notes.id=eq.1", 400, "PGRST108", "'notes' is not an embedded resource in this request"],
      [
        "/people?select=id,notes(id)&order=notes(id)",
        400,
        "PGRST118",
        "A related order on 'notes' is not possible",
      ],
      ["/secrets", 401, "42501", "permission denied for table secrets"],
      ["/a/b/c", 404, "PGRST125", "Invalid path specified in request URL"],
      ["/", 404, "PGRST125", "Invalid path specified in request URL"],
      ["/rpc/nope?a=1", 404, "PGRST202", "Could not find the function public.nope(a) in the schema cache"],
      [
        "/rpc/add_up?a=1&c=2&limit=1&a.b=1&d=eq.1",
        404,
        "PGRST202",
        "Could not find the function public.add_up(a, c) in the schema cache",
      ],
      [
        "/rpc/add_up",
        404,
        "PGRST202",
        "Could not find the function public.add_up without parameters in the schema cache",
      ],
      ["/rpc/overloaded?a=1", 300, "PGRST203", /^Could not choose the best candidate function between/],
    ])("%s", async (path, status, code, message) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status, body: { code } });
      const said = (answer.body as { message: string }).message;
      if (typeof message === "string") expect(said).toBe(message);
      else expect(said).toMatch(message);
      expect(Object.keys(answer.body as object).sort()).toEqual(["code", "details", "hint", "message"]);
      expect(answer.headers.get("proxy-status")).toBe(`PostgREST; error=${code}`);
    });

    test("a name that is nearly right is offered", async () => {
      expect(await ask("/peopl")).toMatchObject({
        body: { hint: "Perhaps you meant the table 'public.people'" },
      });
      expect(await send("POST", "/rpc/add_up", { b: 1 })).toMatchObject({
        body: { hint: "Perhaps you meant to call the function public.add_up(a, b)" },
      });
      expect(await send("POST", "/rpc/addup", {})).toMatchObject({
        body: { hint: "Perhaps you meant to call the function public.add_up" },
      });
    });
    test("no other name is offered that is not much alike", async () => {
      // Both exist and cannot be called by names; "rename" is not near enough.
      for (const path of ["/rpc/unnamed", "/rpc/unnamed?a=1", "/rpc/loud", "/rpc/loud?name=Ann"]) {
        expect(await ask(path), path).toMatchObject({ status: 404, body: { code: "PGRST202", hint: null } });
      }
    });
    test("another schema", async () => {
      expect(await ask("/people", { headers: { "accept-profile": "auth" } })).toMatchObject({
        status: 406,
        body: {
          code: "PGRST106",
          message: "Invalid schema: auth",
          hint: "Only the following schemas are exposed: public, library",
        },
      });
    });
    test("a method that there is none of", async () => {
      expect(await ask("/people", { method: "PUT" })).toMatchObject({
        status: 405,
        body: { code: "PGRST117" },
      });
      expect(await ask("/rpc/add_up", { method: "DELETE" })).toMatchObject({
        status: 405,
        body: { code: "PGRST101" },
      });
    });
    test("preferences that are not known, when they must be", async () => {
      expect(await ask("/badges", { headers: { prefer: "handling=strict, be=nice" } })).toMatchObject({
        status: 400,
        body: { code: "PGRST122" },
      });
      expect(await ask("/badges", { headers: { prefer: "be=nice" } })).toMatchObject({ status: 200 });
    });
  });

  describe("tokens", () => {
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    test("ones that cannot be believed", async () => {
      expect(await ask("/badges", bearer("a.b"))).toMatchObject({
        status: 401,
        body: { code: "PGRST301", message: "Expected 3 parts in JWT; got 2" },
      });
      expect(await ask("/badges", bearer("a.b.c"))).toMatchObject({
        status: 401,
        body: { code: "PGRST301" },
      });
      const [head, , signature] = (await signToken({ role: "anon" })).split(".");
      const forged = `${head}.${Buffer.from('{"role":"service_role"}').toString("base64url")}.${signature}`;
      expect(await ask("/badges", bearer(forged))).toMatchObject({ status: 401 });
    });
    test("one whose time is over", async () => {
      const answer = await ask("/badges", bearer(await signToken({ role: "anon" }, "-1h")));
      expect(answer).toMatchObject({ status: 401, body: { code: "PGRST303", message: "JWT expired" } });
      expect(answer.headers.get("www-authenticate")).toBe(
        'Bearer error="invalid_token", error_description="JWT expired"',
      );
    });
    test("one that names a role which nobody has", async () => {
      for (const role of ["postgres", "auth_admin", "owner", 5]) {
        expect(await ask("/badges", bearer(await signToken({ role })))).toMatchObject({
          status: 403,
          body: { code: "42501" },
        });
      }
    });
    test("a key that is public says that nobody is signed in", async () => {
      const key = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
      const headers = { apikey: key, authorization: `Bearer ${key}` };
      expect(await ask("/badges?id=eq.1", { headers })).toMatchObject({ status: 200 });
      expect(await ask("/secrets", { headers })).toMatchObject({ status: 401, body: { code: "42501" } });
    });
    test("the key counts when there is no token", async () => {
      const key = await signToken({ role: "service_role" });
      expect(await ask("/secrets", { headers: { apikey: key } })).toMatchObject({ status: 200 });
      expect(await ask("/payment_events", { headers: { apikey: key } })).toMatchObject({ status: 200 });
    });
  });

  test("other origins may ask, and see what they need", async () => {
    const preflight = await ask("/badges", {
      method: "OPTIONS",
      headers: { "access-control-request-headers": "apikey,prefer" },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey,prefer");
    for (const path of ["/badges", "/nope"]) {
      const { headers } = await ask(path);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-expose-headers")).toContain("Content-Range");
    }
  });

  test("functions in the database see the request, without its keys", async () => {
    await site.database.execute(`create function public.what_is_asked() returns json language sql stable as $$
      select json_build_object('method', current_setting('request.method'), 'path', current_setting('request.path'),
        'headers', current_setting('request.headers')::json, 'role', current_user) $$;
      grant execute on function public.what_is_asked() to anon; notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await ask("/rpc/what_is_asked")).status, { timeout: 10_000 }).toBe(200);
    const key = await signToken({ role: "anon" });
    const { body } = await ask("/rpc/what_is_asked", { headers: { apikey: key, "x-note": "it's" } });
    expect(body).toEqual({
      method: "GET",
      path: "/rest/v1/rpc/what_is_asked",
      headers: { "x-note": "it's" },
      role: "anon",
    });
  });

  test("a query that runs away is ended", async () => {
    await site.database.execute(`create view public.slow as select count(*) from generate_series(1, 100000000000);
      grant select on public.slow to anon; notify pgrst`);
    await expect
      .poll(async () => (await ask("/slow?limit=0&select=nope")).status, { timeout: 10_000 })
      .toBe(400);
    const answer = await ask("/slow");
    expect(answer).toMatchObject({ status: 500, body: { code: "57014" } });
    // Where it took everybody's connection along, whoever sent it has to wait.
    expect(await ask("/badges?id=eq.1")).toMatchObject({ status: engine === "embedded" ? 429 : 200 });
  }, 40_000);
});

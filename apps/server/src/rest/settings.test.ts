import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRestSite, type RestSite, TEST_ENGINES } from "../../testing/rest-site.ts";

describe.each(TEST_ENGINES)("what a database says of its data API on the engine %s", (engine) => {
  let site: RestSite;
  beforeAll(async () => {
    site = await openRestSite(engine);
  });
  afterAll(() => site?.database.close());

  async function ask(path: string, headers: Record<string, string> = {}) {
    const response = await site.ask(path, { headers });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  test("without a word nothing but the product's own tables is to be had, and no plans and sums of them", async () => {
    expect(await ask("/decks?select=count()")).toMatchObject({
      status: 400,
      body: { code: "PGRST123", message: "Use of aggregate functions is not allowed" },
    });
    expect(await ask("/decks", { accept: "application/vnd.pgrst.plan+json" })).toMatchObject({
      status: 406,
      body: { code: "PGRST107" },
    });
    expect(await ask("/decks", { accept: "application/geo+json" })).toMatchObject({ status: 406 });
    expect(await ask("/decks", { "accept-profile": "extensions" })).toMatchObject({
      status: 406,
      body: { code: "PGRST106", hint: "Only the following schemas are exposed: public" },
    });
  });

  test("rows can be counted all the same, but not beside other columns", async () => {
    expect(await ask("/decks?select=count")).toMatchObject({ status: 200, body: [{ count: 0 }] });
    expect(await ask("/decks?select=name,count")).toMatchObject({ status: 400, body: { code: "42803" } });
  });

  test("a setting is heard of by a notice, and never exposes what is the server's own", async () => {
    await site.database.execute(`do $$ begin
      execute format('alter role authenticator in database %I set pgrst.db_schemas = %L', current_database(),
        'public, auth, pg_catalog, deckwright, "extensions"');
      end $$; notify pgrst, 'reload config'`);
    await expect
      .poll(async () => (await ask("/decks", { "accept-profile": "auth" })).body)
      .toMatchObject({ hint: "Only the following schemas are exposed: public, extensions" });
  });

  test("a table that nobody told of is found after a moment", async () => {
    expect(await ask("/unheard")).toMatchObject({ status: 404, body: { code: "PGRST205" } });
    await site.database.execute(
      "create table public.unheard (id int); grant select on public.unheard to anon",
    );
    await expect.poll(async () => (await ask("/unheard")).status, { timeout: 5_000 }).toBe(200);
  });

  test("rows are sent as features where something makes them", async () => {
    await site.database.execute(`create function extensions.st_asgeojson(record) returns text language plpgsql immutable as $$
        begin return json_build_object('type', 'Feature', 'properties', row_to_json($1)); end $$;
      create table public.places (id int); insert into public.places values (1); grant select on public.places to anon;
      notify pgrst`);
    const form = { accept: "application/geo+json" };
    await expect.poll(async () => (await ask("/places", form)).status, { timeout: 10_000 }).toBe(200);
    expect((await ask("/places", form)).body).toEqual({
      type: "FeatureCollection",
      features: [{ type: "Feature", properties: { id: 1 } }],
    });
  });
});

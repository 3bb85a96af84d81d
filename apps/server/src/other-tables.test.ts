import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSiteOn } from "../testing/backend-site.ts";
import { retentionJob } from "./jobs/retention.ts";

describe.each(TEST_ENGINES)("a database that has other tables than ours, on %s,", (engine) => {
  let site: BackendSite;
  beforeAll(async () => {
    const database = await openTestDatabase(engine, ["platform"]);
    await database.execute("create table public.products (id int primary key, name text)");
    await database.execute("insert into public.products values (1, 'Laptop')");
    await database.execute("grant select on public.products to anon, authenticated");
    site = await openBackendSiteOn(database);
  });
  afterAll(() => site.close());

  test("is served by the data API", async () => {
    const visitor = site.visitor();
    expect((await visitor.from("products").select()).data).toEqual([{ id: 1, name: "Laptop" }]);
    expect((await visitor.from("decks").select()).error).toMatchObject({ code: "PGRST205" });
  });

  test("is tidied like any other", async () => {
    await retentionJob(site.database, { keepsAccounts: true }).run([]);
  });

  test("has accounts", async () => {
    const { client, email, password } = await site.member("Ann");
    await client.auth.signOut();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await client.from("products").select("name")).data).toEqual([{ name: "Laptop" }]);
  });
});

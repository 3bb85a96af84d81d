import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endProcesses, startProcess } from "../../testing/server-process.ts";
import { openInstallationKeys, serviceKey } from "../platform/keys/open-keys.ts";

const { TEST_DATABASE_URL } = process.env;

/** Addresses of two fresh databases on the server of the tests. */
async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = openPostgres({ url: TEST_DATABASE_URL ?? "", connections: 1 });
  const name = `deckwright_test_${randomUUID().replaceAll("-", "")}`;
  await server.execute(`create database ${name}`);
  return {
    url: Object.assign(new URL(TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href,
    async drop() {
      await server.execute(`drop database if exists ${name} with (force)`);
      await server.close();
    },
  };
}

describe.runIf(TEST_DATABASE_URL)("a server process in front of a hosted project", () => {
  let there: Awaited<ReturnType<typeof makeDatabase>>;
  let bare: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    [there, bare] = await Promise.all([makeDatabase(), makeDatabase()]);
  });
  afterAll(async () => {
    await endProcesses();
    await Promise.all([there.drop(), bare.drop()]);
  });

  test("serves pages and functions itself and passes on the rest, and shows the key of the service nowhere", async () => {
    const project = startProcess({ DATABASE_URL: there.url, AUTH_AUTOCONFIRM: "on" });
    const origin = await project.ready();
    const database = openPostgres({ url: there.url, connections: 1 });
    const keys = await openInstallationKeys(database, undefined);
    const operator = await serviceKey(keys);
    await database.close();
    const anonymous = await keys.signApiKey({ role: "anon", iss: "deckwright" });
    const site = startProcess({
      SUPABASE_URL: origin,
      SUPABASE_ANON_KEY: anonymous,
      SUPABASE_SERVICE_ROLE_KEY: operator,
      DATABASE_URL: there.url,
      LOG_LEVEL: "debug",
    });
    const address = await site.ready();
    expect(site.output.out).toContain(`Accounts      those of the hosted project at ${new URL(origin).host}`);
    const client = createClient(address, anonymous, { auth: { persistSession: false } });
    const email = `${randomUUID()}@example.org`;
    const { data, error } = await client.auth.signUp({ email, password: "correct horse battery" });
    expect([error, data.user?.email]).toEqual([null, email]);
    const saved = await client.from("decks").insert({ name: "Elves", format: "modern" }).select("name");
    expect(saved.data).toEqual([{ name: "Elves" }]);
    const built = await client.functions.invoke("generate-deck", { body: { prompt: "mono red goblins" } });
    expect(built.error).toBeNull();
    const pages = await Promise.all(
      ["/", "/healthz", "/rest/v1/products?select=id"].map(async (path) =>
        (await fetch(address + path)).text(),
      ),
    );
    const shown = [...pages, site.output.out, site.output.err].join("\n");
    expect(shown).not.toContain(operator);
    expect(shown).not.toContain(new URL(there.url).password || "no password");
  }, 120_000);

  test("applies our own tables alone, and refuses a database that is no project's", async () => {
    const env = {
      SUPABASE_URL: "http://127.0.0.1:1",
      SUPABASE_ANON_KEY: "sb_publishable_abc",
      SUPABASE_SERVICE_ROLE_KEY: "sb_secret_abc",
      DATABASE_URL: bare.url,
    };
    const refused = startProcess(env);
    expect(await refused.exited).toBe(1);
    expect(refused.output.err).toContain("has no accounts (auth.users)");
    const database = openPostgres({ url: bare.url, connections: 1 });
    const script = await readFile(
      new URL("../../../../db/testing/hosted-project.sql", import.meta.url),
      "utf8",
    );
    await database.withTransaction("owner", undefined, (transaction) => transaction.script(script));
    await database.execute("create publication supabase_realtime");
    const site = startProcess(env);
    await site.ready();
    const { rows } = await database.execute("select distinct set from deckwright.migrations");
    expect(rows).toEqual([{ set: "app" }]);
    const published = await database.execute("select tablename from pg_publication_tables");
    expect(published.rows).toEqual([{ tablename: "decks" }]);
    await database.close();
  }, 120_000);
});

import { migrate } from "@deckwright/db/migrate.ts";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { createOwnedDatabase } from "@deckwright/db/testing/no-superuser.ts";
import { findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openBackendSiteOn } from "../testing/backend-site.ts";
import { endProcesses, startProcess } from "../testing/server-process.ts";

afterEach(endProcesses);

const bin = findPostgres();
const LINE =
  /^deckwright: The database's owner may not make the roles that it needs\. A superuser must run this once: (.*;)$/;

/** What a server does on this database with everybody's roles: accounts, decks, jobs and mail, the end of an account. */
async function useAll(url: string): Promise<void> {
  const database = openPostgres({ url });
  await migrate(database);
  const site = await openBackendSiteOn(database);
  const { client, id, email } = await site.member("Ann");
  const { data: profile } = await client.from("profiles").select("ai_credits").single();
  expect(profile).toEqual({ ai_credits: 10 });
  const deck = { name: "Elves", format: "modern", shared: true };
  const { data: made, error } = await client.from("decks").insert(deck).select("id").single();
  expect(error).toBeNull();
  const bob = await site.member("Bob");
  const copied = await bob.client.functions.invoke("copy-deck", { body: { deckId: made?.id } });
  expect(copied.error).toBeNull();
  const { data: factor } = await bob.client.auth.mfa.enroll({ factorType: "totp" });
  expect(factor?.totp.secret).toBeTypeOf("string");
  expect((await bob.client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  await vi.waitFor(async () => {
    const { rows } = await database.execute("select recipient from deckwright.mailbox");
    expect(rows).toEqual([{ recipient: email }]);
  }, 20_000);
  const [seen] = await database.runStatements("service_role", undefined, [
    { text: "select count(*)::int as n from decks" },
  ]);
  expect(seen?.rows).toEqual([{ n: 2 }]);
  await database.runStatements("auth_admin", undefined, [
    { text: "delete from auth.users where id = $1", values: [id] },
  ]);
  expect((await site.visitor().from("decks").select("name, user_id")).data).toEqual([
    { name: "Elves", user_id: null },
  ]);
  const { rows: us } = await database.execute(
    "select rolsuper, rolbypassrls from pg_roles where rolname = current_user",
  );
  expect(us).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  await site.close();
}

test.skipIf(bin === undefined)(
  "an owner who may make roles needs no superuser",
  async () => {
    const owned = await createOwnedDatabase(bin ?? "", "createrole");
    const server = startProcess({ DATABASE_URL: owned.url });
    await server.ready();
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    await useAll(owned.url);
    await owned.remove();
  },
  300_000,
);

test.skipIf(bin === undefined).each([
  ["as it is told", (sql: string) => sql],
  ["without the attribute that only superusers give", (sql: string) => sql.replaceAll(" bypassrls", "")],
])(
  "a plain owner is told what a superuser runs once, and goes on when that is done: %s",
  async (_how, prepared) => {
    const owned = await createOwnedDatabase(bin ?? "", "");
    const first = startProcess({ DATABASE_URL: owned.url });
    expect(await first.exited).toBe(1);
    const [, sql = ""] = LINE.exec(first.output.err.trim()) ?? [];
    expect(sql).toMatch(/^create role anon nologin noinherit; .*grant anon, .* to "site-owner";$/);
    await owned.asSuperuser(prepared(sql));
    const second = startProcess({ DATABASE_URL: owned.url });
    await second.ready();
    second.child.kill("SIGTERM");
    expect(await second.exited).toBe(0);
    await useAll(owned.url);
    await owned.remove();
  },
  300_000,
);

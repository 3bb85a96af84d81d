import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test, vi } from "vitest";
import { openBackendSite } from "../../testing/backend-site.ts";

test.each(TEST_ENGINES)(
  "an account that has ended leaves its address nowhere, on the engine %s",
  async (engine) => {
    const site = await openBackendSite(engine);
    const { client, email, password } = await site.member("Eve");
    const other = await site.member("Dan");
    for (const { email: each } of [{ email }, other]) {
      expect((await site.visitor().auth.resetPasswordForEmail(each)).error).toBeNull();
    }
    const { rows: tables } = await site.database.execute(
      `select table_schema, table_name, column_name from information_schema.columns
     where table_schema in ('auth', 'public', 'deckwright', 'pgboss') and data_type in ('text', 'jsonb', 'character varying')
       and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
    );
    /** Columns anywhere that hold an address. */
    const places = async (address: string) => {
      const found: string[] = [];
      for (const { table_schema, table_name, column_name } of tables) {
        const { rows } = await site.database.execute(
          `select 1 from ${table_schema}.${table_name} where position($1 in "${column_name}"::text) > 0 limit 1`,
          [address],
        );
        if (rows.length > 0) found.push(`${table_schema}.${table_name}.${column_name}`);
      }
      return found;
    };
    await vi.waitFor(
      async () => expect(await places(email)).toContain("deckwright.mailbox.recipient"),
      10_000,
    );
    expect(await places(email)).toContain("auth.users.email");

    const { data } = await client.auth.signInWithPassword({ email, password });
    const answer = await site.request("/functions/v1/delete-account", {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}`, "content-type": "application/json" },
      body: JSON.stringify({ confirmation: email }),
    });
    expect(answer.status).toBe(200);
    expect(await places(email)).toEqual([]);
    expect(await places(other.email)).toContain("deckwright.mailbox.recipient");
    await site.close();
  },
);

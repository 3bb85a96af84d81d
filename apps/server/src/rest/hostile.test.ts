import { readFile } from "node:fs/promises";
import { addMember } from "@deckwright/db/testing/members.ts";
import { describe, expect, test } from "vitest";
import { sendHostile } from "../../testing/hostile-requests.ts";
import { openRestSite, signToken, TEST_ENGINES } from "../../testing/rest-site.ts";

const TABLES = await readFile(new URL("../../testing/scratch-tables.sql", import.meta.url), "utf8");

describe.each(TEST_ENGINES)("hostile requests on the engine %s", (engine) => {
  test("never break the server, and leave everything standing", async () => {
    const site = await openRestSite(engine, TABLES);
    const member = await addMember(site.database, "Mallory");
    const victim = await addMember(site.database, "Victim");
    await sendHostile(site, `Bearer ${await signToken({ ...member.claims })}`, 400);
    const { rows } = await site.database.execute(
      `select (select count(*) from pg_tables where schemaname in ('public', 'auth')) > 20 as tables,
        (select ai_credits from public.profiles where id = $1) as credits,
        (select username from public.profiles where id = $2) as victim,
        (select ai_credits from public.profiles where id = $2) as victim_credits`,
      [member.id, victim.id],
    );
    expect(rows[0]).toMatchObject({ tables: true, victim: "Victim", victim_credits: 10 });
    expect(Number(rows[0]?.credits)).toBeLessThanOrEqual(10);
    await site.database.close();
  }, 120_000);
});

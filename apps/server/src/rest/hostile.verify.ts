import { readFile } from "node:fs/promises";
import { addMember } from "@deckwright/db/testing/members.ts";
import { describe, test } from "vitest";
import { sendHostile } from "../../testing/hostile-requests.ts";
import { openRestSite, signToken, TEST_ENGINES } from "../../testing/rest-site.ts";

const TABLES = await readFile(new URL("../../testing/scratch-tables.sql", import.meta.url), "utf8");

describe.each(TEST_ENGINES)("ten thousand hostile requests for data on the engine %s", (engine) => {
  test("never break the server", async () => {
    const site = await openRestSite(engine, TABLES);
    const member = await addMember(site.database, "Mallory");
    await sendHostile(site, `Bearer ${await signToken({ ...member.claims }, "9h")}`, 10_000);
    await site.database.close();
  }, 900_000);
});

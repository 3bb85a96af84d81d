import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { writeTypes } from "./write-types.ts";

test("the types that the pages use are those of the migrations", async () => {
  const database = await openTestDatabase();
  const file = new URL("../../apps/web/src/data/database-types.ts", import.meta.url);
  const [written, kept] = await Promise.all([writeTypes(database), readFile(file, "utf8")]);
  await database.close();
  expect(kept, "run: node scripts/write-database-types.ts").toBe(written);
});

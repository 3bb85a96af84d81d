import { randomUUID } from "node:crypto";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { openBackend } from "./backend.ts";
import { readEnvironment } from "./platform/process/env.ts";
import { createLog } from "./platform/process/log.ts";
import { openServerDatabase } from "./ports/database/open-database.ts";

/** Servers that start at once, and how often. */
const SERVERS = 4;
const ROUNDS = 3;

const server = process.env.TEST_DATABASE_URL ?? "";
const troubles: string[] = [];
const log = createLog({ level: "warn", secrets: [], write: (line) => void troubles.push(line) });

async function start(url: string) {
  const env = readEnvironment({ DATABASE_URL: url });
  const lock = { release: async () => {} };
  const { database } = await openServerDatabase(env, lock, log);
  try {
    const backend = await openBackend({ env, log, origin: "http://localhost:3000", database });
    return { backend, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

test.skipIf(!TEST_ENGINES.includes("postgres"))(
  "any number of servers may start at once on an empty PostgreSQL, and agree on its keys",
  async () => {
    const owner = openPostgres({ url: server, connections: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      const name = `deckwright_test_${randomUUID().replaceAll("-", "")}`;
      await owner.execute(`create database ${name}`);
      const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
      // The second time around there is a schema already.
      for (const _ of ["empty", "made"]) {
        const starts = await Promise.allSettled(Array.from({ length: SERVERS }, () => start(url)));
        const started = starts.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
        for (const { backend, database } of started) {
          await backend.realtime.stop();
          await backend.stop();
          await database.close();
        }
        expect(starts.map((each) => (each.status === "rejected" ? String(each.reason) : "started"))).toEqual(
          Array(SERVERS).fill("started"),
        );
        expect(new Set(started.map(({ backend }) => backend.anonymousKey)).size).toBe(1);
      }
      expect(troubles.splice(0)).toEqual([]);
      // Connections that are just being closed are cut off, which is told too.
      await owner.execute(`drop database ${name} with (force)`);
      troubles.length = 0;
    }
    await owner.close();
  },
  120_000,
);

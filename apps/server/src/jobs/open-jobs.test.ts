import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLog } from "../platform/process/log.ts";
import type { Jobs } from "../ports/jobs.ts";
import { openJobs } from "./open-jobs.ts";
import { retentionJob } from "./retention.ts";

const log = createLog({ level: "silent", secrets: [], write: () => {} });
let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobs(database, log);
});
afterAll(async () => {
  await jobs?.stop();
  await database?.close();
});

const quick = { retries: 2, timeoutSeconds: 30 };

describe("background jobs", () => {
  test("work that was handed in is done once its transaction is committed, and soon", async () => {
    const done: unknown[] = [];
    const submit = await jobs.define({
      ...quick,
      name: "note-it",
      run: async (data) => void done.push(data),
    });
    await database.withTransaction("auth_admin", undefined, (transaction) =>
      submit(transaction, { number: 1 }),
    );
    await vi.waitFor(() => expect(done).toEqual([{ number: 1 }]), 5000);
  });

  test("work of a transaction that was undone is never done", async () => {
    const done: unknown[] = [];
    const submit = await jobs.define({
      ...quick,
      name: "note-maybe",
      run: async (data) => void done.push(data),
    });
    await database
      .withTransaction("auth_admin", undefined, async (transaction) => {
        await submit(transaction, { number: 1 });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await database.withTransaction("auth_admin", undefined, (transaction) =>
      submit(transaction, { number: 2 }),
    );
    await vi.waitFor(() => expect(done).toEqual([{ number: 2 }]), 5000);
  });

  test("retention forgets what is old and keeps what is not", async () => {
    await database.execute(
      `insert into auth.rate_limits (bucket, caller, tokens, updated_at)
       values ('a', 'old', 1, now() - interval '3 days'), ('a', 'new', 1, now())`,
    );
    await retentionJob(database, { keepsAccounts: true }).run({});
    const { rows } = await database.execute("select caller from auth.rate_limits where bucket = 'a'");
    expect(rows).toEqual([{ caller: "new" }]);
  });
});

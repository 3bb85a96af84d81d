import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { openJobs } from "../jobs/open-jobs.ts";
import { createLog } from "../platform/process/log.ts";
import { createMetrics, doorOf } from "./metrics.ts";
import { createMetricRoutes } from "./routes.ts";
import { createStoredCounts } from "./stored-counts.ts";

const log = createLog({ level: "silent", secrets: [], write: () => {} });
const pool = { state: () => ({ size: 2, ready: 2, running: 1, waiting: 3, isFull: false }) };

test("requests are counted by door and status, whatever was asked for", async () => {
  const metrics = createMetrics();
  for (const path of ["/", "/deck/17", "/deck/18", "/.env"]) metrics.countRequest("GET", path, 200, 30);
  metrics.countRequest("BREW", "/api/cards/named", 404, 1);
  const text = await metrics.read({ pool, stored: undefined, isReady: true });
  expect(text).toContain('deckwright_request_seconds_count{door="pages",method="GET",status="200"} 4');
  expect(text).toContain(
    'deckwright_request_seconds_bucket{le="0.025",door="pages",method="GET",status="200"} 0',
  );
  expect(text).toContain('deckwright_request_seconds_count{door="api",method="other",status="404"} 1');
  expect(text).toContain("deckwright_engine_jobs_waiting 3");
  expect(text).not.toContain("/deck");
  expect([doorOf("/constructor"), doorOf("/functions/v1/analyze")]).toEqual(["pages", "functions"]);
});

test("warnings and errors of the log are counted", async () => {
  const metrics = createMetrics();
  const counted = createLog({ level: "warn", secrets: [], write: () => {}, onLine: metrics.countLine });
  counted.info("not written");
  counted.warn("one");
  counted.error("two");
  counted.error("three");
  const text = await metrics.read({ pool, stored: undefined, isReady: false });
  expect(text).toContain('deckwright_log_lines_total{level="warn"} 1');
  expect(text).toContain('deckwright_log_lines_total{level="error"} 2');
  expect(text).not.toContain('level="info"');
  expect(text).toContain("deckwright_ready 0");
});

test.each(TEST_ENGINES)(
  "work that was given up and payments that were not settled are seen, on the engine %s",
  async (engine) => {
    const database = await openTestDatabase(engine);
    const jobs = await openJobs(database, log);
    const submit = await jobs.define({
      name: "break-down",
      retries: 0,
      timeoutSeconds: 30,
      run: async () => {
        throw new Error("broken");
      },
    });
    await database.withTransaction("auth_admin", undefined, (transaction) => submit(transaction, {}));
    await database.execute(
      `insert into public.payment_events (id, kind, payload, received_at)
         values ('evt_1', 'charge.succeeded', '{}', now() - interval '2 hours')`,
    );
    const metrics = createMetrics();
    const read = async () =>
      metrics.read({ pool, stored: await createStoredCounts(database)(), isReady: true });
    await expect
      .poll(read, { timeout: 15_000 })
      .toContain('deckwright_jobs{job="break-down",state="dead"} 1');
    expect(await read()).toMatch(/deckwright_payment_events_open 1\n/);
    expect(Number(/^deckwright_payment_event_oldest_seconds (\S+)/m.exec(await read())?.[1])).toBeGreaterThan(
      7_000,
    );
    expect(await read()).toContain("deckwright_database_up 1");
    await jobs.stop();
    await database.close();
    expect(
      await metrics.read({ pool, stored: await createStoredCounts(database)(), isReady: true }),
    ).toContain("deckwright_database_up 0");
  },
  120_000,
);

test("they are told to who knows the token, and on a public site to nobody without one", async () => {
  const ask = (options: { isPersonal: boolean; token: string | undefined }, authorization?: string) =>
    createMetricRoutes({ ...options, read: async () => "figures" }).request("/", {
      headers: authorization === undefined ? {} : { authorization },
    });
  const token = "a secret of some length";
  expect((await ask({ isPersonal: false, token: undefined }, "Bearer undefined")).status).toBe(404);
  // Not from this machine: there is no connection at all.
  expect((await ask({ isPersonal: true, token: undefined })).status).toBe(404);
  for (const wrong of [undefined, token, `Bearer ${token}s`, "Bearer", `Basic ${token}`])
    expect((await ask({ isPersonal: true, token }, wrong)).status, wrong).toBe(401);
  const answer = await ask({ isPersonal: false, token }, `Bearer ${token}`);
  expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
    200,
    "figures",
    "no-store",
  ]);
});

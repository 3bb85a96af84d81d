import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailJob } from "./mail-job.ts";
import { createMailboxRoutes, keepInMailbox } from "./mailbox.ts";

const SITE = "http://localhost:3000";
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const order = {
  kind: "confirm_signup",
  to: "ada@example.org",
  code: "123456",
  link: `${SITE}/auth/v1/verify?token=abc&type=signup`,
  lifetimeSeconds: 3600,
};

function visit(path: string, host = "localhost:3000") {
  return createMailboxRoutes(database).request(`http://x${path}`, { headers: { host } });
}

describe("the mailbox page", () => {
  test("says so when there is nothing", async () => {
    expect(await (await visit("/")).text()).toContain("No messages yet");
  });

  test("shows what was sent, with a link that can be followed", async () => {
    await mailJob(keepInMailbox(database), SITE).run(order);
    const page = await (await visit("/")).text();
    expect(page).toContain("Confirm your Deckwright account");
    expect(page).toContain('<a href="http://localhost:3000/auth/v1/verify?token=abc&#38;type=signup">');
    const list: unknown = await (await visit("/?format=json")).json();
    expect(list).toMatchObject([{ to: "ada@example.org", text: expect.stringContaining("123456") }]);
  });

  test("shows a message as it looks, and runs nothing in it", async () => {
    const [row] = (await database.execute("select id from deckwright.mailbox")).rows;
    const answer = await visit(`/${row?.id}`);
    expect(await answer.text()).toContain("One step to your first deck");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await visit("/999999")).status).toBe(404);
  });

  test("is not there under another name than this machine's own", async () => {
    for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", ""]) {
      expect((await visit("/", host)).status).toBe(404);
    }
    for (const host of ["127.0.0.1:3000", "localhost", "[::1]:3000"]) {
      expect((await visit("/", host)).status).toBe(200);
    }
  });

  test("an order that is none is not sent", () => {
    expect(() => mailJob(keepInMailbox(database), SITE).run({ kind: "nonsense" })).toThrow();
  });
});

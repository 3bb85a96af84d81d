import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { getRequestListener } from "@hono/node-server";
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

/** Asks over a real socket of this machine. */
async function visit(path: string, headers: OutgoingHttpHeaders = {}) {
  const listening = createServer(getRequestListener(createMailboxRoutes(database).fetch));
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", path, headers: { host: "localhost:3000", ...headers } });
  const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
  const body = await text(answer);
  listening.close();
  return { status: answer.statusCode, headers: answer.headers, body };
}

describe("the mailbox page", () => {
  test("says so when there is nothing", async () => {
    expect((await visit("/")).body).toContain("No messages yet");
  });

  test("shows what was sent, with a link that can be followed", async () => {
    await mailJob(keepInMailbox(database), SITE).run(order);
    const page = (await visit("/")).body;
    expect(page).toContain("Confirm your Deckwright account");
    expect(page).toContain('<a href="http://localhost:3000/auth/v1/verify?token=abc&#38;type=signup">');
    const list: unknown = JSON.parse((await visit("/?format=json")).body);
    expect(list).toMatchObject([{ to: "ada@example.org", text: expect.stringContaining("123456") }]);
  });

  test("shows a message as it looks, and runs nothing in it", async () => {
    const [row] = (await database.execute("select id from deckwright.mailbox")).rows;
    const answer = await visit(`/${row?.id}`);
    expect(answer.body).toContain("One step to your first deck");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await visit("/999999")).status).toBe(404);
  });

  test("is not there for whom somebody else asks", async () => {
    expect((await visit("/", { "x-forwarded-for": "203.0.113.5" })).status).toBe(404);
    expect((await visit("/1", { forwarded: "for=203.0.113.5" })).status).toBe(404);
  });

  test("an order that is none is not sent", () => {
    expect(() => mailJob(keepInMailbox(database), SITE).run({ kind: "nonsense" })).toThrow();
  });
});

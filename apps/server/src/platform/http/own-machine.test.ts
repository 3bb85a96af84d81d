import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "./context.ts";
import { isLoopbackName, ownMachineOnly } from "./own-machine.ts";

let server: Server;
let port = 0;
const app = new Hono<AppEnv>().get("/private", ownMachineOnly, (c) => c.text("for one's own eyes"));
beforeAll(async () => {
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "::", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** Sends these lines over a socket to an address of this machine; returns the status. */
async function ask(lines: readonly string[], address = "127.0.0.1", version = "1.1"): Promise<number> {
  const socket = connect(port, address);
  socket.write([`GET /private HTTP/${version}`, ...lines, "connection: close", "", ""].join("\r\n"));
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(await text(socket))?.[1]);
}

/** Addresses by which other machines reach this one. */
const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, address }) => !internal && !address.startsWith("fe80:"))
  .map(({ address }) => address);

describe("what is for this machine alone", () => {
  test.each(["localhost", "localhost:3000", "LOCALHOST", "app.localhost:80", "127.0.0.1:3000", "[::1]:3000"])(
    "is there for somebody at it who asks %s",
    async (host) => {
      expect(await ask([`host: ${host}`])).toBe(200);
      expect(await ask([`host: ${host}`], "::1")).toBe(200);
    },
  );

  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    "",
    "[::2]",
  ])("is not there under the name %j", async (host) => {
    expect(await ask([`host: ${host}`])).toBeGreaterThanOrEqual(400);
  });

  test.each([
    "x-forwarded-for: 203.0.113.5",
    "X-Forwarded-For: 127.0.0.1",
    "x-forwarded-for:",
    "x-forwarded-host: decks.example.org",
    "forwarded: for=127.0.0.1",
    "x-real-ip: 127.0.0.1",
    "via: 1.1 proxy",
    "cf-connecting-ip: 203.0.113.5",
    "true-client-ip: 203.0.113.5",
  ])("is not there for a request that was passed on: %s", async (line) => {
    expect(await ask(["host: localhost", line])).toBe(404);
  });

  test("is not there for what a proxy passes on in the version that nginx uses", async () => {
    expect(await ask(["host: localhost"], "127.0.0.1", "1.0")).toBe(404);
  });

  test.skipIf(outside.length === 0)(
    "is not there over an address that others use, whatever is asked for",
    async () => {
      for (const address of outside) expect(await ask(["host: localhost"], address)).toBe(404);
    },
  );

  test("is not there for requests that the server makes for its visitors", async () => {
    const request = new Request("http://localhost/private", { headers: { host: "localhost" } });
    expect((await app.fetch(request, { internal: { address: "127.0.0.1" } })).status).toBe(404);
    expect((await app.fetch(request)).status).toBe(404);
  });
});

test("a loopback name is known whatever its form", () => {
  for (const name of ["localhost", "a.localhost", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"]) {
    expect([name, isLoopbackName(name)]).toEqual([name, true]);
  }
  for (const name of [
    "",
    "0.0.0.0",
    "::",
    "localhost.example",
    "127.0.0.1.example",
    "128.0.0.1",
    "::ffff:10.0.0.1",
  ]) {
    expect([name, isLoopbackName(name)]).toEqual([name, false]);
  }
});

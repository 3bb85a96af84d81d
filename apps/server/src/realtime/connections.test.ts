import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openRealtimeSite, type RealtimeSite } from "../../testing/realtime-site.ts";
import { signToken } from "../../testing/rest-site.ts";

let site: RealtimeSite;
let ann: TestMember;
beforeAll(async () => {
  site = await openRealtimeSite("embedded");
  ann = await addMember(site.database, "Ann");
});
afterAll(() => site?.close());

/** A client that speaks the protocol by hand. */
async function connect(
  query = "vsn=1.0.0",
  headers: Record<string, string> = {},
  { host }: RealtimeSite = site,
) {
  const socket = new WebSocket(`ws://${host}/realtime/v1/websocket?${query}`, { headers });
  const heard: { event: string; topic: string; ref: string; payload: Record<string, unknown> }[] = [];
  socket.on("message", (data) => heard.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_, response) => reject(new Error(`status ${response.statusCode}`)));
    socket.once("error", reject);
  });
  const say = (event: string, payload: unknown, topic = "realtime:x", ref = "1") =>
    socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: ref }));
  const next = (event: string) =>
    vi.waitFor(() => {
      const found = heard.find((each) => each.event === event);
      if (!found) throw new Error(`no ${event} yet`);
      heard.splice(heard.indexOf(found), 1);
      return found;
    }, 3000);
  return { socket, heard, closed, say, next };
}

const DECKS = {
  config: { postgres_changes: [{ event: "*", schema: "public", table: "decks", filter: "shared=eq.true" }] },
};

describe("a connection", () => {
  test("answers joins, heartbeats and leaving in the first version of the protocol too", async () => {
    const client = await connect();
    client.say("phx_join", DECKS);
    const { payload, ref } = await client.next("phx_reply");
    expect(ref).toBe("1");
    expect(payload).toEqual({
      status: "ok",
      response: {
        postgres_changes: [
          { id: expect.any(Number), event: "*", schema: "public", table: "decks", filter: "shared=eq.true" },
        ],
      },
    });
    client.say("heartbeat", {}, "phoenix", "2");
    expect(await client.next("phx_reply")).toMatchObject({
      topic: "phoenix",
      ref: "2",
      payload: { status: "ok" },
    });
    client.say("broadcast", { event: "x" }, "realtime:x", "3");
    expect(await client.next("phx_reply")).toMatchObject({ ref: "3", payload: { status: "error" } });
    client.say("phx_leave", {}, "realtime:x", "4");
    expect(await client.next("phx_reply")).toMatchObject({ ref: "4", payload: { status: "ok" } });
    await client.next("phx_close");
    client.socket.close();
  });

  test("is for pages of ours and for programs, not for other people's pages", async () => {
    await expect(connect("", { origin: "https://elsewhere.example" })).rejects.toThrow("status 403");
    for (const origin of [`http://${site.host}`, "https://decks.example.org"]) {
      (await connect("", { origin })).socket.close();
    }
  });

  test("with a key that is nobody's is refused", async () => {
    await expect(connect("apikey=a.b.c")).rejects.toThrow("status 401");
  });

  test("ends when what it says is no message, too long, or binary", async () => {
    for (const [message, code] of [
      ["{", 1007],
      ["[]", 1007],
      ['{"topic":1}', 1007],
      ["x".repeat(70_000), 1009],
      [Buffer.from([3, 0, 0]), 1007],
    ] as const) {
      const client = await connect();
      client.socket.send(message);
      expect(await client.closed).toBe(code);
    }
  });

  test("ends when its bytes are no broadcast, in the newer version of the protocol too", async () => {
    const header = (...lengths: number[]) => [3, ...lengths, 1];
    for (const bytes of [
      [],
      [3],
      [4, ...header(0, 0, 10, 0, 0).slice(1), ...Buffer.from("realtime:x")],
      [...header(0, 0, 255, 0, 0), ...Buffer.from("realtime:x")],
      [...header(0, 0, 4, 0, 0), 0xff, 0xfe, 0xfd, 0xfc],
      [...header(101, 0, 0, 0, 0), ...Buffer.alloc(101, "1")],
    ]) {
      const client = await connect("vsn=2.0.0");
      client.socket.send(Buffer.from(bytes));
      expect(await client.closed, String(bytes)).toBe(1007);
    }
  });

  test("hears that a broadcast to a channel that it has not joined goes nowhere", async () => {
    const client = await connect("vsn=2.0.0");
    const parts = ["", "7", "realtime:x", "ping", ""].map((part) => Buffer.from(part));
    const lengths = parts.map((part) => part.length);
    client.socket.send(Buffer.concat([Buffer.from([3, ...lengths, 1]), ...parts, Buffer.from("{}")]));
    await vi.waitFor(() => expect(client.heard).toHaveLength(1), 3000);
    expect(client.heard).toEqual([
      [null, "7", "realtime:x", "phx_reply", { status: "error", response: { reason: "unmatched topic" } }],
    ]);
    client.socket.close();
  });

  test("that floods is ended", async () => {
    const client = await connect();
    for (let n = 0; n < 2000; n++) client.say("heartbeat", {}, "phoenix", String(n));
    expect(await client.closed).toBe(1008);
  });

  test("joins a hundred channels at most, and none that is private", async () => {
    const client = await connect();
    for (let n = 0; n <= 100; n++) {
      client.say("phx_join", {}, `realtime:${n}`, String(n));
      if (n % 50 === 0) await wait(50);
    }
    await vi.waitFor(() => expect(client.heard).toHaveLength(101), 3000);
    expect(client.heard.at(-1)?.payload).toMatchObject({
      status: "error",
      response: { reason: expect.stringMatching(/^ChannelRateLimitReached/) },
    });
    client.heard.length = 0;
    client.say("phx_leave", {}, "realtime:0", "200");
    await client.next("phx_close");
    client.heard.length = 0;
    client.say("phx_join", { config: { private: true } }, "realtime:mine", "201");
    expect(await client.next("phx_reply")).toMatchObject({
      payload: { status: "error", response: { reason: expect.stringMatching(/^Unauthorized/) } },
    });
    client.socket.close();
  });
});

describe("a channel", () => {
  test("of a token that is wrong or over is not joined", async () => {
    const client = await connect();
    for (const access_token of ["a.b.c", await signToken({ ...ann.claims }, "-1h")]) {
      client.say("phx_join", { ...DECKS, access_token });
      expect(await client.next("phx_reply")).toMatchObject({
        payload: { status: "error", response: { reason: expect.stringMatching(/^InvalidJWT/) } },
      });
    }
    client.socket.close();
  });

  test("is closed when its token ends, before anything more is told", async () => {
    const client = await connect();
    client.say("phx_join", { ...DECKS, access_token: await signToken({ ...ann.claims }, "4s") });
    await client.next("phx_reply");
    await client.next("system");
    await wait(4100);
    await addDeck(site.database, ann, { name: "Late", shared: true });
    expect(await client.next("system")).toMatchObject({ payload: { status: "error" } });
    await client.next("phx_close");
    expect(client.heard.filter(({ event }) => event === "postgres_changes")).toEqual([]);
    client.socket.close();
  });

  test("lives on with a newer token, and ends with a wrong one", async () => {
    const client = await connect();
    client.say("phx_join", { ...DECKS, access_token: await signToken({ ...ann.claims }, "4s") });
    await client.next("phx_reply");
    client.say("access_token", { access_token: await signToken({ ...ann.claims }) });
    await wait(4100);
    await addDeck(site.database, ann, { name: "In time", shared: true });
    expect((await client.next("postgres_changes")).payload).toMatchObject({
      data: { type: "INSERT", record: { name: "In time" } },
    });
    client.say("access_token", { access_token: "a.b.c" });
    await client.next("phx_close");
    client.socket.close();
  });
});

test("what is refused is closed, though the client never closes its side", async () => {
  const [name = "", port = ""] = site.host.split(":");
  const socket = createConnection({ host: name, port: Number(port), allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    `GET /realtime/v1/websocket?apikey=a.b.c HTTP/1.1\r\nHost: ${site.host}\r\nConnection: Upgrade\r\n` +
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  // Writing to what is closed is answered with a reset; to what is half open, with nothing.
  const knocking = setInterval(() => socket.write("x"), 50);
  socket.on("error", () => {});
  await closed;
  clearInterval(knocking);
}, 5000);

test("the connections of an IPv6 network are counted together", async () => {
  const own = await openRealtimeSite("embedded", { trustedProxies: ["127.0.0.1", "::1"] });
  const from = (address: string) => connect("", { "x-forwarded-for": address }, own);
  for (let n = 0; n < 100; n++) await from(`2001:db8:1:1::${n.toString(16)}`);
  await expect(from("2001:db8:1:1::ffff")).rejects.toThrow("status 429");
  (await from("2001:db8:1:2::1")).socket.close();
  await own.close();
});

test("a household joins a thousand channels at most, over however many connections", async () => {
  const own = await openRealtimeSite("embedded");
  const joined: string[] = [];
  const clients = [];
  for (let n = 0; n < 11; n++) {
    const client = await connect("vsn=1.0.0", {}, own);
    for (let at = 0; at < 95; at++) {
      client.say("phx_join", {}, `realtime:${at}`, String(at));
      if (at % 40 === 0) await wait(20);
    }
    await vi.waitFor(() => expect(client.heard).toHaveLength(95), 3000);
    joined.push(...client.heard.map(({ payload }) => JSON.stringify(payload)));
    clients.push(client);
  }
  expect(joined.filter((payload) => payload.includes('"status":"ok"'))).toHaveLength(1000);
  expect(joined.at(-1)).toContain("ChannelRateLimitReached");
  // Who leaves makes room.
  const [first, last] = [clients[0], clients.at(-1)];
  first?.socket.close();
  await first?.closed;
  await wait(50);
  if (last) last.heard.length = 0;
  last?.say("phx_join", {}, "realtime:again", "200");
  expect(await last?.next("phx_reply")).toMatchObject({ payload: { status: "ok" } });
  await own.close();
});

test("an address may have a hundred connections; the end of the server is told to all of them", async () => {
  const own = await openRealtimeSite("embedded");
  const open: Awaited<ReturnType<typeof connect>>[] = [];
  for (let n = 0; n < 100; n++) open.push(await connect("", {}, own));
  await expect(connect("", {}, own)).rejects.toThrow("status 429");
  await own.stop();
  expect(new Set(await Promise.all(open.map(({ closed }) => closed)))).toEqual(new Set([1001]));
  await own.close();
});

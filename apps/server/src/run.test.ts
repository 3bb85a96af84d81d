import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fillDataFolder } from "../testing/prepared-data.ts";
import { endProcesses, type ServerProcess, startProcess } from "../testing/server-process.ts";

const WISH = { prompt: "elf tribal commander under $100" };

function post(address: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${address}/functions/v1/generate-deck`, {
    method: "POST",
    body: JSON.stringify(body),
    ...init,
  });
}

const events = { accept: "text/event-stream" };

async function health(address: string) {
  const response = await fetch(`${address}/healthz`);
  const body = (await response.json()) as { generator: { running: number; waiting: number } };
  return { ...body, code: response.status };
}

describe("a server that runs", () => {
  let server: ServerProcess;
  let address = "";
  let folder = "";
  beforeAll(async () => {
    // From nothing at all, as the first start of an installation.
    folder = await mkdtemp(join(tmpdir(), "deckwright-run-"));
    server = startProcess({ DATA_DIR: join(folder, "data") });
    address = await server.ready();
  });
  afterAll(async () => {
    await endProcesses();
    await rm(folder, { recursive: true, force: true });
  });

  test("has said what it runs on, and is healthy", async () => {
    expect(server.output.out).toMatch(/Cards +[\d,]+ cards, .*\n.*prices \d{4}-/);
    expect(server.output.out).toMatch(/Generator +built in/);
    expect(server.output.out).toMatch(/Database +embedded, in .*database/);
    const bucket = await fetch(`${address}/storage/v1/bucket/decks`);
    expect([bucket.status, await bucket.json()]).toMatchObject([404, { error: "Bucket not found" }]);
    const data = await fetch(`${address}/rest/v1/products?select=id`);
    // Longer than proxies keep a connection that nobody uses.
    expect([data.status, data.headers.get("keep-alive")]).toEqual([200, "timeout=65"]);
    expect(await health(address)).toMatchObject({
      code: 200,
      status: "ready",
      generator: { waiting: 0 },
      cards: { source: "bundled" },
    });
  });

  test("tells who sits at this machine what it has answered, and nobody a proxy brings", async () => {
    await fetch(`${address}/rest/v1/products?select=id`);
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/deckwright_request_seconds_count\{door="rest",method="GET",status="200"\} [1-9]/);
    expect(text).toContain("deckwright_ready 1");
    expect(text).toContain("deckwright_database_up 1");
    expect(text).toContain("process_resident_memory_bytes");
    const passedOn = await fetch(`${address}/metrics`, { headers: { "x-forwarded-for": "203.0.113.5" } });
    expect(passedOn.status).toBe(404);
  });

  test("sends each stage when it is finished, long before the deck", async () => {
    const response = await post(
      address,
      { ...WISH, seed: 11 },
      { headers: { ...events, "accept-encoding": "gzip" } },
    );
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const requestLog: { text: string; at: number }[] = [];
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      requestLog.push({ text: chunk, at: performance.now() });
    }
    const first = requestLog.find(({ text }) => text.includes("event: stage"))!;
    const deck = requestLog.find(({ text }) => text.includes("event: deck"))!;
    expect(deck.at - first.at).toBeGreaterThan(10);
    const names = [
      ...requestLog
        .map(({ text }) => text)
        .join("")
        .matchAll(/event: (\w+)/g),
    ].map(([, name]) => name);
    expect(names).toEqual([...Array(names.length - 1).fill("stage"), "deck"]);
    expect(names.length).toBeGreaterThan(4);
  });

  test("stops working for a client that has left", async () => {
    const leave = new AbortController();
    const requests = Array.from({ length: 12 }, (_, seed) =>
      post(address, { ...WISH, seed: 100 + seed }, { headers: events, signal: leave.signal }).then((each) =>
        each.text(),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    leave.abort();
    await Promise.allSettled(requests);
    const begun = performance.now();
    for (;;) {
      const { generator } = await health(address);
      if (generator.running === 0 && generator.waiting === 0) break;
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
    expect((await post(address, { ...WISH, seed: 7 })).status).toBe(200);
  });

  test("lets a request finish when it is told to stop, then ends with code 0, however often it is told", async () => {
    const answer = post(address, { ...WISH, seed: 12 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.child.kill("SIGINT");
    server.child.kill("SIGTERM");
    expect((await answer).status).toBe(200);
    expect(await server.exited).toBe(0);
    expect(server.output.err).not.toMatch(/error/);
  });
});

describe("a server that cannot start says why in one line", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "deckwright-run-"));
  });
  afterEach(endProcesses);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function failure(env: Record<string, string>) {
    const { exited, output } = startProcess({ DATA_DIR: join(folder, "none"), ...env });
    const code = await exited;
    const lines = output.err.trim().split("\n");
    expect(lines).toHaveLength(1);
    return { code, line: lines[0] };
  }

  test("a wrong variable: code 2", async () => {
    expect(await failure({ PORT: "eighty" })).toEqual({
      code: 2,
      line: 'deckwright: PORT must be a whole number from 0 to 65535, and is "eighty".',
    });
  });

  test("a port in use: code 3", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    expect(await failure({ PORT: String(port) })).toEqual({
      code: 3,
      line: `deckwright: Port ${port} is in use by another program. Choose another with PORT.`,
    });
    other.close();
  });

  test("a data folder in use: code 4, also when the first has only begun to start", async () => {
    const DATA_DIR = join(folder, "data");
    const first = startProcess({ DATA_DIR });
    while (!existsSync(join(DATA_DIR, "lock.sock"))) await new Promise((resolve) => setTimeout(resolve, 20));
    const { code, line } = await failure({ DATA_DIR });
    expect(code).toBe(4);
    expect(line).toMatch(
      /^deckwright: The data folder .*data is in use by the server at http:\/\/localhost:0 \(process \d+\)\.$/,
    );
    expect(first.child.exitCode).toBeNull();
  });

  // There is no such thing on Windows.
  test.skipIf(process.platform === "win32")(
    "a data folder whose server is suspended: code 4, and the server goes on when it is woken",
    async () => {
      const DATA_DIR = join(folder, "suspended");
      fillDataFolder(DATA_DIR);
      const first = startProcess({ DATA_DIR });
      const address = await first.ready();
      first.child.kill("SIGSTOP");
      const { code, line } = await failure({ DATA_DIR });
      first.child.kill("SIGCONT");
      expect(code).toBe(4);
      expect(line).toMatch(
        /^deckwright: The data folder .* is in use by a process that does not answer; it may be suspended\.$/,
      );
      expect((await fetch(`${address}/rest/v1/products?select=id`)).status).toBe(200);
      expect(first.child.exitCode).toBeNull();
    },
    120_000,
  );

  test("card files that are none: code 1", async () => {
    await writeFile(join(folder, "oracle_cards.ndjson"), "this is no card\n{]\n");
    const { code, line } = await failure({ CARDS_DIR: folder });
    expect(code).toBe(1);
    expect(line).toMatch(/^deckwright: .*oracle_cards\.ndjson/);
  });
});

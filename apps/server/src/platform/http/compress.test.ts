import { createGunzip, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { compress } from "./compress.ts";
import type { AppEnv } from "./context.ts";

const text = "the same words again and again ".repeat(100);
const gzip = { "accept-encoding": "gzip, deflate, br" };

function appThatSays(response: () => Response): Hono<AppEnv> {
  return new Hono<AppEnv>().use("*", compress).get("/", response);
}

const html = { "content-type": "text/html; charset=utf-8" };

describe("compression", () => {
  test("shrinks text for whoever takes gzip", async () => {
    const app = appThatSays(
      () => new Response(text, { headers: { ...html, "content-length": String(text.length) } }),
    );
    const response = await app.request("/", { headers: gzip });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(response.headers.get("content-length")).toBeNull();
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(text.length / 5);
    expect(gunzipSync(bytes).toString()).toBe(text);
  });

  test.each(["identity", "br", "gzip;q=0", "x-gzip-not"])(
    "leaves it for whoever sends %j",
    async (accepts) => {
      const app = appThatSays(() => new Response(text, { headers: html }));
      const response = await app.request("/", { headers: { "accept-encoding": accepts } });
      expect(response.headers.get("content-encoding")).toBeNull();
      expect(await response.text()).toBe(text);
    },
  );

  test.each([
    ["pictures", { "content-type": "image/png" }],
    ["what is compressed already", { ...html, "content-encoding": "br" }],
    ["what is small", { ...html, "content-length": "20" }],
  ])("leaves %s alone", async (_, headers) => {
    const response = await appThatSays(() => new Response(text, { headers })).request("/", { headers: gzip });
    expect(await response.text()).toBe(text);
  });

  test("lets the first part of a stream of events out before the rest is there", async () => {
    let finish = () => {};
    const app = appThatSays(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode("<p>first part</p>"));
              finish = () => {
                controller.enqueue(new TextEncoder().encode("<p>rest</p>"));
                controller.close();
              };
            },
          }),
          { headers: { "content-type": "text/event-stream; charset=utf-8" } },
        ),
    );
    const response = await app.request("/", { headers: gzip });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const gunzip = createGunzip();
    let seen = "";
    gunzip.on("data", (chunk: Buffer) => {
      seen += chunk.toString();
    });
    const reader = response.body!.getReader();
    while (!seen.includes("first part")) {
      const { value } = await reader.read();
      await new Promise<void>((resolve) => gunzip.write(value, () => resolve()));
    }
    expect(seen).not.toContain("rest");
    finish();
    for (let part = await reader.read(); !part.done; part = await reader.read()) gunzip.write(part.value);
    await new Promise((resolve) => gunzip.end(resolve));
    expect(seen).toContain("rest");
  });

  test("gzips a page as one piece", async () => {
    const page = "<p>elves</p>".repeat(5_000);
    const response = await appThatSays(() => new Response(page, { headers: html })).request("/", {
      headers: gzip,
    });
    const parts: Uint8Array[] = [];
    for await (const part of response.body ?? []) parts.push(part);
    expect(parts).toHaveLength(1);
    expect(String(gunzipSync(parts[0] ?? ""))).toBe(page);
  });

  test.each([
    ["small", 300, null],
    ["of some size", 5_000, "gzip"],
    ["long", 200_000, "gzip"],
  ])("sends JSON that is %s as one piece", async (_, letters, encoding) => {
    const value = ["x".repeat(letters)];
    const response = await appThatSays(() => Response.json(value)).request("/", { headers: gzip });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(JSON.parse(String(encoding ? gunzipSync(bytes) : bytes))).toEqual(value);
  });

  test.each([0, 1, 2, 5])("sends JSON that comes in %i pieces as it comes", async (count) => {
    const pieces = Array.from({ length: count }, (_, at) => `"${at}${"x".repeat(2_000)}"`);
    const json = { "content-type": "application/json" };
    const app = appThatSays(
      () => new Response(ReadableStream.from(pieces.map((piece) => Buffer.from(piece))), { headers: json }),
    );
    const response = await app.request("/", { headers: gzip });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(String(count === 0 ? bytes : gunzipSync(bytes))).toBe(pieces.join(""));
  });

  test("a reader that leaves ends the work behind a compressed stream", async () => {
    let hasEnded = () => {};
    const ended = new Promise<void>((resolve) => {
      hasEnded = resolve;
    });
    const app = appThatSays(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode("event: stage\n\n")),
            cancel: () => hasEnded(),
          }),
          { headers: { "content-type": "text/event-stream" } },
        ),
    );
    const response = await app.request("/", { headers: gzip });
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await ended;
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "../platform/http/context.ts";
import { createStaticRoutes } from "./static-files.ts";

const script = "console.log('hello');".repeat(100);
let folder = "";
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deckwright-static-"));
  const site = join(folder, "site");
  await mkdir(join(site, "assets"), { recursive: true });
  await writeFile(join(site, "assets", "entry-abc123.js"), script);
  await writeFile(join(site, "assets", "font-abc123.woff2"), "not really a font");
  await writeFile(join(site, "robots.txt"), "welcome");
  await writeFile(join(site, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "secret.txt"), "outside");
  app = new Hono<AppEnv>().route("/", createStaticRoutes(site)).all("*", (c) => c.text("page"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("static files", () => {
  test("with a hash in the name are kept for ever, others for an hour", async () => {
    const hashed = await app.request("/assets/entry-abc123.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(await hashed.text()).toBe(script);
    const icon = await app.request("/robots.txt");
    expect(icon.status).toBe(200);
    expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("are sent compressed in the best way the browser takes", async () => {
    const ask = async (accepts: string) => {
      const response = await app.request("/assets/entry-abc123.js", {
        headers: { "accept-encoding": accepts },
      });
      return {
        encoding: response.headers.get("content-encoding"),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const br = await ask("gzip, deflate, br, zstd");
    expect(br.encoding).toBe("br");
    expect(brotliDecompressSync(br.bytes).toString()).toBe(script);
    const gzip = await ask("gzip");
    expect(gzip.encoding).toBe("gzip");
    expect(gunzipSync(gzip.bytes).toString()).toBe(script);
  });

  test("are not sent twice to a browser that has them", async () => {
    const first = await app.request("/robots.txt");
    const etag = first.headers.get("etag")!;
    const again = await app.request("/robots.txt", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("the icon that browsers ask for by habit is the one there is", async () => {
    const response = await app.request("/favicon.ico");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/favicon.svg"]);
  });

  test("a missing asset is not found, where a missing page goes on to the pages", async () => {
    const asset = await app.request("/assets/gone.js");
    expect(asset.status).toBe(404);
    expect(await (await app.request("/builder")).text()).toBe("page");
  });

  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//etc/passwd",
  ])("nothing outside the folder is served (%s)", async (path) => {
    expect(await (await app.request(`http://x${path}`)).text()).not.toContain("outside");
  });
});

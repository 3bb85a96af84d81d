import { createHash } from "node:crypto";
import { type Dirent, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../platform/http/context.ts";

/** Files under this folder carry a hash of their content in their names: they never change. */
const HASHED = "/assets/";
const FOREVER = "public, max-age=31536000, immutable";
const SHORTLY = "public, max-age=3600";
/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/(svg\+xml|x-icon))/;

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Serves the files of a folder that is not written to while the server runs. Each is read and compressed once, when it
 * is first asked for. Only paths found when the folder was listed exist, so no path can lead out of it.
 */
export function createStaticRoutes(folder: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const paths = new Map(
    listFiles(folder).map((path) => [`/${relative(folder, path).split(sep).join("/")}`, path]),
  );
  const files = new Map<string, Promise<StaticFile>>();

  function open(path: string): Promise<StaticFile> | undefined {
    const file = paths.get(path);
    if (file === undefined) return undefined;
    const known = files.get(path) ?? load(file);
    files.set(path, known);
    return known;
  }

  routes.get("*", async (c, next) => {
    const path = c.req.path;
    const file = await open(path);
    if (file) return answer(c, file, path.startsWith(HASHED) ? FOREVER : SHORTLY);
    if (path === "/favicon.ico" && paths.has("/favicon.svg")) return c.redirect("/favicon.svg", 302);
    // A missing asset must not be answered with a rendered page, which a browser would take for a script.
    if (path.startsWith(HASHED)) return c.text("There is no such file.", 404);
    return next();
  });
  return routes;
}

function answer(c: Context<AppEnv>, file: StaticFile, cacheControl: string): Response {
  const headers = { etag: file.etag, "cache-control": cacheControl, vary: "Accept-Encoding" };
  if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304, headers);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find(
    (each) => file[each] && new RegExp(`\\b${each}\\b`).test(accepted),
  );
  return c.body((encoding && file[encoding]) ?? file.plain, 200, {
    ...headers,
    "content-type": file.type,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
}

async function load(path: string): Promise<StaticFile> {
  const plain = new Uint8Array(await readFile(path));
  const type = getMimeType(path) ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  if (!COMPRESSIBLE.test(type)) return { type, etag, plain };
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(plain, { level: 9 }),
  ]);
  return { type, etag, plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) };
}

function listFiles(folder: string): string[] {
  const isFile = (entry: Dirent) => entry.isFile();
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isFile)
    .map((entry) => join(entry.parentPath, entry.name));
}

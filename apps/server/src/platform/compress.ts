import { Duplex } from "node:stream";
import type { ReadableWritablePair } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** Smaller bodies gain nothing. Streams of unknown length are compressed. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Gzips answers as they are made: every chunk is flushed at once, so that an event, or the first part of a streamed page,
 * is on its way while the rest is still being made. Bodies that are compressed already stay as they are.
 */
export const compress: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { res } = c;
  const length = res.headers.get("content-length");
  if (
    c.req.method === "HEAD" ||
    res.headers.has("content-encoding") ||
    !COMPRESSIBLE.test(res.headers.get("content-type") ?? "") ||
    (length !== null && Number(length) < MIN_BYTES)
  ) {
    return;
  }
  res.headers.append("vary", "Accept-Encoding");
  // The body is asked for last: what was made whole is sent as it is, which takes a fraction of the time, until somebody does.
  if (!acceptsGzip(c.req.header("accept-encoding")) || !res.body) return;
  const gzip = Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH }));
  const body = res.body.pipeThrough<Uint8Array>(gzip as ReadableWritablePair<Uint8Array, Uint8Array>);
  c.res = new Response(body, res);
  c.res.headers.set("content-encoding", "gzip");
  c.res.headers.delete("content-length");
};

/** Whether who asks takes an answer in gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return /(^|,)\s*(gzip|\*)\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)/i.test(header ?? "");
}

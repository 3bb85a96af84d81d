import { Duplex } from "node:stream";
import type { ReadableWritablePair } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createGzip, gzip, gzipSync } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** Smaller bodies gain nothing. Streams of unknown length are compressed. */
const MIN_BYTES = 1_024;
/** Smaller bodies are compressed on the spot (0.5 ms at most): another thread would have to be waited for longer. */
const MIN_FOR_THREAD = 32_768;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** What mostly comes in one piece. */
const WHOLE = /^(text\/html|application\/json)/;

const zip = promisify(gzip);

/**
 * Gzips answers as they are made: every chunk is flushed at once, so that an event is on its way while the rest is still being
 * made. Pages and JSON mostly come in one piece and are gzipped as one, which takes a fraction of the time of a stream. Bodies
 * that are compressed already stay as they are.
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
  if (!/accept-encoding/i.test(res.headers.get("vary") ?? "")) res.headers.append("vary", "Accept-Encoding");
  // The body is asked for last: what was made whole is sent as it is, which takes a fraction of the time, until somebody does.
  if (!acceptsGzip(c.req.header("accept-encoding")) || !res.body) return;
  const isWhole = WHOLE.test(res.headers.get("content-type") ?? "");
  const body = isWhole ? await readPiece(res.body) : res.body;
  if (body instanceof Uint8Array && body.length < MIN_BYTES) {
    c.res = new Response(body, res);
    return;
  }
  c.res = new Response(await packed(body), res);
  c.res.headers.set("content-encoding", "gzip");
  c.res.headers.delete("content-length");
};

async function packed(body: Body): Promise<Body> {
  if (body instanceof Uint8Array) return body.length < MIN_FOR_THREAD ? gzipSync(body) : await zip(body);
  const stream = Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH }));
  return body.pipeThrough(stream as ReadableWritablePair<Bytes, Bytes>);
}

type Bytes = Uint8Array<ArrayBuffer>;
/** All that a body holds, or a stream of pieces. */
type Body = Bytes | ReadableStream<Bytes>;

/** All that a body holds when that is one piece; else the same pieces in another stream. */
async function readPiece(body: ReadableStream<Bytes>): Promise<Body> {
  const reader = body.getReader();
  const first = await reader.read();
  const second = first.done ? first : await reader.read();
  if (second.done) return first.value ?? new Uint8Array();
  const waiting = [first.value, second.value];
  return new ReadableStream({
    pull: async (controller) => {
      const value = waiting.shift() ?? (await reader.read()).value;
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Whether who asks takes an answer in gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return /(^|,)\s*(gzip|\*)\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)/i.test(header ?? "");
}

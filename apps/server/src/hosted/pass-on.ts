import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure, retryAfter, toFailure } from "../platform/http/failure.ts";
import { createGate, type GateLimits } from "../platform/limits/gate.ts";
import { bounded } from "./bounded.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";

/** What is passed on, and where. */
export interface PassOnOptions {
  /** Where the project answers, without a slash at the end. */
  readonly url: string;
  /** Sent for whoever sends none. */
  readonly anonymousKey: string;
  /** Bytes that the body of a request may have. */
  readonly maxBody: number;
  /** Counts a request from an address. @throws Failure `rate_limited` */
  readonly admit: (address: string) => Promise<void>;
  /** How long the project may take to begin its answer, in milliseconds; 20 seconds when left out. */
  readonly patienceMs?: number;
}

/** Requests that wait for the project at once, and of these of one household: some are always left for others. */
const PLACES: GateLimits = { places: 128, placesEach: 32 };
const PATIENCE_MS = 20_000;
/** How long the whole exchange may take: who reads slowly does not hold a connection to the project for ever. */
const WHOLE_MS = 60_000;
/** Bytes of an answer; one that goes on is cut. */
const MAX_ANSWER = 32 * 1024 * 1024;
/** When it makes sense to try again, in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Statuses by which gateways say that what is behind them does not answer: 502 to 504, and those of the network in front of
 * hosted projects (520 to 530; 540 for a project that is paused).
 */
const AWAY = /^(50[234]|52\d|530|540)$/;

/** Passes requests on to a hosted project, at the same path, and its answers back, both as they come. */
export function createPassOn(options: PassOnOptions): Hono<AppEnv> {
  const gate = createGate(PLACES);
  return new Hono<AppEnv>().all("*", async (c) => {
    try {
      const address = c.get("address");
      await options.admit(address);
      return await gate.run(address, () => passOn(c, address, options));
    } catch (error) {
      return refuse(c, toFailure(error));
    }
  });
}

async function passOn(c: AppContext, address: string, options: PassOnOptions): Promise<Response> {
  const request = c.req.raw;
  const { pathname, search } = new URL(request.url);
  const { body, wasTooLarge } = bodyOf(request, options.maxBody);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), options.patienceMs ?? PATIENCE_MS);
  const response = await fetch(`${options.url}${pathname}${search}`, {
    method: request.method,
    headers: requestHeaders(request.headers, address, options.anonymousKey),
    // Where it leads is for the browser to follow.
    redirect: "manual",
    signal: AbortSignal.any([request.signal, late.signal, AbortSignal.timeout(WHOLE_MS)]),
    ...(body === null ? {} : { body, duplex: "half" }),
  })
    .catch((cause: unknown) => {
      if (wasTooLarge()) throw tooLarge(options.maxBody);
      if (request.signal.aborted) throw new Failure("canceled", "The request was taken back.", { cause });
      throw away(cause);
    })
    .finally(() => clearTimeout(timer));
  if (AWAY.test(String(response.status))) {
    await response.body?.cancel();
    throw away(new Error(`the project answered ${response.status}`));
  }
  return new Response(response.body && bounded(response.body, MAX_ANSWER), {
    status: response.status,
    headers: responseHeaders(response.headers),
  });
}

/** @throws Failure for a body that says itself that it is too large; another one is found out while it is sent. */
function bodyOf(request: Request, most: number) {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge(most);
  let isTooLarge = false;
  const body =
    request.body &&
    bounded(request.body, most, () => {
      isTooLarge = true;
    });
  return { body, wasTooLarge: () => isTooLarge };
}

function tooLarge(most: number): Failure {
  return new Failure("too_large", `The body of the request is larger than ${Math.floor(most / 1024)} kB.`);
}

function away(cause: unknown): Failure {
  return new Failure("busy", "Accounts and decks cannot be reached right now. Try again in a few seconds.", {
    code: "unavailable",
    cause,
    headers: retryAfter(RETRY_AFTER_S),
  });
}

/** In the fields that clients of either protocol read. */
function refuse(c: AppContext, failure: Failure): Response {
  c.set("failure", failure);
  const { code, message, status, headers } = failure;
  return c.json({ code, message, msg: message, error_code: code, details: null, hint: null }, status, {
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "retry-after",
    "cache-control": "no-store",
    ...headers,
  });
}

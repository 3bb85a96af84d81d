import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import type { VerdictResponse } from "@deckwright/contract/finding.ts";
import type {
  AlternativesResponse,
  AnalyzeResponse,
  CompleteResponse,
  GenerateResponse,
  GenerateResult,
} from "@deckwright/contract/generate.ts";
import { type ParsedRequest, parseRequest } from "@deckwright/contract/parse-request.ts";
import {
  alternativesRequestSchema,
  completeRequestSchema,
  deckRequestSchema,
  type GenerateRequest,
  servedGenerateRequestSchema,
} from "@deckwright/contract/requests.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { createBusyError } from "@deckwright/host/pool/worker-pool.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/context.ts";
import { Failure } from "../platform/failure.ts";
import type { RateLimiter } from "../platform/rate-limit.ts";
import { readJson } from "../platform/read-json.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { eventStream } from "./event-stream.ts";
import { ignoredFields } from "./ignored-fields.ts";
import { engineFailure, problemObject } from "./problem.ts";
import type { SaveDeck } from "./save-deck.ts";

/** A whole collection of fifty thousand names fits. */
const MAX_BODY = 4 * 1024 * 1024;

/** What the functions need from the rest of the server. */
export interface FunctionsOptions {
  readonly pool: GeneratePool;
  /** Display facts of a card by its name; undefined for a name that is no card's. */
  readonly faceOf: (name: string) => CardFace | undefined;
  /** Limits how many decks one address may have built. */
  readonly limiter: RateLimiter;
  /** Puts a deck into the vault of whoever asks; left out by tests without accounts. */
  readonly saveDeck?: SaveDeck;
}

/** The engine over HTTP, under `/functions/v1`. */
export function createFunctionRoutes({ pool, faceOf, limiter, saveDeck }: FunctionsOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const pageAnswers = createAnswerCache<GenerateResult>();

  function facesOf(names: Iterable<string>): Faces {
    const faces: Record<string, CardFace> = {};
    for (const name of names) {
      const face = faceOf(name);
      if (face) faces[name] = face;
    }
    return faces;
  }

  function complement(result: GenerateResult, ignored: readonly string[]): GenerateResponse {
    const { card_list, partner_deck } = result.deck;
    const groups = [...Object.values(card_list), ...Object.values(partner_deck?.card_list ?? {})];
    const names = groups.flatMap((group) => group.map((item) => item.name));
    return {
      ...result,
      findings: [...result.findings, ...ignoredFields(ignored)],
      faces: facesOf(names),
    };
  }

  routes.use("*", async (c, next) => {
    await next();
    c.res.headers.set("cache-control", c.res.headers.get("cache-control") ?? "no-store");
  });

  routes.post("/generate-deck", async (c) => {
    const body = await readJson(c.req.raw, MAX_BODY);
    const { value, ignored } = accept(parseRequest(servedGenerateRequestSchema, body));
    // The engine never sees whether a deck is to be kept: its seed comes from the request.
    const { save = false, ...request } = value;
    if (c.env?.internal) {
      // The same request gives the same deck, so one that pages always show is built once.
      const result = await pageAnswers(JSON.stringify(request), async () => {
        await takeTurn(c, limiter);
        return pool.generate(request);
      });
      return c.json(complement(result, ignored));
    }
    await takeTurn(c, limiter);
    const finish = async (result: GenerateResult) => {
      const answer = complement(result, ignored);
      return save && saveDeck ? withSaved(answer, await saveDeck(callerOf(c), result.deck)) : answer;
    };
    if (wantsEvents(c)) return streamDeck(request, finish);
    return c.json(await finish(await pool.generate(request, { signal: c.req.raw.signal })));
  });

  function streamDeck(
    request: GenerateRequest,
    finish: (result: GenerateResult) => Promise<GenerateResponse>,
  ): Response {
    if (pool.state().isFull) throw createBusyError();
    return eventStream(async (send, signal) => {
      try {
        const result = await pool.generate(request, { signal, onStage: (stage) => send("stage", stage) });
        send("deck", await finish(result));
      } catch (error) {
        send("error", problemObject(engineFailure(error), request.id));
      }
    });
  }

  routes.post("/validate", async (c) => {
    const { value: request, ignored } = accept(
      parseRequest(deckRequestSchema, await readJson(c.req.raw, MAX_BODY)),
    );
    const verdict = await pool.validate(request, { signal: c.req.raw.signal });
    return c.json({
      ...echoId(request),
      legal: verdict.legal,
      findings: [...verdict.findings, ...ignoredFields(ignored)],
    } satisfies VerdictResponse);
  });

  routes.post("/analyze", async (c) => {
    const { value: request } = accept(parseRequest(deckRequestSchema, await readJson(c.req.raw, MAX_BODY)));
    const analysis = await pool.analyze(request, { signal: c.req.raw.signal });
    const { commanders = [], main, side = {}, companion, zones = {} } = request;
    const names = new Set([
      ...commanders,
      ...Object.keys(main),
      ...Object.keys(side),
      ...(companion === undefined ? [] : [companion]),
      ...Object.values(zones).flatMap((zone) => Object.keys(zone)),
    ]);
    return c.json({ ...echoId(request), ...analysis, faces: facesOf(names) } satisfies AnalyzeResponse);
  });

  routes.post("/complete", async (c) => {
    const start = performance.now();
    const { value: request } = accept(
      parseRequest(completeRequestSchema, await readJson(c.req.raw, MAX_BODY)),
    );
    const cards = await pool.complete(request, { signal: c.req.raw.signal });
    const timings_ms = { total: Math.round((performance.now() - start) * 10) / 10 };
    return c.json({ ...echoId(request), cards, timings_ms } satisfies CompleteResponse);
  });

  routes.post("/alternatives", async (c) => {
    const { value: request } = accept(
      parseRequest(alternativesRequestSchema, await readJson(c.req.raw, MAX_BODY)),
    );
    const found = await pool.alternatives(request, { signal: c.req.raw.signal });
    const names = [found.cheaper, found.owned, found.upgrade].flatMap((each) => (each ? [each.name] : []));
    return c.json({
      ...echoId(request),
      ...found,
      faces: facesOf(names),
    } satisfies AlternativesResponse);
  });

  const known = new Set(routes.routes.filter(({ method }) => method === "POST").map(({ path }) => path));
  routes.all("*", (c) => {
    const name = c.req.path.slice(c.req.path.lastIndexOf("/"));
    if (known.has(name)) {
      throw new Failure("method_not_allowed", "This function takes POST requests.", {
        headers: { allow: "POST" },
      });
    }
    throw new Failure("not_found", "There is no function of this name.");
  });
  routes.onError((error, c) => {
    const failure = engineFailure(error);
    c.set("failure", failure);
    return c.json(problemObject(failure), failure.status, { ...failure.headers });
  });
  return routes;
}

/** @throws Failure when the visitor's address has asked for too much. */
async function takeTurn(c: AppContext, limiter: RateLimiter): Promise<void> {
  const allowance = await limiter.take(c.get("address"));
  if (allowance.allowed) return;
  throw new Failure("rate_limited", "That is a lot of decks at once. Wait a moment and try again.", {
    headers: { "retry-after": String(allowance.retryAfterSeconds) },
  });
}

function accept<Value>(parsed: ParsedRequest<Value>): ParsedRequest<Value> & { readonly ok: true } {
  if (!parsed.ok) throw new Failure("invalid_request", parsed.message);
  return parsed;
}

function wantsEvents(c: AppContext): boolean {
  return /(^|,)\s*text\/event-stream/i.test(c.req.header("accept") ?? "");
}

/** What says who asks. */
function callerOf(c: AppContext) {
  return { authorization: c.req.header("authorization"), apikey: c.req.header("apikey") };
}

function withSaved(answer: GenerateResponse, outcome: Awaited<ReturnType<SaveDeck>>): GenerateResponse {
  if (outcome.saved) return { ...answer, saved: outcome.saved };
  return { ...answer, saved: null, findings: [...answer.findings, outcome.finding] };
}

function echoId(request: { readonly id?: string | number }) {
  return request.id === undefined ? {} : { id: request.id };
}

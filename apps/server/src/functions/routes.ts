import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import type { VerdictResponse } from "@deckwright/contract/finding.ts";
import type {
  AlternativesResponse,
  AnalyzeResponse,
  CompleteResponse,
  GenerateResponse,
  GenerateResult,
  Stage,
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
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/context.ts";
import { Failure } from "../platform/failure.ts";
import { FUNCTION_CORS } from "../platform/function-cors.ts";
import { householdOf } from "../platform/networks.ts";
import { readJson } from "../platform/read-json.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { eventStream } from "./event-stream.ts";
import { ignoredFields } from "./ignored-fields.ts";
import type { FunctionLimits } from "./limits.ts";
import { engineFailure, problemObject } from "./problem.ts";
import type { SaveDeck } from "./save-deck.ts";

/** A whole collection of fifty thousand names fits. */
const MAX_BODY = 4 * 1024 * 1024;
/** A deck of five thousand names, their sideboard and pool fit. */
const MAX_DECK_BODY = 1024 * 1024;

/** What the functions need from the rest of the server. */
export interface FunctionsOptions {
  readonly pool: GeneratePool;
  /** Display facts of a card by its name; undefined for a name that is no card's. */
  readonly faceOf: (name: string) => CardFace | undefined;
  /** Counts what pages ask for while they are rendered; other requests were counted before they came here. */
  readonly limits: FunctionLimits;
  /** Puts a deck into the vault of whoever asks; left out by tests without accounts. */
  readonly saveDeck?: SaveDeck;
}

/** The engine over HTTP, under `/functions/v1`. */
export function createFunctionRoutes({ pool, faceOf, limits, saveDeck }: FunctionsOptions): Hono<AppEnv> {
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
    for (const [name, value] of Object.entries(FUNCTION_CORS)) c.res.headers.set(name, value);
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
        await limits.take(c, "generate-deck");
        return pool.generate(request, { owner: householdOf(c.get("address")) });
      });
      return c.json(complement(result, ignored));
    }
    const finish = async (result: GenerateResult) => {
      const answer = complement(result, ignored);
      return save && saveDeck ? withSaved(answer, await saveDeck(callerOf(c), result.deck)) : answer;
    };
    if (wantsEvents(c)) return streamDeck(request, turnOf(c), finish);
    return c.json(await finish(await pool.generate(request, turnOf(c))));
  });

  /** The answer begins when an engine does: whoever is refused gets that as an answer, and not as an event in one. */
  async function streamDeck(
    request: GenerateRequest,
    { owner, signal }: Turn,
    finish: (result: GenerateResult) => Promise<GenerateResponse>,
  ): Promise<Response> {
    const left = new AbortController();
    const early: Stage[] = [];
    let onStage = (stage: Stage): unknown => early.push(stage);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const result = pool.generate(request, {
      owner,
      signal: AbortSignal.any([signal, left.signal]),
      onStart: begin,
      onStage: (stage) => onStage(stage),
    });
    await Promise.race([begun, result]);
    return eventStream(async (send, gone) => {
      gone.addEventListener("abort", () => left.abort(), { once: true });
      onStage = (stage) => send("stage", stage);
      for (const stage of early) onStage(stage);
      try {
        send("deck", await finish(await result));
      } catch (error) {
        send("error", problemObject(engineFailure(error), request.id));
      }
    });
  }

  routes.post("/validate", async (c) => {
    const { value: request, ignored } = accept(
      parseRequest(deckRequestSchema, await readJson(c.req.raw, MAX_DECK_BODY)),
    );
    const verdict = await pool.validate(request, turnOf(c));
    return c.json({
      ...echoId(request),
      legal: verdict.legal,
      findings: [...verdict.findings, ...ignoredFields(ignored)],
    } satisfies VerdictResponse);
  });

  routes.post("/analyze", async (c) => {
    const { value: request } = accept(
      parseRequest(deckRequestSchema, await readJson(c.req.raw, MAX_DECK_BODY)),
    );
    const analysis = await pool.analyze(request, turnOf(c));
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
      parseRequest(completeRequestSchema, await readJson(c.req.raw, MAX_DECK_BODY)),
    );
    const cards = await pool.complete(request, turnOf(c));
    const timings_ms = { total: Math.round((performance.now() - start) * 10) / 10 };
    const rest: Omit<CompleteResponse, "cards"> = { ...echoId(request), timings_ms };
    return c.body(`${JSON.stringify(rest).slice(0, -1)},"cards":${cards}}`, 200, {
      "content-type": "application/json",
    });
  });

  routes.post("/alternatives", async (c) => {
    const { value: request } = accept(
      parseRequest(alternativesRequestSchema, await readJson(c.req.raw, MAX_BODY)),
    );
    const found = await pool.alternatives(request, turnOf(c));
    const names = [found.cheaper, found.owned, found.upgrade].flatMap((each) => (each ? [each.name] : []));
    return c.json({
      ...echoId(request),
      ...found,
      faces: facesOf(names),
    } satisfies AlternativesResponse);
  });

  const known = new Set(routes.routes.filter(({ method }) => method === "POST").map(({ path }) => path));
  for (const path of known) routes.options(path, (c) => c.body(null, 204));
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

/** Whose turn a request takes, and what ends it. */
interface Turn {
  readonly owner: string;
  readonly signal: AbortSignal;
}

function turnOf(c: AppContext): Turn {
  return { owner: householdOf(c.get("address")), signal: c.req.raw.signal };
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

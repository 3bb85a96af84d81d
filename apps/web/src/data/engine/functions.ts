import { type Finding, type VerdictResponse, verdictSchema } from "@deckwright/contract/finding.ts";
import {
  type AlternativesResponse,
  type AnalyzeResponse,
  alternativesResponseSchema,
  analyzeResponseSchema,
  type GenerateResponse,
  generateResponseSchema,
  type Stage,
  stageSchema,
} from "@deckwright/contract/generate.ts";
import { problemSchema } from "@deckwright/contract/problem.ts";
import {
  type RefineDeckRequest,
  type RefineDeckResponse,
  refineResponseSchema,
} from "@deckwright/contract/refine.ts";
import type {
  AlternativesRequest,
  AnalyzeRequest,
  DeckRequest,
  GenerateRequest,
} from "@deckwright/contract/requests.ts";
import { DECK_REQUEST, takeEarlyAnswer } from "./early-request.ts";
import { createEventReader } from "./event-reader.ts";
import { BuilderProblem } from "./problem.ts";

/** How answers of the engine are kept: the same question has the same answer for as long as the page is open. */
export const ENGINE_ANSWERS = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

/**
 * Builds a deck, telling of each stage as it is finished.
 * @throws BuilderProblem when the server answers with an error; what `fetch` throws when it does not answer.
 */
export async function generateDeck(
  request: GenerateRequest,
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  const body = JSON.stringify(request);
  const response = await accept(
    takeEarlyAnswer(body, signal) ??
      fetch(DECK_REQUEST.path, { method: "POST", headers: DECK_REQUEST.headers, body, signal }),
  );
  if (!response.body) throw new BuilderProblem("broken", "The server sent an empty answer.");
  let result: GenerateResponse | undefined;
  const read = createEventReader(({ event, data }) => {
    const value: unknown = JSON.parse(data);
    if (event === "stage") onStage(stageSchema.parse(value));
    else if (event === "deck") result = generateResponseSchema.parse(value);
    else if (event === "error") throw refused(value, 200);
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value);
  if (!result) throw new BuilderProblem("broken", "The connection ended before the deck was done.");
  return result;
}

/** What the rules say about a deck. */
export async function validateDeck(request: DeckRequest, signal: AbortSignal): Promise<VerdictResponse> {
  const response = await askEngine("validate", request, signal);
  return verdictSchema.parse(await response.json());
}

/** What of a deck breaks the rules. */
export async function brokenRules(request: DeckRequest, signal: AbortSignal): Promise<readonly Finding[]> {
  const { findings } = await validateDeck(request, signal);
  return findings.filter(({ severity }) => severity === "illegal");
}

/** Figures of a deck, and display facts of its cards. */
export async function analyzeDeck(request: AnalyzeRequest, signal: AbortSignal): Promise<AnalyzeResponse> {
  const response = await askEngine("analyze", request, signal);
  return analyzeResponseSchema.parse(await response.json());
}

/** Cards that could stand in for one of a deck. */
export async function findAlternatives(
  request: AlternativesRequest,
  signal: AbortSignal,
): Promise<AlternativesResponse> {
  const response = await askEngine("alternatives", request, signal);
  return alternativesResponseSchema.parse(await response.json());
}

/** What a deck would be if it were another way. */
export async function refineDeck(
  request: RefineDeckRequest,
  signal: AbortSignal,
): Promise<RefineDeckResponse> {
  const response = await askEngine("refine-deck", request, signal);
  return refineResponseSchema.parse(await response.json());
}

/** Asks a function of the engine. @throws BuilderProblem when the server answers with an error. */
export function askEngine(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  return accept(
    fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal,
    }),
  );
}

/** @throws BuilderProblem when the server answers with an error. */
export async function accept(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.ok) return response;
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  throw refused(isJson ? await response.json() : null, response.status);
}

/** What an answer refuses, as a problem. */
export function refused(body: unknown, status: number): BuilderProblem {
  const problem = problemSchema.safeParse(body);
  const kind = status === 429 || status === 503 ? "busy" : status >= 500 ? "broken" : "refused";
  return new BuilderProblem(
    kind,
    problem.success ? problem.data.error.message : "The server could not answer.",
    problem.data?.error.code,
  );
}

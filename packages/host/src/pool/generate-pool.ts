import { availableParallelism } from "node:os";
import type {
  AlternativesRequest,
  AnalyzeRequest,
  CompleteRequest,
  DeckRequest,
  GenerateRequest,
  IntentRequest,
} from "@deckwright/contract/requests.ts";
import type { ArticleDeck } from "@deckwright/engine/article/told-deck.ts";
import type { Article } from "@deckwright/engine/article/write-article.ts";
import type { RefineRequest, RefineResult } from "@deckwright/engine/build/refine.ts";
import type { Alternatives } from "@deckwright/engine/engine.ts";
import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import type { CoOccurrenceRequest, CoOccurringCards } from "@deckwright/engine/rank/co-occurring-cards.ts";
import {
  type AimedAnalysis,
  GenerateError,
  type GenerateResult,
  type Intent,
  type Stage,
} from "@deckwright/engine/types.ts";
import type { Verdict } from "@deckwright/rules/verdict.ts";
import type { EngineFigures } from "./engine-figures.ts";
import { PoolError } from "./pool-error.ts";
import type { PoolState, WorkerPoolOptions } from "./pool-options.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** For each thing an engine worker can do: what it is asked, and what it answers. */
export interface EngineJobs {
  readonly generate: { readonly request: GenerateRequest; readonly answer: GenerateResult };
  readonly refine: { readonly request: RefineRequest; readonly answer: RefineResult };
  readonly intent: { readonly request: IntentRequest; readonly answer: Intent };
  /**
   * The `cards` of the response, as JSON: to take up to forty thousand objects from a worker and write them down would keep the
   * server's own thread, and all visitors, for 50 ms.
   */
  readonly complete: { readonly request: CompleteRequest; readonly answer: string };
  readonly validate: { readonly request: DeckRequest; readonly answer: Verdict };
  readonly analyze: { readonly request: AnalyzeRequest; readonly answer: AimedAnalysis };
  readonly gameFacts: { readonly request: DeckRequest; readonly answer: GameFacts };
  readonly alternatives: { readonly request: AlternativesRequest; readonly answer: Alternatives };
  readonly article: {
    readonly request: { readonly deck: ArticleDeck; readonly seed: number };
    readonly answer: Article;
  };
  readonly coOccurrence: { readonly request: CoOccurrenceRequest; readonly answer: CoOccurringCards };
  readonly played: { readonly request: null; readonly answer: Float32Array };
}
export type EngineJobKind = keyof EngineJobs;

/** A job for an engine worker. */
export type EngineJob = {
  readonly [Kind in EngineJobKind]: { readonly kind: Kind; readonly request: EngineJobs[Kind]["request"] };
}[EngineJobKind];

/** What comes back: the answer, the engine's word that there can be none, or an error that nobody foresaw. */
export type EngineAnswer<Kind extends EngineJobKind = EngineJobKind> =
  | { readonly ok: true; readonly value: EngineJobs[Kind]["answer"] }
  | { readonly ok: false; readonly code: string; readonly message: string }
  | { readonly ok: false; readonly unforeseen: unknown };

/** What an engine worker is started with. Both are shared, not copied. */
export interface EngineWorkerData {
  /** The card table, for `openTable`. */
  readonly cards: SharedArrayBuffer;
  readonly figures: EngineFigures;
}

/** How a request to the pool is to be run. */
export interface PoolRequestOptions {
  /** Whose turn it takes: the network of the visitor who asks. What the site asks of itself has a turn of its own. */
  readonly owner?: string | undefined;
  /** Told when a worker takes the request up; one that is refused never is. */
  readonly onStart?: (() => void) | undefined;
  /** Gives the request up: it leaves the queue, or stops at its next step. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The engine, in threads. Every method rejects with a `GenerateError` when the engine says that there can be no answer,
 * and with a `PoolError` when the pool is the reason.
 */
export interface GeneratePool {
  /** Resolves when the first worker has loaded and built its first deck; the others are started then. */
  readonly usable: Promise<void>;
  /** Resolves when every worker has. */
  readonly started: Promise<void>;
  generate(
    request: GenerateRequest,
    options?: PoolRequestOptions & { readonly onStage?: (stage: Stage) => void },
  ): Promise<GenerateResult>;
  refine(request: RefineRequest, options?: PoolRequestOptions): Promise<RefineResult>;
  intent(request: IntentRequest, options?: PoolRequestOptions): Promise<Intent>;
  /** The additions as JSON: the `cards` of a `CompleteResponse`. */
  complete(request: CompleteRequest, options?: PoolRequestOptions): Promise<string>;
  validate(request: DeckRequest, options?: PoolRequestOptions): Promise<Verdict>;
  analyze(request: AnalyzeRequest, options?: PoolRequestOptions): Promise<AimedAnalysis>;
  gameFacts(request: DeckRequest, options?: PoolRequestOptions): Promise<GameFacts>;
  alternatives(request: AlternativesRequest, options?: PoolRequestOptions): Promise<Alternatives>;
  /** An article about a deck; half a second. */
  article(request: EngineJobs["article"]["request"], options?: PoolRequestOptions): Promise<Article>;
  coOccurrence(request: CoOccurrenceRequest, options?: PoolRequestOptions): Promise<CoOccurringCards>;
  /** How much each card is played, by card; only compared. */
  played(options?: PoolRequestOptions): Promise<Float32Array>;
  state(): PoolState;
  close(): Promise<void>;
}

/** How a pool of engines is set up; what is absent has a sensible value. */
export interface GeneratePoolOptions
  extends EngineWorkerData,
    Partial<Pick<WorkerPoolOptions, "size" | "jobTimeoutMs" | "onTrouble">> {
  /** Strangers share it: whoever asks for much may not keep others waiting. False when absent. */
  readonly isPublic?: boolean;
}

/** Two threads are enough to keep two cores busy; more would take memory and speed from the rest of a small machine. */
const MOST_WORKERS = 2;
const JOB_TIMEOUT_MS = 20_000;
const START_TIMEOUT_MS = 60_000;
/** A job that waits holds its request in memory, of up to 4 MB. */
const QUEUE_LIMIT = 256;
/** Where strangers share the engines one of them has at most so many of those places: more could not be served in time. */
const QUEUE_LIMIT_EACH = 32;
/** Longer, and people have reloaded the page; the engine would work for nobody. */
const PUBLIC_WAIT_MS = 2_000;
/** Whoever has a server to themselves may rather wait for what they asked. */
const PERSONAL_WAIT_MS = 20_000;
/**
 * A worker has 100 MB of heap and 50 MB of buffers, and between two collections of garbage up to 270 MB in all (400 wishes of every
 * kind, November 2026; at 256 MB one in two hundred was refused). What goes past this went wrong.
 */
const MEMORY_LIMIT_MB = 384;
/**
 * Building a deck makes much short-lived garbage. With this little room for it a worker takes 110 MB less than without
 * a limit, at the same speed. The other limit is so high that ours ends a worker before, and not higher, since V8 collects
 * the less often the more it may have: after 100,000 requests a server has 40 to 50 MB less than with 1 GB.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/** What keeps one who asks for much from holding up others. Some worker is always left for them, if there are two. */
function turnsFor(isPublic: boolean, size: number) {
  return isPublic
    ? { mostEach: Math.max(1, size - 1), queueLimitEach: QUEUE_LIMIT_EACH, waitMs: PUBLIC_WAIT_MS }
    : { mostEach: size, queueLimitEach: QUEUE_LIMIT, waitMs: PERSONAL_WAIT_MS };
}

/** Starts the threads. Wait for `started` before the first request, or let the request wait. */
export function createGeneratePool(options: GeneratePoolOptions): GeneratePool {
  const workerData: EngineWorkerData = { cards: options.cards, figures: options.figures };
  const size = options.size ?? Math.min(MOST_WORKERS, availableParallelism());
  const pool = createWorkerPool<EngineJob, Stage, EngineAnswer>({
    entry: new URL("./engine-worker.ts", import.meta.url),
    workerData,
    size,
    queueLimit: QUEUE_LIMIT,
    ...turnsFor(options.isPublic ?? false, size),
    jobTimeoutMs: options.jobTimeoutMs ?? JOB_TIMEOUT_MS,
    startTimeoutMs: START_TIMEOUT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    resourceLimits: HEAP,
    ...(options.onTrouble ? { onTrouble: options.onTrouble } : {}),
  });

  async function ask<Kind extends EngineJobKind>(
    job: EngineJob & { readonly kind: Kind },
    {
      owner,
      signal,
      onStart,
      onStage,
    }: PoolRequestOptions & { readonly onStage?: (stage: Stage) => void } = {},
  ): Promise<EngineJobs[Kind]["answer"]> {
    const answer = await pool.run(job, {
      owner,
      quick: job.kind !== "generate" && job.kind !== "refine",
      onStart,
      signal,
      ...(onStage ? { onEvent: onStage } : {}),
    });
    if (answer.ok) return answer.value;
    if ("code" in answer) throw new GenerateError(answer.code, answer.message);
    throw new PoolError("worker_failed", "The engine broke down over this request.", {
      cause: answer.unforeseen,
    });
  }

  return {
    usable: pool.usable,
    started: pool.started,
    generate: (request, runOptions) => ask({ kind: "generate", request }, runOptions),
    refine: (request, runOptions) => ask({ kind: "refine", request }, runOptions),
    intent: (request, runOptions) => ask({ kind: "intent", request }, runOptions),
    complete: (request, runOptions) => ask({ kind: "complete", request }, runOptions),
    validate: (request, runOptions) => ask({ kind: "validate", request }, runOptions),
    analyze: (request, runOptions) => ask({ kind: "analyze", request }, runOptions),
    gameFacts: (request, runOptions) => ask({ kind: "gameFacts", request }, runOptions),
    alternatives: (request, runOptions) => ask({ kind: "alternatives", request }, runOptions),
    article: (request, runOptions) => ask({ kind: "article", request }, runOptions),
    coOccurrence: (request, runOptions) => ask({ kind: "coOccurrence", request }, runOptions),
    played: (runOptions) => ask({ kind: "played", request: null }, runOptions),
    state: () => pool.state(),
    close: () => pool.close(),
  };
}

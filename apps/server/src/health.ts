import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "@deckwright/db/database.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { createDatabaseHealth } from "./ports/database/database-health.ts";

/** What the server says of itself at `/healthz`. */
export interface Health {
  readonly status: "ready" | "starting" | "stopping" | "impaired";
  readonly [detail: string]: unknown;
}

/** What is asked how it is. */
export interface HealthOptions {
  readonly cards: Pick<LoadedCards, "status">;
  readonly pool: GeneratePool;
  readonly backend?: { readonly database: Database };
  /** True until everything that makes answers quick has been done once; never, when left out. */
  readonly isStarting?: () => boolean;
  readonly isStopping: () => boolean;
}

/** Tells how the server is, and counts how long its event loop is held up from when it is told to. */
export function createHealth(options: HealthOptions): { ask(): Promise<Health>; watchDelay(): void } {
  const { pool, backend } = options;
  const { status } = options.cards;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const databaseHealth = backend && createDatabaseHealth(backend.database);
  return {
    async ask() {
      const answers = await databaseHealth?.answers();
      const now = statusOf(options);
      return {
        cards: {
          source: status.source,
          count: status.cards,
          printings: status.printings,
          as_of: status.cardsAsOf,
          prices_as_of: status.pricesAsOf,
          has_text: status.hasText,
        },
        generator: pool.state(),
        uptime_s: Math.round(process.uptime()),
        memory_mb: Math.round(process.memoryUsage.rss() / 2 ** 20),
        event_loop_delay_ms: describeDelay(delay),
        ...(databaseHealth && { database: { engine: databaseHealth.engine, answers } }),
        // One whose database is away is impaired, unless it has not begun or is about to end.
        status: answers === false && now === "ready" ? "impaired" : now,
      };
    },
    watchDelay: () => delay.enable(),
  };
}

function statusOf({ pool, isStarting, isStopping }: HealthOptions): Health["status"] {
  if (isStopping()) return "stopping";
  if (isStarting?.()) return "starting";
  return pool.state().ready > 0 ? "ready" : "impaired";
}

/** How long the event loop was held up, in milliseconds since the start. The histogram counts nanoseconds. */
function describeDelay(delay: IntervalHistogram) {
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
  return { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) };
}

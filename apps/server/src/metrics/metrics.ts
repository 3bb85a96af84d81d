import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LogLevel } from "../platform/process/log.ts";

/** What is counted while the server runs, for whoever watches over it. */
export interface Metrics {
  /** Counts a request that was answered. @param path Without the query. */
  countRequest(method: string, path: string, status: number, ms: number): void;
  /** Counts a line of the log. */
  countLine(level: LogLevel): void;
  /** Everything, as Prometheus reads it. */
  read(sources: MetricSources): Promise<string>;
}

/** What is looked at when somebody asks. */
interface MetricSources {
  readonly pool: Pick<GeneratePool, "state">;
  /** Null where the database does not answer; undefined where there is none. */
  readonly stored: StoredCounts | null | undefined;
  readonly isReady: boolean;
}

/** What the database holds, for all processes together. */
export interface StoredCounts {
  /** Jobs that wait, run, or were given up, by the name of their work. */
  readonly jobs: readonly { readonly name: string; readonly state: string; readonly count: number }[];
  /** Events of the payment provider that were not settled yet, and how long the oldest has waited, in seconds. */
  readonly openEvents: number;
  readonly oldestEventS: number;
}

/** Upper bounds of what answers are sorted into, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The doors of the site, of which each is a row of its own; all pages are one. */
const DOORS = [
  "api",
  "assets",
  "auth",
  "functions",
  "healthz",
  "metrics",
  "payments",
  "realtime",
  "rest",
  "till",
];

/** Where a request went: never the address itself, of which there are more than anybody can count. */
export function doorOf(path: string): string {
  const [, first = ""] = path.split("/", 2);
  return DOORS.includes(first) ? first : "pages";
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const requests = new Histogram({
    name: "deckwright_request_seconds",
    help: "How long requests took until they were answered.",
    labelNames: ["door", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const lines = new Counter({
    name: "deckwright_log_lines_total",
    help: "Lines that were written to the log, by level.",
    labelNames: ["level"],
    registers,
  });
  for (const level of ["warn", "error"]) lines.inc({ level }, 0);
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `deckwright_${name}`, help, labelNames: [...labelNames], registers });
  const ready = gauge("ready", "1 while the server answers everything, else 0.");
  const engines = gauge("engine_threads", "Threads that build decks, by what they do.", ["state"]);
  const waiting = gauge("engine_jobs_waiting", "Decks and figures that wait for a thread.");
  const database = gauge("database_up", "1 while the database answers, else 0.");
  const jobs = gauge("jobs", "Background jobs by their work and state; `dead` were given up.", [
    "job",
    "state",
  ]);
  const events = gauge("payment_events_open", "Events of the payment provider that are not settled yet.");
  const oldest = gauge("payment_event_oldest_seconds", "How long the oldest of these has waited.");

  function look({ pool, stored, isReady }: MetricSources): void {
    ready.set(Number(isReady));
    const { ready: usable, running, waiting: queued } = pool.state();
    engines.set({ state: "ready" }, usable);
    engines.set({ state: "running" }, running);
    waiting.set(queued);
    if (stored === undefined) return;
    database.set(Number(stored !== null));
    if (stored === null) return;
    jobs.reset();
    for (const { name, state, count } of stored.jobs) jobs.set({ job: name, state }, count);
    events.set(stored.openEvents);
    oldest.set(stored.oldestEventS);
  }

  return {
    countRequest(method, path, status, ms) {
      requests.observe(
        { door: doorOf(path), method: METHODS.includes(method) ? method : "other", status: `${status}` },
        ms / 1000,
      );
    },
    countLine: (level) => lines.inc({ level }),
    read(sources) {
      look(sources);
      return registry.metrics();
    },
  };
}

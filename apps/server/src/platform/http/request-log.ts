import { randomUUID } from "node:crypto";
import type { BlockList } from "node:net";
import { createFloods } from "../limits/floods.ts";
import type { Log } from "../process/log.ts";
import { type Bindings, readAddress } from "./context.ts";
import type { Failure } from "./failure.ts";

/** What is noted of a request when it arrives. */
interface LoggedRequest {
  readonly requestId: string;
  /** The visitor's address, proxies that are trusted seen through. */
  readonly address: string;
  readonly at: number;
}

/** How a request was answered. */
interface Outcome {
  readonly method: string;
  /** Without the query, which may hold a wish. */
  readonly path: string;
  readonly status: number;
  readonly failure?: Failure | undefined;
}

/** Gives each request a number and the visitor's address, and writes down how it went. */
export interface RequestLog {
  begin(bindings: Bindings | undefined, forwarded: string | undefined): LoggedRequest;
  /** Whether a request comes from where so many had to be refused that it is refused before anything looks at it. */
  isFlood(bindings: Bindings, forwarded: string | undefined): boolean;
  end(arrival: LoggedRequest, outcome: Outcome): void;
  /** Milliseconds since the last request arrived: work that can wait is best done when nobody else is there. */
  quietMs(): number;
}

export function createRequestLog(options: {
  readonly log: Log;
  readonly trustedProxies: BlockList;
  /** Told of each answer, with the milliseconds that it took. */
  readonly onEnd?: ((outcome: Outcome, ms: number) => void) | undefined;
}): RequestLog {
  const { log, trustedProxies, onEnd } = options;
  const floods = createFloods();
  let last = Number.NEGATIVE_INFINITY;
  return {
    isFlood: (bindings, forwarded) => floods.isFlooding(readAddress(bindings, forwarded, trustedProxies)),
    begin: (bindings, forwarded) => {
      last = performance.now();
      const address = readAddress(bindings, forwarded, trustedProxies);
      return { requestId: randomUUID(), address, at: last };
    },
    quietMs: () => performance.now() - last,
    end: ({ requestId, address, at }, outcome) => {
      const { method, path, status, failure } = outcome;
      if (status === 429) floods.note(address);
      onEnd?.(outcome, performance.now() - at);
      const fields = () => ({
        requestId,
        method,
        path,
        status,
        ms: Math.round(performance.now() - at),
        ...(failure ? { code: failure.code } : {}),
      });
      // What `/healthz` answers while the server starts or stops is no failure of the request.
      if (status < 500 && failure?.isWatched) log.info("request refused", fields());
      else if (status < 500 || path === "/healthz") log.debug("request", fields);
      else if (failure?.kind === "busy" || failure?.kind === "stopping")
        log.warn("request refused", fields());
      else log.error("request failed", { ...fields(), cause: failure?.cause });
    },
  };
}

import type { RequestListener, Server } from "node:http";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { toCardFace } from "./cards/card-face.ts";
import { createCardLookup } from "./cards/card-lookup.ts";
import { createCardRoutes } from "./cards/routes.ts";
import { createFunctionRoutes } from "./functions/routes.ts";
import { createApp, type Health } from "./http.ts";
import { createPageHandler, type ServePage } from "./pages/pages.ts";
import { startingListener } from "./pages/starting.ts";
import type { AppEnv } from "./platform/context.ts";
import type { Environment } from "./platform/env.ts";
import { lockFolder } from "./platform/folder-lock.ts";
import { listen } from "./platform/listener.ts";
import type { Log } from "./platform/log.ts";
import { createMemoryRateLimiter, type RateLimit } from "./platform/rate-limit.ts";
import type { StopStep } from "./platform/shutdown.ts";
import { describeStart } from "./start-report.ts";

/** Where pages come from: the web build, or in development Vite. */
export interface PageSource {
  readonly renderer: () => Promise<ServePage>;
  readonly files?: Hono<AppEnv>;
  /** False when tools inject scripts of their own, which a policy would forbid. */
  readonly hasPolicies: boolean;
  /** Lets the source answer requests before the app sees them. */
  readonly before?: (app: RequestListener) => RequestListener;
  readonly close?: () => Promise<void>;
}

/** Decks that one address may have built. A server on somebody's own machine serves only them. */
const PUBLIC_LIMIT: RateLimit = { burst: 60, perSecond: 1 };
const PERSONAL_LIMIT: RateLimit = { burst: 600, perSecond: 20 };

/** Requests that run when the server is stopped may take this long to finish. */
const GRACE_MS = 10_000;

/** What a start is made from. */
export interface StartOptions {
  readonly env: Environment;
  readonly log: Log;
  readonly openPages: (server: Server) => Promise<PageSource>;
  /** Takes each thing that must be undone when the server stops, as it is opened; the last first. */
  readonly onOpened: (step: StopStep) => void;
  readonly isStopping: () => boolean;
}

/**
 * Starts the site: takes the data folder, then the port, so that a second start learns of its mistake at once, and
 * loads cards and engine while the port already answers "starting".
 * @returns The report for the person who started it.
 * @throws FolderInUseError, PortError, or what loading the cards throws, each with one line that says what to do.
 */
export async function startServer({
  env,
  log,
  openPages,
  onOpened,
  isStopping,
}: StartOptions): Promise<string> {
  const begun = performance.now();
  const lock = await lockFolder(env.dataDir, `the server at ${env.origin} (process ${process.pid})`);
  onOpened({ name: "data folder", run: () => lock.release() });
  const listener = await listen(env.host, env.port, startingListener);
  onOpened({ name: "port", run: () => listener.close(GRACE_MS) });

  const cards = await loadCards({
    ...(env.cardsDir === undefined ? {} : { cardsDir: env.cardsDir }),
    dataDir: env.dataDir,
    tagger: TAGGER,
  });
  const { table, names } = cards;
  const pool = createGeneratePool({
    cards: cards.buffer,
    figures: await readEngineFigures(),
    onTrouble: (message, cause) => log.error(message, { cause }),
  });
  onOpened({ name: "generator", run: () => pool.close() });
  const pages = await openPages(listener.server);
  if (pages.close) onOpened({ name: "pages", run: pages.close });
  const lookup = createCardLookup(table, names);

  const app: Hono<AppEnv> = createApp({
    log,
    trustedProxies: env.trustedProxies,
    isHttps: env.origin.startsWith("https:"),
    health: () => describeHealth(),
    functions: createFunctionRoutes({
      pool,
      limiter: createMemoryRateLimiter(env.isLoopback ? PERSONAL_LIMIT : PUBLIC_LIMIT),
      faceOf: (name) => {
        const match = names.resolve(name, { typos: false });
        return match.found ? toCardFace(table, match.card) : undefined;
      },
    }),
    cards: createCardRoutes({ table, lookup, origin: env.origin }),
    ...(pages.files ? { files: pages.files } : {}),
    pages: createPageHandler({
      renderer: pages.renderer,
      origin: env.origin,
      ask: async (request, internal) => app.fetch(request, { internal }),
      hasPolicy: pages.hasPolicies,
    }),
    hasPolicies: pages.hasPolicies,
  });
  await pool.started;

  function describeHealth(): Health {
    return {
      status: statusOf(pool, isStopping()),
      cards: {
        source: table.meta.source,
        count: table.size,
        printings: table.printingCount,
        as_of: table.meta.cardsAsOf,
      },
      generator: pool.state(),
      uptime_s: Math.round(process.uptime()),
    };
  }

  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const listenApp: RequestListener = (request, response) => void handle(request, response);
  listener.handle(pages.before ? pages.before(listenApp) : listenApp);
  return describeStart({
    env,
    table,
    pool: pool.state(),
    port: listener.port,
    ms: performance.now() - begun,
  });
}

function statusOf(pool: GeneratePool, isStopping: boolean): Health["status"] {
  if (isStopping) return "stopping";
  return pool.state().ready > 0 ? "ready" : "impaired";
}

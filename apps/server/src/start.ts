import type { RequestListener, Server } from "node:http";
import { flushCompileCache } from "node:module";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { FolderInUseError, lockFolder } from "@deckwright/db/folder-lock.ts";
import type { LoadedTable } from "@deckwright/host/cards/load.ts";
import { type EngineFigures, readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { loadTableInThread } from "@deckwright/host/pool/load-cards.ts";
import { listenForOperator } from "./admin/listen.ts";
import { openBackend } from "./backend.ts";
import { keepCardsFresh } from "./card-updates.ts";
import { createFaceOf } from "./cards/card-face.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { startingListener } from "./pages/starting.ts";
import { type Environment, readEnvironment, siteOrigin } from "./platform/process/env.ts";
import { EnvironmentError } from "./platform/process/env-variables.ts";
import { listen, PortError } from "./platform/process/listener.ts";
import { createLog, type Log } from "./platform/process/log.ts";
import { createStop, type StopStep } from "./platform/process/shutdown.ts";
import { openServerDatabase } from "./ports/database/open-database.ts";
import { seedAtStart } from "./seed/seed-at-start.ts";
import { createSite, type PageSource } from "./site.ts";
import { describeStart } from "./start-report.ts";

/** A source of pages that is part of this process and may have a say before the app does. */
export interface ServedPages extends PageSource {
  /** Lets the source answer requests before the app sees them. */
  readonly before?: (app: RequestListener) => RequestListener;
  readonly close?: () => Promise<void>;
}

/** What the process ends with when it cannot start; documented in the README. */
const EXIT = { failed: 1, environment: 2, port: 3, folder: 4 } as const;

/** Runs the server as this process: reads the environment, starts, and stops on a signal or an error nobody caught. */
export async function runServer(openPages: (server: Server) => Promise<ServedPages>): Promise<void> {
  const say = (line: string) => process.stderr.write(`deckwright: ${line}\n`);
  let env: ReturnType<typeof readEnvironment>;
  try {
    env = readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    say(error.message);
    process.exit(EXIT.environment);
  }
  const metrics = createMetrics();
  const log = createLog({
    level: env.logLevel,
    secrets: env.secrets,
    write: (line) => process.stderr.write(line),
    onLine: metrics.countLine,
  });
  const opened: StopStep[] = [];
  let isStopping = false;
  const stop = createStop({ log, steps: () => opened.toReversed(), exit: (code) => process.exit(code) });
  const stopWith = (reason: string, code = 0) => {
    isStopping = true;
    void stop(reason, code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!isStopping) log.info("stopping", { signal });
      stopWith(signal);
    });
  }
  process.on("uncaughtException", (error) => {
    log.error("uncaught error", { error });
    stopWith("uncaught error", EXIT.failed);
  });
  process.on("unhandledRejection", (error) => {
    log.error("unhandled rejection", { error });
    stopWith("unhandled rejection", EXIT.failed);
  });
  try {
    const report = await startServer({
      env,
      log,
      metrics,
      openPages,
      onOpened: (step) => opened.push(step),
      isStopping: () => isStopping,
    });
    if (!isStopping) process.stdout.write(`${report}\n`);
  } catch (error) {
    // A stop while starting makes the start fail; that is no news.
    if (isStopping) return;
    say(error instanceof Error ? error.message : String(error));
    log.debug("start failed", { error });
    stopWith("the start failed", exitCodeOf(error));
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof PortError) return EXIT.port;
  if (error instanceof FolderInUseError) return EXIT.folder;
  return EXIT.failed;
}

/** Requests that run when the server is stopped may take this long to finish. */
const GRACE_MS = 10_000;

/** What a start is made from. */
interface StartOptions {
  readonly env: Environment;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly openPages: (server: Server) => Promise<ServedPages>;
  /** Takes each thing that must be undone when the server stops, as it is opened; the last is undone first. */
  readonly onOpened: (step: StopStep) => void;
  readonly isStopping: () => boolean;
}

/**
 * Starts the server: takes the data folder, then the port, so that a second start learns of its mistake at once, and
 * loads cards, database and pages while the port already answers "starting". Pages are served from when all are there;
 * decks wait for the first engine. `/healthz` says "starting" until that engine has built its first deck and every kind of
 * page was rendered once; it tells how many of the engines are ready.
 * @returns The report for the person who started it.
 * @throws FolderInUseError, PortError, or what loading the cards or the database throws, each with one line that says
 * what to do.
 */
async function startServer(options: StartOptions): Promise<string> {
  const { env, log, metrics, onOpened } = options;
  const begun = performance.now();
  const lock = await lockFolder(
    env.dataDir,
    `the server at ${siteOrigin(env, env.port)} (process ${process.pid})`,
  );
  onOpened({ name: "data folder", run: () => lock.release() });
  const listener = await listen(env.host, env.port, startingListener);

  const pagesOpening = options.openPages(listener.server);
  const databaseOpening = openServerDatabase(env, lock, log).then((opened) => {
    onOpened({ name: "database", run: () => opened.database.close() });
    return opened;
  });
  // Whether these could be opened is asked below; until then a failure is not one that nobody handles.
  for (const opening of [pagesOpening, databaseOpening]) opening.catch(() => {});
  const [loaded, figures] = await Promise.all([
    loadTableInThread({
      ...(env.cardsDir === undefined ? {} : { cardsDir: env.cardsDir }),
      dataDir: env.dataDir,
    }).catch(async (error: unknown) => {
      // Nothing is left half open.
      await Promise.allSettled([pagesOpening, databaseOpening]);
      throw error;
    }),
    readEngineFigures(),
  ]);
  reportProblems(loaded, figures, log);
  const pool = createGeneratePool({
    cards: loaded.buffer,
    figures,
    isPublic: !env.isPersonal,
    onTrouble: (message, cause) => log.error(message, { cause }),
  });
  onOpened({ name: "generator", run: () => pool.close() });
  const [pages, { database, withoutTables }] = await Promise.all([pagesOpening, databaseOpening]);
  if (pages.close) onOpened({ name: "pages", run: pages.close });
  const origin = siteOrigin(env, listener.port);
  const backend = await openBackend({
    env,
    log,
    origin,
    database,
    articles: {
      compose: (deck, seed) => pool.article({ deck, seed }, { owner: "articles" }),
      table: loaded.table,
    },
  });
  onOpened({ name: "background jobs", run: () => backend.stop() });
  onOpened(await listenForOperator({ dataDir: env.dataDir, runAct: backend.runAct, log }));
  // Closed before the generator is: what still runs may finish.
  onOpened({ name: "port", run: () => listener.close(GRACE_MS) });
  backend.realtime.attach(listener.server);
  // Before the port, which would wait for connections that never end by themselves.
  onOpened({ name: "open connections", run: () => backend.realtime.stop() });
  let isStarting = true;
  const cards = { ...loaded, names: buildNameIndex(loaded.table) };
  const site = createSite({
    env,
    log,
    metrics,
    origin,
    cards,
    pool,
    pages,
    backend,
    isStarting: () => isStarting,
    isStopping: options.isStopping,
  });
  listener.handle(pages.before ? pages.before(site.listener) : site.listener);
  await Promise.all([pool.usable, site.warmUp()]);
  isStarting = false;
  onOpened(keepCardsFresh({ env, log }));
  // Decks that stay are for an engine that has learned what is played.
  if (withoutTables === undefined && figures.problem === "") {
    onOpened(
      seedAtStart(env, {
        database,
        pool,
        faceOf: createFaceOf(cards.table, cards.names),
        log,
        orderArticle: backend.orderArticle,
      }),
    );
  }
  flushCompileCache();
  return describeStart({
    env,
    cards: loaded.status,
    threads: pool.state().size,
    notLearned: figures.problem,
    withoutTables,
    port: listener.port,
    origin,
    ms: performance.now() - begun,
  });
}

function reportProblems({ status }: LoadedTable, figures: EngineFigures, log: Log): void {
  for (const problem of status.problems) log.warn("a card record was left out", { ...problem });
  if (status.snapshotProblem !== "") {
    log.warn("the cards could not be stored for a faster start", { reason: status.snapshotProblem });
  }
  if (figures.problem !== "") log.warn("the generator has learned nothing", { reason: figures.problem });
}

import type { Server } from "node:http";
import { FolderInUseError } from "@deckwright/db/folder-lock.ts";
import { EnvironmentError, readEnvironment } from "./platform/process/env.ts";
import { PortError } from "./platform/process/listener.ts";
import { createLog } from "./platform/process/log.ts";
import { createStop, type StopStep } from "./platform/process/shutdown.ts";
import { type ServedPages, startServer } from "./start.ts";

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
  const log = createLog({
    level: env.logLevel,
    secrets: env.secrets,
    write: (line) => process.stderr.write(line),
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

import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import getPort from "get-port";

const launcher = fileURLToPath(new URL("../scripts/run.mjs", import.meta.url));
const PATIENCE_MS = 120_000;

/** A server of ours, as `npm start` starts it, in a data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  /** The process that started it. */
  readonly starter: ChildProcess;
  /** From the command to the first healthy answer, building the pages included where they had changed. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/**
 * Starts the server and waits until it answers.
 *
 * @param cardsDir folder of full card files; the bundled table without it
 * @param variables further variables of the environment
 * @throws Error when it is not healthy within two minutes
 */
export async function startServer(
  dataDir: string,
  cardsDir: string | undefined,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await getPort({ host: "127.0.0.1" });
  const { CARDS_DIR: _, ...environment } = process.env;
  const started = performance.now();
  const starter = spawn(process.execPath, [launcher, "start"], {
    env: {
      ...environment,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      CARDS_UPDATE: "off",
      LOG_LEVEL: "error",
      SEED_DECKS: "off",
      ...(cardsDir === undefined ? {} : { CARDS_DIR: cardsDir }),
      ...variables,
    },
    stdio: "ignore",
  });
  const stop = async (): Promise<void> => {
    if (starter.exitCode !== null || starter.signalCode !== null) return;
    const gone = new Promise((resolve) => starter.once("exit", resolve));
    starter.kill("SIGTERM");
    await gone;
  };
  const origin = `http://127.0.0.1:${port}`;
  const isHealthy = (): Promise<boolean> =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (performance.now() - started > PATIENCE_MS || starter.exitCode !== null) {
      await stop();
      throw new Error("The server did not get ready.");
    }
    await wait(100);
  }
  return { origin, starter, readyMs: performance.now() - started, stop };
}

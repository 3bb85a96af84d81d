import { chmod, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { adminSocketPath } from "@deckwright/host/admin-socket.ts";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { problemObject, toFailure } from "../platform/http/failure.ts";
import { readText } from "../platform/http/read-body.ts";
import type { Log } from "../platform/process/log.ts";
import type { StopStep } from "../platform/process/shutdown.ts";
import type { RunAct } from "./run-act.ts";

const MAX_BYTES = 65_536;

/**
 * Listens for `deckwright admin`, at a socket in the data folder: whoever may open it may do everything. Only the process that
 * has locked the folder comes here, so that what a killed one has left there is nobody's.
 */
export async function listenForOperator(options: {
  readonly dataDir: string;
  readonly runAct: RunAct;
  readonly log: Log;
}): Promise<StopStep> {
  const { dataDir, runAct, log } = options;
  const app = new Hono();
  app.post("/", async (c) => c.json(await runAct(JSON.parse(await readText(c.req.raw, MAX_BYTES)))));
  app.onError((error, c) => {
    const failure = toFailure(error);
    if (failure.status >= 500) log.error("an act of the operator has failed", { cause: failure.cause });
    return c.json(problemObject(failure), failure.status);
  });
  const path = adminSocketPath(dataDir);
  const isFile = process.platform !== "win32";
  if (isFile) await rm(path, { force: true });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  }).catch((cause: unknown) => {
    // On some shared folders there can be no sockets. The site does not depend on it.
    log.warn("the operator's command cannot reach this server", { cause });
  });
  if (isFile && server.listening) await chmod(path, 0o600);
  server.unref();
  return {
    name: "operator",
    run: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

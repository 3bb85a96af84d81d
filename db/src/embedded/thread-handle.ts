import { Worker } from "node:worker_threads";
import { connectionError, DatabaseError, type Result } from "../database.ts";
import { defer } from "../deferred.ts";
import { engineModule } from "./engine-module.ts";
import type { Letter, Order, Reply, ThreadOptions, ThreadStart } from "./messages.ts";

/** A running thread with an open database. Orders are given one at a time; whoever calls sees to that. */
export interface ThreadHandle {
  /** @param limitMs The thread is ended when it has not answered by then; undefined for no limit. */
  order(order: Order, limitMs: number | undefined): Promise<Result[]>;
  dump(): Promise<Uint8Array>;
  /** False once it has ended. */
  isAlive(): boolean;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
}

/** The thread needs a moment more than the statement that it is to answer for. */
const SLACK_MS = 500;

/** @throws Error when the folder holds no database that can be opened. */
export async function startThread(
  options: ThreadOptions,
  onHeard: (channel: string, payload: string) => void,
): Promise<ThreadHandle> {
  const start: ThreadStart = { ...options, module: await engineModule() };
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: start });
  const opened = defer<void>();
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let isAlive = true;
  let lastId = 0;

  function fail(error: Error) {
    isAlive = false;
    opened.reject(error);
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  }

  worker.on("message", (reply: Reply) => {
    if (reply.kind === "open") opened.resolve();
    else if (reply.kind === "unusable") opened.reject(new Error(reply.message));
    else if (reply.kind === "failed") {
      fail(new DatabaseError(reply.error));
      void worker.terminate();
    } else if (reply.kind === "heard") onHeard(reply.channel, reply.payload);
    else {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      caller?.resolve(reply);
    }
  });
  worker.on("error", (error) => fail(connectionError("The database's thread has failed.", error)));
  worker.on("exit", () => fail(connectionError("The database's thread has ended.")));

  async function kill() {
    isAlive = false;
    await worker.terminate();
  }

  async function send(order: Order, limitMs: number | undefined): Promise<Reply> {
    if (!isAlive) throw connectionError("The database's thread has ended.");
    lastId += 1;
    const id = lastId;
    const answer = defer<Reply>();
    waiting.set(id, answer);
    worker.postMessage({ id, order } satisfies Letter);
    // PostgreSQL's own timeout has no effect here: nothing interrupts a running query but the end of its thread.
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            waiting.delete(id);
            answer.reject(timeoutError());
            void kill();
          }, limitMs + SLACK_MS);
    // The process stays for an answer that is awaited, and may end when none is.
    worker.ref();
    try {
      const reply = await answer.promise;
      if (reply.kind === "refused") throw new DatabaseError(reply.error);
      return reply;
    } finally {
      clearTimeout(timer);
      worker.unref();
    }
  }

  try {
    await opened.promise;
  } catch (error) {
    await kill();
    throw error;
  }
  worker.unref();
  return {
    isAlive: () => isAlive,
    kill,
    async order(order, limitMs) {
      const reply = await send(order, limitMs);
      return reply.kind === "done" ? reply.results : [];
    },
    async dump() {
      const reply = await send({ kind: "dump" }, undefined);
      if (reply.kind !== "dumped") throw connectionError("The database could not be copied.");
      return reply.archive;
    },
  };
}

function timeoutError(): DatabaseError {
  const message = "canceling statement due to statement timeout";
  return new DatabaseError({ code: "57014", message, detail: null, hint: null, constraint: null });
}

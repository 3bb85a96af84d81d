import { createHash, randomUUID } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Somebody else uses the folder. `holder` is what they said of themselves. */
export class FolderInUseError extends Error {
  readonly holder: string;

  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by ${holder}.`);
    this.name = "FolderInUseError";
    this.holder = holder;
  }
}

/** Proof that this process alone uses a folder. */
export interface FolderLock {
  /** May be called more than once. */
  release(): Promise<void>;
}

/** Longest path of a socket that every system takes. */
const MAX_SOCKET_PATH = 100;

/**
 * Takes a folder for this process, making it if need be. The lock is a socket that this process listens on: it ends
 * with the process however that dies, needs no process numbers (which mean nothing between containers), and tells
 * whoever comes second who was first. What a killed process left behind is recognized, since nobody answers there.
 * @param holder How this process is described to others, e.g. "the server at http://localhost:3000".
 * @throws FolderInUseError when another process has it.
 */
export async function lockFolder(folder: string, holder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const path = await socketPath(folder);
  const proof = randomUUID();
  for (let attempt = 0; attempt < 10; attempt++) {
    const server = await listen(path, `${proof} ${holder}`);
    if (server) {
      // Two that find the same leftover may both remove it; whose socket stands after a moment has won.
      await sleep(50);
      const [owner, ...name] = (await ask(path)) ?? [];
      if (owner === proof) return { release: () => release(server, path) };
      server.close();
      if (owner !== undefined) throw new FolderInUseError(folder, name.join(" "));
    } else {
      const [, ...name] = (await ask(path)) ?? [];
      if (name.length > 0) throw new FolderInUseError(folder, name.join(" "));
      await rm(path, { force: true });
    }
  }
  throw new FolderInUseError(folder, "a process that does not answer");
}

async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `deckwright-${createHash("sha256").update(real).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(real, "lock.sock");
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

/** Listens and answers every caller with `answer`; undefined when something is at that path already. */
function listen(path: string, answer: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(answer);
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The words of whoever listens at the path; undefined when nobody does. */
function ask(path: string): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(path);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(said === "" ? undefined : said.split(" ")));
  });
}

function release(server: Server, path: string): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      void rm(path, { force: true }).then(resolve);
    });
  });
}

import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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
/** How long whoever has a folder may take to say who they are, in milliseconds. */
const ANSWER_MS = 1_000;
/** Between two tries to learn it, in milliseconds: somebody who has just taken the folder does not listen yet. */
const ASK_AGAIN_MS = 50;

/**
 * Takes a folder for this process, making it if need be.
 *
 * What counts is a lock of the operating system on the file `lock` within. The kernel gives it to one process, keeps it while
 * that is suspended, and takes it back when that ends, however it dies; it holds between containers that share the folder,
 * needs no process numbers (which mean nothing between them), and there is nothing to tidy up after a crash. The holder
 * also listens on a socket, which tells whoever comes second who was first.
 * @param holder How this process is described to others, e.g. "the server at http://localhost:3000".
 * @throws FolderInUseError when another process has it. Error with one line when the folder cannot be locked at all.
 */
export async function lockFolder(folder: string, holder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const path = await socketPath(folder);
  const unlock = lockFile(folder, join(folder, "lock"));
  if (!unlock) throw new FolderInUseError(folder, await nameOfHolder(path));
  try {
    const server = await speakUp(path, folder, holder);
    let released: Promise<void> | undefined;
    return {
      release() {
        released ??= (server ? close(server, path) : Promise.resolve()).then(unlock);
        return released;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Files that are locked: one that nobody refers to any more would be closed, and its lock with it. */
const locked = new Set<DatabaseSync>();

/**
 * Locks a file, by what SQLite locks its databases with: Node has no other way to locks of the operating system. Nothing is
 * ever written to the file. It must not be opened by other means in this process, since POSIX ends a lock with the first
 * handle that is closed, and must never be removed, since two could then lock a file of that name.
 * @returns What unlocks it; undefined when somebody else has locked it.
 */
function lockFile(folder: string, file: string): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec("begin exclusive");
    locked.add(database);
  } catch (error) {
    database?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${folder} cannot be locked (${reason}). DATA_DIR must name a folder on a disk of this machine that has space, and that this account may write to.`,
      { cause: error },
    );
  }
  return () => {
    if (database) locked.delete(database);
    database?.close();
  };
}

/** Somebody else holds the lock. */
const SQLITE_BUSY = 5;

async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `deckwright-${createHash("sha256").update(real).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(real, "lock.sock");
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

/**
 * Listens at the path, in place of what a killed process may have left there; only who has locked the folder comes here.
 * @returns Undefined where there can be no sockets, as on some shared folders: nobody is told who is here then.
 * @throws FolderInUseError when somebody listens who has not locked it, as versions before this one do.
 */
async function speakUp(path: string, folder: string, holder: string): Promise<Server | undefined> {
  const first = await listen(path, holder);
  if (first !== "taken") return first;
  const answer = await ask(path);
  if (answer !== undefined) throw new FolderInUseError(folder, describe(answer));
  await rm(path, { force: true });
  const second = await listen(path, holder);
  return second === "taken" ? undefined : second;
}

/** Listens and tells every caller who is here. */
function listen(path: string, holder: string): Promise<Server | "taken" | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(holder);
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? "taken" : undefined),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Who has locked the folder, as far as they say. */
async function nameOfHolder(path: string): Promise<string> {
  for (let waited = 0; waited < ANSWER_MS; waited += ASK_AGAIN_MS) {
    const answer = await ask(path);
    if (answer !== undefined) return describe(answer);
    await sleep(ASK_AGAIN_MS);
  }
  return "another process";
}

function describe(answer: string): string {
  // Of versions before this one, which put a number of their own before it.
  const name = answer.replace(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12} /, "");
  return name || "a process that does not answer; it may be suspended";
}

/** What connecting says where nobody listens: a leftover of a process that was killed, or nothing at all. */
const NOBODY = ["ECONNREFUSED", "ENOENT", "ENOTSOCK"];

/**
 * The words of whoever listens at the path; undefined when nobody does. They are empty when somebody listens and says nothing:
 * for a process that is suspended, the system takes connections all the same.
 */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = "";
    let isNobody = false;
    const socket = connect(path);
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      isNobody = NOBODY.includes(error.code ?? "");
    });
    socket.on("close", () => resolve(isNobody ? undefined : said));
  });
}

function close(server: Server, path: string): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      void rm(path, { force: true }).then(resolve);
    });
  });
}

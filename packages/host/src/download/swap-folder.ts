import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { DownloadError } from "./download-error.ts";

/** The folders of a download: what is in use, what is being fetched, and what was in use before. */
export interface SwapFolders {
  readonly current: string;
  readonly next: string;
  readonly old: string;
  /** In `next` when it is whole and may take the place of `current`. */
  readonly ready: string;
}

/** Where the parts of a download into `folder` are. */
export function swapFolders(folder: string): SwapFolders {
  const next = `${folder}.next`;
  return { current: folder, next, old: `${folder}.old`, ready: path.join(next, "ready") };
}

/**
 * Puts a finished download in the place of the one in use: whole, or not at all. Does nothing when none is finished, so
 * that it also completes an exchange that was interrupted.
 */
export async function finishSwap(folder: string): Promise<boolean> {
  const { current, next, old, ready } = swapFolders(folder);
  if (!(await exists(ready))) {
    // An exchange that stopped half-way has put the old folder aside already.
    if (!(await exists(current)) && (await exists(old))) await rename(old, current);
    return false;
  }
  if (await exists(current)) {
    await rm(old, { recursive: true, force: true });
    await rename(current, old);
  }
  await rename(next, current);
  await rm(path.join(current, path.basename(ready)), { force: true });
  await rm(old, { recursive: true, force: true });
  return true;
}

/**
 * Runs `work` while no other process downloads into the folder. The lock of a process that is gone is taken over.
 * @throws DownloadError when another one is at it.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = `${folder}.lock`;
  await mkdir(path.dirname(folder), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      const file = await open(lock, "wx");
      await file.writeFile(String(process.pid));
      await file.close();
      break;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
      const owner = Number(await readFile(lock, "utf8").catch(() => ""));
      if (attempt > 0 || isAlive(owner)) {
        throw new DownloadError(`Another process (${owner}) is fetching cards into ${folder}.`);
      }
      await rm(lock, { force: true });
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

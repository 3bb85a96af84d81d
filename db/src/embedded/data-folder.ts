import { fdatasyncSync, fstatSync, fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PostgreSQL's own words for: a commit is acknowledged once it is on the disk, and so is what a checkpoint relies on. */
export const SYNCED_START = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/** How PGlite uses a folder. */
export interface FolderUse {
  /** Whether `fsync` does what it says. */
  readonly isSynced: boolean;
  /** What was not written since then is on the disk, in milliseconds of the clock; undefined where that is not known. */
  readonly openedAt: number | undefined;
  /** Told when the log cannot be written, with the system's code such as `ENOSPC`: PostgreSQL stops then, and never answers. */
  readonly onLogFailure: (code: string) => void;
}

/** What a file of the mounted folder is to the compiled engine, as far as we use it. */
interface MountedFile {
  /** The file's handle in this process. */
  readonly nfd: number;
  readonly node: unknown;
}

/** The engine's file system for folders of ours, which has everything but this: it never asks the disk for anything. */
interface FolderDriver {
  readonly stream_ops: {
    fsync?: (file: MountedFile) => number;
    write: (file: MountedFile, ...rest: unknown[]) => number;
  };
  realPath(node: unknown): string;
}

/** The error "I/O error" as the compiled engine numbers it. PostgreSQL stops at it, and recovers at its next start. */
const EIO = 29;

/**
 * A folder for PGlite in which `fsync` does what it says. Left to itself PGlite turns syncing off: a process that is killed
 * loses nothing then, but a machine that loses power may lose the last half minute, or the whole database.
 */
export class DataFolder extends NodeFS {
  readonly #use: FolderUse;

  constructor(folder: string, use: FolderUse) {
    super(folder);
    this.#use = use;
  }

  override async init(...given: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const made = await super.init(...given);
    const prepare = (module: unknown) => {
      const driver = Reflect.get(Object(module), "NODEFS");
      if (!isFolderDriver(driver)) throw new Error("This version of PGlite mounts folders in another way.");
      const { isSynced, openedAt, onLogFailure } = this.#use;
      if (isSynced) driver.stream_ops.fsync = (file) => sync(driver, file, openedAt);
      const { write } = driver.stream_ops;
      driver.stream_ops.write = (file, ...rest) => {
        try {
          return write(file, ...rest);
        } catch (error) {
          if (isLog(driver, file)) onLogFailure(codeOf(error));
          throw error;
        }
      };
    };
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), prepare];
    return made;
  }
}

function isFolderDriver(value: unknown): value is FolderDriver {
  return typeof value === "object" && value !== null && "stream_ops" in value && "realPath" in value;
}

function isLog(driver: FolderDriver, { node }: MountedFile): boolean {
  return driver.realPath(node).includes(`${sep}pg_wal${sep}`);
}

/** The error "no space left on device" as the compiled engine numbers it. */
const ENOSPC = 51;

function codeOf(error: unknown): string {
  return Reflect.get(Object(error), "errno") === ENOSPC ? "ENOSPC" : "EIO";
}

/** File systems may note times this much too early, in milliseconds. */
const COARSE_MS = 2_000;

/**
 * True for a file that nobody has written since this process has the folder. PostgreSQL syncs all of two thousand files when it
 * recovers, which is needed after a crash of the machine; after the end of a thread, whose process lives on, it would only
 * keep everybody waiting for seconds.
 */
function isOnDisk(file: MountedFile, openedAt: number | undefined): boolean {
  if (openedAt === undefined) return false;
  const { mtimeMs, ctimeMs } = fstatSync(file.nfd);
  return Math.max(mtimeMs, ctimeMs) < openedAt - COARSE_MS;
}

/** @returns 0, or the error's number. */
function sync(driver: FolderDriver, file: MountedFile, openedAt: number | undefined): number {
  try {
    if (isOnDisk(file, openedAt)) return 0;
    // Its files have their full size from the start, so that nothing about them but their content needs writing.
    if (isLog(driver, file)) fdatasyncSync(file.nfd);
    else fsyncSync(file.nfd);
    return 0;
  } catch (error) {
    return isUnsupported(error) ? 0 : EIO;
  }
}

/** Windows syncs no folders, and no files that are open for reading only. */
function isUnsupported(error: unknown): boolean {
  return process.platform === "win32" && error instanceof Error && "code" in error && error.code === "EPERM";
}

/** Has everything below a folder on the disk, and the folder's own name. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // Some at once, which the disk writes together.
  const rest = [...paths, folder];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) await syncPath(path);
    }),
  );
  await syncPath(dirname(folder));
}

/** Has a file, or which files a folder has, on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    if (!isUnsupported(error)) throw error;
  } finally {
    await handle.close();
  }
}

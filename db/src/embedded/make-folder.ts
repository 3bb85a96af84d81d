import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncPath, syncTree } from "./data-folder.ts";
import { startThread } from "./thread-handle.ts";

/** Makes a database in a folder where there is none, beside it, since one that was only half made could never be opened. */
export async function makeWhereMissing(folder: string): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const draft = `${folder}.new`;
  await makeFolder(draft, undefined);
  await rename(draft, folder);
  await syncPath(dirname(folder));
}

/**
 * Makes a folder with a database in it, empty or from an archive, in place of what may be there. It is made in a thread that
 * is gone afterwards: making one takes twice the memory of using it. All of it is on the disk when this returns.
 * @throws Error when the archive holds no database.
 */
export async function makeFolder(folder: string, archive: Uint8Array | undefined): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Not synced file by file as they are made, which takes several times as long.
  const thread = await startThread({ folder, template: archive, isSynced: false }, () => {});
  await thread.order({ kind: "close" }, undefined);
  await thread.kill();
  await syncTree(folder);
}

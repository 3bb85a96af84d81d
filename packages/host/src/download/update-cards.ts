import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { CardFilesError, readBulkFile } from "../cards/bulk-files.ts";
import { downloadFolder } from "../cards/load.ts";
import { type ListedFile, listBulkFiles, listSets } from "./bulk-listing.ts";
import { DownloadError } from "./download-error.ts";
import { createPoliteClient, type PoliteClient, type PoliteOptions } from "./polite-client.ts";
import { type FileProgress, fetchFile } from "./resumable-file.ts";
import { finishSwap, swapFolders, withLock } from "./swap-folder.ts";

/** Where card data comes from unless told otherwise. */
export const SCRYFALL_API = "https://api.scryfall.com";

/** How card files are fetched. */
export interface UpdateOptions extends PoliteOptions {
  readonly dataDir: string;
  /** Address that has `/bulk-data` and `/sets`; Scryfall's when absent. */
  readonly baseUrl?: string;
  /** Fetch even when the source has nothing newer. */
  readonly force?: boolean;
  readonly onProgress?: (progress: FileProgress) => void;
  /** Told as each file is looked through after its download. */
  readonly onCheck?: (file: string) => void;
}

const manifestSchema = z.object({
  downloadedAt: z.string(),
  source: z.string(),
  files: z.array(
    z.object({ type: z.string(), fileName: z.string(), updatedAt: z.string(), bytes: z.number() }),
  ),
});

/** What a finished download is made of. Dates are ISO. */
export type DownloadManifest = z.output<typeof manifestSchema>;

/** How an update ended. */
export interface UpdateResult {
  /** False when the cards were as new as the source's. */
  readonly changed: boolean;
  readonly manifest: DownloadManifest;
}

const MANIFEST = "download.json";

/** What was downloaded into a data folder; null when nothing was. */
export async function readManifest(dataDir: string): Promise<DownloadManifest | null> {
  try {
    const text = await readFile(path.join(downloadFolder(dataDir), MANIFEST), "utf8");
    const manifest = manifestSchema.safeParse(JSON.parse(text));
    return manifest.success ? manifest.data : null;
  } catch {
    return null;
  }
}

/**
 * Fetches Scryfall's bulk files and sets into the data folder. The cards in use are exchanged in one step when all files
 * are there and each was read to its end; until then, and after any failure, they stay as they were. Run again after
 * an interruption, it goes on where it stopped.
 * @throws DownloadError when the files cannot be had; CardFilesError when one that arrived cannot be used.
 */
export async function updateCards(options: UpdateOptions): Promise<UpdateResult> {
  const folder = downloadFolder(options.dataDir);
  const baseUrl = (options.baseUrl ?? SCRYFALL_API).replace(/\/+$/, "");
  if (!URL.canParse(baseUrl)) throw new DownloadError(`${baseUrl} is no address.`);
  return withLock(folder, async () => {
    await finishSwap(folder);
    const client = createPoliteClient(options);
    const listed = await listBulkFiles(client, baseUrl);
    const current = await readManifest(options.dataDir);
    if (current && !options.force && isUpToDate(current, listed, baseUrl))
      return { changed: false, manifest: current };

    const { next, ready } = swapFolders(folder);
    await mkdir(next, { recursive: true });
    await removeStrangers(next, listed);
    for (const file of listed) await fetchBulkFile(client, file, next, options);
    await writeFile(path.join(next, "sets.json"), JSON.stringify(await listSets(client, baseUrl)));
    await check(path.join(next, "sets.json"), options);

    const manifest = await writeManifest(next, listed, baseUrl);
    await writeFile(ready, "");
    await finishSwap(folder);
    return { changed: true, manifest };
  });
}

function isUpToDate(current: DownloadManifest, listed: readonly ListedFile[], source: string): boolean {
  return (
    current.source === source &&
    listed.every(({ type, updatedAt }) =>
      current.files.some((file) => file.type === type && file.updatedAt === updatedAt),
    )
  );
}

/** Parts of older files would only take room: each date has its own name. */
async function removeStrangers(next: string, listed: readonly ListedFile[]): Promise<void> {
  const wanted = new Set(
    listed.flatMap(({ fileName }) => [fileName, `${fileName}.part`, `${fileName}.part.json`]),
  );
  for (const name of await readdir(next)) {
    if (!wanted.has(name)) await rm(path.join(next, name), { recursive: true, force: true });
  }
}

async function fetchBulkFile(
  client: PoliteClient,
  file: ListedFile,
  next: string,
  options: UpdateOptions,
): Promise<void> {
  const target = path.join(next, file.fileName);
  const there = await stat(target).catch(() => null);
  if (!there)
    await fetchFile(client, file.url, target, file.fileName, (progress) => options.onProgress?.(progress));
  await check(target, options);
}

/** Reads a file to its end. One that is damaged is removed, so that the next attempt fetches it anew. */
async function check(file: string, options: UpdateOptions): Promise<void> {
  options.onCheck?.(path.basename(file));
  const { size, mtimeMs } = await stat(file);
  try {
    await readBulkFile({ path: file, bytes: size, modified: mtimeMs }, { take: unusable });
  } catch (error) {
    if (error instanceof CardFilesError) await rm(file, { force: true });
    throw error;
  }
}

function unusable(record: unknown): string | null {
  return typeof record === "object" && record !== null && "object" in record
    ? null
    : "the record is no object of Scryfall's";
}

async function writeManifest(
  next: string,
  listed: readonly ListedFile[],
  source: string,
): Promise<DownloadManifest> {
  const files = await Promise.all(
    listed.map(async ({ type, fileName, updatedAt }) => {
      const { size } = await stat(path.join(next, fileName));
      return { type, fileName, updatedAt, bytes: size };
    }),
  );
  const manifest = { downloadedAt: new Date().toISOString(), source, files };
  await writeFile(path.join(next, MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

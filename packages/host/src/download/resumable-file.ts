import { open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import { DownloadError } from "./download-error.ts";
import type { PoliteClient } from "./polite-client.ts";

/** How far a file is. `totalBytes` is 0 while nobody has said how long it is. */
export interface FileProgress {
  readonly file: string;
  readonly bytes: number;
  readonly totalBytes: number;
}

/** What is kept beside a half-fetched file, to know whether the rest still belongs to it. */
const markSchema = z.object({ url: z.string(), etag: z.string(), totalBytes: z.number() });
type Mark = z.output<typeof markSchema>;

/**
 * Fetches a file. What arrives is kept in `<target>.part`, so that a broken download goes on where it stopped, unless
 * the file has changed at its source meanwhile; the target appears only when it is whole.
 * @throws DownloadError when it does not arrive whole; what did arrive is kept.
 */
export async function fetchFile(
  client: PoliteClient,
  url: string,
  target: string,
  name: string,
  onProgress: (progress: FileProgress) => void,
): Promise<void> {
  const part = `${target}.part`;
  const markFile = `${target}.part.json`;
  const mark = await readMark(markFile, url);
  const have = mark ? await sizeOf(part) : 0;
  const answer = await ask(client, url, mark, have);
  if (answer.from === 0) await rm(part, { force: true });
  if (answer.response) {
    await writeFile(markFile, JSON.stringify(answer.mark));
    await append(part, answer.response, answer.from, (bytes) =>
      onProgress({ file: name, bytes, totalBytes: answer.mark.totalBytes }),
    );
  }
  const bytes = await sizeOf(part);
  if (answer.mark.totalBytes > 0 && bytes !== answer.mark.totalBytes) {
    throw new DownloadError(
      `${name} broke off after ${bytes} of ${answer.mark.totalBytes} bytes. Run the command again: it goes on from there.`,
    );
  }
  await rename(part, target);
  await rm(markFile, { force: true });
  onProgress({ file: name, bytes, totalBytes: bytes });
}

interface Answer {
  /** Absent when everything is there already. */
  readonly response?: Response;
  /** Where the answer's bytes begin in the file. */
  readonly from: number;
  readonly mark: Mark;
}

async function ask(client: PoliteClient, url: string, mark: Mark | null, have: number): Promise<Answer> {
  if (mark && have > 0) {
    if (have === mark.totalBytes) return { from: have, mark };
    const response = await client.get(url, { Range: `bytes=${have}-`, "If-Range": mark.etag });
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
    const goesOn =
      response.status === 206 && Number(range?.[1]) === have && Number(range?.[2]) === mark.totalBytes;
    if (goesOn) return { response, from: have, mark };
    if (response.status === 200) return { response, from: 0, mark: markOf(url, response) };
    await response.body?.cancel();
  }
  const response = await client.get(url);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new DownloadError(`${url} answers ${response.status}.`);
  }
  return { response, from: 0, mark: markOf(url, response) };
}

/** Without an entity tag, or when the answer was compressed on the way, a rest could not be told to fit. */
function markOf(url: string, response: Response): Mark {
  const encoding = response.headers.get("content-encoding") ?? "identity";
  const plain = encoding === "identity";
  const etag = response.headers.get("etag") ?? "";
  return {
    url,
    etag: plain && !etag.startsWith("W/") ? etag : "",
    totalBytes: plain ? Number(response.headers.get("content-length") ?? 0) : 0,
  };
}

async function append(
  part: string,
  response: Response,
  from: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const file = await open(part, from > 0 ? "a" : "w");
  let bytes = from;
  try {
    if (!response.body) return;
    for await (const chunk of response.body) {
      await file.write(chunk);
      bytes += chunk.length;
      onBytes(bytes);
    }
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DownloadError(
      `The download broke off after ${bytes} bytes (${why}). Run the command again: it goes on from there.`,
      { cause },
    );
  } finally {
    await file.close();
  }
}

async function readMark(file: string, url: string): Promise<Mark | null> {
  try {
    const mark = markSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
    return mark.success && mark.data.url === url && mark.data.etag !== "" ? mark.data : null;
  } catch {
    return null;
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** The figures learned from real decks that the engine ships with, decompressed, in memory that threads share. */
export interface EngineFigures {
  /** For `openCoOccurrence`. */
  readonly coOccurrence: SharedArrayBuffer;
}

const decompress = promisify(brotliDecompress);

/** Reads the figures from the engine's data folder. */
export async function readEngineFigures(): Promise<EngineFigures> {
  return { coOccurrence: await readShared("@deckwright/engine/data/co-occurrence.bin.br") };
}

async function readShared(specifier: string): Promise<SharedArrayBuffer> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  const bytes = await decompress(packed);
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
}

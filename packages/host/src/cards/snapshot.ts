import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { TableFormatError } from "@deckwright/cards/table/columns.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { writeWhole } from "../files/write-whole.ts";

/** A table with the bytes that other threads get. */
export interface OpenedTable {
  readonly table: CardTable;
  readonly buffer: SharedArrayBuffer;
}

/** Reads a whole file into shared memory; null when there is none. */
async function readShared(file: string): Promise<SharedArrayBuffer | null> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(file);
  } catch {
    return null;
  }
  try {
    const { size } = await handle.stat();
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(bytes, at, size - at, at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    return buffer;
  } finally {
    await handle.close();
  }
}

/** The stored table if it is whole and was made from these sources; else null, and it must be made anew. */
export async function readSnapshot(file: string, sourceKey: string): Promise<OpenedTable | null> {
  const buffer = await readShared(file);
  if (!buffer) return null;
  try {
    const table = openTable(buffer, { verify: true });
    return table.sourceKey === sourceKey ? { table, buffer } : null;
  } catch (error) {
    if (error instanceof TableFormatError) return null;
    throw error;
  }
}

/** Stores a table; its folder is made where there is none. */
export async function writeSnapshot(file: string, buffer: SharedArrayBuffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, new Uint8Array(buffer));
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { TableFormatError } from "@deckwright/cards/table/columns.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { unpackColumns } from "@deckwright/cards/table/packed.ts";
import { CardFilesError } from "./bulk-files.ts";
import type { OpenedTable } from "./snapshot.ts";

/** The table that ships with the project. */
export const BUNDLED_TABLE = fileURLToPath(new URL("../../../cards/data/cards.bin.br", import.meta.url));

/**
 * Reads the bundled table.
 * @throws CardFilesError when the file is missing or damaged, which only a broken installation explains.
 */
export async function readBundledTable(
  file = BUNDLED_TABLE,
): Promise<OpenedTable & { readonly file: string }> {
  try {
    const packed = await promisify(brotliDecompress)(await readFile(file));
    const buffer = unpackColumns(packed);
    return { table: openTable(buffer), buffer, file };
  } catch (cause) {
    if (cause instanceof TableFormatError || cause instanceof Error) {
      throw new CardFilesError(
        `The bundled card table ${file} cannot be read (${cause.message}). Install the project anew.`,
        { cause },
      );
    }
    throw cause;
  }
}

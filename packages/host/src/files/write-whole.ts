import { rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file under a name that only a whole file ever has: it is written aside and then renamed, so that a reader, or
 * a second process that writes the same, never sees half of it.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}.${Date.now().toString(36)}.part`;
  try {
    await writeFile(aside, bytes);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

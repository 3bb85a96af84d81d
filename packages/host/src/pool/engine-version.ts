import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ENGINE = fileURLToPath(new URL("../../../engine/", import.meta.url));

/** A short text that changes whenever the engine's code or figures do: the same wish may then give another deck. */
export async function readEngineVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of ["data", "src"]) {
    const entries = await readdir(join(ENGINE, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      hash.update(file.slice(ENGINE.length));
      hash.update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

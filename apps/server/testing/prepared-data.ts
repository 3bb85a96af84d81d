import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "@deckwright/db/testing/open-test-database.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Code that processes of the tests have compiled, for those after them. */
export const COMPILED = path("../../../.cache/compiled-tests");

/**
 * Puts a database into a data folder, with its tables and nothing else. Making one takes a process longer than all the rest of
 * a start, so it is made once, by `npm run db:migrate`, and copied for as long as migrations stay the same.
 */
export function fillDataFolder(folder: string): void {
  const made = join(process.env.DATA_DIR ?? tmpdir(), `test-data-folder-${fingerprint()}`);
  if (!existsSync(made)) {
    const draft = `${made}.${randomUUID()}`;
    execFileSync(process.execPath, [path("../../../db/src/main.ts"), "migrate"], {
      env: { PATH: process.env.PATH ?? "", DATA_DIR: draft },
      stdio: ["ignore", "ignore", "inherit"],
    });
    try {
      renameSync(draft, made);
    } catch (error) {
      // Another process was first.
      rmSync(draft, { recursive: true });
      if (!existsSync(made)) throw error;
    }
  }
  cpSync(join(made, "database"), join(folder, "database"), { recursive: true });
}

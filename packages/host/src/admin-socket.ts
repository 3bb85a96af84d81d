import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Longest path of a socket that every system takes. */
const MAX_SOCKET_PATH = 100;

/**
 * Where a running server listens for its operator: a socket in its data folder, which no network reaches and only the account
 * that runs the server may open.
 */
export function adminSocketPath(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = `deckwright-admin-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, "admin.sock");
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

import { createHmac } from "node:crypto";
import type { Database } from "@deckwright/db/database.ts";

/**
 * A hash that only this installation can compute, the same in all of its processes, as 64 hex digits.
 * @param purpose Keeps hashes of different things apart: the same text has another one for another purpose.
 */
export type KeyedHash = (purpose: string, text: string) => Promise<string>;

/** Reads the key once it is first needed, and again after a failure. */
export function createKeyedHash(database: Database): KeyedHash {
  let key: Promise<string> | undefined;
  return async (purpose, text) => {
    key ??= readKey(database).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    // Purposes hold no line break, so that no two pairs are written alike.
    return createHmac("sha256", await key)
      .update(`${purpose}\n${text}`)
      .digest("hex");
  };
}

async function readKey(database: Database): Promise<string> {
  const [result] = await database.runStatements(
    "auth_admin",
    undefined,
    [{ text: "select value from auth.settings where name = 'hash_key'" }],
    { readOnly: true },
  );
  const value = result?.rows[0]?.value;
  if (typeof value !== "string") throw new Error("The database has no hash_key in auth.settings.");
  return value;
}

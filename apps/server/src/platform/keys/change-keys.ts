import type { Database, Transaction } from "@deckwright/db/database.ts";
import { KEYS_LOCK, readStoredKeys } from "./open-keys.ts";
import { generateApiSecret, generateSessionKey, type StoredKey } from "./signing-keys.ts";

/** A key as its owner sees it: nothing secret. */
export interface KeyRow {
  readonly kid: string;
  readonly algorithm: string;
  readonly status: "standby" | "current" | "previous" | "revoked";
  readonly created_at: Date;
}

/** A key that cannot be changed as asked. The message is one line for whoever asked. */
export class KeyChangeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "KeyChangeError";
  }
}

/** The keys in the database, those in use first. */
export async function listKeys(database: Database): Promise<readonly KeyRow[]> {
  await readStoredKeys(database);
  return change(database, async (transaction) => {
    const { rows } = await transaction.query<KeyRow>(
      `select kid, algorithm, status, created_at from auth.signing_keys
       order by array_position(array['current', 'standby', 'previous', 'revoked'], status), created_at desc`,
    );
    return rows;
  });
}

/** Has access tokens signed by a new key. The old one goes on verifying what it has signed. @returns The new key's name. */
export async function rotateSessionKey(database: Database): Promise<string> {
  await readStoredKeys(database);
  const fresh = await generateSessionKey();
  await change(database, async (transaction) => {
    await transaction.query(
      "update auth.signing_keys set status = 'previous', updated_at = now() where status = 'current'",
    );
    await insert(transaction, fresh, "current");
  });
  return fresh.kid;
}

/**
 * Has a key verify nothing any more. In place of the secret of the API keys comes a new one, and with it new API keys.
 * @throws KeyChangeError for a key that is not there, or signs.
 */
export async function revokeKey(database: Database, kid: string): Promise<{ readonly replacedBy?: string }> {
  return change(database, async (transaction) => {
    const { rows } = await transaction.query<KeyRow>(
      "select kid, algorithm, status, created_at from auth.signing_keys where kid = $1",
      [kid],
    );
    const [key] = rows;
    if (key === undefined) throw new KeyChangeError(`There is no key ${kid}.`);
    if (key.status === "current") {
      throw new KeyChangeError("This key signs access tokens. Replace it first: npm run keys -- rotate");
    }
    await transaction.query(
      "update auth.signing_keys set status = 'revoked', updated_at = now() where kid = $1",
      [kid],
    );
    if (key.status !== "standby") return {};
    const fresh = generateApiSecret();
    await insert(transaction, fresh, "standby");
    return { replacedBy: fresh.kid };
  });
}

/** One change at a time, also of several processes. */
function change<Value>(
  database: Database,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  return database.withTransaction("auth_admin", undefined, async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock($1)", [KEYS_LOCK]);
    return work(transaction);
  });
}

async function insert(transaction: Transaction, key: StoredKey, status: KeyRow["status"]): Promise<void> {
  await transaction.query(
    "insert into auth.signing_keys (kid, algorithm, jwk, status) values ($1, $2, $3, $4)",
    [key.kid, key.alg, key, status],
  );
}

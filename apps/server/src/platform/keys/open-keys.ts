import type { Database } from "@deckwright/db/database.ts";
import { renewedKeys } from "./renewed-keys.ts";
import {
  generateSigningKeys,
  openSigningKeys,
  parseSigningKeys,
  type SigningKeys,
  type StoredKey,
} from "./signing-keys.ts";

/** Any number that all processes of ours agree on: who holds it makes the keys. */
export const KEYS_LOCK = 4_411_794;

/**
 * The keys of the installation: given from outside, or those in the database, where the first process to start puts them.
 * @param given The variable `JWT_KEYS`, which has been checked.
 */
export async function openInstallationKeys(
  database: Database,
  given: string | undefined,
): Promise<SigningKeys> {
  const keys = given === undefined ? undefined : parseSigningKeys(given);
  if (keys !== undefined) return openSigningKeys(keys);
  const read = async () => openSigningKeys(await readStoredKeys(database));
  return renewedKeys(read, await read());
}

/** The keys in the database that are in use, made where there are none. The one that signs comes first. */
export async function readStoredKeys(database: Database): Promise<readonly StoredKey[]> {
  const fresh = await generateSigningKeys();
  return database.withTransaction("auth_admin", undefined, async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock($1)", [KEYS_LOCK]);
    const read = () =>
      transaction.query<{ jwk: StoredKey }>(
        "select jwk from auth.signing_keys where status <> 'revoked' order by status = 'current' desc, created_at desc",
      );
    const { rows } = await read();
    if (rows.length > 0) return rows.map(({ jwk }) => jwk);
    const [current, apiKey] = fresh;
    await transaction.query(
      "insert into auth.signing_keys (kid, algorithm, jwk, status) values ($1, $2, $3, 'current'), ($4, $5, $6, 'standby')",
      [current.kid, current.alg, current, apiKey.kid, apiKey.alg, apiKey],
    );
    return fresh;
  });
}

/** API keys are valid from the project's first year on, and for long: what they allow is little. */
const API_KEY_TIME = { iat: Date.UTC(2026, 0, 1) / 1000, exp: Date.UTC(2046, 0, 1) / 1000 } as const;

/** The key that browsers send, which says that nobody is signed in. The same as long as the secret that signs it. */
export function anonymousKey(keys: SigningKeys): Promise<string> {
  return keys.signApiKey({ iss: "deckwright", role: "anon", ...API_KEY_TIME });
}

/** The key of the site's operator, to whom everything is allowed. The same as long as the secret that signs it. */
export function serviceKey(keys: SigningKeys): Promise<string> {
  return keys.signApiKey({ iss: "deckwright", role: "service_role", ...API_KEY_TIME });
}

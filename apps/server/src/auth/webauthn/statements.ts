// What security keys and passkeys take, in SQL.
import { statement } from "../../ports/database/statement.ts";

/** A passkey as it is stored. */
export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly friendly_name: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const PASSKEY = `id, user_id, credential_id, public_key, sign_count::float8 as sign_count, transports, friendly_name,
     created_at, last_used_at`;

export const selectPasskeys = statement<PasskeyRow>(
  `select ${PASSKEY} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
);
export const findPasskey = statement<PasskeyRow>(
  `select ${PASSKEY} from auth.webauthn_credentials where credential_id = $1`,
);
export const insertPasskey = statement<PasskeyRow>(`insert into auth.webauthn_credentials
       (user_id, credential_id, public_key, sign_count, transports, aaguid, is_backup_eligible, is_backed_up, friendly_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (credential_id) do nothing returning ${PASSKEY}`);
export const renamePasskey = statement<PasskeyRow>(`update auth.webauthn_credentials
       set friendly_name = $3, updated_at = now() where id = $1 and user_id = $2 returning ${PASSKEY}`);
export const deletePasskey = statement<{ id: string }>(
  "delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id",
);
/** None where the passkey has counted on in the meantime: then it was used twice at once. */
export const notePasskeyUse = statement<{ id: string }>(`update auth.webauthn_credentials
       set sign_count = $3, last_used_at = now(), updated_at = now()
     where id = $1 and sign_count = $2 returning id`);

export const forgetChallenges = statement("delete from auth.webauthn_challenges where expires_at < now()");
export const insertPasskeyChallenge = statement<{
  id: string;
  expires_at: number;
}>(`insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     returning id, floor(extract(epoch from expires_at))::float8 as expires_at`);
export const takePasskeyChallenge = statement<{
  user_id: string | null;
  challenge: string;
  expired: boolean;
}>(`delete from auth.webauthn_challenges where id = $1 and challenge_type = $2
     returning user_id, session_data ->> 'challenge' as challenge, expires_at < now() as expired`);

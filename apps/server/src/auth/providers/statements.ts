// What signing in with other providers takes, in SQL.
import { statement } from "../../ports/database/statement.ts";
import { ageOf } from "../../ports/database/stored-age.ts";

/** Somebody who has come back from a provider. */
export interface FlowRow {
  readonly provider: string;
  readonly nonce: string;
  readonly code_verifier: string;
  readonly redirect_to: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: "s256" | "plain" | null;
  readonly browser_hash: string | null;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly expired: boolean;
}

export const forgetFlows = statement(`delete from auth.provider_flows where ${ageOf("created_at")} > $1`);
export const insertFlow = statement(`insert into auth.provider_flows
       (state_hash, provider, nonce, code_verifier, redirect_to, code_challenge, code_challenge_method, browser_hash,
        user_id, session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`);
export const takeFlow = statement<FlowRow>(`delete from auth.provider_flows where state_hash = $1
     returning provider, nonce, code_verifier, redirect_to, code_challenge, code_challenge_method, browser_hash,
       user_id, session_id, ${ageOf("created_at")} > $2 as expired`);

/** What the client of a flow with a challenge exchanges for a session. */
export const insertEndedFlow = statement(`insert into auth.flow_state
       (user_id, auth_code, auth_code_issued_at, code_challenge, code_challenge_method, authentication_method,
        provider_type, linking_identity, linking_session_id)
     values ($1, $2, now(), $3, $4, 'oauth', $5, $6, $7)`);

export const findIdentity = statement<{ id: string; user_id: string }>(
  "select id, user_id from auth.identities where provider = $1 and provider_id = $2",
);
/** None where somebody else was first. */
export const insertIdentity = statement<{
  id: string;
}>(`insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, now()) on conflict do nothing returning id`);
export const noteIdentity = statement(`update auth.identities
       set identity_data = $2, last_sign_in_at = now(), updated_at = now() where id = $1`);
export const deleteIdentity = statement<{ id: string }>(
  "delete from auth.identities where id = $1 and user_id = $2 returning id",
);

/** What is known of an account by the ways into it that are left. */
export const storeProviders = statement(`update auth.users u set updated_at = now(),
       raw_app_meta_data = u.raw_app_meta_data || (
         select jsonb_build_object('provider', (array_agg(i.provider order by i.created_at, i.id))[1],
           'providers', to_jsonb(array_agg(distinct i.provider)))
         from auth.identities i where i.user_id = u.id
       )
     where id = $1`);
export const dropPassword = statement(
  "update auth.users set encrypted_password = null, updated_at = now() where id = $1",
);
export const dropPhone =
  statement(`update auth.users set phone = null, phone_confirmed_at = null, updated_at = now(),
       raw_user_meta_data = raw_user_meta_data - 'phone_verified' where id = $1`);
/** An address for an account that had none. */
export const storeEmail =
  statement(`update auth.users set email = $2, email_confirmed_at = now(), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = $1`);

export const forgetAssertions = statement(
  "delete from auth.used_assertions where expires_at < now() - make_interval(secs => $1)",
);
/** None where the token was shown before. */
export const useAssertion = statement<{ assertion_hash: string }>(`insert into auth.used_assertions
       (assertion_hash, expires_at) values ($1, to_timestamp($2)) on conflict do nothing returning assertion_hash`);

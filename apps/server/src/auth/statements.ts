// All SQL of the account protocol that needs no building: each statement with the type of its rows. Accounts are read by
// `users.ts`, limits by `limits.ts`, and secrets are taken by `secrets.ts`, which build theirs.
import { statement } from "../ports/database/statement.ts";
import { ageOf } from "../ports/database/stored-age.ts";
import type { EndedFlow, MemberSession, Proof, StoredKeyCredential } from "./stored-rows.ts";

/** Which proofs are of the second level. */
const IS_FACTOR_PROOF = "authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'recovery_code')";

// Sessions and their refresh tokens

export const insertSession = statement<{ id: string }>(
  "insert into auth.sessions (user_id, user_agent, ip) values ($1, $2, $3) returning id",
);
export const noteSignIn = statement(
  "update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1",
);
/** Identities of other providers are noted when the provider answers. */
export const noteIdentitySignIn =
  statement(`update auth.identities set last_sign_in_at = now(), updated_at = now()
     where user_id = $1 and provider in ('email', 'phone')`);
export const insertProof =
  statement(`insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`);
export const insertRefreshToken = statement(
  "insert into auth.refresh_tokens (token, parent, user_id, session_id) values ($1, $2, $3, $4)",
);
export const selectSession = statement<{ aal: string; proofs: Proof[] }>(`select s.aal,
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'method', p.authentication_method, 'timestamp', floor(extract(epoch from p.updated_at))::bigint
         ) order by p.updated_at desc, p.created_at desc)
         from auth.mfa_amr_claims p where p.session_id = s.id
       ), '[]') as proofs
     from auth.sessions s where s.id = $1`);
export const deleteSessions = statement(`delete from auth.sessions
     where user_id = $1 and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)`);
export const lockSessionOfToken = statement<{
  id: string;
  user_id: string;
  expired: boolean;
}>(`select id, user_id, coalesce(not_after < now(), false) as expired from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token = $1) for update`);
export const selectRefreshToken = statement<{
  revoked: boolean;
  recent: boolean;
  active: string | null;
  is_parent: boolean;
}>(`select t.revoked, ${ageOf("t.updated_at")} < $2 as recent,
       a.token as active, coalesce(a.parent = t.token, false) as is_parent
     from auth.refresh_tokens t
     left join lateral (
       select token, parent from auth.refresh_tokens
       where session_id = t.session_id and not revoked order by id desc limit 1
     ) a on true
     where t.token = $1`);
export const revokeRefreshToken = statement(
  "update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1",
);
export const noteSessionRefresh = statement(
  "update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = $2, ip = $3 where id = $1",
);

// Accounts and identities

export const insertAccount = statement<{
  id: string;
}>(`insert into auth.users
         (id, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_anonymous)
       values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $7)
       on conflict do nothing
       returning id`);
export const insertIdentity =
  statement(`insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at)
       values ($1, $2::text, $2::uuid, $3, now())`);
export const countAccounts = statement<{ total: number }>(
  "select count(*)::int as total from auth.users where deleted_at is null",
);
export const confirmAccountEmail =
  statement(`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`);
/** With what is proved of it: an address or a number, by name, which becomes a way of signing in where it was none. */
export const confirmIdentity =
  statement(`insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($2, $1::text, $1::uuid,
       jsonb_build_object('sub', $1::text, $2::text, $3::text, 'email_verified', false, 'phone_verified', false)
         || jsonb_build_object($2::text || '_verified', true), now())
     on conflict (provider, provider_id) do update set updated_at = now(),
       identity_data = auth.identities.identity_data
         || jsonb_build_object($2::text, $3::text, $2::text || '_verified', true)`);
/** Whoever has proved something is no longer without a name. */
export const noteProvider = statement(`update auth.users set is_anonymous = false, updated_at = now(),
       raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
         'provider', coalesce(raw_app_meta_data ->> 'provider', $2::text),
         'providers', case when coalesce(raw_app_meta_data -> 'providers', '[]') ? $2::text
           then raw_app_meta_data -> 'providers'
           else coalesce(raw_app_meta_data -> 'providers', '[]') || to_jsonb($2::text) end
       )
     where id = $1`);
export const confirmAccountPhone =
  statement(`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
     where id = $1`);
/** The member who asked last to have a number that is not yet theirs. */
export const selectAwaiting = statement<{ id: string }>(
  "select id from auth.users where phone_change = $1 order by phone_change_sent_at desc limit 1",
);

// Proving an address

export const detachFlow = statement("update auth.flow_state set user_id = null where id = $1");
export const deleteAccount = statement("delete from auth.users where id = $1");
export const restoreAccountFacts =
  statement(`update auth.users set aud = $2, role = $3, raw_app_meta_data = $4, banned_until = $5, invited_at = $6,
       confirmation_sent_at = $7 where id = $1`);
export const attachFlow = statement("update auth.flow_state set user_id = $2 where id = $1");

// Changing an address

export const beginEmailChange =
  statement(`update auth.users set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = now(),
       updated_at = now() where id = $1`);
export const noteHalfEmailChange = statement(
  "update auth.users set email_change_confirm_status = 1 where id = $1",
);
export const deleteUnconfirmedOthers = statement(`delete from auth.users
     where email = $1 and id <> $2 and email_confirmed_at is null and phone_confirmed_at is null and not is_sso_user`);
export const finishEmailChange =
  statement(`update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
         email_confirmed_at = now(), updated_at = now(),
         raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
       where id = $1`);

// One-time secrets and flows

export const upsertSecret =
  statement(`insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, token_type) 
     where token_type not in ('confirmation_token', 'phone_confirmation_token') do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       flow_state_id = excluded.flow_state_id, created_at = now(), updated_at = now()`);
export const renewConfirmation = statement<{ id: string }>(`update auth.one_time_tokens
       set token_hash = $2, code_hash = $3, relates_to = $4, flow_state_id = $5, created_at = now(), updated_at = now()
       where id = (
         select id from auth.one_time_tokens where user_id = $1 and token_type = $6
         order by created_at desc, id limit 1
       ) returning id`);
export const deleteOldConfirmations = statement(`delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where user_id = $1 and token_type = $3
       order by created_at desc, id offset $2
     )`);
export const insertConfirmation = statement(`insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id, password_hash, user_data)
     values ($1, $8, $2, $3, $4, $5, $6, $7)`);
export const deleteSecrets = statement(
  "delete from auth.one_time_tokens where user_id = $1 and token_type = any($2)",
);
export const insertFlow = statement<{
  id: string;
}>(`insert into auth.flow_state (user_id, code_challenge, code_challenge_method, authentication_method, provider_type)
     values ($1, $2, $3, $4, 'email') returning id`);
export const storeFlowCode = statement(
  "update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), updated_at = now() where id = $1",
);
export const takeFlowByCode = statement<EndedFlow>(`delete from auth.flow_state where auth_code = $1
     returning user_id, code_challenge, code_challenge_method, authentication_method,
       linking_identity, linking_session_id, ${ageOf("auth_code_issued_at")} > $2 as expired`);

// When mail was sent

export const noteReauthenticationSent = statement(
  "update auth.users set reauthentication_sent_at = now() where id = $1",
);
export const noteConfirmationSent = statement(
  "update auth.users set confirmation_sent_at = now() where id = $1",
);
export const noteRecoverySent = statement("update auth.users set recovery_sent_at = now() where id = $1");

// The session of a member who asks

export const selectMemberSession =
  statement<MemberSession>(`select s.id, s.aal, ${ageOf("s.created_at")} as age,
       (select min(${ageOf("p.updated_at")}) from auth.mfa_amr_claims p
        where p.session_id = s.id and ${IS_FACTOR_PROOF}) as "factorAge"
     from auth.sessions s
     where s.id = $1 and s.user_id = $2 and coalesce(s.not_after > now(), true)`);

// The audit log

export const insertAuditEntry = statement(
  "insert into auth.audit_log_entries (user_id, payload, ip_address) values ($1, $2, $3)",
);

// What members change of themselves

export const storePassword = statement(
  "update auth.users set encrypted_password = $2, updated_at = now() where id = $1",
);
export const storeUserData = statement(
  "update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1",
);

// Second factors and challenges

export const deleteStaleFactors =
  statement(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and ${ageOf("created_at")} > $2`);
export const insertFactor = statement<{
  id: string;
}>(`insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret, phone)
       values ($1, $2, $4, 'unverified', $3, $5) returning id`);
export const noteFactorChallenged = statement(
  "update auth.mfa_factors set last_challenged_at = now() where id = $1",
);
export const insertChallenge = statement<{
  id: string;
  expires_at: number;
}>(`insert into auth.mfa_challenges (factor_id, ip_address, otp_code, web_authn_session_data)
       values ($1, $2, $4, $5)
       returning id, floor(extract(epoch from created_at))::bigint + $3::int as expires_at`);
export const deleteChallenge = statement("delete from auth.mfa_challenges where id = $1");
export const revokeSessionTokens = statement(
  "update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked",
);
export const selectChallenge = statement<{
  ip_address: string | null;
  otp_code: string | null;
  web_authn_session_data: { readonly challenge: string } | null;
  expired: boolean;
}>(`select ip_address, otp_code, web_authn_session_data, ${ageOf("created_at")} > $3 as expired
         from auth.mfa_challenges where id = $1 and factor_id = $2`);
export const lockFactorSecret = statement<{
  secret: string | null;
  last_used_step: number | null;
  now: number;
}>(`select secret, last_used_step, extract(epoch from now())::float8 as now
     from auth.mfa_factors where id = $1 for update`);
export const verifyStoredFactor = statement(
  "update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1",
);
export const raiseSession = statement(
  "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
);
export const deleteUnverifiedFactors = statement(
  "delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'",
);
export const deleteLowSessions = statement("delete from auth.sessions where user_id = $1 and aal = 'aal1'");
export const deleteProofsOfFactor =
  statement(`delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`);
export const lowerSessionsOfFactor = statement(
  "update auth.sessions set aal = 'aal1', updated_at = now() where factor_id = $1",
);
export const deleteFactor = statement("delete from auth.mfa_factors where id = $1");
export const selectVerifiedFactor = statement<{ id: string }>(
  "select id from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1",
);
export const deleteFactorProofs = statement(`delete from auth.mfa_amr_claims where ${IS_FACTOR_PROOF}
       and session_id in (select id from auth.sessions where user_id = $1)`);
export const lowerSessions = statement(
  "update auth.sessions set aal = 'aal1', updated_at = now() where user_id = $1 and aal <> 'aal1'",
);

/** What a security key is known by; null for one that is new. */
export const selectFactorKey = statement<{ credential: StoredKeyCredential | null; aaguid: string | null }>(
  "select web_authn_credential as credential, web_authn_aaguid as aaguid from auth.mfa_factors where id = $1 for update",
);
export const selectKeysOfMember = statement<{ credential: StoredKeyCredential | null }>(
  "select web_authn_credential as credential from auth.mfa_factors where user_id = $1 and factor_type = 'webauthn'",
);
export const storeFactorKey = statement(
  "update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3 where id = $1",
);

// Recovery codes

export const deleteRecoveryCodes = statement("delete from auth.recovery_codes where user_id = $1");
export const insertRecoveryCodes = statement<{
  user_id: string;
}>(`insert into auth.recovery_codes (user_id, code_hash)
       select $1, code_hash from unnest($2::text[]) as made(code_hash)
       where exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')
       returning user_id`);
export const useRecoveryCode = statement<{
  user_id: string;
}>(`update auth.recovery_codes set used_at = now()
       where user_id = $1 and code_hash = $2 and used_at is null returning user_id`);
export const countRecoveryCodes = statement<{ total: number; left: number }>(`select count(*)::int as total,
       (count(*) filter (where used_at is null))::int as left
     from auth.recovery_codes where user_id = $1`);

// Signing up

export const noteSignUpConfirmationSent = statement(
  "update auth.users set confirmation_sent_at = now(), updated_at = now() where id = $1",
);

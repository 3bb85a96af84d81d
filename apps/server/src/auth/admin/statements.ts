// What the operator alone does to accounts, in SQL.
import type { Transaction } from "@deckwright/db/database.ts";
import { statement } from "../../ports/database/statement.ts";

export const storeBan = statement(
  "update auth.users set banned_until = $2, updated_at = now() where id = $1",
);
export const storeAppData = statement(
  "update auth.users set raw_app_meta_data = $2, updated_at = now() where id = $1",
);
export const noteInvited = statement(
  "update auth.users set invited_at = now(), confirmation_sent_at = now(), updated_at = now() where id = $1",
);
/** For an address that nobody has proved, and that another takes the place of. */
export const unconfirmEmail = statement(`with account as (
       update auth.users set email_confirmed_at = null,
         raw_user_meta_data = raw_user_meta_data - 'email_verified' where id = $1 returning id
     )
     update auth.identities i set identity_data = i.identity_data || '{"email_verified": false}'
     from account where i.user_id = account.id and i.provider = 'email'`);

export const unconfirmPhone = statement(`with account as (
       update auth.users set phone_confirmed_at = null,
         raw_user_meta_data = raw_user_meta_data - 'phone_verified' where id = $1 returning id
     )
     update auth.identities i set identity_data = i.identity_data || '{"phone_verified": false}'
     from account where i.user_id = account.id and i.provider = 'phone'`);

/** Messages that wait, or are kept, to the addresses of an account. */
export const forgetMessages = statement(
  `select auth.forget_mail(array_remove(array[email, email_change, '+' || phone, '+' || phone_change], null))
     from auth.users where id = $1`,
);

/** Everything by which somebody could get into an account, or be known by it. */
const EMPTY = [
  "delete from auth.sessions where user_id = $1",
  "delete from auth.mfa_factors where user_id = $1",
  "delete from auth.recovery_codes where user_id = $1",
  "delete from auth.webauthn_credentials where user_id = $1",
  "delete from auth.one_time_tokens where user_id = $1",
  "delete from auth.flow_state where user_id = $1",
  "delete from auth.identities where user_id = $1",
  `update auth.users set email = null, phone = null, email_change = null, phone_change = null, encrypted_password = null,
     email_confirmed_at = null, phone_confirmed_at = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
     deleted_at = now(), updated_at = now() where id = $1`,
].map((text) => statement(text));

/** Leaves an account without a way into it. */
export async function emptyAccount(transaction: Transaction, id: string): Promise<void> {
  for (const run of EMPTY) await run(transaction, [id]);
}

import { statement } from "../ports/database/statement.ts";
import type { Accounts } from "./accounts.ts";
import { asMember } from "./member.ts";

/** What every hosted project knows of an account. Factors of ours that it does not have are not there to be told. */
const selectAccount = statement<{ readonly data: Readonly<Record<string, unknown>> }>(`
  select jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'new_email', u.email_change, 'settings', u.raw_user_meta_data
      ) from auth.users u where u.id = $1
    ),
    'ways_to_log_in', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'account', i.identity_data, 'created_at', i.created_at, 'last_used_at', i.last_sign_in_at
      ) order by i.created_at), '[]') from auth.identities i where i.user_id = $1
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = $1
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'last_used_at', coalesce(s.refreshed_at, s.updated_at),
        'address', s.ip, 'browser', s.user_agent
      ) order by s.created_at), '[]') from auth.sessions s where s.user_id = $1
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', a.payload ->> 'action', 'at', a.created_at, 'address', a.ip_address
      ) order by a.created_at), '[]') from auth.audit_log_entries a where a.payload ->> 'actor_id' = $1::text
    )
  ) as data`);

/** Accounts of a hosted project: read in its database, and ended by the project itself, which knows what belongs to them. */
export function hostedAccounts(deleteAccount: (memberId: string) => Promise<void>): Accounts {
  return {
    read: (database, caller) =>
      asMember(database, caller, async (transaction, { id }) => {
        const [account] = await selectAccount(transaction, [id]);
        return { id, data: account?.data ?? {} };
      }),
    async erase(database, caller) {
      // Not while we hold the account ourselves.
      const { id } = await asMember(database, caller, async (_, member) => member);
      await deleteAccount(id);
    },
  };
}

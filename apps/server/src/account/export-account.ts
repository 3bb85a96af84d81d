import type { Database, Transaction } from "@deckwright/db/database.ts";
import type { CurrentMember } from "./member.ts";

/** Everything about the account itself: nothing secret, and nothing of how it is kept. */
const ACCOUNT = `
  select jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'new_email', u.email_change, 'settings', u.raw_user_meta_data
      ) from auth.users u where u.id = $1
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
      ) order by a.created_at), '[]') from auth.audit_log_entries a where a.user_id = $1
    )
  ) as data`;

/** Everything the member has made or bought. Decks that the Free Plan hides are the member's all the same. */
const BELONGINGS = `
  select jsonb_build_object(
    'profile', (select to_jsonb(p) from public.profiles p where p.id = $1),
    'decks', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' order by d.created_at, d.id), '[]')
      from public.decks d where d.user_id = $1
    ),
    'collection', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.name, c.id), '[]')
      from public.user_cards c where c.user_id = $1
    ),
    'credits', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.id), '[]')
      from public.credit_ledger l where l.user_id = $1
    ),
    'subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.id), '[]')
      from public.subscriptions s where s.user_id = $1
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
      from public.articles a where a.user_id = $1
    )
  ) as data`;

/** What is known of the account, for its owner. */
export async function readAccount(
  transaction: Transaction,
  member: CurrentMember,
): Promise<Record<string, unknown>> {
  const { rows } = await transaction.query<{ data: Record<string, unknown> }>(ACCOUNT, [member.id]);
  return rows[0]?.data ?? {};
}

/** What belongs to a member, hidden decks and all. */
export async function readBelongings(database: Database, memberId: string): Promise<Record<string, unknown>> {
  const [result] = await database.runStatements(
    "service_role",
    undefined,
    [{ text: BELONGINGS, values: [memberId] }],
    { readOnly: true },
  );
  const data: unknown = result?.rows[0]?.data;
  return typeof data === "object" && data !== null ? { ...data } : {};
}

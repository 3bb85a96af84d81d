import { statement } from "../ports/database/statement.ts";
import { ageOf } from "../ports/database/stored-age.ts";

/** A signed-in member whose session is still open, as the database knows them now. */
export interface CurrentMember {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string | null;
  /** Seconds since this session began. */
  readonly sessionAge: number;
}

/** The session that a token names, while it is open and its member is not banned. Holds the account until the transaction ends. */
export const lockMember = statement<
  CurrentMember & { readonly aal: string; readonly hasFactor: boolean }
>(`select u.id, s.id as "sessionId", u.email, s.aal,
         ${ageOf("s.created_at")} as "sessionAge",
         exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as "hasFactor"
       from auth.sessions s join auth.users u on u.id = s.user_id
       where s.id = $1 and u.id = $2 and coalesce(s.not_after > now(), true)
         and coalesce(u.banned_until <= now(), true)
       for update of u`);

/** Where a member is signed in, the newest first. */
export const selectSessions = statement<
  Readonly<Record<string, unknown>>
>(`select id, created_at, coalesce(refreshed_at, updated_at) as last_used_at, user_agent, ip as address,
         id = $2 as is_current
       from auth.sessions where user_id = $1 and coalesce(not_after > now(), true)
       order by last_used_at desc limit 100`);

/** Mail that waits, to the addresses of an account. */
export const forgetMail = statement(
  `select auth.forget_mail(array_remove(array[email, email_change, '+' || phone, '+' || phone_change], null))
     from auth.users where id = $1`,
);
export const deleteMember = statement("delete from auth.users where id = $1");
export const insertAuditEntry = statement(
  "insert into auth.audit_log_entries (user_id, payload, ip_address) values ($1, $2, $3)",
);

/** Whether a plan goes on being charged. */
export const HAS_PLAN = `select exists (
  select from public.subscriptions where user_id = $1
    and status in ('active', 'past_due') and not cancel_at_period_end
) as has_plan`;

/** What every server that speaks the account protocol knows of an account: nothing secret, and nothing of how it is kept. */
const KNOWN_EVERYWHERE = `
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
    )`;

/** @param isTheirs Which entries `a` of the log are the account's. */
const historyWhere = (isTheirs: string) => `
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', a.payload ->> 'action', 'at', a.created_at, 'address', a.ip_address
      ) order by a.created_at), '[]') from auth.audit_log_entries a where ${isTheirs}
    )`;

/** Everything about an account of ours. */
export const selectAccount = statement<{ readonly data: Readonly<Record<string, unknown>> }>(`
  select jsonb_build_object(${KNOWN_EVERYWHERE},
    'passkeys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', w.friendly_name, 'created_at', w.created_at, 'last_used_at', w.last_used_at
      ) order by w.created_at), '[]') from auth.webauthn_credentials w where w.user_id = $1
    ),
    'recovery_codes', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', r.created_at, 'used_at', r.used_at)
        order by r.created_at, r.used_at), '[]') from auth.recovery_codes r where r.user_id = $1
    ), ${historyWhere("a.user_id = $1")}
  ) as data`);

/** Everything about an account of a hosted project, which has neither passkeys nor recovery codes of ours. */
export const selectHostedAccount = statement<{ readonly data: Readonly<Record<string, unknown>> }>(`
  select jsonb_build_object(${KNOWN_EVERYWHERE}, ${historyWhere("a.payload ->> 'actor_id' = $1::text")}
  ) as data`);

/** Everything the member has made or bought. Decks that the Free Plan hides are the member's all the same. */
export const BELONGINGS = `
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
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(y) - 'user_id' order by y.paid_at, y.id), '[]')
      from public.payments y where y.user_id = $1
    ),
    'acts_of_the_operator', (
      select coalesce(jsonb_agg(jsonb_build_object('what', o.act, 'details', o.details, 'why', o.why, 'at', o.at)
        order by o.id), '[]') from deckwright.operator_acts o where o.member = $1
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
      from public.articles a where a.user_id = $1
    )
  ) as data`;

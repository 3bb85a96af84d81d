/** SQL of this room. It runs as the owner. */

const MEMBER = `
  select u.id, p.username, u.email, p.subscription as plan, p.ai_credits as credits,
    u.created_at, u.last_sign_in_at, u.banned_until::text as banned_until
  from auth.users u join public.profiles p on p.id = u.id`;

/** Texts that are looked for mean nothing but themselves. */
export const FIND_MEMBERS = `
  with found as (${MEMBER} where $1::text is null
    or position(lower($1) in lower(p.username)) > 0 or position(lower($1) in lower(coalesce(u.email, ''))) > 0
    or u.id::text = $1)
  select (select count(*)::int from found) as total,
    (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (select * from found order by created_at desc, id limit $2) f) as members`;

/** By number or email, else by a username that nobody else has. */
export const FIND_MEMBER = `
  with named as (select * from (${MEMBER}) m where m.id::text = lower($1) or m.email = lower($1)
    union all
    select * from (${MEMBER}) m where lower(m.username) = lower($1)
      and not exists (select from auth.users where id::text = lower($1) or email = lower($1)))
  select * from named limit 2`;

export const MEMBER_DETAILS = `
  select
    (select count(*)::int from public.decks where user_id = $1) as decks,
    (select provider_id from deckwright.payment_customers where user_id = $1) as customer,
    (select coalesce(jsonb_agg(jsonb_build_object('id', provider_id, 'status', status, 'current_period_end', current_period_end,
      'cancel_at_period_end', cancel_at_period_end) order by id desc), '[]') from public.subscriptions where user_id = $1) as subscriptions,
    (select coalesce(jsonb_agg(jsonb_build_object('id', provider_id, 'product', product_id, 'amount_cents', amount_cents,
      'currency', currency, 'refunded_cents', refunded_cents, 'credits', credits, 'credits_taken_back', credits_taken_back,
      'credits_missing', credits_missing, 'paid_at', paid_at) order by paid_at desc, id desc), '[]')
      from public.payments where user_id = $1) as payments,
    (select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'user_id' order by l.id desc), '[]')
      from (select * from public.credit_ledger where user_id = $1 order by id desc limit 50) l) as ledger,
    (select coalesce(jsonb_agg(to_jsonb(a) order by a.id desc), '[]')
      from (select * from deckwright.operator_acts where member = $1 order by id desc limit 50) a) as acts`;

export const LAST_ACTS = `
  select coalesce(jsonb_agg(to_jsonb(a) order by a.id desc), '[]') as acts
  from (select * from deckwright.operator_acts order by id desc limit $1) a`;

export const BEGIN_ACT = `
  insert into deckwright.operator_acts (operator, act, member, details, why) values ($1, $2, $3, $4, $5) returning id`;
export const END_ACT = `update deckwright.operator_acts set outcome = $2 where id = $1`;

export const CHANGE_CREDITS = `select deckwright.change_credits($1, $2, 'correction', $3) as credits`;
export const CREDITS_OF = `select ai_credits as credits from public.profiles where id = $1`;

export const FIND_PAYMENT = `
  select p.provider_id as id, p.user_id as member, p.amount_cents, p.refunded_cents, p.credits_taken_back, p.credits_missing,
    c.provider_id as customer
  from public.payments p left join deckwright.payment_customers c on c.user_id = p.user_id
  where p.provider_id = $1`;

/** Far enough: drivers have no date for "for ever". */
export const BAN = `
  update auth.users set banned_until = coalesce($2::timestamptz, '9999-12-31'::timestamptz), updated_at = now()
  where id = $1 returning banned_until::text as banned_until`;
export const UNBAN = `update auth.users set banned_until = null, updated_at = now() where id = $1`;
export const END_SESSIONS = `delete from auth.sessions where user_id = $1`;
/** For the member's own history. */
export const NOTE_IN_HISTORY = `insert into auth.audit_log_entries (user_id, payload) values ($1, $2)`;

export const OPEN_EVENTS = `
  select id, kind, customer, received_at, problem from public.payment_events
  where processed_at is null or problem is not null order by received_at desc limit 50`;

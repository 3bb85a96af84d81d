/** SQL of this room. It runs as the owner, who alone reads `deckwright.payment_customers`: members have no part in it. */

export const FIND_CUSTOMER = `select provider_id as customer from deckwright.payment_customers where user_id = $1`;

/** Two windows may ask at once: the first one's customer is everybody's. */
export const KEEP_CUSTOMER = `
  insert into deckwright.payment_customers (user_id, provider_id) values ($1, $2)
  on conflict do nothing`;

export const COUNT_SETTLEMENTS = `select settlements from deckwright.payment_customers where provider_id = $1`;

export const SETTLE = `select deckwright.settle_customer($1, $2, $3) as is_done`;

export const ALL_CUSTOMERS = `select provider_id as customer from deckwright.payment_customers order by provider_id`;

export const KEEP_EVENT = `
  insert into public.payment_events (id, kind, customer, payload, processed_at)
  values ($1, $2, $3, $4, case when $5 then now() end)
  on conflict do nothing`;

export const FINISH_EVENT = `update public.payment_events set processed_at = now(), problem = $2 where id = $1`;

export const NOTE_PROBLEM = `update public.payment_events set problem = $2 where id = $1 and processed_at is null`;

/** Events of a customer that were not seen to: what is settled of them all is settled of each. */
export const FINISH_EVENTS_BEFORE = `
  update public.payment_events set processed_at = now()
  where customer = $1 and processed_at is null and received_at < $2`;

export const OFFER = `
  select id, kind, name, description, price_cents, currency, credits from public.products where id = $1 and is_offered`;

export const PLAN_RUNS = `
  select exists (
    select from public.subscriptions
    where user_id = $1 and status in ('active', 'past_due') and current_period_end > now()
  ) as runs`;

/** Whether the payment, or the plan, is here. */
export const IS_SETTLED = `
  select exists (select from public.payments where intent_id = $1)
    or exists (select from public.subscriptions where provider_id = $2 and status <> 'ended') as is_settled`;

/** What settlements write of a customer, in one text that differs when any of it does. */
export const STATE_OF_CUSTOMER = `
  select md5(concat(
    (select string_agg(concat_ws(' ', s.provider_id, s.product_id, s.status, s.current_period_end, s.cancel_at_period_end), ',' order by s.id)
      from public.subscriptions s where s.user_id = c.user_id),
    ';',
    (select string_agg(concat_ws(' ', p.provider_id, p.refunded_cents, p.credits_taken_back, p.credits_missing), ',' order by p.id)
      from public.payments p where p.user_id = c.user_id)
  )) as state
  from deckwright.payment_customers c where c.provider_id = $1`;

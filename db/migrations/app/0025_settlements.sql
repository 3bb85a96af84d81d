-- What the payment provider knows of a customer is settled as a whole: read there, and written here in one transaction that comes
-- to the same end however often it runs. Events only say that there is something to settle, so that neither their order nor their
-- number matters (docs/decisions/2026-11-24-payments-are-settled.md).

/* Members as the payment provider knows them. */
create table deckwright.payment_customers (
  provider_id text primary key,
  user_id uuid not null unique references auth.users on delete cascade,
  -- Counted up by each settlement: one that was read before another was written is refused.
  settlements integer not null default 0,
  settled_at timestamptz
);
alter table deckwright.payment_customers enable row level security;
revoke all on deckwright.payment_customers from public, anon, authenticated;

/* What members have paid: their receipts. */
create table public.payments (
  id bigint generated always as identity primary key,
  -- Null once the account is gone; the record stays, as accounts must be kept.
  user_id uuid references auth.users on delete set null,
  product_id text not null references public.products,
  -- The payment provider's own number of the charge.
  provider_id text not null unique,
  -- Its number of the payment that the charge belongs to.
  intent_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  -- Granted by it; of these taken back by refunds, and of these not there any more when a refund came.
  credits integer not null check (credits >= 0),
  credits_taken_back integer not null default 0 check (credits_taken_back >= 0),
  credits_missing integer not null default 0 check (credits_missing >= 0),
  receipt_url text,
  paid_at timestamptz not null,
  check (credits_taken_back + credits_missing <= credits)
);
create index payments_intent_id_idx on public.payments (intent_id);
create index payments_user_id_idx on public.payments (user_id, paid_at desc);
revoke all on public.payments from public, anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;
alter table public.payments enable row level security;
create policy "members see their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a second factor must be shown" on public.payments
  as restrictive to authenticated using ((select deckwright.is_strong()));

/* Whom an event is about; null where it is about nobody in particular. */
alter table public.payment_events add column customer text;
create index payment_events_open_idx on public.payment_events (received_at) where processed_at is null;

/*
 * Writes down what is known of a payment: the credits that it brings, once, and those that its refunds take back, as far as they
 * are there. The member's profile is locked.
 */
create function deckwright.settle_payment(
  member uuid, charge text, intent text, product text, cents integer, money text, refunded integer, granted integer,
  receipt text, charged_at timestamptz
) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  offer public.products;
  payment public.payments;
  due integer;
  taken integer;
begin
  select * into offer from public.products where id = product;
  if not found then
    raise warning 'the payment % is for something that is not among the products: %', charge, product;
    return;
  end if;
  insert into public.payments (user_id, product_id, provider_id, intent_id, amount_cents, currency, credits, receipt_url, paid_at)
    values (member, product, charge, intent, cents, money, coalesce(granted, offer.credits), receipt, charged_at)
    on conflict (provider_id) do nothing
    returning * into payment;
  if found then
    if payment.credits > 0 then
      perform deckwright.change_credits(
        member, payment.credits, case offer.kind when 'plan' then 'pro' else 'purchase' end, charge
      );
    end if;
  else
    select * into payment from public.payments where provider_id = charge;
  end if;
  if refunded <= payment.refunded_cents then
    return;
  end if;
  -- In proportion, in favor of the member.
  due := (payment.credits::bigint * refunded / payment.amount_cents)::integer
    - payment.credits_taken_back - payment.credits_missing;
  select least(ai_credits, due) into taken from public.profiles where id = member;
  if taken > 0 then
    perform deckwright.change_credits(member, -taken, 'refund', format('%s after %s', charge, refunded));
  end if;
  update public.payments set
    refunded_cents = refunded,
    credits_taken_back = credits_taken_back + taken,
    credits_missing = credits_missing + due - taken
    where id = payment.id;
end
$$;

/*
 * Brings a member up to date with what the payment provider knows of them: `{subscriptions: [...], payments: [...]}`, as
 * `apps/server/src/payments/read-account.ts` reads it.
 * seen: how many settlements there were before it was read.
 * Returns false where another was written in the meantime: then it has to be read again.
 */
create function deckwright.settle_customer(customer text, seen integer, account jsonb) returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  member uuid;
  plan record;
  payment record;
begin
  update deckwright.payment_customers set settlements = settlements + 1, settled_at = now()
    where provider_id = customer and settlements = seen
    returning user_id into member;
  if member is null then
    return false;
  end if;
  -- Whoever spends credits waits until it is known how many there are.
  perform from public.profiles where id = member for update;
  for plan in
    select * from jsonb_to_recordset(account -> 'subscriptions')
      as each_plan(id text, product text, status text, ends_at timestamptz, is_ending boolean)
      where exists (select from public.products where products.id = product)
      order by id
  loop
    insert into public.subscriptions as known
      (user_id, product_id, provider_id, status, current_period_end, cancel_at_period_end)
      values (member, plan.product, plan.id, plan.status, plan.ends_at, plan.is_ending)
      on conflict (provider_id) do update set
        product_id = excluded.product_id,
        status = excluded.status,
        current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end,
        updated_at = now();
  end loop;
  for payment in
    select * from jsonb_to_recordset(account -> 'payments') as each_payment(
      id text, intent text, product text, amount_cents integer, currency text, refunded_cents integer, credits integer,
      receipt_url text, paid_at timestamptz
    ) order by paid_at, id
  loop
    perform deckwright.settle_payment(
      member, payment.id, payment.intent, payment.product, payment.amount_cents, payment.currency, payment.refunded_cents,
      payment.credits, payment.receipt_url, payment.paid_at
    );
  end loop;
  return true;
end
$$;

revoke execute on function
  deckwright.settle_payment(uuid, text, text, text, integer, text, integer, integer, text, timestamptz),
  deckwright.settle_customer(text, integer, jsonb) from public, anon, authenticated;

/* What can be bought: credit packs and plans. Prices are in cents. */
create table public.products (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('credits', 'plan')),
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents > 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  -- Credits granted by each payment.
  credits integer not null check (credits >= 0),
  is_offered boolean not null default true,
  sort_order integer not null default 0
);
insert into public.products (id, kind, name, description, price_cents, credits, sort_order) values
  ('pro-monthly', 'plan', 'Pro', 'Unlimited storage and Advanced AI, with 100 credits each month.', 999, 100, 10),
  ('credits-10', 'credits', '10 credits', 'For ten copies or decks planned by Advanced AI.', 199, 10, 20),
  ('credits-50', 'credits', '50 credits', 'For fifty copies or decks planned by Advanced AI.', 799, 50, 30),
  ('credits-150', 'credits', '150 credits', 'For those who brew every day.', 1999, 150, 40);

create table public.subscriptions (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users on delete set null,
  product_id text not null references public.products,
  -- The payment provider's own number of it.
  provider_id text not null unique,
  status text not null check (status in ('active', 'past_due', 'canceled', 'ended')),
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user_id_idx on public.subscriptions (user_id);

/* What the payment provider has told us; each event counts once. */
create table public.payment_events (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  problem text
);

revoke all on public.products, public.subscriptions, public.payment_events from public, anon, authenticated;
grant select on public.products to anon, authenticated;
grant select on public.subscriptions to authenticated;
grant all on public.products, public.subscriptions, public.payment_events to service_role;

alter table public.products enable row level security;
create policy "offers are everybody's" on public.products for select to anon, authenticated using (is_offered);
alter table public.subscriptions enable row level security;
create policy "members see their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a second factor must be shown" on public.subscriptions
  as restrictive to authenticated using ((select deckwright.is_strong()));
alter table public.payment_events enable row level security;

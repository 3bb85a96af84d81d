-- Members and their credits. Everything of ours that requests must not see lives in the schema `deckwright`.
create schema if not exists deckwright;
grant usage on schema deckwright to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  username text not null check (char_length(btrim(username)) between 1 and 50 and username !~ '[[:cntrl:]]'),
  -- A copy of the account's address, for its owner's eyes.
  email text,
  ai_credits integer not null default 0 check (ai_credits >= 0),
  subscription text not null default 'Free Plan' check (char_length(subscription) between 1 and 40),
  created_at timestamptz not null default now()
);

/* Every change of a member's credits, ever. The sum of a member's rows is what the profile says. */
create table public.credit_ledger (
  id bigint generated always as identity primary key,
  -- Null once the account is gone; the record stays.
  user_id uuid references auth.users on delete set null,
  amount integer not null check (amount <> 0),
  balance integer not null check (balance >= 0),
  reason text not null,
  -- What it was for, such as a payment; the same thing counts once.
  reference text,
  created_at timestamptz not null default now()
);
create unique index credit_ledger_reference_key on public.credit_ledger (reason, reference);
create index credit_ledger_user_id_idx on public.credit_ledger (user_id, created_at);

/* True unless the member has a second factor that this session has not shown. */
create function deckwright.is_strong() returns boolean
  language sql stable security definer
  set search_path = ''
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );

/* True for a member with a paid plan. */
create function deckwright.is_paying() returns boolean
  language sql stable security definer
  set search_path = ''
  return exists (select from public.profiles where id = auth.uid() and subscription <> 'Free Plan');

/* Adds to a member's credits, or takes from them; returns what is left. Refuses to go below zero. */
create function deckwright.change_credits(member uuid, change integer, reason text, reference text default null)
  returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  credits_left integer;
begin
  perform set_config('deckwright.credit_reason', reason, true);
  perform set_config('deckwright.credit_reference', coalesce(reference, ''), true);
  update public.profiles set ai_credits = ai_credits + change
    where id = member and ai_credits + change >= 0
    returning ai_credits into credits_left;
  perform set_config('deckwright.credit_reason', '', true);
  perform set_config('deckwright.credit_reference', '', true);
  if credits_left is null then
    raise sqlstate 'PT402' using message = 'Insufficient credits', hint = 'Credits can be bought in the store.';
  end if;
  return credits_left;
end
$$;

/* Writes each change of credits down, whoever makes it. */
create function deckwright.record_credits() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  change integer := new.ai_credits - case when tg_op = 'UPDATE' then old.ai_credits else 0 end;
begin
  if change <> 0 then
    insert into public.credit_ledger (user_id, amount, balance, reason, reference) values (
      new.id,
      change,
      new.ai_credits,
      coalesce(
        nullif(current_setting('deckwright.credit_reason', true), ''),
        case when tg_op = 'INSERT' then 'welcome' when change = -1 then 'debit' else 'adjustment' end
      ),
      nullif(current_setting('deckwright.credit_reference', true), '')
    );
  end if;
  return null;
end
$$;
create trigger record_credits after insert or update of ai_credits on public.profiles
  for each row execute function deckwright.record_credits();

/* What a member may do to the own number of credits: take one away, knowing how many there are. */
create function deckwright.guard_credits() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.ai_credits is distinct from old.ai_credits and current_user in ('anon', 'authenticated') then
    if new.ai_credits > old.ai_credits then
      raise insufficient_privilege using message = 'Credits cannot be raised';
    elsif new.ai_credits is distinct from old.ai_credits - 1 then
      raise sqlstate 'PT409' using
        message = 'The number of credits has changed in the meantime',
        detail = format('There are %s credits.', old.ai_credits),
        hint = 'Read the profile again.';
    end if;
  end if;
  return new;
end
$$;
create trigger guard_credits before update of ai_credits on public.profiles
  for each row execute function deckwright.guard_credits();

/* The name that a new member asked for, as far as it can be had. */
create function deckwright.username_from(metadata jsonb) returns text
  language sql immutable
  set search_path = ''
  return coalesce(
    nullif(btrim(left(btrim(regexp_replace(metadata ->> 'username', '[[:cntrl:]]', '', 'g')), 50)), ''),
    'Player'
  );

/* A new account has a profile and ten credits, in the same transaction. */
create function deckwright.welcome_member() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.profiles (id, username, email, ai_credits)
    values (new.id, deckwright.username_from(new.raw_user_meta_data), new.email, 10);
  return null;
end
$$;
create trigger deckwright_welcome after insert on auth.users
  for each row execute function deckwright.welcome_member();

create function deckwright.copy_email() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end
$$;
create trigger deckwright_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function deckwright.copy_email();

-- Hosted projects grant everything on what is made in `public`; what is allowed is said here, and nothing else is.
revoke all on public.profiles, public.credit_ledger from public, anon, authenticated;
grant select on public.profiles, public.credit_ledger to anon, authenticated;
grant update (username, ai_credits) on public.profiles to authenticated;
grant all on public.profiles, public.credit_ledger to service_role;
revoke execute on all functions in schema deckwright from public;
grant execute on function deckwright.is_strong(), deckwright.is_paying() to anon, authenticated, service_role;
grant execute on function deckwright.change_credits(uuid, integer, text, text) to service_role;

alter table public.profiles enable row level security;
alter table public.credit_ledger enable row level security;
create policy "members see their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "a second factor must be shown" on public.profiles
  as restrictive to authenticated using ((select deckwright.is_strong()));
create policy "members see their own credits" on public.credit_ledger
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a second factor must be shown" on public.credit_ledger
  as restrictive to authenticated using ((select deckwright.is_strong()));

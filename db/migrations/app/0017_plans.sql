-- Plans fail closed. Who pays is what the payments say; the words in a profile are what its owner is shown, and decide nothing.

-- Members who were put on the Pro plan before there was a store stay on it; any other words never were a plan.
insert into public.subscriptions (user_id, product_id, provider_id, status, current_period_end)
  select id, 'pro-monthly', 'given-' || id, 'active', '9999-12-31' from public.profiles where subscription = 'Pro';
alter table public.profiles disable trigger user;
update public.profiles set subscription = 'Free Plan' where subscription <> 'Pro';
alter table public.profiles enable trigger user;
alter table public.profiles add constraint profiles_plan_check check (subscription in ('Free Plan', 'Pro'));

/*
 * True for a member with a paid plan, the one place that says so: a plan was bought, has not ended, and is paid for until a
 * time that is still to come. A canceled plan, or one whose next payment has failed, runs on until then.
 */
create function deckwright.is_paying(member uuid) returns boolean
  language sql stable security definer
  set search_path = ''
  return exists (
    select from public.subscriptions
    where user_id = member and status in ('active', 'past_due', 'canceled') and current_period_end > now()
      and exists (select from public.products where id = product_id and kind = 'plan')
  );

/* The same for whoever asks. */
create or replace function deckwright.is_paying() returns boolean
  language sql stable security definer
  set search_path = ''
  return deckwright.is_paying(auth.uid());

/* The plan whose quotas hold for a member, in the words of `profiles`. */
create or replace function deckwright.plan_of(member uuid) returns text
  language sql stable
  set search_path = ''
  return case when deckwright.is_paying(member) then 'Pro' else 'Free Plan' end;

/* Decks that nobody sees at this moment. */
create or replace view deckwright.decks_out_of_sight as
  select decks.id
  from public.decks
  where user_id is not null
    and not shared
    and created_at <= now() - interval '24 hours'
    and not deckwright.is_paying(user_id);

/* Says in the profile which plan its owner is on, as soon as a subscription changes. */
create function deckwright.name_plan() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.profiles set subscription = deckwright.plan_of(id)
    where id = new.user_id and subscription <> deckwright.plan_of(id);
  return null;
end
$$;
create trigger deckwright_name_plan after insert or update on public.subscriptions
  for each row when (new.user_id is not null) execute function deckwright.name_plan();

/*
 * Notes which decks are hidden, forgets it of those that are seen again, and deletes those hidden for thirty days; returns how
 * many. Whether a deck is hidden is asked when this runs, once a day: a deck is kept a day longer at most, never shorter. Plans
 * that ended because time passed are taken from the profiles first.
 */
create or replace function deckwright.purge_vaults() returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  deleted integer;
begin
  update public.profiles set subscription = deckwright.plan_of(id)
    where subscription <> 'Free Plan' and not deckwright.is_paying(id);
  delete from deckwright.hidden_decks
    where deck_id not in (select id from deckwright.decks_out_of_sight);
  insert into deckwright.hidden_decks (deck_id)
    select id from deckwright.decks_out_of_sight
    on conflict do nothing;
  delete from public.decks using deckwright.hidden_decks
    where decks.id = hidden_decks.deck_id and hidden_decks.hidden_since <= now() - interval '30 days';
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

revoke execute on function deckwright.is_paying(uuid), deckwright.name_plan() from public, anon, authenticated;

-- A free plan shows a deck for a day. Thirty days after it was hidden it is deleted, unless it is seen again in the meantime:
-- because its owner pays, or because it was shared.

/* Decks that their owners do not see any more, and since when that is known. */
create table deckwright.hidden_decks (
  deck_id bigint primary key references public.decks on delete cascade,
  hidden_since timestamptz not null default now()
);
alter table deckwright.hidden_decks enable row level security;
revoke all on deckwright.hidden_decks from public, anon, authenticated;

/* Decks that nobody sees at this moment. */
create view deckwright.decks_out_of_sight as
  select decks.id
  from public.decks
  join public.profiles on profiles.id = decks.user_id
  where not decks.shared
    and decks.created_at <= now() - interval '24 hours'
    and profiles.subscription = 'Free Plan';
revoke all on deckwright.decks_out_of_sight from public, anon, authenticated;

/*
 * Notes which decks are hidden, forgets it of those that are seen again, and deletes those hidden for thirty days; returns how
 * many. Whether a deck is hidden is asked when this runs, once a day: a deck is kept a day longer at most, never shorter.
 */
create function deckwright.purge_vaults() returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  deleted integer;
begin
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
revoke execute on function deckwright.purge_vaults() from public, anon, authenticated;

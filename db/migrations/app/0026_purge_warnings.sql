-- Who has decks that are about to be deleted is told a day before. A deck of which its owner was told is deleted a day after that
-- at the earliest, also where the message was late.

alter table deckwright.hidden_decks add column warned_at timestamptz;

/* So long before its deletion at the least the owner of a deck is told. */
create function deckwright.warned_for() returns interval
  language sql immutable
  set search_path = ''
  return interval '24 hours';

/*
 * The members whose decks are deleted by tomorrow's purge or the one after, with how many, and the first day. Each deck is told of
 * once, while it is hidden.
 */
create function deckwright.warn_of_purge() returns table (member uuid, email text, decks integer, first_day date)
  language sql
  set search_path = ''
begin atomic
  with warned as (
    update deckwright.hidden_decks as h set warned_at = now()
    from public.decks d
    where d.id = h.deck_id
      and h.warned_at is null
      and h.hidden_since + deckwright.kept_for() <= now() + 2 * deckwright.warned_for()
      and h.deck_id in (select id from deckwright.decks_out_of_sight)
    returning d.user_id, greatest(h.hidden_since + deckwright.kept_for(), now() + deckwright.warned_for()) as goes_at
  )
  select p.id, p.email, count(*)::integer, min((w.goes_at at time zone 'UTC')::date)
  from warned w
  join public.profiles p on p.id = w.user_id
  where p.email is not null
  group by p.id, p.email
  order by p.id;
end;

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
    where decks.id = hidden_decks.deck_id
      and hidden_decks.hidden_since <= now() - deckwright.kept_for()
      and coalesce(hidden_decks.warned_at <= now() - deckwright.warned_for(), true);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

revoke execute on function deckwright.warned_for(), deckwright.warn_of_purge() from public, anon, authenticated;

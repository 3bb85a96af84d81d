-- The Free Plan's two spans are said once. A vault shows what is within the first, shared or not, and names what is past it.

/* So long the Free Plan shows a deck in its vault. */
create function deckwright.shown_for() returns interval
  language sql immutable
  set search_path = ''
  return interval '24 hours';

/* So long a deck that nobody sees is kept for its owner to come back for. */
create function deckwright.kept_for() returns interval
  language sql immutable
  set search_path = ''
  return interval '30 days';

create or replace function deckwright.is_kept(made timestamptz) returns boolean
  language sql stable
  set search_path = ''
  return made > now() - deckwright.shown_for() or deckwright.is_paying();

alter policy "members see their vault" on public.decks
  using (
    user_id = (select auth.uid())
    and (created_at > now() - deckwright.shown_for() or (select deckwright.is_paying()))
  );
alter policy "members change their decks" on public.decks
  using (
    user_id = (select auth.uid())
    and (shared or created_at > now() - deckwright.shown_for() or (select deckwright.is_paying()))
  );
alter policy "members delete their decks" on public.decks
  using (
    user_id = (select auth.uid())
    and (shared or created_at > now() - deckwright.shown_for() or (select deckwright.is_paying()))
  );

create or replace view deckwright.decks_out_of_sight as
  select decks.id
  from public.decks
  where user_id is not null
    and not shared
    and created_at <= now() - deckwright.shown_for()
    and not deckwright.is_paying(user_id);

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
    where decks.id = hidden_decks.deck_id and hidden_decks.hidden_since <= now() - deckwright.kept_for();
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

/*
 * The caller's vault as its page lists it, with the time at which each deck leaves it; null on a paid plan. A shared deck leaves
 * like any other, although its owner goes on reading it among the shared ones.
 */
create function public.vault() returns table (
  id bigint, version integer, name text, format text, cards integer, colors text[], power_level integer, image text,
  shared boolean, favorite boolean, created_at timestamptz, playstyle text, price_cents integer, cover jsonb,
  hides_at timestamptz
)
  language sql stable
begin atomic
  select d.id, d.version, d.name, d.format, d.cards, d.colors, d.power_level, d.image, d.shared, d.favorite, d.created_at,
    d.playstyle, d.price_cents, d.cover,
    case when not (select deckwright.is_paying()) then d.created_at + deckwright.shown_for() end
  from public.decks d
  where d.user_id = (select auth.uid())
    and (d.created_at > now() - deckwright.shown_for() or (select deckwright.is_paying()));
end;

/*
 * The caller's decks that have left the vault, by name and never with their cards, and the day on which the server may delete
 * each: null for those that are shared, which stay. It looks past row-level security, which hides them.
 */
create function public.hidden_decks() returns table (
  id bigint, name text, format text, created_at timestamptz, deleted_on date
)
  language sql stable security definer
  set search_path = ''
begin atomic
  select d.id, d.name, d.format, d.created_at,
    case
      when not d.shared
        then ((coalesce(h.hidden_since, now()) + deckwright.kept_for()) at time zone 'UTC')::date
    end
  from public.decks d
  left join deckwright.hidden_decks h on h.deck_id = d.id
  where d.user_id = (select auth.uid())
    and d.created_at <= now() - deckwright.shown_for()
    and (select deckwright.is_strong())
    and not (select deckwright.is_paying())
  order by d.created_at desc, d.id desc;
end;

revoke execute on function deckwright.shown_for(), deckwright.kept_for(), public.vault(), public.hidden_decks()
  from public, anon, authenticated;
grant execute on function deckwright.shown_for() to authenticated, service_role;
grant execute on function public.vault(), public.hidden_decks() to authenticated;

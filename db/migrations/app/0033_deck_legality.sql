-- Whether a deck kept the rules of its format when it was saved, as whoever saved it was told by the rules: the database knows no
-- cards. It comes with the details, as the cover does, so that a vault says it without reading a deck. Null where nobody judged the
-- deck, and for rows from before.
alter table public.decks
  add column legal boolean generated always as (
    case when details -> 'legal' in ('true', 'false') then (details ->> 'legal')::boolean end
  ) stored;

drop function if exists public.vault();
/*
 * The caller's vault as its page lists it, with the time at which each deck leaves it; null on a paid plan. A shared deck leaves
 * like any other, although its owner goes on reading it among the shared ones.
 */
create function public.vault() returns table (
  id bigint, version integer, name text, format text, cards integer, colors text[], power_level integer, image text,
  shared boolean, favorite boolean, created_at timestamptz, playstyle text, price_cents integer, cover jsonb, legal boolean,
  hides_at timestamptz
)
  language sql stable
begin atomic
  select d.id, d.version, d.name, d.format, d.cards, d.colors, d.power_level, d.image, d.shared, d.favorite, d.created_at,
    d.playstyle, d.price_cents, d.cover, d.legal,
    case when not (select deckwright.is_paying()) then d.created_at + deckwright.shown_for() end
  from public.decks d
  where d.user_id = (select auth.uid())
    and (d.created_at > now() - deckwright.shown_for() or (select deckwright.is_paying()));
end;

revoke execute on function public.vault() from public, anon, authenticated;
grant execute on function public.vault() to authenticated;

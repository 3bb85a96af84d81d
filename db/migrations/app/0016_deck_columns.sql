-- What lists of decks filter and sort by, as columns that the database keeps from what is written: `details` may hold any JSON,
-- so what is not of the expected form is null here, and never an error.

/* The names of the commanders in a card list, of a team those of both decks. */
create function deckwright.commanders_of(list jsonb) returns text[]
  language sql immutable
  set search_path = ''
  return (
    select coalesce(array_agg(name order by at), '{}')
    from jsonb_array_elements_text(
      jsonb_path_query_array(list, '$."Commander"[*].name ? (@.type() == "string")')
        || jsonb_path_query_array(list, '$."Partner: Commander"[*].name ? (@.type() == "string")')
    ) with ordinality as each_name(name, at)
  );

/* Dollars in cents, as `products` has prices; null for what is no price. */
create function deckwright.cents_of(dollars jsonb) returns integer
  language sql immutable
  set search_path = ''
  return case when jsonb_typeof(dollars) = 'number' then
    case when (dollars #>> '{}')::numeric between 0 and 10000000 then round((dollars #>> '{}')::numeric * 100)::integer end
  end;

-- Whoever writes a deck has its columns made.
revoke execute on function deckwright.commanders_of(jsonb), deckwright.cents_of(jsonb) from public, anon;
grant execute on function deckwright.commanders_of(jsonb), deckwright.cents_of(jsonb) to authenticated, service_role;

alter table public.decks
  -- One of the slugs of `packages/decks/src/playstyles.ts`, unless somebody wrote another.
  add column playstyle text generated always as (
    case when details ->> 'playstyle' ~ '^[a-z]{1,20}(-[a-z]{1,20}){0,2}$' then details ->> 'playstyle' end
  ) stored,
  -- The first deck's bracket, 1 to 5.
  add column bracket smallint generated always as (
    case when details -> 'bracket' in ('1', '2', '3', '4', '5') then (details ->> 'bracket')::numeric::smallint end
  ) stored,
  -- Of a team both decks.
  add column price_cents integer generated always as (
    deckwright.cents_of(details -> 'price_usd') + coalesce(deckwright.cents_of(details -> 'partner' -> 'price_usd'), 0)
  ) stored,
  -- Bits as in `packages/cards/src/colors.ts`: W 1, U 2, B 4, R 8, G 16.
  add column color_mask smallint not null generated always as ((
    ('W' = any (colors))::integer + 2 * ('U' = any (colors))::integer + 4 * ('B' = any (colors))::integer
      + 8 * ('R' = any (colors))::integer + 16 * ('G' = any (colors))::integer
  )::smallint) stored,
  add column commanders text[] not null generated always as (deckwright.commanders_of(card_list)) stored;

-- Lists of shared decks: each filter with the newest first.
drop index public.decks_shared_idx;
create index decks_shared_idx on public.decks (created_at desc, id desc) where shared;
create index decks_shared_format_idx on public.decks (format, created_at desc, id desc) where shared;
create index decks_shared_playstyle_idx on public.decks (playstyle, created_at desc, id desc) where shared;
create index decks_shared_bracket_idx on public.decks (bracket, created_at desc, id desc) where shared;
create index decks_shared_price_idx on public.decks (price_cents, id) where shared;
-- Row-level security keeps the operators of arrays from it: it is for functions that look past the policies, at shared decks
-- alone, as `decks_with_card` does.
create index decks_shared_commanders_idx on public.decks using gin (commanders) where shared;

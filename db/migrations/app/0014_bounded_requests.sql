-- Row-level security kept the index on card lists from being used, so that every shared deck was
-- read to find one card. Names are looked for in an index of names alone, which no deck has to be read for.

/* The names of all cards in a card list, each once. */
create function deckwright.card_names(list jsonb) returns text[]
  language sql immutable cost 1000
  set search_path = ''
  return (
    select coalesce(array_agg(distinct item ->> 'name'), '{}')
    from jsonb_each(list) as each_group(name, items),
      jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as item
    where item ->> 'name' is not null
  );
-- Whoever writes a deck writes its entries in the index.
revoke execute on function deckwright.card_names(jsonb) from public, anon;
grant execute on function deckwright.card_names(jsonb) to authenticated, service_role;

drop index public.decks_shared_cards_idx;
create index decks_shared_card_names_idx on public.decks using gin (deckwright.card_names(card_list)) where shared;

/*
 * Shared decks with a card in any of their groups, the newest hundred of them, the newest first. A card with two faces is listed
 * under the whole name or that of its front. Shared decks are everybody's, so it may look at them past row-level security.
 */
create or replace function public.decks_with_card(card_name text) returns setof public.decks
  language sql stable security definer rows 20
  set search_path = ''
as $$
  select * from public.decks
  where shared
    and char_length(card_name) <= 300
    and deckwright.card_names(card_list) && array[card_name, split_part(card_name, ' // ', 1)]
  order by created_at desc, id desc
  limit 100
$$;

/*
 * What a member may do to the own number of credits: take one away, knowing how many there are. A number that changes nothing is
 * a debit from a number that is no longer true: it is told, or two debits at once would be one.
 */
create or replace function deckwright.guard_credits() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
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

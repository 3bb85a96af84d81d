-- The page of a card shows shared decks that play it.
create index decks_shared_cards_idx on public.decks using gin (card_list) where shared;

/*
 * Shared decks with a card in any of their groups, the newest first. A card with two faces is listed under the whole name or
 * that of its front.
 */
create function public.decks_with_card(card_name text) returns setof public.decks
  language sql stable rows 20
  set search_path = ''
as $$
  select * from public.decks
  where shared
    and card_list @? (
      '$.*[*].name ? (@ == ' || to_jsonb(card_name)::text
      || ' || @ == ' || to_jsonb(split_part(card_name, ' // ', 1))::text || ')'
    )::jsonpath
  order by created_at desc, id desc
$$;

revoke all on function public.decks_with_card(text) from public;
grant execute on function public.decks_with_card(text) to anon, authenticated, service_role;

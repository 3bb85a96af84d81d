-- What a deck is beyond its cards, such as its playstyle and the form of its format: with it a saved deck can be worked on
-- again as it was. Null for decks that came without.
alter table public.decks add column details jsonb
  check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 400000);
grant insert (details), update (details) on public.decks to authenticated;

/* Copies a deck into the caller's vault, for one credit: all of it happens, or nothing. */
create or replace function public.copy_deck(deck_id bigint) returns public.decks
  language plpgsql security definer
  set search_path = ''
as $$
declare
  member uuid := auth.uid();
  original public.decks;
  made public.decks;
begin
  if member is null or not deckwright.is_strong() then
    raise insufficient_privilege using message = 'Copying a deck needs an account';
  end if;
  -- Two copies at once wait for each other here, so that a credit is spent once.
  perform from public.profiles where id = member for update;
  select * into original from public.decks
    where id = deck_id and (shared or (user_id = member and deckwright.is_kept(created_at)));
  if not found then
    raise sqlstate 'PT404' using message = 'Deck not found';
  end if;
  insert into public.decks
    (user_id, name, format, cards, colors, power_level, card_list, details, seo_description, image)
    values (
      member, original.name, original.format, original.cards, original.colors, original.power_level,
      original.card_list, original.details, original.seo_description, original.image
    )
    returning * into made;
  perform deckwright.change_credits(member, -1, 'copy', made.id::text);
  return made;
end
$$;

-- Whose free day is over may still take a deck back. The update alone cannot: the row that it leaves is hidden from its owner,
-- and row-level security refuses an update to what the updater may not read.

/*
 * Takes the caller's own deck back from the shared ones, whatever its version is by now.
 * Returns whether the vault shows it from then on. It looks past row-level security.
 */
create function public.unshare_deck(deck_id bigint) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  made timestamptz;
begin
  if auth.uid() is null or not deckwright.is_strong() then
    raise insufficient_privilege using message = 'Taking a deck back needs an account';
  end if;
  update public.decks set shared = false
    where id = deck_id and user_id = auth.uid() and (shared or deckwright.is_kept(created_at))
    returning created_at into made;
  if not found then
    raise sqlstate 'PT404' using message = 'Deck not found';
  end if;
  return deckwright.is_kept(made);
end
$$;
revoke execute on function public.unshare_deck(bigint) from public, anon, authenticated;
grant execute on function public.unshare_deck(bigint) to authenticated;

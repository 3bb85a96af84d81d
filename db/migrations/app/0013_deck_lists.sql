-- Lists of decks look at no deck's cards, and ask once for the plan of whoever asks.

/*
 * Lets `decks?select=*,profiles(username)` work for everybody, although profiles are their owners' alone. Without settings of
 * its own the planner puts it into the query; called for each row it would be given the whole of it, cards and all.
 */
create or replace function public.profiles(public.decks) returns setof public.authors
  language sql stable rows 1
begin atomic
  select authors.* from public.authors where authors.id = $1.user_id;
end;

-- What `deckwright.is_kept` says, with the plan asked for apart from the rows.
alter policy "members see their vault" on public.decks
  using (
    user_id = (select auth.uid())
    and (created_at > now() - interval '24 hours' or (select deckwright.is_paying()))
  );
alter policy "members change their decks" on public.decks
  using (
    user_id = (select auth.uid())
    and (shared or created_at > now() - interval '24 hours' or (select deckwright.is_paying()))
  );
alter policy "members delete their decks" on public.decks
  using (
    user_id = (select auth.uid())
    and (shared or created_at > now() - interval '24 hours' or (select deckwright.is_paying()))
  );

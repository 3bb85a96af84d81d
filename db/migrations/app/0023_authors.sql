-- The author of a deck is looked up by a statement that each connection plans once. Put into every query of decks, the view cost
-- more to plan than the deck to read, and made lists of decks read all shared ones to learn who shares.

/*
 * The author with this number, or null if that is not for the caller to see. What it costs is said, so that a list is put in
 * order before authors are asked for, and only those of its page are.
 */
create function deckwright.author_of(member uuid) returns public.authors
  language plpgsql stable cost 1000
  set search_path = ''
as $$
declare
  found_author public.authors;
begin
  select * into found_author from public.authors where authors.id = member;
  return found_author;
end
$$;
revoke execute on function deckwright.author_of(uuid) from public;
grant execute on function deckwright.author_of(uuid) to anon, authenticated, service_role;

/*
 * Still put into the query itself, so that it hands on the number of the author and not the cards of the deck. The author is
 * looked up once for all of its columns.
 */
create or replace function public.profiles(public.decks) returns setof public.authors
  language sql stable rows 1
begin atomic
  select (found.author).id, (found.author).username
    from (select deckwright.author_of($1.user_id) as author offset 0) as found
    where (found.author).id is not null;
end;

/* How many shared decks there are of each format and of each playstyle, for anybody; those of which there is none are left out. */
create function public.count_shared_decks() returns table (kind text, slug text, decks bigint)
  language sql stable security definer
  set search_path = ''
begin atomic
  select 'format', format, count(*) from deckwright.shared_decks group by format
  union all
  select 'playstyle', playstyle, count(*) from deckwright.shared_decks where playstyle is not null group by playstyle;
end;

revoke execute on function public.count_shared_decks() from public;
grant execute on function public.count_shared_decks() to anon, authenticated, service_role;

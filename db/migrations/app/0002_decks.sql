/* True for an object of groups, each a list of items with a name and a quantity. */
create function deckwright.is_card_list(list jsonb) returns boolean
  language sql immutable
  set search_path = ''
  return case when jsonb_typeof(list) = 'object' then not exists (
    select from jsonb_each(list) as each_group(name, items)
    where jsonb_typeof(items) <> 'array' or exists (
      select from jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as item
      where coalesce(jsonb_typeof(item), '') <> 'object'
        or coalesce(jsonb_typeof(item -> 'name'), '') <> 'string'
        or coalesce(jsonb_typeof(item -> 'quantity'), '') <> 'number'
        or char_length(item ->> 'name') not between 1 and 300
    )
  ) else false end;

create table public.decks (
  id bigint generated always as identity primary key,
  -- Null for a shared deck whose author's account is gone.
  user_id uuid default auth.uid() references auth.users on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  format text not null check (char_length(format) between 1 and 60),
  cards integer not null default 0 check (cards between 0 and 10000),
  colors text[] not null default '{}'
    check (colors <@ array['W', 'U', 'B', 'R', 'G'] and cardinality(colors) <= 5 and array_position(colors, null) is null),
  power_level integer check (power_level between 0 and 100),
  card_list jsonb not null default '{}'
    check (deckwright.is_card_list(card_list) and octet_length(card_list::text) <= 400000),
  seo_description text check (char_length(seo_description) <= 20000),
  image text check (char_length(image) <= 2000 and image ~ '^(https?://|/)'),
  shared boolean not null default false,
  favorite boolean not null default false,
  created_at timestamptz not null default now()
);
create index decks_user_id_idx on public.decks (user_id, created_at desc);
create index decks_shared_idx on public.decks (created_at desc) where shared;
create index decks_shared_author_idx on public.decks (user_id) where shared;

/* What everybody may know of a member: the name, once there is a shared deck to put it on. */
create view public.authors with (security_barrier) as
  select id, username from public.profiles
  where id = (select auth.uid())
    or exists (select from public.decks where decks.user_id = profiles.id and decks.shared);

/* Lets `decks?select=*,profiles(username)` work for everybody, although profiles are their owners' alone. */
create function public.profiles(public.decks) returns setof public.authors
  language sql stable rows 1
  set search_path = ''
as $$
  select * from public.authors where authors.id = $1.user_id
$$;

/* What a member sees of the own vault: everything on a paid plan, else what is younger than a day. */
create function deckwright.is_kept(made timestamptz) returns boolean
  language sql stable
  set search_path = ''
  return made > now() - interval '24 hours' or deckwright.is_paying();

/* Copies a deck into the caller's vault, for one credit: all of it happens, or nothing. */
create function public.copy_deck(deck_id bigint) returns public.decks
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
  insert into public.decks (user_id, name, format, cards, colors, power_level, card_list, seo_description, image)
    values (
      member, original.name, original.format, original.cards, original.colors, original.power_level,
      original.card_list, original.seo_description, original.image
    )
    returning * into made;
  perform deckwright.change_credits(member, -1, 'copy', made.id::text);
  return made;
end
$$;

/* When an account goes, what was private goes with it; what was shared stays, without a name. */
create function deckwright.forget_member() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.decks where user_id = old.id and not shared;
  return old;
end
$$;
create trigger deckwright_forget before delete on auth.users
  for each row execute function deckwright.forget_member();

revoke all on public.decks, public.authors from public, anon, authenticated;
grant select on public.decks, public.authors to anon, authenticated;
grant insert (name, format, cards, colors, power_level, card_list, seo_description, image, shared, favorite)
  on public.decks to authenticated;
grant update (name, format, cards, colors, power_level, card_list, seo_description, image, shared, favorite)
  on public.decks to authenticated;
grant delete on public.decks to authenticated;
grant all on public.decks to service_role;
revoke all on public.authors from service_role;
grant select on public.authors to service_role;
revoke execute on function deckwright.is_card_list(jsonb), deckwright.is_kept(timestamptz),
  deckwright.forget_member(), public.profiles(public.decks), public.copy_deck(bigint) from public, anon, authenticated;
grant execute on function deckwright.is_card_list(jsonb) to authenticated, service_role;
grant execute on function deckwright.is_kept(timestamptz), public.profiles(public.decks)
  to anon, authenticated, service_role;
grant execute on function public.copy_deck(bigint) to authenticated;

alter table public.decks enable row level security;
create policy "shared decks are everybody's" on public.decks
  for select to anon, authenticated using (shared);
create policy "members see their vault" on public.decks
  for select to authenticated using (user_id = (select auth.uid()) and deckwright.is_kept(created_at));
create policy "members fill their vault" on public.decks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members change their decks" on public.decks
  for update to authenticated
  using (user_id = (select auth.uid()) and (shared or deckwright.is_kept(created_at)))
  with check (user_id = (select auth.uid()));
create policy "members delete their decks" on public.decks
  for delete to authenticated using (user_id = (select auth.uid()) and (shared or deckwright.is_kept(created_at)));
create policy "a second factor must be shown to read" on public.decks
  as restrictive for select to authenticated using (shared or (select deckwright.is_strong()));
create policy "a second factor must be shown to add" on public.decks
  as restrictive for insert to authenticated with check ((select deckwright.is_strong()));
create policy "a second factor must be shown to change" on public.decks
  as restrictive for update to authenticated using ((select deckwright.is_strong()));
create policy "a second factor must be shown to delete" on public.decks
  as restrictive for delete to authenticated using ((select deckwright.is_strong()));

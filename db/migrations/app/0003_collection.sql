/* The cards that members own. */
create table public.user_cards (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  scryfall_id text not null check (char_length(scryfall_id) between 1 and 64),
  name text not null check (char_length(name) between 1 and 300),
  set_name text check (char_length(set_name) <= 200),
  rarity text check (char_length(rarity) <= 40),
  image_url text check (char_length(image_url) <= 2000 and image_url ~ '^(https?://|/)'),
  price_usd numeric(12, 2) check (price_usd >= 0),
  quantity integer not null default 1 check (quantity between 0 and 1000000),
  created_at timestamptz not null default now(),
  unique (user_id, scryfall_id)
);

/* The Brew Blog. Articles are written by the server alone, and stay when their deck goes. */
create table public.articles (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  deck_id bigint references public.decks on delete set null,
  user_id uuid references auth.users on delete set null,
  title text not null check (char_length(title) between 1 and 300),
  excerpt text not null default '' check (char_length(excerpt) <= 2000),
  -- Markdown.
  content text not null check (char_length(content) <= 200000),
  image text check (char_length(image) <= 2000 and image ~ '^(https?://|/)'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index articles_created_at_idx on public.articles (created_at desc);
create index articles_deck_id_idx on public.articles (deck_id);
create index articles_user_id_idx on public.articles (user_id);

revoke all on public.user_cards, public.articles from public, anon, authenticated;
grant select on public.user_cards, public.articles to anon, authenticated;
grant insert (user_id, scryfall_id, name, set_name, rarity, image_url, price_usd, quantity)
  on public.user_cards to authenticated;
-- An upsert names all of its columns; the policies keep the owner from changing.
grant update (user_id, scryfall_id, name, set_name, rarity, image_url, price_usd, quantity)
  on public.user_cards to authenticated;
grant delete on public.user_cards to authenticated;
grant all on public.user_cards, public.articles to service_role;

alter table public.user_cards enable row level security;
create policy "members keep their own collection" on public.user_cards
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a second factor must be shown" on public.user_cards
  as restrictive to authenticated using ((select deckwright.is_strong()));
alter table public.articles enable row level security;
create policy "articles are everybody's" on public.articles for select to anon, authenticated using (true);

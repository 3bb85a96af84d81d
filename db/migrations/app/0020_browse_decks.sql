-- Community Decks: search, filters and orders over all shared decks. What they ask for stands in a slim table of its own, kept by
-- triggers. All of it is read in less time than it takes to find out which index of the decks themselves would help, since their
-- rows are twenty times as wide, and a part of a name is found without an extension that a host may not have.

/* How names are compared: without case. */
create function deckwright.folded(words text) returns text
  language sql immutable
  set search_path = ''
  return lower(normalize(words));

create table deckwright.shared_decks (
  id bigint primary key references public.decks on delete cascade,
  created_at timestamptz not null,
  -- As a slug, however the client that saved the deck spelled it.
  format text collate "C" not null,
  playstyle text collate "C",
  bracket smallint,
  price_cents integer,
  color_mask smallint not null,
  -- Below all levels where there is none.
  power_level integer not null,
  -- The name of the deck and that of its author, folded.
  words text collate "C" not null,
  commanders text collate "C" not null
);
create index shared_decks_newest_idx on deckwright.shared_decks (created_at, id);
create index shared_decks_power_idx on deckwright.shared_decks (power_level, id);
create index shared_decks_cheapest_idx on deckwright.shared_decks (coalesce(price_cents, 2147483647), id);
create index shared_decks_dearest_idx on deckwright.shared_decks (coalesce(price_cents, -1), id);
create index shared_decks_words_idx on deckwright.shared_decks (words, id);

/*
 * Lists a deck, or takes it off the list, as it is by now. The author's name is held as it is read: who takes another at
 * the same moment waits, and then finds the deck as it is.
 */
create function deckwright.list_deck(deck public.decks) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  author text;
begin
  select username into author from public.profiles where id = deck.user_id for share;
  if not deck.shared then
    delete from deckwright.shared_decks where id = deck.id;
    return;
  end if;
  insert into deckwright.shared_decks values (
    deck.id, deck.created_at, replace(lower(btrim(deck.format)), ' ', '-'), deck.playstyle, deck.bracket, deck.price_cents,
    deck.color_mask, coalesce(deck.power_level, -1),
    deckwright.folded(deck.name) || chr(31) || coalesce(deckwright.folded(author), ''),
    deckwright.folded(array_to_string(deck.commanders, chr(31)))
  )
  on conflict (id) do update set
    (created_at, format, playstyle, bracket, price_cents, color_mask, power_level, words, commanders) = (
      excluded.created_at, excluded.format, excluded.playstyle, excluded.bracket, excluded.price_cents,
      excluded.color_mask, excluded.power_level, excluded.words, excluded.commanders
    );
end
$$;

create function deckwright.keep_deck_listed() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform deckwright.list_deck(new);
  return null;
end
$$;
create trigger deckwright_list_added after insert on public.decks
  for each row when (new.shared) execute function deckwright.keep_deck_listed();
create trigger deckwright_list_changed
  after update of user_id, name, format, colors, power_level, card_list, details, shared, created_at on public.decks
  for each row when (old.shared or new.shared) execute function deckwright.keep_deck_listed();

/* The decks of a member are found by the name that the member has by now. */
create function deckwright.keep_author_listed() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  deck public.decks;
begin
  for deck in
    select * from public.decks
      where shared and user_id = case tg_op when 'DELETE' then old.id else new.id end
      for key share
  loop
    perform deckwright.list_deck(deck);
  end loop;
  return null;
end
$$;
create trigger deckwright_list_author after insert or delete or update of username on public.profiles
  for each row execute function deckwright.keep_author_listed();

select deckwright.list_deck(decks) from public.decks where shared order by created_at, id;

/*
 * A page of the shared decks, and how many there are in all: `{"total": 7, "decks": [...], "next": ["...", 5]}`. Every filter
 * that is given must hold.
 *
 * search: a part of the deck's name or of its author's, taken literally, in any case. `commander` is the same for commanders.
 * colors: letters that the deck's colors contain.
 * sort: newest, oldest, power, cheapest, dearest or name. Decks without a figure come last.
 * after: `next` of the page before this one, which is null on the last. With it there is no total; where there are more than a
 * thousand decks, the total is null as well.
 *
 * It looks past the policies, at shared decks alone, and tells of them what everybody may read.
 */
create function public.browse_decks(
  search text default '',
  colors text default '',
  format text default '',
  playstyle text default '',
  commander text default '',
  bracket integer default null,
  least_cents integer default null,
  most_cents integer default null,
  sort text default 'newest',
  after jsonb default null,
  page_size integer default 24
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  -- The orders have indexes, which a planner without statistics may not trust; and what it then thinks of the rest is no reason
  -- to compile anything.
  set enable_sort = off
  set jit = off
as $$
#variable_conflict use_variable
declare
  counted constant integer := 1000;
  walked constant integer := 5000;
  size integer := least(greatest(page_size, 1), 60);
  mask integer := (
    select coalesce(sum(distinct 1 << (strpos('WUBRG', letter) - 1)), 0)
    from regexp_split_to_table(upper(colors), '') as letter where letter <> '' and strpos('WUBRG', letter) > 0
  );
  sort_key text := case sort
    when 'power' then 'power_level'
    when 'cheapest' then 'coalesce(price_cents, 2147483647)'
    when 'dearest' then 'coalesce(price_cents, -1)'
    when 'name' then 'words'
    else 'created_at'
  end;
  is_rising boolean := sort in ('oldest', 'cheapest', 'name');
  -- The order, and what comes after the page before.
  ordered text := format('order by sort_key %1$s, id %1$s', case when is_rising then 'asc' else 'desc' end);
  beyond text := case when after is null then 'true' else format(
    '(%s, id) %s (%L, %L)', sort_key, case when is_rising then '>' else '<' end, after ->> 0, (after ->> 1)::bigint
  ) end;
  wanted text := concat_ws(' and ', 'true',
    case when mask > 0 then format('color_mask & %s = %1$s', mask) end,
    case when format <> '' then format('format = %L', format) end,
    case when playstyle <> '' then format('playstyle = %L', playstyle) end,
    case when bracket is not null then format('bracket = %s', bracket) end,
    case when least_cents is not null then format('price_cents >= %s', least_cents) end,
    case when most_cents is not null then format('price_cents <= %s', most_cents) end,
    case when btrim(search) <> '' then format('strpos(words, %L) > 0', deckwright.folded(btrim(search))) end,
    case when btrim(commander) <> '' then format('strpos(commanders, %L) > 0', deckwright.folded(btrim(commander))) end
  );
  total integer;
  ids bigint[];
  keys text[];
begin
  -- The first page counts. Who has found them all that way has only to order them.
  if after is null then
    execute format(
      'with found as materialized (
          select %s as sort_key, id from deckwright.shared_decks where %s limit %s
        ), page as (select * from found where (select count(*) from found) <= %s %s limit %s)
        select (select count(*) from found), array_agg(id), array_agg(sort_key::text) from page',
      sort_key, wanted, counted + 1, counted, ordered, size + 1
    ) into total, ids, keys;
  end if;
  -- There are many, or were: so the next are not far in the order.
  if total is null or total > counted then
    total := null;
    execute format(
      'with walked as (select *, %s as sort_key from deckwright.shared_decks where %s %s limit %s),
        page as (select * from walked where %s %s limit %s)
        select array_agg(id), array_agg(sort_key::text) from page
          where (select count(*) from page) = %7$s or (select count(*) from walked) < %4$s',
      sort_key, beyond, ordered, walked, wanted, ordered, size + 1
    ) into ids, keys;
    -- Where they are far, as dear decks are from the cheapest, all that fit are ordered.
    if ids is null then
      execute format(
        'with found as materialized (select %s as sort_key, id from deckwright.shared_decks where %s and %s),
          page as (select * from found %s limit %s)
          select array_agg(id), array_agg(sort_key::text) from page',
        sort_key, beyond, wanted, ordered, size + 1
      ) into ids, keys;
    end if;
  end if;
  return jsonb_build_object(
    'total', total,
    'next', case when cardinality(ids) > size then jsonb_build_array(keys[size], ids[size]) end,
    'decks', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', decks.id, 'user_id', decks.user_id, 'name', decks.name, 'format', decks.format,
          'colors', decks.colors, 'cards', decks.cards, 'power_level', decks.power_level, 'playstyle', decks.playstyle,
          'bracket', decks.bracket, 'commanders', decks.commanders, 'price_cents', decks.price_cents, 'image', decks.image,
          'cover', decks.cover, 'created_at', decks.created_at,
          'profiles', case when authors.id is not null then jsonb_build_object('username', authors.username) end
        ) order by place
      ), '[]')
      from unnest(ids[:size]) with ordinality as page(id, place)
        join public.decks on decks.id = page.id and decks.shared
        left join public.profiles as authors on authors.id = decks.user_id
    )
  );
end
$$;

revoke all on deckwright.shared_decks from public, anon, authenticated;
alter table deckwright.shared_decks enable row level security;
revoke execute on function deckwright.folded(text), deckwright.list_deck(public.decks), deckwright.keep_deck_listed(),
  deckwright.keep_author_listed() from public, anon, authenticated;
revoke execute on function public.browse_decks(
  text, text, text, text, text, integer, integer, integer, text, jsonb, integer
) from public;
grant execute on function public.browse_decks(
  text, text, text, text, text, integer, integer, integer, text, jsonb, integer
) to anon, authenticated, service_role;

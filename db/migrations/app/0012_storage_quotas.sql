-- What a member may store. The figures are rows of one table, which the page reads too; what a member stores is counted in one
-- row of each member, so that a write asks for no count of rows, and two writes at once cannot both pass.

/* What each plan may store. A plan without a row of something may store any amount of it. */
create table public.storage_quotas (
  plan text not null check (plan in ('Free Plan', 'Pro')),
  -- Columns of `deckwright.usage`, and `deck_size` for a single deck. Bytes are UTF-8; days begin at midnight UTC.
  what text not null check (
    what in (
      'deck_size', 'decks', 'deck_bytes', 'decks_a_day', 'deck_bytes_a_day',
      'cards', 'card_bytes', 'card_bytes_a_day'
    )
  ),
  amount bigint not null check (amount > 0),
  -- Why this much.
  reason text not null,
  -- The answer's status beyond it, and what the member is told; `%s` stands for the amount.
  status smallint not null check (status in (403, 413, 429)),
  message text not null,
  hint text not null,
  primary key (plan, what)
);

insert into public.storage_quotas (plan, what, amount, status, reason, message, hint)
select plan, what, amount,
  case when what = 'deck_size' then 413 when what like '%\_a\_day' then 429 else 403 end,
  reason, message, hint
from (values
  (
    'Free Plan', 'deck_size', 200000,
    'A Commander deck with its reasons takes 12 kB, a cube of 720 cards 95 kB, a battle box of 1,000 cards 145 kB.',
    'This deck is too large for a vault: a deck may take %s bytes, with the reasons for its cards and all else that is said of it.',
    'Take out cards, or shorten what is said of them.'
  ),
  (
    'Pro', 'deck_size', 200000,
    'As on the Free Plan.',
    'This deck is too large for a vault: a deck may take %s bytes, with the reasons for its cards and all else that is said of it.',
    'Take out cards, or shorten what is said of them.'
  ),
  (
    'Free Plan', 'decks', 1000,
    'Thirty decks a day, kept for the 31 days until hidden ones are deleted.',
    'Your vault is full: on the Free Plan it holds %s decks, and those that it does not show any more count for 30 days.',
    'Delete decks that you do not need, or get Pro in the store.'
  ),
  (
    'Free Plan', 'deck_bytes', 25000000,
    'A thousand decks of 25 kB, twice the size of a Commander deck.',
    'Your vault is full: on the Free Plan its decks may take %s bytes, and those that it does not show any more count for 30 days.',
    'Delete decks that you do not need, or get Pro in the store.'
  ),
  (
    'Free Plan', 'decks_a_day', 100,
    'More than anybody builds in a day.',
    'You have saved %s decks today, which is what the Free Plan allows.',
    'Save this one tomorrow (days begin at midnight UTC), or get Pro in the store.'
  ),
  (
    'Pro', 'decks_a_day', 1000,
    'Storage is unlimited; this is against programs that fill the disk.',
    'You have saved %s decks today, which is as many as a day has room for.',
    'Save this one tomorrow; days begin at midnight UTC.'
  ),
  (
    'Free Plan', 'deck_bytes_a_day', 10000000,
    'A hundred cubes of 720 cards, or a Commander deck saved 800 times.',
    'The decks that you have saved today take more than %s bytes, which is what the Free Plan allows in a day.',
    'Save this one tomorrow (days begin at midnight UTC), or get Pro in the store.'
  ),
  (
    'Pro', 'deck_bytes_a_day', 100000000,
    'Ten times what the Free Plan has; this is against programs that fill the disk.',
    'The decks that you have saved today take more than %s bytes, which is as much as a day has room for.',
    'Save this one tomorrow; days begin at midnight UTC.'
  ),
  (
    'Free Plan', 'cards', 50000,
    'Half of all printings there are.',
    'Your collection is full: on the Free Plan it holds %s different printings.',
    'Take out printings that you do not own any more, or get Pro in the store.'
  ),
  (
    'Free Plan', 'card_bytes', 25000000,
    'Fifty thousand rows of 500 bytes; a usual one takes 300.',
    'Your collection is full: on the Free Plan it may take %s bytes.',
    'Take out printings that you do not own any more, or get Pro in the store.'
  ),
  (
    'Free Plan', 'card_bytes_a_day', 50000000,
    'A collection of 50,000 printings brought in three times.',
    'Your collection has been changed so much today that the Free Plan allows no more: %s bytes.',
    'Go on tomorrow (days begin at midnight UTC), or get Pro in the store.'
  ),
  (
    'Pro', 'card_bytes_a_day', 250000000,
    'Five times what the Free Plan has; this is against programs that fill the disk.',
    'Your collection has been changed so much today that a day has no room for more: %s bytes.',
    'Go on tomorrow; days begin at midnight UTC.'
  )
) as quotas(plan, what, amount, reason, message, hint);

/* What a member stores, and what was written on a day (UTC). Columns that end in `_a_day` are of `day`. */
create table deckwright.usage (
  user_id uuid primary key references auth.users on delete cascade,
  day date not null,
  decks bigint not null default 0,
  deck_bytes bigint not null default 0,
  decks_a_day bigint not null default 0,
  deck_bytes_a_day bigint not null default 0,
  cards bigint not null default 0,
  card_bytes bigint not null default 0,
  card_bytes_a_day bigint not null default 0
);

create function deckwright.today() returns date
  language sql stable
  set search_path = ''
  return (now() at time zone 'UTC')::date;

/* What a deck takes, in bytes: what its author can write, and the least of a row. */
create function deckwright.size_of(deck public.decks) returns bigint
  language sql immutable
  set search_path = ''
  return 100 + octet_length(deck.name) + octet_length(deck.format) + octet_length(deck.card_list::text)
    + coalesce(octet_length(deck.details::text), 0) + coalesce(octet_length(deck.seo_description), 0)
    + coalesce(octet_length(deck.image), 0);

/* What a card of a collection takes, in bytes: the same. */
create function deckwright.size_of(card public.user_cards) returns bigint
  language sql immutable
  set search_path = ''
  return 100 + octet_length(card.scryfall_id) + octet_length(card.name) + coalesce(octet_length(card.set_name), 0)
    + coalesce(octet_length(card.rarity), 0) + coalesce(octet_length(card.image_url), 0);

/* The plan whose quotas hold for a member. */
create function deckwright.plan_of(member uuid) returns text
  language sql stable
  set search_path = ''
  return case when exists (select from public.profiles where id = member and subscription <> 'Free Plan')
    then 'Pro' else 'Free Plan' end;

create function deckwright.refuse(broken public.storage_quotas) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || broken.status,
    message = format(broken.message, to_char(broken.amount, 'FM999,999,999,999')),
    hint = broken.hint;
end
$$;

/*
 * Adds to what a member stores; `change` has differences. The row stays locked until the transaction ends, so that others who
 * add to it wait and count on. A member's own write is refused when something that it adds to is more than the plan allows;
 * what takes away is never refused, nor what the server writes.
 */
create function deckwright.add_usage(change deckwright.usage) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  total deckwright.usage;
  broken public.storage_quotas;
begin
  loop
    update deckwright.usage as was set
      day = change.day,
      decks = was.decks + change.decks,
      deck_bytes = was.deck_bytes + change.deck_bytes,
      decks_a_day = case was.day when change.day then was.decks_a_day else 0 end + change.decks_a_day,
      deck_bytes_a_day = case was.day when change.day then was.deck_bytes_a_day else 0 end + change.deck_bytes_a_day,
      cards = was.cards + change.cards,
      card_bytes = was.card_bytes + change.card_bytes,
      card_bytes_a_day = case was.day when change.day then was.card_bytes_a_day else 0 end + change.card_bytes_a_day
    where user_id = change.user_id
    returning * into total;
    -- A member who has stored nothing has no row, and one who is being deleted gets none.
    exit when found or (change.deck_bytes_a_day = 0 and change.card_bytes_a_day = 0);
    insert into deckwright.usage (user_id, day) values (change.user_id, change.day) on conflict do nothing;
  end loop;
  if change.user_id is distinct from auth.uid() then
    return;
  end if;
  select * into broken from public.storage_quotas
    where plan = deckwright.plan_of(change.user_id)
      and (to_jsonb(change) ->> what)::bigint > 0
      and (to_jsonb(total) ->> what)::bigint > amount
    order by status, what limit 1;
  if found then
    perform deckwright.refuse(broken);
  end if;
end
$$;

/* Counts what a statement has stored in vaults and taken from them. What it left as it was is not counted as written. */
create function deckwright.count_decks() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  change deckwright.usage;
begin
  if tg_op = 'INSERT' then
    for change in
      select user_id, deckwright.today(), count(*), sum(size), count(*), sum(size), 0, 0, 0
      from (select user_id, deckwright.size_of(row(added.*)::public.decks) as size from added where user_id is not null) as sized
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select user_id, deckwright.today(), -count(*), -sum(deckwright.size_of(row(removed.*)::public.decks)), 0, 0, 0, 0, 0
      from removed where user_id is not null
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  else
    for change in
      with changed as (
        select row(removed.*)::public.decks as removed, row(added.*)::public.decks as added
        from removed join added using (id)
        where (removed.user_id, removed.name, removed.format, removed.image, removed.seo_description)
            is distinct from (added.user_id, added.name, added.format, added.image, added.seo_description)
          or removed.card_list is distinct from added.card_list
          or removed.details is distinct from added.details
      )
      select user_id, deckwright.today(), sum(decks), sum(bytes), 0, sum(written), 0, 0, 0
      from (
        select (removed).user_id, -1 as decks, -deckwright.size_of(removed) as bytes, 0 as written from changed
        union all
        select (added).user_id, 1, deckwright.size_of(added), deckwright.size_of(added) from changed
      ) as moved
      where user_id is not null
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  end if;
  return null;
end
$$;

/* The same for collections. */
create function deckwright.count_cards() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  change deckwright.usage;
begin
  if tg_op = 'INSERT' then
    for change in
      select user_id, deckwright.today(), 0, 0, 0, 0, count(*), sum(size), sum(size)
      from (select user_id, deckwright.size_of(row(added.*)::public.user_cards) as size from added) as sized
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select user_id, deckwright.today(), 0, 0, 0, 0, -count(*), -sum(deckwright.size_of(row(removed.*)::public.user_cards)), 0
      from removed
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  else
    for change in
      select user_id, deckwright.today(), 0, 0, 0, 0, sum(cards), sum(bytes), sum(written)
      from (
        select user_id, -1 as cards, -deckwright.size_of(row(removed.*)::public.user_cards) as bytes, 0 as written from removed
        union all
        select user_id, 1, deckwright.size_of(row(added.*)::public.user_cards), deckwright.size_of(row(added.*)::public.user_cards) from added
      ) as moved
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  end if;
  return null;
end
$$;

/*
 * Refuses an insert of a member for which there is no room at all before anything is stored: what is undone has been written to
 * the disk. The arguments say which quotas it adds to in any case.
 */
create function deckwright.check_room() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  broken public.storage_quotas;
begin
  select quota.* into broken
    from deckwright.usage
    join public.storage_quotas as quota on quota.plan = deckwright.plan_of(usage.user_id)
    where usage.user_id = auth.uid()
      and quota.what = any (tg_argv)
      and (usage.day = deckwright.today() or quota.what not like '%\_a\_day')
      and (to_jsonb(usage) ->> quota.what)::bigint >= quota.amount
    order by quota.status, quota.what limit 1;
  if found then
    perform deckwright.refuse(broken);
  end if;
  return null;
end
$$;

/* Refuses a deck of a member that is too large, unless it was larger before. */
create function deckwright.check_deck_size() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  size bigint;
  broken public.storage_quotas;
begin
  if new.user_id is distinct from auth.uid() then
    return new;
  end if;
  size := deckwright.size_of(new);
  select * into broken from public.storage_quotas
    where plan = deckwright.plan_of(new.user_id) and what = 'deck_size' and size > amount;
  if found and (tg_op = 'INSERT' or size > deckwright.size_of(old)) then
    perform deckwright.refuse(broken);
  end if;
  return new;
end
$$;

-- What is there already.
insert into deckwright.usage (user_id, day, decks, deck_bytes, cards, card_bytes)
select user_id, deckwright.today(), sum(decks), sum(deck_bytes), sum(cards), sum(card_bytes)
from (
  select user_id, 1 as decks, deckwright.size_of(deck) as deck_bytes, 0 as cards, 0 as card_bytes
    from public.decks as deck where user_id is not null
  union all
  select user_id, 0, 0, 1, deckwright.size_of(card) from public.user_cards as card
) as stored
group by user_id;

create trigger deckwright_check_room before insert on public.decks
  for each statement
  execute function deckwright.check_room('decks', 'deck_bytes', 'decks_a_day', 'deck_bytes_a_day');
-- An insert of cards may turn out to change some that are there, which needs no room for more.
create trigger deckwright_check_room before insert on public.user_cards
  for each statement execute function deckwright.check_room('card_bytes_a_day');
create trigger deckwright_check_size
  before insert or update of name, format, card_list, details, seo_description, image on public.decks
  for each row execute function deckwright.check_deck_size();

create trigger deckwright_count_added after insert on public.decks
  referencing new table as added for each statement execute function deckwright.count_decks();
create trigger deckwright_count_changed after update on public.decks
  referencing old table as removed new table as added for each statement execute function deckwright.count_decks();
create trigger deckwright_count_removed after delete on public.decks
  referencing old table as removed for each statement execute function deckwright.count_decks();
create trigger deckwright_count_added after insert on public.user_cards
  referencing new table as added for each statement execute function deckwright.count_cards();
create trigger deckwright_count_changed after update on public.user_cards
  referencing old table as removed new table as added for each statement execute function deckwright.count_cards();
create trigger deckwright_count_removed after delete on public.user_cards
  referencing old table as removed for each statement execute function deckwright.count_cards();

revoke all on public.storage_quotas, deckwright.usage from public, anon, authenticated;
grant select on public.storage_quotas to anon, authenticated;
grant all on public.storage_quotas to service_role;
alter table public.storage_quotas enable row level security;
create policy "quotas are everybody's to read" on public.storage_quotas
  for select to anon, authenticated using (true);
alter table deckwright.usage enable row level security;
revoke execute on function deckwright.today(), deckwright.size_of(public.decks), deckwright.size_of(public.user_cards),
  deckwright.plan_of(uuid), deckwright.refuse(public.storage_quotas), deckwright.add_usage(deckwright.usage),
  deckwright.count_decks(), deckwright.count_cards(), deckwright.check_room(), deckwright.check_deck_size()
  from public, anon, authenticated;

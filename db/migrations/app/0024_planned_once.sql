-- What every write of a deck asks for is planned once by each connection, or is put into the statement that asks; what counts a
-- deck looks at that deck alone; and Community Decks are told only of what they list.

-- Their bodies were bound when they were made, so that they look up no names as they run.
alter function deckwright.today() reset all;
alter function deckwright.shown_for() reset all;
alter function deckwright.size_of(public.decks) reset all;
alter function deckwright.size_of(public.user_cards) reset all;
alter function deckwright.plan_of(uuid) reset all;
alter function deckwright.folded(text) reset all;
alter function deckwright.is_picture(text) reset all;

/*
 * True for an object of groups, each a list of lines: at most 100 groups, 5,000 lines and 10,000 cards. A line is an object
 * with the name of a card and its number of copies, up to 1,000, and may say its role and the reason for it. A deck is judged
 * whenever it is written: by paths, which ask most in the least time.
 */
create or replace function deckwright.is_card_list(list jsonb) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
begin
  -- What everything is. Beyond this nothing fails to be read.
  if jsonb_typeof(list) <> 'object'
    or list @? 'strict $.* ? (@.type() != "array")'
    or list @? '$.*[*] ? (!(
      @.name.type() == "string" && @.quantity.type() == "number"
        && @.quantity >= 1 && @.quantity <= 1000 && @.quantity % 1 == 0
        && (!exists(@.role) || @.role.type() == "string" || @.role.type() == "null")
        && (!exists(@.reason) || @.reason.type() == "string" || @.reason.type() == "null")
    ))'
  then
    return false;
  end if;
  -- How long, and how many. A line that is a list has no name here.
  return (
    select count(*) <= 100 and coalesce(bool_and(char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'), true)
    from jsonb_object_keys(list) as each_group(name)
  ) and (
    select count(*) <= 5000 and coalesce(sum((line -> 'quantity')::numeric), 0) <= 10000 and coalesce(bool_and(
      coalesce(char_length(line ->> 'name'), 0) between 1 and 300
        and coalesce(char_length(line ->> 'role'), 0) <= 200
        and coalesce(char_length(line ->> 'reason'), 0) <= 2000
    ), true)
    from jsonb_path_query(list, '$.*[*]') as each_line(line)
  );
end
$$;

/* The names of the commanders in a card list, of a team those of both decks. */
create or replace function deckwright.commanders_of(list jsonb) returns text[]
  language plpgsql immutable
  set search_path = ''
as $$
declare
  names constant jsonb := jsonb_path_query_array(list, '$."Commander"[*].name ? (@.type() == "string")')
    || jsonb_path_query_array(list, '$."Partner: Commander"[*].name ? (@.type() == "string")');
begin
  if names = '[]' then
    return '{}';
  end if;
  return array(select name from jsonb_array_elements_text(names) with ordinality as each_name(name, at) order by at);
end
$$;

/* Dollars in cents, as `products` has prices; null for what is no price. */
create or replace function deckwright.cents_of(dollars jsonb) returns integer
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return case when jsonb_typeof(dollars) = 'number' then
    case when (dollars #>> '{}')::numeric between 0 and 10000000 then round((dollars #>> '{}')::numeric * 100)::integer end
  end;
end
$$;

/* The names of all cards in a card list, each once. */
create or replace function deckwright.card_names(list jsonb) returns text[]
  language plpgsql immutable cost 1000
  set search_path = ''
as $$
begin
  return array(
    select distinct item ->> 'name'
    from jsonb_each(list) as each_group(name, items),
      jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as item
    where item ->> 'name' is not null
  );
end
$$;

create or replace function deckwright.is_strong() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end
$$;

create or replace function deckwright.is_paying(member uuid) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (
    select from public.subscriptions
    where user_id = member and status in ('active', 'past_due', 'canceled') and current_period_end > now()
      and exists (select from public.products where id = product_id and kind = 'plan')
  );
end
$$;

create or replace function deckwright.is_paying() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return deckwright.is_paying(auth.uid());
end
$$;

/*
 * Adds to what a member stores; `change` has differences. The row stays locked until the transaction ends, so that others who
 * add to it wait and count on. A member's own write is refused when something that it adds to is more than the plan allows;
 * what takes away is never refused, nor what the server writes.
 */
create or replace function deckwright.add_usage(change deckwright.usage) returns void
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
  -- The plan is asked for once, and not for each quota.
  select * into broken from public.storage_quotas
    where plan = (select deckwright.plan_of(change.user_id))
      and (to_jsonb(change) ->> what)::bigint > 0
      and (to_jsonb(total) ->> what)::bigint > amount
    order by status, what limit 1;
  if found then
    perform deckwright.refuse(broken);
  end if;
end
$$;

/*
 * Counts a deck that has changed, when its content is another or its owner. Decks are changed one at a time, for which tables
 * of what a statement did cost more than the counting.
 */
create function deckwright.count_changed_deck() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  day constant date := deckwright.today();
  was constant bigint := deckwright.size_of(old);
  size constant bigint := deckwright.size_of(new);
begin
  if old.user_id = new.user_id then
    perform deckwright.add_usage((new.user_id, day, 0, size - was, 0, size, 0, 0, 0)::deckwright.usage);
    return null;
  end if;
  if old.user_id is not null then
    perform deckwright.add_usage((old.user_id, day, -1, -was, 0, 0, 0, 0, 0)::deckwright.usage);
  end if;
  if new.user_id is not null then
    perform deckwright.add_usage((new.user_id, day, 1, size, 0, size, 0, 0, 0)::deckwright.usage);
  end if;
  return null;
end
$$;
revoke execute on function deckwright.count_changed_deck() from public, anon, authenticated;

drop trigger deckwright_count_changed on public.decks;
create trigger deckwright_count_changed after update on public.decks
  for each row when (old.version <> new.version or old.user_id is distinct from new.user_id)
  execute function deckwright.count_changed_deck();

/* Counts what a statement has brought into vaults and taken from them. */
create or replace function deckwright.count_decks() returns trigger
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
  else
    for change in
      select user_id, deckwright.today(), -count(*), -sum(deckwright.size_of(row(removed.*)::public.decks)), 0, 0, 0, 0, 0
      from removed where user_id is not null
      group by user_id order by user_id
    loop
      perform deckwright.add_usage(change);
    end loop;
  end if;
  return null;
end
$$;

/* Refuses a deck of a member that is too large, unless it was larger before. */
create or replace function deckwright.check_deck_size() returns trigger
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
    where plan = (select deckwright.plan_of(new.user_id)) and what = 'deck_size' and size > amount;
  if found and (tg_op = 'INSERT' or size > deckwright.size_of(old)) then
    perform deckwright.refuse(broken);
  end if;
  return new;
end
$$;

/*
 * Refuses an insert of a member for which there is no room at all before anything is stored: what is undone has been written to
 * the disk. The arguments say which quotas it adds to in any case.
 */
create or replace function deckwright.check_room() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  broken public.storage_quotas;
begin
  select quota.* into broken
    from deckwright.usage
    join public.storage_quotas as quota on quota.plan = (select deckwright.plan_of(auth.uid()))
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

-- What `deckwright.list_deck` writes down of a deck.
drop trigger deckwright_list_changed on public.decks;
create trigger deckwright_list_changed after update on public.decks
  for each row when (
    (old.shared or new.shared) and (
      old.shared, old.user_id, old.name, old.format, old.playstyle, old.bracket, old.price_cents, old.color_mask, old.power_level,
      old.commanders, old.created_at
    ) is distinct from (
      new.shared, new.user_id, new.name, new.format, new.playstyle, new.bracket, new.price_cents, new.color_mask, new.power_level,
      new.commanders, new.created_at
    )
  )
  execute function deckwright.keep_deck_listed();

-- Lists of shared decks are read off `deckwright.shared_decks`, and a vault is put in order in less time than it is read. Without
-- these, a new name or new reasons change the row where it stands, and no query weighs them.
drop index public.decks_updated_at_idx, public.decks_shared_format_idx, public.decks_shared_playstyle_idx,
  public.decks_shared_bracket_idx, public.decks_shared_price_idx, public.decks_shared_commanders_idx;

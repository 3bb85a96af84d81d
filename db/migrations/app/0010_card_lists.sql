-- Whatever a deck's row holds is worked with by pages and by the engine, so that its numbers are those of cards, its texts
-- have an end, and its picture is one that pages show.

/*
 * True for an object of groups, each a list of lines: at most 100 groups, 5,000 lines and 10,000 cards. A line is an object
 * with the name of a card and its number of copies, up to 1,000, and may say its role and the reason for it. A deck is judged
 * whenever it is written: in one pass, and by a plan that a connection makes once.
 */
create or replace function deckwright.is_card_list(list jsonb) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return jsonb_typeof(list) = 'object' and (
    select count(*) <= 100 and coalesce(bool_and(
      jsonb_typeof(lines) = 'array' and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
    ), true)
    from jsonb_each(case when jsonb_typeof(list) = 'object' then list else '{}' end) as each_group(name, lines)
  ) and (
    select count(*) <= 5000 and coalesce(sum(copies), 0) <= 10000 and coalesce(bool_and(coalesce(
      jsonb_typeof(line) = 'object'
        and jsonb_typeof(line -> 'name') = 'string' and char_length(line ->> 'name') between 1 and 300
        and copies between 1 and 1000 and copies % 1 = 0
        and jsonb_typeof(coalesce(line -> 'role', 'null')) in ('string', 'null')
        and coalesce(char_length(line ->> 'role'), 0) <= 200
        and jsonb_typeof(coalesce(line -> 'reason', 'null')) in ('string', 'null')
        and coalesce(char_length(line ->> 'reason'), 0) <= 2000,
      false
    )), true)
    from jsonb_each(case when jsonb_typeof(list) = 'object' then list else '{}' end) as each_group(name, lines),
      jsonb_array_elements(case when jsonb_typeof(lines) = 'array' then lines else '[]' end) as each_line(line),
      lateral (
        select case when jsonb_typeof(line -> 'quantity') = 'number' then (line ->> 'quantity')::numeric end
      ) as counted(copies)
  );
end
$$;

/*
 * True for the address of a picture that pages show: one of the hosts that have the cards' pictures, or a path of the site
 * itself. Browsers take `//` and `/\` for the start of another host, and leave out line ends and tabs.
 */
create function deckwright.is_picture(address text) returns boolean
  language sql immutable
  set search_path = ''
  return address ~ '^(https://(cards|svgs)\.scryfall\.io)?/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$';

-- Rows from before: a card whose number makes no sense is there once, and what is too much is left out.
update public.decks set card_list = (
  select coalesce(jsonb_object_agg(name, lines), '{}') from (
    select name, jsonb_agg(line order by at) as lines from (
      select name, line, at, row_number() over in_order as place,
        dense_rank() over (order by name) as group_place,
        sum((line ->> 'quantity')::numeric) over in_order as cards
      from (
        select coalesce(nullif(left(regexp_replace(written, '[[:cntrl:]]', ' ', 'g'), 100), ''), 'Cards') as name, at,
          (line - 'role' - 'reason')
            || jsonb_build_object('quantity', case when jsonb_typeof(line -> 'quantity') = 'number'
              and (line ->> 'quantity')::numeric between 1 and 1000 and (line ->> 'quantity')::numeric % 1 = 0
              then (line ->> 'quantity')::integer else 1 end)
            || case when jsonb_typeof(line -> 'role') = 'string'
              then jsonb_build_object('role', left(line ->> 'role', 200)) else '{}' end
            || case when jsonb_typeof(line -> 'reason') = 'string'
              then jsonb_build_object('reason', left(line ->> 'reason', 2000)) else '{}' end as line
        from jsonb_each(card_list) as each_group(written, lines),
          jsonb_array_elements(lines) with ordinality as each_line(line, at)
      ) as mended
      window in_order as (order by name, at rows unbounded preceding)
    ) as counted
    where place <= 5000 and group_place <= 100 and cards <= 10000
    group by name
  ) as grouped
) where not deckwright.is_card_list(card_list);

update public.decks set image = null where not deckwright.is_picture(image);
update public.user_cards set image_url = null where not deckwright.is_picture(image_url);
update public.articles set image = null where not deckwright.is_picture(image);
alter table public.decks drop constraint if exists decks_image_check,
  add constraint decks_image_check check (char_length(image) <= 2000 and deckwright.is_picture(image));
alter table public.user_cards drop constraint if exists user_cards_image_url_check,
  add constraint user_cards_image_url_check check (char_length(image_url) <= 2000 and deckwright.is_picture(image_url));
alter table public.articles drop constraint if exists articles_image_check,
  add constraint articles_image_check check (char_length(image) <= 2000 and deckwright.is_picture(image));

revoke execute on function deckwright.is_picture(text) from public, anon, authenticated;
grant execute on function deckwright.is_picture(text) to authenticated, service_role;

-- What the data API builds into the statements of visitors and members, so that none takes long or answers too much.
-- The figures come with each statement; refusals have codes of their own, which the data API puts into words.
grant usage on schema deckwright to anon, authenticated, service_role;

/* Ends a statement that has run for too long. It has the type of what would have been worked on next. */
create function deckwright.give_up(anyelement) returns anyelement
  language plpgsql volatile
  set search_path = ''
as $$
begin
  raise sqlstate 'DW001' using message = 'The statement has run for too long';
end
$$;

/*
 * True within so many milliseconds of the statement's begin, else ends it. Looks at the clock, and yet counts as stable: so it
 * may be asked once for each row that leads to others, before these are looked for. The value says which row that is.
 */
create function deckwright.in_time(value anyelement, milliseconds integer) returns boolean
  language plpgsql stable cost 0.0001
  set search_path = ''
as $$
begin
  if clock_timestamp() > statement_timestamp() + milliseconds * interval '1 millisecond' then
    raise sqlstate 'DW001' using message = 'The statement has run for too long';
  end if;
  return true;
end
$$;

create function deckwright.add_bytes(total integer, bytes integer, most integer) returns integer
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if total + coalesce(bytes, 0) > most then
    raise sqlstate 'DW002' using message = 'The answer is too large';
  end if;
  return total + coalesce(bytes, 0);
end
$$;

/* The sum of bytes; ends the statement as soon as it is more than `most`, before the rest is made. */
create aggregate deckwright.meter(bytes integer, most integer) (
  sfunc = deckwright.add_bytes,
  stype = integer,
  initcond = '0'
);

revoke execute on function deckwright.give_up(anyelement), deckwright.in_time(anyelement, integer),
  deckwright.add_bytes(integer, integer, integer), deckwright.meter(integer, integer) from public;
grant execute on function deckwright.give_up(anyelement), deckwright.in_time(anyelement, integer),
  deckwright.add_bytes(integer, integer, integer), deckwright.meter(integer, integer)
  to anon, authenticated, service_role;

-- Tells listening servers which deck has changed. Only keys are told: what of it a subscriber may see is read again as that
-- subscriber, so that row-level security has the say, and a payload never exceeds what a notification holds.
create function deckwright.tell_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  row_now public.decks := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_catalog.pg_notify('deckwright_changes', pg_catalog.json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', row_now.id,
    'user_id', row_now.user_id,
    'was_shared', case when tg_op = 'INSERT' then false else old.shared end,
    'is_shared', case when tg_op = 'DELETE' then false else new.shared end,
    'at', now()
  )::text);
  return null;
end
$$;
create trigger deckwright_tell_change after insert or update or delete on public.decks
  for each row execute function deckwright.tell_change();
revoke execute on function deckwright.tell_change() from public;

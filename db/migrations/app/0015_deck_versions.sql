-- Saved decks that lose nothing: whoever changes a deck names the version that was read, and an update of a version that is no
-- longer the row's matches no row.

alter table public.decks
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now();
alter table public.decks disable trigger user;
update public.decks set updated_at = created_at;
alter table public.decks enable trigger user;

/*
 * Raises the version of a deck whose content an update changes. Whether it is shared or a favorite is no content: marking a deck
 * in one window does not stop another window from saving it. Nobody else writes these two columns, whatever an update says.
 */
create function deckwright.raise_version() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  is_changed constant boolean :=
    (new.name, new.format, new.cards, new.colors, new.power_level, new.seo_description, new.image)
      is distinct from (old.name, old.format, old.cards, old.colors, old.power_level, old.seo_description, old.image)
    or new.card_list is distinct from old.card_list
    or new.details is distinct from old.details;
begin
  new.version := old.version + is_changed::integer;
  new.updated_at := case when is_changed then now() else old.updated_at end;
  return new;
end
$$;
create trigger deckwright_raise_version before update on public.decks
  for each row execute function deckwright.raise_version();
revoke execute on function deckwright.raise_version() from public, anon, authenticated;

create index decks_updated_at_idx on public.decks (user_id, updated_at desc, id desc);

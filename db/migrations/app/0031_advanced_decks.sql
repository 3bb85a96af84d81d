-- Decks that a language model helped to plan. One takes a credit, or nothing on a paid plan, and only when it is there: the
-- deck, what it is paid with and the note of it are one transaction. Who asks makes up a key; the same key is the same deck,
-- however often it is asked for, and is paid for once.

create table deckwright.advanced_decks (
  key uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  -- What was answered; null while it is being made.
  answer jsonb,
  -- Credits that it took.
  credits integer not null default 0 check (credits >= 0),
  begun_at timestamptz not null default now(),
  check (octet_length(answer::text) <= 2000000)
);
create index advanced_decks_user_id_idx on deckwright.advanced_decks (user_id, begun_at);
alter table deckwright.advanced_decks enable row level security;
revoke all on deckwright.advanced_decks from public, anon, authenticated;

/* A deck that has not come by then never will: whoever makes it has gone. */
create function deckwright.advanced_lasts() returns interval
  language sql immutable
  set search_path = ''
  return interval '30 seconds';

/*
 * Begins a deck for a member who can pay for it, together with those that are being made.
 * Returns `begun`, `running` where the same one is being made, or `done` with what was answered.
 */
create function deckwright.begin_advanced(member uuid, deck_key uuid, price integer)
  returns table (state text, known jsonb)
  language plpgsql
  set search_path = ''
as $$
declare
  had integer;
  held integer;
  deck deckwright.advanced_decks;
begin
  select ai_credits into had from public.profiles where id = member for update;
  if had is null then
    raise insufficient_privilege using message = 'There is no such member';
  end if;
  select * into deck from deckwright.advanced_decks where key = deck_key for update;
  if found then
    if deck.user_id <> member then
      raise unique_violation using message = 'This key is another member''s';
    elsif deck.answer is not null then
      return query select 'done', deck.answer;
      return;
    elsif deck.begun_at > now() - deckwright.advanced_lasts() then
      return query select 'running', null::jsonb;
      return;
    end if;
  end if;
  select count(*) * price into held from deckwright.advanced_decks
    where user_id = member and answer is null and key <> deck_key
      and begun_at > now() - deckwright.advanced_lasts();
  if not deckwright.is_paying(member) and had < held + price then
    raise sqlstate 'PT402' using message = 'Insufficient credits', hint = 'Credits can be bought in the store.';
  end if;
  insert into deckwright.advanced_decks (key, user_id) values (deck_key, member)
    on conflict (key) do update set begun_at = now();
  return query select 'begun', null::jsonb;
end
$$;

/* Delivers a deck, and takes what it costs. Returns the answer with its `credits`; for one that was delivered before, that one. */
create function deckwright.deliver_advanced(member uuid, deck_key uuid, made jsonb, price integer) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  deck deckwright.advanced_decks;
  due integer := price;
begin
  perform from public.profiles where id = member for update;
  select * into deck from deckwright.advanced_decks where key = deck_key and user_id = member for update;
  if not found then
    raise no_data_found using message = 'This deck was not begun';
  elsif deck.answer is not null then
    return deck.answer;
  end if;
  if deckwright.is_paying(member) then
    due := 0;
  end if;
  if due > 0 then
    perform deckwright.change_credits(member, -due, 'advanced', deck_key::text);
  end if;
  update deckwright.advanced_decks
    set answer = made || jsonb_build_object('credits', due), credits = due
    where key = deck_key
    returning answer into deck.answer;
  return deck.answer;
end
$$;

/* Gives up a deck that did not come. */
create function deckwright.drop_advanced(member uuid, deck_key uuid) returns void
  language sql
  set search_path = ''
begin atomic
  delete from deckwright.advanced_decks where key = deck_key and user_id = member and answer is null;
end;

/* Forgets answers that nobody asks for again. */
create function deckwright.forget_advanced() returns void
  language sql
  set search_path = ''
begin atomic
  delete from deckwright.advanced_decks where begun_at < now() - interval '1 day';
end;

revoke execute on function
  deckwright.advanced_lasts(), deckwright.begin_advanced(uuid, uuid, integer),
  deckwright.deliver_advanced(uuid, uuid, jsonb, integer), deckwright.drop_advanced(uuid, uuid),
  deckwright.forget_advanced() from public, anon, authenticated;

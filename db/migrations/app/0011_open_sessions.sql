-- An access token is good for up to an hour, also when its session has ended in the meantime: by signing out, by a new
-- password, or because somebody used a stolen refresh token. Such a token may go on reading until then; it writes nothing.

/*
 * Refuses to write for a session that has ended. Tokens that name no session pass: they are an operator's own. It runs once for
 * each statement, so that a statement that changes no row is refused as well.
 */
create function deckwright.check_session() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  claim text := auth.jwt() ->> 'session_id';
  session uuid;
begin
  if claim is null then
    return null;
  end if;
  -- No session has a number of another form.
  if claim ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    session := claim::uuid;
  end if;
  if not exists (
    select from auth.sessions
    where id = session and user_id = auth.uid() and (not_after is null or not_after > now())
  ) then
    raise sqlstate 'PT401' using message = 'Your session has ended', hint = 'Sign in again.';
  end if;
  return null;
end
$$;
revoke execute on function deckwright.check_session() from public, anon, authenticated;

-- Every table that members write has it. Triggers run in the order of their names: this one before the others.
create trigger deckwright_check_session before insert or update or delete on public.profiles
  for each statement execute function deckwright.check_session();
create trigger deckwright_check_session before insert or update or delete on public.decks
  for each statement execute function deckwright.check_session();
create trigger deckwright_check_session before insert or update or delete on public.user_cards
  for each statement execute function deckwright.check_session();

-- Who is limited is kept as a keyed hash from now on, not as an address. The key is the same for all processes; it is of use
-- to nobody but whoever reads this database, and keeps copies of the table alone from telling who was here.
insert into auth.settings (name, value)
  values ('hash_key', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
  on conflict (name) do nothing;
-- What was counted by address: everybody begins anew.
delete from auth.rate_limits;
comment on column auth.rate_limits.caller is 'A keyed hash of the network, account, address or factor that is counted.';

/*
Forgets messages to addresses: those that the mailbox page keeps, and the orders of the job queue, which makes its tables
when the server first starts. For an account that has come to its end.
*/
create function auth.forget_mail(addresses text[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from deckwright.mailbox where recipient = any(addresses);
  if to_regclass('pgboss.job') is not null then
    execute 'delete from pgboss.job where name in (''send-mail'', ''send-mail-failed'') and data ->> ''to'' = any($1)'
      using addresses;
  end if;
end
$$;
revoke execute on function auth.forget_mail(text[]) from public;
grant execute on function auth.forget_mail(text[]) to auth_admin;

-- Numbers are proved by codes in text messages, as addresses are by mail: several people may sign up with one, each of these
-- sign-ups has a message of its own, and its code stands for the password and the data of that sign-up alone.
drop index auth.one_time_tokens_kind_key;
create unique index one_time_tokens_kind_key on auth.one_time_tokens (user_id, token_type)
  where token_type not in ('confirmation_token', 'phone_confirmation_token');
drop index auth.one_time_tokens_confirmation_idx;
create index one_time_tokens_confirmation_idx on auth.one_time_tokens (user_id, created_at)
  where token_type in ('confirmation_token', 'phone_confirmation_token');
comment on column auth.mfa_challenges.otp_code is 'A hash of the code that was sent to the phone of the factor.';

/*
Forgets messages to addresses and numbers, these with their `+`: those that the mailbox page keeps, and the orders of the job
queue, which makes its tables when the server first starts. For an account that has come to its end.
*/
create or replace function auth.forget_mail(addresses text[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from deckwright.mailbox where recipient = any(addresses);
  if to_regclass('pgboss.job') is not null then
    execute 'delete from pgboss.job where name in (''send-mail'', ''send-mail-failed'', ''send-text'', ''send-text-failed'')
        and data ->> ''to'' = any($1)'
      using addresses;
  end if;
end
$$;

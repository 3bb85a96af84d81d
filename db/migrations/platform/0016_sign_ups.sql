-- Whoever signs up with an address has not proved that it is theirs, and several people may. Each of these sign-ups has a
-- message of its own, and its link stands for the password and the data of that sign-up alone.
alter table auth.one_time_tokens
  add column password_hash text,
  -- Null for secrets that no sign-up belongs to.
  add column user_data jsonb;
update auth.one_time_tokens t
  set password_hash = u.encrypted_password, user_data = u.raw_user_meta_data - 'email_verified'
  from auth.users u
  where u.id = t.user_id and t.token_type = 'confirmation_token';

alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_token_type_key;
create unique index one_time_tokens_kind_key on auth.one_time_tokens (user_id, token_type)
  where token_type <> 'confirmation_token';
create index one_time_tokens_confirmation_idx on auth.one_time_tokens (user_id, created_at)
  where token_type = 'confirmation_token';

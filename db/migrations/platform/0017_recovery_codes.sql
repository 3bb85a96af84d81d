/*
Codes that stand for a lost second factor, each of them once. A member has those that were made last, as keyed hashes: they
are as random as keys, so there is nothing that a slow hash would protect.
*/
create table auth.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  -- Null while it is of use.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
alter table auth.recovery_codes enable row level security;
revoke all on auth.recovery_codes from public;

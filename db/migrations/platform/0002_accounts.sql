-- Accounts, sessions and everything that signing in needs. Only `auth_admin` reads and writes it; requests never do.
-- Columns are named as in hosted Supabase projects, so that SQL written for one works on the other.
alter default privileges in schema auth grant all on tables to auth_admin;
alter default privileges in schema auth grant all on sequences to auth_admin;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  -- Lower-case. Null for an account without one.
  email text,
  -- Argon2id in PHC form, or bcrypt from an import. Null while the member has no password.
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  -- The address that is to replace `email`, and how many of the two addresses have agreed.
  email_change text,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  -- Digits only. Null for an account without one.
  phone text,
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  reauthentication_sent_at timestamptz,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (email) where not is_sso_user;
create unique index users_phone_key on auth.users (phone);
create index users_created_at_idx on auth.users (created_at);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  -- The provider's own number of the member; for `email` and `phone` it is the user's id.
  provider_id text not null,
  provider text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  -- The time step of the last code that was taken, so that none is taken twice.
  last_used_step bigint,
  phone text,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_name_key on auth.mfa_factors (user_id, friendly_name)
  where btrim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address text,
  otp_code text,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on auth.mfa_challenges (created_at);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid references auth.mfa_factors on delete set null,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  -- The end of the session whatever happens; null for none.
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at);
create index sessions_not_after_idx on auth.sessions (not_after);

/* How the member has proved who they are in a session, for the claim `amr`. */
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  -- The token that this one replaced.
  parent text,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at);

/* Codes and links that were mailed or sent: one of each kind for a member, kept as hashes. */
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (
    token_type in (
      'confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new',
      'email_change_token_current', 'phone_confirmation_token', 'phone_change_token'
    )
  ),
  token_hash text not null,
  -- The address or number it was sent to.
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text unique,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index flow_state_created_at_idx on auth.flow_state (created_at);
create index flow_state_user_id_idx on auth.flow_state (user_id);

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  -- Kept when the account goes.
  user_id uuid,
  payload jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default now()
);
create index audit_log_entries_user_id_idx on auth.audit_log_entries (user_id, created_at);
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

/* Keys that sign access tokens: several processes share them, and the old ones verify until their tokens are gone. */
create table auth.signing_keys (
  kid text primary key,
  algorithm text not null,
  -- A private or symmetric JWK; what others may see of it is derived.
  jwk jsonb not null,
  status text not null check (status in ('standby', 'current', 'previous', 'revoked')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index signing_keys_current_key on auth.signing_keys (status) where status = 'current';

/* Single values of an installation, such as its anonymous and service keys. */
create table auth.settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

/* Token buckets: what is limited, for whom, and what is left. */
create table auth.rate_limits (
  bucket text not null,
  caller text not null,
  tokens double precision not null,
  updated_at timestamptz not null default now(),
  primary key (bucket, caller)
);
create index rate_limits_updated_at_idx on auth.rate_limits (updated_at);

do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'auth' loop
    -- With no policy at all: whoever is not meant sees nothing, also when a privilege is granted by mistake.
    execute format('alter table auth.%I enable row level security', name);
    execute format('revoke all on auth.%I from public', name);
  end loop;
end
$$;

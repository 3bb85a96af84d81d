-- Security keys as second factors, and passkeys, which sign in by themselves. Named as in hosted projects.
alter table auth.mfa_factors add column web_authn_credential jsonb, add column web_authn_aaguid uuid;
alter table auth.mfa_challenges add column web_authn_session_data jsonb;

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- The authenticator's own name of it, and the public key that it proves itself by, as base64url.
  credential_id text not null unique,
  public_key text not null,
  -- Whether it can leave the device that made it, and has.
  is_backup_eligible boolean not null default false,
  is_backed_up boolean not null default false,
  aaguid uuid,
  -- How often it was used, by its own count; one that counts backwards is a copy.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  friendly_name text,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id, created_at);

/* What an authenticator is asked to sign: once, and soon. */
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  -- Null where it is not known yet who signs in.
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);

alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_challenges enable row level security;
revoke all on auth.webauthn_credentials, auth.webauthn_challenges from public;

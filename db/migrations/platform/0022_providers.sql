-- Signing in with an account of another site: what was begun there, and what must not be shown twice.

/* Somebody who was sent to a provider, until they come back. Nobody can name a row who was not sent. */
create table auth.provider_flows (
  -- A hash of what the provider hands back.
  state_hash text primary key,
  provider text not null,
  -- What the provider's token must repeat, and what only we know of the code that it gives.
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  -- What our own client keeps secret, as it has shown it; null for one without.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- A hash of what only the browser that began has; null where the challenge binds it.
  browser_hash text,
  -- The member who links the account there with the one here, and the session that asked for it; null to sign in.
  user_id uuid references auth.users on delete cascade,
  session_id uuid references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  check ((user_id is null) = (session_id is null))
);
create index provider_flows_created_at_idx on auth.provider_flows (created_at);
create index provider_flows_user_id_idx on auth.provider_flows (user_id);
create index provider_flows_session_id_idx on auth.provider_flows (session_id);

/* Tokens of providers that somebody has signed in with, until they would have expired. */
create table auth.used_assertions (
  assertion_hash text primary key,
  expires_at timestamptz not null
);
create index used_assertions_expires_at_idx on auth.used_assertions (expires_at);

-- An account elsewhere that a member has proved to have, and that is linked when the client that began shows its secret.
alter table auth.flow_state
  add column linking_identity jsonb,
  add column linking_session_id uuid references auth.sessions on delete cascade,
  add check ((linking_identity is null) = (linking_session_id is null));
create index flow_state_linking_session_id_idx on auth.flow_state (linking_session_id);

alter table auth.provider_flows enable row level security;
alter table auth.used_assertions enable row level security;
revoke all on auth.provider_flows, auth.used_assertions from public;

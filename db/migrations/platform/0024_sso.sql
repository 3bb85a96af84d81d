-- Single sign-on with an organization's own identity provider, by SAML 2.0. Tables are named as in hosted projects.
create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  -- A name that the operator gives it.
  resource_id text unique,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

/* Whoever has an address of the domain is led to the provider. */
create table auth.sso_domains (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  -- Lower-case.
  domain text not null unique check (domain = lower(domain)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);

create table auth.saml_providers (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null unique references auth.sso_providers on delete cascade,
  entity_id text not null unique,
  metadata_xml text not null,
  -- What it says of itself, as we read it: where to ask, and the certificates that verify its signatures, as PEM.
  sign_in_url text not null,
  certificates text[] not null,
  attribute_mapping jsonb,
  name_id_format text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

/* A sign-in that has been begun: what its answer must be an answer to. It is taken once. */
create table auth.saml_relay_states (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null,
  redirect_to text not null,
  -- Null where the session comes back in the address.
  flow_state_id uuid references auth.flow_state on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saml_relay_states_created_at_idx on auth.saml_relay_states (created_at);
create index saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);
create index saml_relay_states_flow_state_id_idx on auth.saml_relay_states (flow_state_id);

/* Ours: assertions that were accepted, until they could not be any more anyway. None is accepted twice. */
create table auth.saml_assertions (
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (sso_provider_id, assertion_id)
);
create index saml_assertions_expires_at_idx on auth.saml_assertions (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['sso_providers', 'sso_domains', 'saml_providers', 'saml_relay_states', 'saml_assertions'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('revoke all on auth.%I from public', name);
  end loop;
end
$$;

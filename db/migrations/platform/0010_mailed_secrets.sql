-- A message holds a link and a code. Neither is derived from the other, so each is kept as a hash of its own; and a link
-- that belongs to a flow knows which one, instead of the newest flow of the member being taken for it.
alter table auth.one_time_tokens
  add column code_hash text,
  add column flow_state_id uuid references auth.flow_state on delete set null;
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);
create index mfa_amr_claims_session_id_idx on auth.mfa_amr_claims (session_id, updated_at desc);

/* What was "sent" on a machine without a mail server, for the mailbox page. */
create table deckwright.mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
alter table deckwright.mailbox enable row level security;

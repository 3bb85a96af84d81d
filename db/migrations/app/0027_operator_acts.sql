-- What the site's operator does to members and their money by `deckwright admin`: who, when, what and why. It is written down before
-- it is done, so that nothing is done which is not here.
create table deckwright.operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The account of the operating system that asked.
  operator text not null check (char_length(operator) between 1 and 100),
  act text not null,
  -- Whom it was done to. No reference: the record outlives the account.
  member uuid,
  details jsonb not null default '{}',
  why text not null check (char_length(why) <= 500),
  -- What became of it; null while it is under way, and for ever where the process ended before it knew.
  outcome text
);
create index operator_acts_member_idx on deckwright.operator_acts (member, id desc) where member is not null;
alter table deckwright.operator_acts enable row level security;
revoke all on deckwright.operator_acts from public, anon, authenticated;
-- For the member who asks for everything that is kept about them.
grant select on deckwright.operator_acts to service_role;

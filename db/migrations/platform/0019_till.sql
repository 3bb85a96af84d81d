-- What the till of ours knows, the stand-in for the payment provider on a machine without keys: objects as the provider's API
-- answers them. It takes no money, and is never opened where others reach the site.
create table deckwright.till (
  id text primary key,
  kind text not null,
  body jsonb not null,
  -- The order in which they came to be, and with that the order of lists.
  made bigint generated always as identity unique
);
alter table deckwright.till enable row level security;
revoke all on deckwright.till from public, anon, authenticated;

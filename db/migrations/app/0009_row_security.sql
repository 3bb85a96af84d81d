-- The last table without it: nobody is granted anything there, and nobody would see a row if somebody were.
alter table deckwright.migrations enable row level security;

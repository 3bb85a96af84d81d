-- What lists show of a deck beside its name: the card that it is drawn by, and the deck seen edge-on. It comes with the details
-- and is a column of its own, so that no list reads a deck's cards. What is not of the expected form is null, and pages check
-- the rest.
alter table public.decks
  add column cover jsonb generated always as (
    case
      when jsonb_typeof(details -> 'cover') = 'object' and octet_length((details -> 'cover')::text) <= 4000
        then details -> 'cover'
    end
  ) stored;

-- A deck is saved once, however often its page asks: who saves makes up a key, and a key names one deck of its owner. Where the
-- answer to a saving was lost, the row that has the key is what became of it.

alter table public.decks add column saving_key text check (char_length(saving_key) between 1 and 64);
alter table public.decks add constraint decks_saving_key unique (user_id, saving_key);
grant insert (saving_key), update (saving_key) on public.decks to authenticated;

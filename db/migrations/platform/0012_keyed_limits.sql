-- Who is limited is kept as a keyed hash from now on, not as an address. The key is the same for all processes; it is of use
-- to nobody but whoever reads this database, and keeps copies of the table alone from telling who was here.
insert into auth.settings (name, value)
  values ('hash_key', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
  on conflict (name) do nothing;
-- What was counted by address: everybody begins anew.
delete from auth.rate_limits;
comment on column auth.rate_limits.caller is 'A keyed hash of the network, account, address or factor that is counted.';

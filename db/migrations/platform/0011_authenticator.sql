-- The role that hosted projects and PostgREST connect as. Nobody connects as it here: it is where settings of the data API
-- are kept, by `alter role authenticator set pgrst.db_schemas = 'public, more'`.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another process was faster
end
$$;

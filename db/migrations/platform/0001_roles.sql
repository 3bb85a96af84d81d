-- What a hosted Supabase project brings: the roles that requests act as, and the functions that policies ask.
-- Roles belong to the whole server, so another database on it may have made them already.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('auth_admin', 'nologin noinherit bypassrls')
    ) as roles(name, attributes)
  loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.attributes);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- another process was faster
    end;
    if not pg_has_role(current_user, wanted.name, 'member') then
      execute format('grant %I to current_user', wanted.name);
    end if;
  end loop;
end
$$;

-- Whoever connects may not make things in the schema that requests see, nor call what is made later unless told so.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role, auth_admin;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role, auth_admin;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role, auth_admin;

/* The payload of the request's access token; empty outside of a request. */
create function auth.jwt() returns jsonb
  language sql stable
  set search_path = ''
  return coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), ''), '{}')::pg_catalog.jsonb;

/* The member who asks; null for anonymous visitors. */
create function auth.uid() returns uuid
  language sql stable
  set search_path = ''
  return nullif(auth.jwt() ->> 'sub', '')::pg_catalog.uuid;

create function auth.role() returns text
  language sql stable
  set search_path = ''
  return auth.jwt() ->> 'role';

create function auth.email() returns text
  language sql stable
  set search_path = ''
  return auth.jwt() ->> 'email';

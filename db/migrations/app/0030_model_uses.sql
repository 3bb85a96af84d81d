-- What language models were asked, in tokens and money. A use is noted before it begins, with the most that it may cost, and
-- again when it has ended, with what it did cost: limits hold however many ask at once, and a use that a crash ended counts in
-- full.

create table deckwright.model_uses (
  id bigint generated always as identity primary key,
  -- Null where nobody in particular asked, and once the account is gone.
  user_id uuid references auth.users on delete set null,
  purpose text not null check (purpose ~ '^[a-z]+(-[a-z]+)*$'),
  model text not null check (char_length(model) between 1 and 200),
  -- Null while it runs.
  outcome text check (outcome ~ '^[a-z]+(_[a-z]+)*$'),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- In US dollars; the most that it may be, while it runs.
  cost_usd numeric(12, 6) not null check (cost_usd >= 0),
  begun_at timestamptz not null default now(),
  ended_at timestamptz
);
create index model_uses_begun_at_idx on deckwright.model_uses (begun_at);
create index model_uses_user_id_idx on deckwright.model_uses (user_id, begun_at);
alter table deckwright.model_uses enable row level security;
revoke all on deckwright.model_uses from public, anon, authenticated;

/*
 * Notes that a model is about to be asked, unless a limit for today (UTC) would be passed.
 * most_usd: what it may cost at the most.
 * Returns the number of the use, or which limit is in the way: `member` or `site`.
 */
create function deckwright.begin_model_use(
  member uuid, use_purpose text, model_name text, most_usd numeric, member_limit numeric, site_limit numeric
) returns table (use_id bigint, refused text)
  language plpgsql
  set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
begin
  -- One after the other: two that each see room for one would both begin.
  perform pg_advisory_xact_lock(hashtext('deckwright.model_uses'));
  if member is not null and most_usd + (
    select coalesce(sum(cost_usd), 0) from deckwright.model_uses where user_id = member and begun_at >= today
  ) > member_limit then
    return query select null::bigint, 'member';
  elsif most_usd + (
    select coalesce(sum(cost_usd), 0) from deckwright.model_uses where begun_at >= today
  ) > site_limit then
    return query select null::bigint, 'site';
  else
    return query
      with begun as (
        insert into deckwright.model_uses (user_id, purpose, model, cost_usd)
          values (member, use_purpose, model_name, most_usd)
          returning id
      )
      select id, null::text from begun;
  end if;
end
$$;

/* Notes what became of a use. */
create function deckwright.end_model_use(use_id bigint, what text, tokens_in integer, tokens_out integer, usd numeric)
  returns void
  language sql
  set search_path = ''
begin atomic
  update deckwright.model_uses set
    outcome = what, input_tokens = tokens_in, output_tokens = tokens_out, cost_usd = usd, ended_at = now()
    where id = use_id;
end;

revoke execute on function
  deckwright.begin_model_use(uuid, text, text, numeric, numeric, numeric),
  deckwright.end_model_use(bigint, text, integer, integer, numeric) from public, anon, authenticated;

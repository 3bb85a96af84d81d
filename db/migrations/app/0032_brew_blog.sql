-- The Brew Blog opens: one article a deck, written when it is shared. It stays when the deck is taken back or deleted. Its owner may
-- put it in other words, the operator may take it down, and words that nobody should read are held for review.

alter table public.articles
  add column written_by text not null default 'engine' check (written_by in ('ai', 'engine')),
  add column format text not null default '' check (char_length(format) <= 60),
  add column colors text[] not null default '{}'
    check (colors <@ array['W', 'U', 'B', 'R', 'G'] and cardinality(colors) <= 5 and array_position(colors, null) is null),
  -- What stands beside the text: curve, colors and price of the deck as it was written about, and its picture.
  add column figures jsonb not null default '{}' check (octet_length(figures::text) <= 40000),
  -- Counted up each time it is written anew.
  add column edition integer not null default 1,
  -- Null until its owner changed it.
  add column edited_at timestamptz,
  -- Why nobody but its owner and the operator sees it; null for one that everybody does.
  add column held text check (held in ('words', 'reports', 'operator')),
  add constraint articles_content_fits check (char_length(btrim(content)) between 1 and 30000),
  add constraint articles_title_fits check (char_length(btrim(title)) between 1 and 120),
  add constraint articles_excerpt_fits check (char_length(excerpt) <= 500);
drop index public.articles_deck_id_idx;
create unique index articles_deck_id_key on public.articles (deck_id);
create index articles_published_idx on public.articles (created_at desc, id desc) where held is null;

/* Words that hold an article back until the operator has looked at it. */
create table deckwright.held_words (
  word text primary key check (word = lower(btrim(word)) and char_length(word) between 2 and 60)
);
alter table deckwright.held_words enable row level security;
revoke all on deckwright.held_words from public, anon, authenticated;
grant select, insert, delete on deckwright.held_words to service_role;
-- What nobody says in good faith; the operator adds others.
insert into deckwright.held_words values
  ('nigger'), ('nigga'), ('faggot'), ('kike'), ('spic'), ('chink'), ('wetback'), ('tranny'), ('coon'), ('gook'),
  ('cunt'), ('fuck'), ('fucking'), ('motherfucker'), ('cocksucker'), ('whore'), ('slut'), ('blowjob'), ('porn'),
  ('kill yourself'), ('heil hitler'), ('sieg heil'), ('white power'), ('gas the jews');

/* Whether a text has one of them: as whole words, in any case, and with figures for letters, of which 1 stands for two. */
create function deckwright.has_held_words(words text) returns boolean
  language sql stable security definer
  set search_path = ''
  return exists (
    select from deckwright.held_words, lateral (select lower(normalize(words, nfkc)) as folded) as read
    where exists (
      select from unnest(array[
        folded, translate(folded, '0134578@$!|', 'oieastbasii'), translate(folded, '0134578@$!|', 'oleastbasll')
      ]) as spelling
      where strpos(' ' || regexp_replace(spelling, '[^[:alnum:]]+', ' ', 'g') || ' ', ' ' || word || ' ') > 0
    )
  );

/* Text without signs that cannot be seen or turn the reading around: control characters, zero widths, overrides of direction. */
create function deckwright.plain_text(words text) returns text
  language sql immutable
  set search_path = ''
  return regexp_replace(
    replace(words, chr(13), ''),
    '[' || chr(1) || '-' || chr(9) || chr(11) || chr(12) || chr(14) || '-' || chr(31) || chr(127) || '-' || chr(159)
      || chr(8203) || '-' || chr(8207) || chr(8234) || '-' || chr(8238) || chr(8288) || '-' || chr(8303) || chr(65279)
      || chr(65529) || '-' || chr(65531) || ']',
    '', 'g'
  );

/* Cleans what is written, and holds it where it should not be read; what was held for its words alone is free once they are gone. */
create function deckwright.see_to_article() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.title := btrim(replace(deckwright.plain_text(new.title), chr(10), ' '));
  new.excerpt := btrim(replace(deckwright.plain_text(new.excerpt), chr(10), ' '));
  new.content := btrim(deckwright.plain_text(new.content), chr(10) || ' ');
  if new.held is null or new.held = 'words' then
    new.held := case
      when deckwright.has_held_words(new.title || ' ' || new.excerpt || ' ' || new.content) then 'words'
    end;
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    -- The server writes with an edition of its own.
    if new.edition = old.edition then new.edited_at := now(); else new.edited_at := null; end if;
  end if;
  return new;
end
$$;
create trigger deckwright_see_to before insert or update of title, excerpt, content on public.articles
  for each row execute function deckwright.see_to_article();

/* What members report. */
create table public.article_reports (
  id bigint generated always as identity primary key,
  article_id bigint not null references public.articles on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason text not null check (reason in ('wrong', 'offensive', 'spam', 'rights', 'other')),
  details text not null default '' check (char_length(details) <= 1000),
  created_at timestamptz not null default now(),
  -- Set once the operator has looked at it.
  settled_at timestamptz,
  unique (article_id, user_id)
);
create index article_reports_user_id_idx on public.article_reports (user_id);

/* What three members report is held until somebody has looked at it. */
create function deckwright.count_reports() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.articles set held = 'reports'
    where id = new.article_id and held is null
      and (select count(*) from public.article_reports r where r.article_id = new.article_id and settled_at is null) >= 3;
  return null;
end
$$;
create trigger deckwright_count_reports after insert on public.article_reports
  for each row execute function deckwright.count_reports();

/* Articles that are to be written. A row goes once the article is there; `failure` tells why there will be none. */
create table deckwright.article_orders (
  deck_id bigint primary key references public.decks on delete cascade,
  ordered_at timestamptz not null default now(),
  failure text
);
alter table deckwright.article_orders enable row level security;
revoke all on deckwright.article_orders from public, anon, authenticated;
grant all on deckwright.article_orders to service_role;

/*
 * A page of the Brew Blog, newest first: `{"total": 7, "articles": [...]}`. Every filter that is given must hold; `search` is a part
 * of title or excerpt, taken literally, in any case; `colors` are letters that the deck's colors contain.
 */
create function public.browse_articles(
  search text default '', format text default '', colors text default '', page integer default 1, page_size integer default 12
) returns jsonb
  language sql stable
  set search_path = ''
begin atomic
  with fitting as (
    select a.* from public.articles a
    where a.held is null
      and (browse_articles.format = '' or a.format = browse_articles.format)
      and a.colors @> array(select letter from unnest(array['W', 'U', 'B', 'R', 'G']) as letter
        where strpos(upper(browse_articles.colors), letter) > 0)
      and (btrim(search) = '' or strpos(deckwright.folded(a.title || chr(31) || a.excerpt), deckwright.folded(btrim(search))) > 0)
  ), shown as (
    select id, slug, title, excerpt, format, colors, written_by, figures, created_at from fitting
    order by created_at desc, id desc
    limit least(greatest(page_size, 1), 50)
    offset (least(greatest(page, 1), 1000) - 1) * least(greatest(page_size, 1), 50)
  )
  select jsonb_build_object(
    'total', (select count(*) from fitting),
    'articles', coalesce((select jsonb_agg(to_jsonb(shown) order by created_at desc, id desc) from shown), '[]')
  );
end;

/* The operator's part: what waits for a look, and what is done about it. */
create function public.articles_in_review() returns table (
  slug text, title text, held text, reports bigint, reasons text[], updated_at timestamptz
)
  language sql stable
  set search_path = ''
begin atomic
  select a.slug, a.title, a.held, count(r.id), array_agg(distinct r.reason) filter (where r.id is not null), a.updated_at
  from public.articles a
  left join public.article_reports r on r.article_id = a.id and r.settled_at is null
  group by a.id
  having a.held in ('words', 'reports') or count(r.id) > 0
  order by count(r.id) desc, a.updated_at;
end;

create function public.take_down_article(article_slug text) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  update public.articles set held = 'operator' where slug = article_slug;
  if not found then return false; end if;
  update public.article_reports r set settled_at = now() from public.articles a
    where a.id = r.article_id and a.slug = article_slug and r.settled_at is null;
  return true;
end
$$;

create function public.put_back_article(article_slug text) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  update public.articles set held = null where slug = article_slug;
  if not found then return false; end if;
  update public.article_reports r set settled_at = now() from public.articles a
    where a.id = r.article_id and a.slug = article_slug and r.settled_at is null;
  return true;
end
$$;

revoke execute on function deckwright.has_held_words(text), deckwright.plain_text(text), deckwright.see_to_article(),
  deckwright.count_reports(), public.browse_articles(text, text, text, integer, integer), public.articles_in_review(),
  public.take_down_article(text), public.put_back_article(text) from public, anon, authenticated;
grant execute on function deckwright.has_held_words(text), deckwright.plain_text(text) to authenticated, service_role;
grant execute on function public.browse_articles(text, text, text, integer, integer) to anon, authenticated, service_role;
grant execute on function deckwright.folded(text) to anon, authenticated, service_role;
grant execute on function public.articles_in_review(), public.take_down_article(text), public.put_back_article(text) to service_role;

grant update (title, excerpt, content) on public.articles to authenticated;
drop policy "articles are everybody's" on public.articles;
create policy "published articles are everybody's" on public.articles
  for select to anon, authenticated using (held is null);
create policy "members see their own articles" on public.articles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members put their articles in other words" on public.articles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a second factor must be shown to change" on public.articles
  as restrictive for update to authenticated using ((select deckwright.is_strong()));

revoke all on public.article_reports from public, anon, authenticated;
grant select on public.article_reports to authenticated;
grant insert (article_id, reason, details) on public.article_reports to authenticated;
grant all on public.article_reports to service_role;
alter table public.article_reports enable row level security;
create policy "members see what they reported" on public.article_reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members report what they can read" on public.article_reports
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.articles where articles.id = article_id and articles.held is null)
  );
create policy "a second factor must be shown to report" on public.article_reports
  as restrictive for insert to authenticated with check ((select deckwright.is_strong()));

create trigger deckwright_check_session before insert or update or delete on public.articles
  for each statement execute function deckwright.check_session();
create trigger deckwright_check_session before insert or update or delete on public.article_reports
  for each statement execute function deckwright.check_session();

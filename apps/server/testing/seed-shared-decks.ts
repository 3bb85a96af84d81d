import type { Database } from "@deckwright/db/database.ts";

/** Authors of the decks; a few of them share many, as it is on such sites. */
const AUTHORS = 5_000;
/** Decks that are written at once. */
const PART = 5_000;

const AUTHORS_SQL = `
  insert into auth.users (id, email, raw_user_meta_data)
  select gen_random_uuid(), 'author' || n || '@example.org', jsonb_build_object('username',
    (array['moss','ink','tarn','half','odd','kettle','grave','plumb','second','lower'])[1 + n % 10]
      || (array['gate','well','light','wing','sock','drum','bus','line','fast','case'])[1 + n / 10 % 10] || '_' || n)
  from generate_series(1, $1::integer) as n`;

/** Decks of all formats, half of them Commander, over three years; names of three words, of which there are 8,000 combinations. */
const DECKS_SQL = `
  insert into public.decks
    (user_id, name, format, cards, colors, power_level, card_list, details, seo_description, image, shared, created_at)
  select
    authors.ids[1 + floor(power(random(), 3) * cardinality(authors.ids))::integer],
    (array['Skemfar','Goblin','Terror','Second','Garden','Choir','Return','Standard','Mortgage','Twenty','Night','Draw','Spare','Tall',
      'Quiet','Broken','Golden','Paper','Winter','Rusty'])[1 + floor(random() * 20)] || ' '
      || (array['Muster','Payroll','Low Tide','Helping','Laws','Practice','Spender','Issue','Thran','Fire','Shift','Drake','Batteries',
      'Tales','Engine','Harvest','Dragons','Elves','Zombies','Ledger'])[1 + floor(random() * 20)] || ' '
      || (array['Revisited','at Dawn','II','on a Budget','of the Deep','for Two','Rising','Unbound','in Exile','Reforged',
      'and Friends','No More','Again','After Dark','Overrun','to Go','Deluxe','by Night','of Sorrow','Zero'])[1 + floor(random() * 20)],
    case when made.is_commander then 'commander' else
      (array['standard','modern','pauper','pioneer','legacy','vintage','brawl','oathbreaker'])[1 + floor(power(random(), 2) * 8)] end,
    case when made.is_commander then 100 else 60 end,
    array(select letter from unnest(array['W','U','B','R','G']) as letter where random() < 0.4 + 0 * n),
    case when random() < 0.9 then 1 + floor(random() * 10)::integer end,
    jsonb_build_object(
      'Commander', case when made.is_commander then jsonb_build_array(jsonb_build_object('name', made.commander, 'quantity', 1)) else '[]' end,
      'Cards', (select jsonb_agg(jsonb_build_object('name', 'Card ' || (n * 37 + at * 101) % 9000, 'quantity', 1))
        from generate_series(1, 12) as at)
    ),
    jsonb_build_object(
      'playstyle', (array['aggro','midrange','control','combo','tempo','ramp','reanimator','aristocrats','burn','tokens','tribal'])[1 + floor(random() * 11)],
      'bracket', case when made.is_commander then 1 + floor(random() * 5)::integer end,
      'price_usd', round((5 + 600 * power(random(), 3))::numeric, 2),
      'cover', jsonb_build_object(
        'card', jsonb_build_object('name', made.commander, 'type_line', 'Legendary Creature — Elf Warrior', 'mana_cost', '{2}{B}{G}',
          'colors', jsonb_build_array('B', 'G'), 'color_identity', jsonb_build_array('B', 'G'), 'rarity', 'rare'),
        'edge', (select jsonb_agg(jsonb_build_array(at % 7, substr('WUBRG', 1 + at % 5, 1), 2 + at % 4)) from generate_series(1, 25) as at)
      )
    ),
    'What it does, and how it wins: ' || repeat('a plan in a few words. ', 12),
    'https://cards.scryfall.io/art_crop/front/a/b/ab' || md5(n::text) || '.jpg',
    true,
    now() - (($2::integer - n) * interval '15 minutes')
  from generate_series($1::integer + 1, $1::integer + ${PART}) as n,
    lateral (select random() < 0.5 + 0 * n as is_commander,
      (array['Lathril, Blade of the Elves','Krenko, Mob Boss','Muldrotha, the Gravetide','Giada, Font of Hope','Meren of Clan Nel Toth',
        'Talrand, Sky Summoner','Chulane, Teller of Tales','Isshin, Two Heavens as One'])[1 + n % 8]
        || case when n % 3 > 0 then ' ' || n % 300 else '' end as commander) as made,
    (select array_agg(id) as ids from public.profiles) as authors`;

/** Fills a database with plausible shared decks; what each would be counted and looked through for is done once, or not at all. */
export async function seedSharedDecks(database: Database, count: number): Promise<void> {
  await database.execute(AUTHORS_SQL, [AUTHORS]);
  await database.execute("drop index public.decks_shared_card_names_idx");
  await database.execute("alter table public.decks disable trigger user");
  for (let from = 0; from < count; from += PART) await database.execute(DECKS_SQL, [from, count]);
  await database.execute("alter table public.decks enable trigger user");
  await database.execute("select deckwright.list_deck(decks) from public.decks order by id");
  await database.execute("vacuum (analyze)");
}

import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrigins } from "./views.ts";

test("the columns of the outermost query, of tables alone", async () => {
  const database = await openTestDatabase("embedded", []);
  await database.execute(`create table public.things (id int, "a } (name" text, size int)`);
  await database.execute(`create view public.some as
    with inner_ones as (select size as s, id as i from public.things)
    select t.size as "b ) {name", upper(t."a } (name") as shout, (select max(s) from inner_ones) as most,
      t."a } (name" as "c\\d", i.i
    from public.things t join inner_ones i on i.i = t.id where exists (select id, size from public.things)
    order by t.id`);
  await database.execute(
    "create view public.both as select id from public.things union select size from public.things",
  );
  const { rows } = await database.execute(
    `select r.ev_action::text as rule, 'public.things'::regclass::oid::int as things from pg_rewrite r
     where r.ev_class in ('public.some'::regclass, 'public.both'::regclass) order by r.ev_class`,
  );
  const things = rows[0]?.things;
  expect(readOrigins(String(rows[0]?.rule))).toEqual([
    { position: 1, relation: things, column: 3 },
    { position: 4, relation: things, column: 2 },
    { position: 5, relation: things, column: 1 },
  ]);
  // Rows from two places: their columns are of neither.
  expect(readOrigins(String(rows[1]?.rule))).toEqual([]);
  await database.close();
});

test("no rule at all has no origins, whatever it is", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("(", ")", "{", "}", "\\", ":targetList ", ":resno 1", " ") }),
      (text) => {
        expect(Array.isArray(readOrigins(text))).toBe(true);
      },
    ),
  );
});

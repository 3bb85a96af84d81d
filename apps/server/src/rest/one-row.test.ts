import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { isOneRow } from "./one-row.ts";
import { readSchema } from "./schema.ts";
import { readSettings } from "./settings.ts";
import { parseQuery } from "./syntax/query.ts";

const database = await openTestDatabase("embedded");
const schema = await readSchema(database, "public", await readSettings(database));

function isOneRowOf(name: string, query: string): boolean {
  const relation = schema.relations.get(name);
  if (!relation) throw new Error(`no ${name}`);
  return isOneRow(schema, relation, parseQuery(new URLSearchParams(query)).root);
}

test.each([
  ["decks", "id=eq.1", true],
  ["decks", "select=id,name&id=eq.1&shared=eq.true", true],
  ["decks", "select=*,profiles(username)&id=eq.1", true],
  ["decks", "select=*,profiles(username,id)&profiles.id=eq.2&id=eq.1", false],
  ["decks", "id=not.eq.1", false],
  ["decks", "id=eq(any).{1,2}", false],
  ["decks", "id=gt.1", false],
  ["decks", "shared=eq.true", false],
  ["decks", "id=eq.1&name=ilike.*a*", false],
  ["decks", "or=(id.eq.1,id.eq.2)", false],
  ["decks", "select=card_list->Lands&id=eq.1", false],
  ["decks", "select=id.sum()&id=eq.1", false],
])("%s?%s: %s", (name, query, isOne) => {
  expect(isOneRowOf(name, query)).toBe(isOne);
});

test("an embed to which no way leads is refused as always", () => {
  expect(() => isOneRowOf("profiles", "select=*,decks(*)&id=eq.1")).toThrow("relationship");
});

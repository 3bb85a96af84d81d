import { randomBytes } from "node:crypto";
import type { Database } from "@deckwright/db/database.ts";
import type { Kind, ObjectOf, TillObject } from "./objects.ts";

/** Everything that the till knows. One process has it: reads are answered from memory, and each write is kept in the database. */
export interface Books {
  find<Name extends Kind>(kind: Name, id: string): ObjectOf<Name> | undefined;
  /** The newest first, as the provider lists them. */
  list<Name extends Kind>(kind: Name): readonly ObjectOf<Name>[];
  /** Keeps new and changed objects. Whoever asks next sees them, before they are in the database. */
  keep(...objects: readonly TillObject[]): Promise<void>;
}

/** Opens what the database has of the till. */
export async function openBooks(database: Database): Promise<Books> {
  const { rows } = await database.execute("select body from deckwright.till order by made");
  const kinds = new Map<Kind, Map<string, TillObject>>();
  function remember(each: TillObject): void {
    const ofKind = kinds.get(each.object) ?? new Map<string, TillObject>();
    kinds.set(each.object, ofKind.set(each.id, each));
  }
  // Rows hold what `keep` wrote.
  for (const { body } of rows as unknown as readonly { readonly body: TillObject }[]) remember(body);

  const isOf = <Name extends Kind>(kind: Name, each: TillObject | undefined): each is ObjectOf<Name> =>
    each?.object === kind;
  return {
    find(kind, id) {
      const found = kinds.get(kind)?.get(id);
      return isOf(kind, found) ? found : undefined;
    },
    list: (kind) => [...(kinds.get(kind)?.values() ?? [])].filter((each) => isOf(kind, each)).toReversed(),
    async keep(...changed) {
      for (const each of changed) remember(each);
      await database.execute(
        `insert into deckwright.till (id, kind, body)
           select body ->> 'id', body ->> 'object', body
           from jsonb_array_elements($1) with ordinality as each(body, at) order by at
           on conflict (id) do update set body = excluded.body`,
        [JSON.stringify(changed)],
      );
    },
  };
}

/** A number for a new object, in the provider's manner. */
export function newId(prefix: string): string {
  return `${prefix}_till_${randomBytes(12).toString("hex")}`;
}

/** Now, in seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

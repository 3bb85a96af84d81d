import type { Database } from "@deckwright/db/database.ts";
import { restFailure } from "./rest-failure.ts";
import { readSchema, type Schema } from "./schema.ts";
import { readSettings } from "./settings.ts";

/** Every schema that is exposed. */
export interface Catalog {
  /**
   * The schema that a request means, where `name` is looked for.
   * @param profile What the request's profile header says.
   * @throws Failure when it is not exposed.
   */
  find(profile: string | undefined, name: string, isCall: boolean): Promise<Schema>;
}

/** A name that is not there is looked for again in the database, but not more often than this, in milliseconds. */
const LOOK_AGAIN_MS = 2_000;

/** Reads the catalog, and again whenever the database says that it has changed or a name is asked for that it does not have. */
export async function openCatalog(database: Database): Promise<Catalog> {
  let schemas = await readAll(database);
  let readAt = Date.now();
  let reading: Promise<void> | undefined;

  function read(): Promise<void> {
    readAt = Date.now();
    reading ??= readAll(database)
      .then(
        (found) => {
          schemas = found;
        },
        // The old one stays until it can be read.
        () => {},
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  await database.listen("pgrst", (payload) => {
    // What is being read may be older than the notice.
    if (/^(reload (schema|config))?$/.test(payload)) void (reading ?? Promise.resolve()).then(read);
  });
  const choose = (profile: string | undefined) =>
    profile === undefined ? schemas[0] : schemas.find(({ name }) => name === profile);
  return {
    async find(profile, name, isCall) {
      const has = (schema: Schema) => (isCall ? schema.routines : schema.relations).has(name);
      const known = choose(profile);
      if (known && has(known)) return known;
      if (Date.now() - readAt > LOOK_AGAIN_MS) await read();
      const found = choose(profile);
      if (found) return found;
      throw restFailure(406, "PGRST106", `Invalid schema: ${profile?.slice(0, 100)}`, {
        hint: `Only the following schemas are exposed: ${schemas.map((schema) => schema.name).join(", ")}`,
      });
    },
  };
}

async function readAll(database: Database): Promise<Schema[]> {
  const settings = await readSettings(database);
  const schemas: Schema[] = [];
  for (const name of settings.schemas) schemas.push(await readSchema(database, name, settings));
  return schemas;
}

import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { FolderLock } from "./folder-lock.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

/** Which database: PostgreSQL where an address is given, else the embedded one in a folder that is locked. */
export type DatabasePlace =
  | { readonly url: string; readonly onTrouble: (message: string, cause: unknown) => void }
  | {
      readonly url?: undefined;
      readonly folder: string;
      readonly lock: FolderLock;
      readonly isSynced?: boolean;
    };

/**
 * Opens the database, without bringing it up to date.
 * @throws Error when the embedded one cannot be opened. PostgreSQL is only asked when it is first needed.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.url === undefined ? openEmbedded(place) : openPostgres(place);
}

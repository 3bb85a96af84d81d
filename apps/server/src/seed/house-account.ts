import { HOUSE_ID, HOUSE_NAME } from "@deckwright/contract/house.ts";
import type { Database } from "@deckwright/db/database.ts";

/**
 * Makes the account that generated decks belong to, unless it is there. Nobody can sign in to it: it has no address to ask for,
 * no password, no identity, and is banned for ever.
 */
export async function openHouseAccount(database: Database): Promise<void> {
  await database.execute(
    `insert into auth.users (id, raw_user_meta_data, banned_until) values ($1, $2, '9999-12-31Z') on conflict (id) do nothing`,
    [HOUSE_ID, { username: HOUSE_NAME }],
  );
}

import { writeFileSync } from "node:fs";
import { openEmbedded } from "@deckwright/db/embedded/open-embedded.ts";
import { migrate } from "@deckwright/db/migrate.ts";
import { writeTypes } from "@deckwright/db/write-types.ts";

// Migrates a database in memory and writes down what browsers see of it.
const database = await openEmbedded({});
await migrate(database);
writeFileSync(new URL("../apps/web/src/data/database-types.ts", import.meta.url), await writeTypes(database));
await database.close();

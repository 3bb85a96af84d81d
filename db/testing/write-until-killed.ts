// Writes numbered rows into the embedded database and says each that is acknowledged, until the process is killed.
import process from "node:process";
import { openEmbedded } from "../src/embedded/open-embedded.ts";
import { lockFolder } from "../src/folder-lock.ts";

const [folder = "", first = "0", how = "synced"] = process.argv.slice(2);
const lock = await lockFolder(folder, "a test that writes");
const database = await openEmbedded({ folder: `${folder}/database`, lock, isSynced: how === "synced" });
await database.execute("create table if not exists acknowledged (n integer primary key)");
for (let n = Number(first); ; n++) {
  await database.runStatements("owner", undefined, [
    { text: "insert into acknowledged values ($1)", values: [n] },
  ]);
  process.stdout.write(`${n}\n`);
  // What a checkpoint relies on is no longer in the log.
  if (n % 100 === 99) await database.execute("checkpoint");
}

// `npm run keys -- list | rotate | revoke KEY | service`, on the database that the environment names.
import { join } from "node:path";
import process from "node:process";
import type { Database } from "@deckwright/db/database.ts";
import { FolderInUseError, lockFolder } from "@deckwright/db/folder-lock.ts";
import { KeyChangeError, listKeys, revokeKey, rotateSessionKey } from "./platform/keys/change-keys.ts";
import { openInstallationKeys, serviceKey } from "./platform/keys/open-keys.ts";
import { type Environment, readEnvironment } from "./platform/process/env.ts";
import { EnvironmentError } from "./platform/process/env-variables.ts";
import { createLog } from "./platform/process/log.ts";
import { openServerDatabase } from "./ports/database/open-database.ts";

const USAGE = "usage: keys list | keys rotate | keys revoke KEY | keys service";
const [command = "", name = "", ...more] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @returns Undefined where the words are no command. */
function readCommand(): ((database: Database, env: Environment) => Promise<void>) | undefined {
  if (more.length > 0 || (command === "revoke") !== (name !== "")) return undefined;
  switch (command) {
    case "list":
      return async (database) => {
        for (const { kid, algorithm, status, created_at } of await listKeys(database)) {
          say(
            `${kid}  ${algorithm.padEnd(5)}  ${status.padEnd(8)}  ${created_at.toISOString().slice(0, 16)}Z`,
          );
        }
      };
    case "rotate":
      return async (database) => {
        say(`${await rotateSessionKey(database)} signs access tokens from now on.`);
        say(
          "Nobody is signed out: the old key verifies what it has signed. Revoke it after an hour or later.",
        );
      };
    case "revoke":
      return async (database) => {
        const { replacedBy } = await revokeKey(database, name);
        say(`${name} verifies nothing any more.`);
        if (replacedBy !== undefined) {
          say(
            `${replacedBy} signs API keys instead. Restart the server, and get the new service key by: keys service`,
          );
        }
      };
    case "service":
      return async (database, env) => {
        say(await serviceKey(await openInstallationKeys(database, env.jwtKeys)));
      };
    default:
      return undefined;
  }
}

async function run(work: (database: Database, env: Environment) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  if (env.hosted !== undefined) {
    throw new KeyChangeError("The keys are the hosted project's. See to them in its dashboard.");
  }
  if (env.jwtKeys !== undefined && command !== "service") {
    throw new KeyChangeError(
      "The keys are those of JWT_KEYS. Put a new one first in its list, and keep the old one in it.",
    );
  }
  await using opened = new AsyncDisposableStack();
  // A server may run on a PostgreSQL meanwhile, but not on the embedded database.
  const folder = env.databaseUrl === undefined ? env.dataDir : join(env.dataDir, "keys");
  const lock = await lockFolder(folder, `the command keys (process ${process.pid})`);
  opened.defer(() => lock.release());
  const log = createLog({
    level: env.logLevel,
    secrets: env.secrets,
    write: (line) => process.stderr.write(line),
  });
  const { database } = await openServerDatabase(env, lock, log);
  opened.defer(() => database.close());
  await work(database, env);
}

const work = readCommand();
if (work === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  try {
    await run(work);
  } catch (error) {
    process.stderr.write(`keys: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof FolderInUseError ? 4 : error instanceof EnvironmentError ? 2 : 1;
  }
}

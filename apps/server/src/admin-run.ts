import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { FolderInUseError, lockFolder } from "@deckwright/db/folder-lock.ts";
import { createRunAct } from "./admin/run-act.ts";
import { openBooksFor } from "./admin-books.ts";
import { openJobs } from "./jobs/open-jobs.ts";
import { Failure, problemObject } from "./platform/http/failure.ts";
import { readEnvironment } from "./platform/process/env.ts";
import { EnvironmentError } from "./platform/process/env-variables.ts";
import { createLog } from "./platform/process/log.ts";
import { openServerDatabase } from "./ports/database/open-database.ts";

async function run(): Promise<object> {
  const request: unknown = JSON.parse(await text(process.stdin));
  const env = readEnvironment(process.env);
  const log = createLog({
    level: env.logLevel === "info" ? "warn" : env.logLevel,
    secrets: env.secrets,
    write: (line) => process.stderr.write(line),
  });
  await using opened = new AsyncDisposableStack();
  // A server may run on a PostgreSQL meanwhile, but not on the embedded database.
  const folder = env.databaseUrl === undefined ? env.dataDir : join(env.dataDir, "admin");
  const lock = await lockFolder(folder, `the command deckwright admin (process ${process.pid})`);
  opened.defer(() => lock.release());
  const { database, withoutTables } = await openServerDatabase(env, lock, log);
  opened.defer(() => database.close());
  if (withoutTables !== undefined) throw new Error(withoutTables);
  const jobs = await openJobs(database, log);
  opened.defer(() => jobs.stop());
  const payments = await openBooksFor({ env, database, log });
  return createRunAct({ database, jobs, payments, keepsAccounts: env.hosted === undefined })(request);
}

function explain(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // Whoever sits at the machine is told what it was.
  const message = error instanceof Error ? error.message : String(error);
  return new Failure("internal", message, { cause: error });
}

/** Reads one request from standard input, does it, and writes the answer to standard output. */
export async function runAdminCommand(): Promise<void> {
  try {
    process.stdout.write(JSON.stringify(await run()));
  } catch (error) {
    process.stdout.write(JSON.stringify(problemObject(explain(error))));
    process.exitCode = error instanceof FolderInUseError ? 4 : error instanceof EnvironmentError ? 2 : 1;
  }
}

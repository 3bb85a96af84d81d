import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { openPostgres } from "../src/postgres/open-postgres.ts";

const INSTALLED = "/usr/lib/postgresql";
const PATIENCE_MS = 60_000;

/** PostgreSQL's programs on this machine, the newest; undefined where there are none. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return;
  const versions = readdirSync(INSTALLED).toSorted((one, other) => Number(one) - Number(other));
  return versions.map((version) => join(INSTALLED, version, "bin")).findLast((bin) => existsSync(bin));
}

/** A PostgreSQL server of its own, which may be killed. */
export interface PostgresCluster {
  readonly url: string;
  start(): Promise<void>;
  /** Ends all of its processes at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
}

/** Makes a server, without starting it. PostgreSQL refuses to run as root, so that it runs as `postgres` then. */
export async function createCluster(bin: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), "deckwright-cluster-"));
  const user = process.getuid?.() === 0 ? userNumbers() : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...user };
  // Whatever language the machine speaks.
  const flags = ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale", "C"];
  const made = spawnSync(join(bin, "initdb"), flags, options);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await getPort({ host: "127.0.0.1" });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (server?.pid === undefined) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    if (server.exitCode === null && server.signalCode === null) {
      for (const pid of [server.pid, ...childrenOf(server.pid)]) end(pid);
      await ended;
    }
    server = undefined;
  }

  return {
    url,
    kill,
    async start() {
      const settings = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
      server = spawn(join(bin, "postgres"), settings, { ...options, stdio: "ignore" });
      const begun = performance.now();
      for (;;) {
        const database = openPostgres({ url, connections: 1 });
        const answers = await database.execute("select 1").then(
          () => true,
          () => false,
        );
        await database.close();
        if (answers) return;
        if (performance.now() - begun > PATIENCE_MS) throw new Error("PostgreSQL did not start.");
        await wait(100);
      }
    },
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Linux tells; elsewhere the children end by themselves when they find that the server is gone. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has gone by itself.
  }
}

function userNumbers(): { uid: number; gid: number } {
  const number = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout.toString());
  return { uid: number("-u"), gid: number("-g") };
}

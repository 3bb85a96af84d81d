import { openPostgres } from "../src/postgres/open-postgres.ts";
import { createCluster } from "./postgres-cluster.ts";

/** An empty database on a server of its own, whose owner is no superuser. */
export interface OwnedDatabase {
  /** Connects as the owner. */
  readonly url: string;
  /** Runs SQL in the database as a superuser. */
  asSuperuser(sql: string): Promise<void>;
  /** Ends the server and deletes its data. */
  remove(): Promise<void>;
}

/**
 * Makes a server and an empty database on it. Roles belong to the server, so that a shared one would have them already.
 * @param bin Where PostgreSQL's programs are.
 * @param attributes What the owner may do, such as `createrole`, as managed servers have it; nothing more when empty.
 */
export async function createOwnedDatabase(bin: string, attributes: string): Promise<OwnedDatabase> {
  const cluster = await createCluster(bin);
  await cluster.start();
  const url = new URL(cluster.url);
  url.pathname = "/site";
  const superuser = openPostgres({ url: cluster.url, connections: 1 });
  await superuser.execute(`create role "site-owner" login ${attributes}`);
  await superuser.execute('create database site owner "site-owner"');
  await superuser.close();
  const within = openPostgres({ url: url.href, connections: 1 });
  url.username = "site-owner";
  return {
    url: url.href,
    asSuperuser: async (sql) => void (await within.execute(sql)),
    async remove() {
      await within.close();
      await cluster.remove();
    },
  };
}

import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Database } from "@deckwright/db/database.ts";
import { migrate } from "@deckwright/db/migrate.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { getRequestListener } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { type Backend, openBackend } from "../src/backend.ts";
import { mountFunctions } from "../src/functions/mount.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { openInstallationKeys, serviceKey } from "../src/platform/keys/open-keys.ts";
import { readEnvironment } from "../src/platform/process/env.ts";
import { createLog } from "../src/platform/process/log.ts";
import { memoryStorage } from "./memory-storage.ts";

/** A server of ours that passes on to another one of ours, which stands for the hosted project. */
export interface HostedSite {
  readonly database: Database;
  readonly project: { readonly origin: string; readonly anonymousKey: string; readonly serviceKey: string };
  /** Of the server that passes on. */
  readonly origin: string;
  readonly backend: Backend;
  /** What that server has written to its log, secrets and all. */
  readonly log: string[];
  /** The client of an anonymous visitor of that server, or of whoever has this key. */
  client(key?: string): SupabaseClient;
  /** Signs somebody up there. */
  member(name: string): Promise<{ client: SupabaseClient; id: string; email: string; token: string }>;
  /** Takes the project away. */
  stopProject(): Promise<void>;
  close(): Promise<void>;
}

/** Routes of a backend on a port of their own. The origin is known before what is served there is. */
async function serve(): Promise<{ server: Server; origin: string; open(backend: Backend): void }> {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createServer(
    getRequestListener((request) => answer(request), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    server,
    origin: `http://localhost:${address.port}`,
    open(backend) {
      const app = new Hono<AppEnv>();
      app.use("*", async (c, next) => {
        c.set("requestId", randomUUID());
        c.set("address", "203.0.113.7");
        await next();
      });
      app.route("/auth/v1", backend.auth);
      app.route("/rest/v1", backend.rest);
      app.route(
        "/functions/v1",
        mountFunctions(backend.functions, { isPersonal: true, identify: backend.identify }),
      );
      answer = (request) => app.fetch(request);
      backend.realtime.attach(server);
    },
  };
}

async function endServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export async function openHostedSite(engine: Database["engine"]): Promise<HostedSite> {
  const database = await openTestDatabase(engine, ["platform"]);
  await migrate(database, ["app"]);
  const [there, here] = [await serve(), await serve()];
  const quiet = createLog({ level: "error", secrets: [], write: (line) => process.stderr.write(line) });
  const project = await openBackend({
    env: readEnvironment({ AUTH_AUTOCONFIRM: "on" }),
    log: quiet,
    origin: there.origin,
    database,
  });
  there.open(project);
  const operator = await serviceKey(await openInstallationKeys(database, undefined));
  const log: string[] = [];
  const env = readEnvironment({
    SUPABASE_URL: there.origin,
    SUPABASE_ANON_KEY: project.anonymousKey,
    SUPABASE_SERVICE_ROLE_KEY: operator,
    DATABASE_URL: "postgres://owner:of-the-project@localhost/postgres",
  });
  const backend = await openBackend({
    env,
    log: createLog({ level: "debug", secrets: [], write: (line) => void log.push(line) }),
    origin: here.origin,
    database,
  });
  here.open(backend);

  let isProjectThere = true;
  async function stopProject(): Promise<void> {
    if (!isProjectThere) return;
    isProjectThere = false;
    await project.realtime.stop();
    await project.stop();
    await endServer(there.server);
  }
  const clients: SupabaseClient[] = [];
  const client = (key = project.anonymousKey) => {
    const made = createClient(here.origin, key, {
      auth: {
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: randomUUID(),
        storage: memoryStorage(),
      },
    });
    clients.push(made);
    return made;
  };
  return {
    database,
    project: { origin: there.origin, anonymousKey: project.anonymousKey, serviceKey: operator },
    origin: here.origin,
    backend,
    log,
    client,
    async member(name) {
      const visitor = client();
      const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.org`;
      const { data, error } = await visitor.auth.signUp({
        email,
        password: "correct horse battery staple",
        options: { data: { username: name } },
      });
      if (error || !data.user || !data.session) throw error ?? new Error("no session");
      return { client: visitor, id: data.user.id, email, token: data.session.access_token };
    },
    stopProject,
    async close() {
      for (const each of clients) await each.removeAllChannels();
      await backend.realtime.stop();
      await backend.stop();
      await endServer(here.server);
      await stopProject();
      await database.close();
    },
  };
}

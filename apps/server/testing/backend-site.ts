import { randomUUID } from "node:crypto";
import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { type Backend, openBackend } from "../src/backend.ts";
import { mountFunctions } from "../src/functions/mount.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { readEnvironment } from "../src/platform/process/env.ts";
import { createLog } from "../src/platform/process/log.ts";
import { memoryStorage } from "./memory-storage.ts";

const ORIGIN = "http://localhost:3000";
const PASSWORD = "correct horse battery staple";

/** Accounts, data and functions as the server wires them, on a database of its own. */
export interface BackendSite {
  readonly database: Database;
  readonly backend: Backend;
  /** Asks without the client. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The client of an anonymous visitor. */
  visitor(): SupabaseClient;
  /** Signs somebody up, whose account is confirmed at once. */
  member(name: string): Promise<{ client: SupabaseClient; id: string; email: string; password: string }>;
  close(): Promise<void>;
}

/** What a site has beside a database. */
interface SiteParts {
  readonly articles?: NonNullable<Parameters<typeof openBackend>[0]["articles"]>;
  /** Variables of the environment beside those that tests need. */
  readonly variables?: Readonly<Record<string, string>>;
}

export async function openBackendSite(
  engine: Database["engine"],
  parts: SiteParts = {},
): Promise<BackendSite> {
  return openBackendSiteOn(await openTestDatabase(engine), parts);
}

/** The same on a database that is there. */
export async function openBackendSiteOn(
  database: Database,
  { articles, variables }: SiteParts = {},
): Promise<BackendSite> {
  const backend = await openBackend({
    env: readEnvironment({ AUTH_AUTOCONFIRM: "on", ...variables }),
    log: createLog({ level: "error", secrets: [], write: (line) => process.stderr.write(line) }),
    origin: ORIGIN,
    database,
    ...(articles ? { articles } : {}),
  });
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("requestId", randomUUID());
    c.set("address", "127.0.0.1");
    await next();
  });
  app.route("/auth/v1", backend.auth);
  app.route("/rest/v1", backend.rest);
  app.route("/brew-blog", backend.feed);
  if (backend.payments) app.route("/payments", backend.payments);
  app.route(
    "/functions/v1",
    mountFunctions(backend.functions, { isPersonal: true, identify: backend.identify }),
  );
  const visitor = () => {
    return createClient(ORIGIN, backend.anonymousKey, {
      auth: {
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: randomUUID(),
        storage: memoryStorage(),
      },
      global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
    });
  };
  return {
    database,
    backend,
    request: async (path, init) => app.request(`${ORIGIN}${path}`, init),
    visitor,
    async member(name) {
      const client = visitor();
      const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.org`;
      const { data, error } = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { username: name } },
      });
      if (error || !data.user) throw error ?? new Error("no user");
      return { client, id: data.user.id, email, password: PASSWORD };
    },
    async close() {
      await backend.realtime.stop();
      await backend.stop();
      await database.close();
    },
  };
}

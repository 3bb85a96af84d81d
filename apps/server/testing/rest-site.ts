import type { Claims, Database } from "@deckwright/db/database.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { jwtVerify, SignJWT } from "jose";
import { createCopyDeck } from "../src/functions/copy-deck.ts";
import { mountFunctions } from "../src/functions/mount.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { createDataDoor } from "../src/platform/limits/data-door.ts";
import { readCaller } from "../src/rest/caller.ts";
import { openRest } from "../src/rest/routes.ts";

export { TEST_ENGINES };

const SECRET = new TextEncoder().encode("a secret of tests that is long enough");

/** A token as the server signs them. */
export function signToken(claims: Record<string, unknown>, expires = "1h"): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setExpirationTime(expires).sign(SECRET);
}

/** Checks such a token. */
export async function verifyTestToken(token: string) {
  return (await jwtVerify(token, SECRET)).payload;
}

/** The data API on a database of its own, with the unmodified client. */
export interface RestSite {
  readonly database: Database;
  /** The client of whoever has these claims; without any, of an anonymous visitor. */
  client(claims?: Claims): Promise<SupabaseClient>;
  /** Asks without the client, from an address. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Calls a function without the client. */
  askFunction(path: string, init?: RequestInit): Promise<Response>;
}

/** @param tables SQL that makes what is to be asked for. */
export async function openRestSite(engine: Database["engine"], tables = ""): Promise<RestSite> {
  const database = await openTestDatabase(engine);
  if (tables !== "") await database.withTransaction("owner", undefined, ({ script }) => script(tables));
  const verifyToken = verifyTestToken;
  const door = createDataDoor(database, { isPersonal: true });
  const rest = await openRest({ database, door, verifyToken });
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("address", c.env.internal?.address ?? "203.0.113.250");
    await next();
  });
  app.route("/rest/v1", rest);
  app.route(
    "/functions/v1",
    mountFunctions([createCopyDeck(door)], {
      isPersonal: true,
      identify: (authorization, apikey) => readCaller(authorization, apikey, verifyToken),
    }),
  );
  const inside: typeof fetch = async (input, init) => app.fetch(new Request(input, init), {});
  return {
    database,
    ask: async (path, init, address) =>
      app.fetch(
        new Request(`http://localhost/rest/v1${path}`, init),
        address === undefined ? {} : { internal: { address } },
      ),
    askFunction: async (path, init) =>
      app.fetch(new Request(`http://localhost/functions/v1${path}`, init), {}),
    async client(claims) {
      const key = await signToken({ role: "anon" });
      const token = claims === undefined ? key : await signToken({ ...claims });
      return createClient("http://localhost", key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: inside, headers: { authorization: `Bearer ${token}` } },
      });
    },
  };
}

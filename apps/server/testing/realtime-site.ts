import { createServer } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Claims, Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createLog } from "../src/platform/process/log.ts";
import { openRealtime } from "../src/realtime/open-realtime.ts";
import { readCaller } from "../src/rest/caller.ts";
import { signToken, verifyTestToken } from "./rest-site.ts";

/** `/realtime/v1` on a port of its own, with the unmodified client. */
export interface RealtimeSite {
  readonly database: Database;
  /** Such as `localhost:40123`. */
  readonly host: string;
  /** The client of whoever has these claims; without any, of an anonymous visitor. */
  client(claims?: Claims): Promise<SupabaseClient>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openRealtimeSite(
  engine: Database["engine"],
  options: { readonly trustedProxies?: readonly string[] } = {},
): Promise<RealtimeSite> {
  const trustedProxies = new BlockList();
  for (const proxy of options.trustedProxies ?? []) {
    trustedProxies.addAddress(proxy, isIPv6(proxy) ? "ipv6" : "ipv4");
  }
  const database = await openTestDatabase(engine);
  const realtime = await openRealtime({
    database,
    identify: (authorization, apikey) => readCaller(authorization, apikey, verifyTestToken),
    log: createLog({ level: "error", secrets: [], write: (line) => process.stderr.write(line) }),
    origin: "https://decks.example.org",
    trustedProxies,
  });
  const server = createServer();
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const host = `localhost:${address.port}`;
  const clients: SupabaseClient[] = [];
  return {
    database,
    host,
    async client(claims) {
      const key = await signToken({ role: "anon" });
      const token = claims === undefined ? key : await signToken({ ...claims });
      const client = createClient(`http://${host}`, key, {
        accessToken: async () => token,
        realtime: { reconnectAfterMs: () => 50 },
      });
      clients.push(client);
      return client;
    },
    stop: () => realtime.stop(),
    async close() {
      for (const client of clients) await client.removeAllChannels();
      await realtime.stop();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

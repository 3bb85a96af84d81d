import type { IncomingMessage, Server } from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import type { Database } from "@deckwright/db/database.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { createUpgradeDoor, SOCKETS_AT } from "../platform/http/upgrades.ts";
import { createPlaces } from "../platform/limits/places.ts";
import { createMemoryRateLimiter, type RateLimit } from "../platform/limits/rate-limit.ts";
import type { Log } from "../platform/process/log.ts";
import type { Identify } from "../ports/caller.ts";
import { openChangeFeed } from "./change-feed.ts";
import { type Connection, createConnection } from "./connection.ts";

/** What the protocol needs from the rest of the server. */
export interface RealtimeOptions {
  readonly database: Database;
  readonly identify: Identify;
  readonly log: Log;
  /** Where people reach the site: pages of other places may not connect. */
  readonly origin: string;
  readonly trustedProxies: BlockList;
}

/** Telling clients of changes, over WebSockets below `/realtime/v1`. */
export interface Realtime {
  /** Answers the connections that a server is asked for. */
  attach(server: Server): void;
  /** Says goodbye to everybody and stops listening. */
  stop(): Promise<void>;
}

/**
 * Channels of one household, over all of its connections: each may have to be told of every change, which takes some 50
 * microseconds. A page of ours joins a few.
 */
const MAX_CHANNELS_PER_HOUSEHOLD = 1_000;
/** What a client says is short: tokens and names. */
const MAX_MESSAGE = 64 * 1024;
/** Counted in memory, for each connection by itself, which is one process's. */
const MESSAGE_LIMIT: RateLimit = { burst: 300, perSecond: 20 };
/** A client that does not read what it is told, in bytes. */
const MAX_UNREAD = 4 * 1024 * 1024;
/** Clients send a heartbeat every 25 seconds. */
const SWEEP_MS = 15_000;
const SILENCE_MS = 75_000;
/** How long a goodbye may take. */
const GOODBYE_MS = 500;

const GOING_AWAY = 1001;
const TOO_MUCH = 1008;

interface Client {
  readonly socket: WebSocket;
  readonly connection: Connection;
  heardAt: number;
}

/** Begins to listen for changes. The database must be up to date. */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { identify, log, origin, trustedProxies } = options;
  const feed = await openChangeFeed(options.database, log);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });
  const clients = new Set<Client>();
  const door = createUpgradeDoor({ log, origin, trustedProxies });
  const channels = createPlaces(MAX_CHANNELS_PER_HOUSEHOLD);

  async function answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { searchParams } = new URL(request.url ?? "/", origin);
    const apikey = searchParams.get("apikey") ?? request.headers.apikey?.toString();
    const address = await door.enter(request, socket, () =>
      identify(undefined, apikey).then(
        () => undefined,
        () => 401,
      ),
    );
    if (address === undefined) return;
    sockets.handleUpgrade(request, socket, head, (opened) =>
      admit(opened, address, apikey, searchParams.get("vsn")),
    );
  }

  function admit(
    socket: WebSocket,
    address: string,
    apikey: string | undefined,
    version: string | null,
  ): void {
    const connection = createConnection({
      version: version === "2.0.0" ? "2.0.0" : "1.0.0",
      apikey,
      feed,
      identify,
      takeChannel: () => channels.take(address),
      send: (text) => {
        if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
        else socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
    });
    const client: Client = { socket, connection, heardAt: performance.now() };
    const messages = createMemoryRateLimiter(MESSAGE_LIMIT);
    clients.add(client);
    socket.on("message", (data, isBinary) => {
      client.heardAt = performance.now();
      void messages.take("").then(({ allowed }) => {
        if (allowed) connection.receive(isBinary && data instanceof Uint8Array ? data : data.toString());
        else socket.close(TOO_MUCH, "too many messages");
      });
    });
    // What was wrong is told to the client by the library, with a code.
    socket.on("error", () => {});
    socket.on("close", () => {
      clients.delete(client);
      connection.end();
    });
  }

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const { socket, connection, heardAt } of clients) {
      if (now - heardAt > SILENCE_MS) socket.terminate();
      else connection.expire();
    }
  }, SWEEP_MS).unref();

  return {
    attach(server) {
      server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split("?", 1)[0] === SOCKETS_AT) {
          answer(request, socket, head).catch((cause: unknown) => {
            log.error("a connection failed", { cause });
            socket.destroy();
          });
        } else if (server.listenerCount("upgrade") === 1) socket.destroy();
      });
    },
    async stop() {
      door.close();
      clearInterval(sweep);
      for (const { socket } of clients) socket.close(GOING_AWAY, "the server stops");
      const deadline = performance.now() + GOODBYE_MS;
      while (clients.size > 0 && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      for (const { socket } of clients) socket.terminate();
      sockets.close();
      await feed.close();
    },
  };
}

import type { IncomingMessage, Server } from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import type { Database } from "@deckwright/db/database.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { readAddress } from "../platform/http/context.ts";
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

const PATH = "/realtime/v1/websocket";

/** Connections at most, in all and for one household: pages of many people may come from one address. */
const MAX_CONNECTIONS = 5_000;
const MAX_PER_HOUSEHOLD = 100;
/**
 * Channels of one household, over all of its connections: each may have to be told of every change, which takes some 50
 * microseconds. A page of ours joins a few.
 */
const MAX_CHANNELS_PER_HOUSEHOLD = 1_000;
/** Connections that one household may begin; counted in memory, as the connections are this process's own. */
const CONNECT_LIMIT: RateLimit = { burst: 100, perSecond: 2 };
/** What a client says is short: tokens and names. */
const MAX_MESSAGE = 64 * 1024;
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
  const connects = createMemoryRateLimiter(CONNECT_LIMIT);
  const places = createPlaces(MAX_PER_HOUSEHOLD);
  const channels = createPlaces(MAX_CHANNELS_PER_HOUSEHOLD);
  let isStopping = false;

  /** @returns The HTTP status to refuse with; undefined to let in. */
  async function refusal(
    request: IncomingMessage,
    address: string,
    apikey: string | undefined,
  ): Promise<number | undefined> {
    if (isStopping) return 503;
    if (!isFromHere(request, origin)) return 403;
    if (!(await connects.take(address)).allowed) return 429;
    if (clients.size >= MAX_CONNECTIONS) return 503;
    return identify(undefined, apikey).then(
      () => undefined,
      () => 401,
    );
  }

  async function answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    const forwarded = request.headers["x-forwarded-for"];
    const address = readAddress({ incoming: request }, forwarded?.toString(), trustedProxies);
    const { searchParams } = new URL(request.url ?? "/", origin);
    const apikey = searchParams.get("apikey") ?? request.headers.apikey?.toString();
    // Taken before anything is waited for, so that no number of connections at once gets past it.
    const leave = places.take(address);
    if (leave) socket.once("close", leave);
    const status = leave ? await refusal(request, address, apikey) : 429;
    if (status !== undefined) {
      log.debug("a connection was refused", { status, address });
      // A client that never closes its side would keep the socket, and its place, for ever.
      socket.once("finish", () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
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
        if (request.url?.split("?", 1)[0] === PATH) {
          answer(request, socket, head).catch((cause: unknown) => {
            log.error("a connection failed", { cause });
            socket.destroy();
          });
        } else if (server.listenerCount("upgrade") === 1) socket.destroy();
      });
    },
    async stop() {
      isStopping = true;
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

/**
 * Whether a page of ours asks, or no page at all: browsers say where a page is from. What a client may see depends on its token
 * alone; this only keeps other people's pages from using the server.
 */
function isFromHere(request: IncomingMessage, origin: string): boolean {
  const from = request.headers.origin;
  if (from === undefined || from === origin) return true;
  return URL.canParse(from) && new URL(from).host === request.headers.host;
}

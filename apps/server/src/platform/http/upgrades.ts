import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { createPlaces } from "../limits/places.ts";
import { createMemoryRateLimiter, type RateLimit } from "../limits/rate-limit.ts";
import type { Log } from "../process/log.ts";
import { readAddress } from "./context.ts";

/** Where clients connect by WebSocket. */
export const SOCKETS_AT = "/realtime/v1/websocket";

/** Connections at most, in all and for one household: pages of many people may come from one address. */
const MAX_CONNECTIONS = 5_000;
const MAX_PER_HOUSEHOLD = 100;
/** Connections that one household may begin; counted in memory, as the connections are this process's own. */
const CONNECT_LIMIT: RateLimit = { burst: 100, perSecond: 2 };

/** Decides which WebSockets are let in. */
export interface UpgradeDoor {
  /**
   * Lets a connection in for as long as its socket is open, or answers it with a refusal.
   * @param check Asked last; the HTTP status to refuse with, undefined to let in.
   * @returns The visitor's address; undefined where the connection was refused.
   */
  enter(
    request: IncomingMessage,
    socket: Duplex,
    check?: () => Promise<number | undefined>,
  ): Promise<string | undefined>;
  /** Refuses everybody from now on. */
  close(): void;
}

export function createUpgradeDoor(options: {
  readonly log: Log;
  /** Where people reach the site: pages of other places may not connect. */
  readonly origin: string;
  readonly trustedProxies: BlockList;
}): UpgradeDoor {
  const { log, origin, trustedProxies } = options;
  const connects = createMemoryRateLimiter(CONNECT_LIMIT);
  const places = createPlaces(MAX_PER_HOUSEHOLD);
  let open = 0;
  let isClosed = false;

  async function refusal(
    request: IncomingMessage,
    address: string,
    check: () => Promise<number | undefined>,
  ): Promise<number | undefined> {
    if (isClosed) return 503;
    if (!isFromHere(request, origin)) return 403;
    if (!(await connects.take(address)).allowed) return 429;
    return open > MAX_CONNECTIONS ? 503 : check();
  }

  return {
    async enter(request, socket, check = async () => undefined) {
      socket.on("error", () => socket.destroy());
      const forwarded = request.headers["x-forwarded-for"];
      const address = readAddress({ incoming: request }, forwarded?.toString(), trustedProxies);
      // Taken before anything is waited for, so that no number of connections at once gets past it.
      const leave = places.take(address);
      open += 1;
      socket.once("close", () => {
        open -= 1;
        leave?.();
      });
      const status = leave ? await refusal(request, address, check) : 429;
      if (status === undefined) return address;
      log.debug("a connection was refused", { status, address });
      refuseUpgrade(socket, status);
      return undefined;
    },
    close() {
      isClosed = true;
    },
  };
}

/** Answers a request for a WebSocket with a status, and ends it. */
export function refuseUpgrade(socket: Duplex, status: number, headers: readonly string[] = []): void {
  // A client that never closes its side would keep the socket, and its place, for ever.
  socket.once("finish", () => socket.destroy());
  const lines = [`HTTP/1.1 ${status} Refused`, "Connection: close", "Content-Length: 0", ...headers];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
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

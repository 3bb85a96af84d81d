import { type IncomingMessage, type RequestOptions, request as requestHttp, type Server } from "node:http";
import { request as requestHttps } from "node:https";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { createUpgradeDoor, refuseUpgrade, SOCKETS_AT } from "../platform/http/upgrades.ts";
import type { Log } from "../platform/process/log.ts";

/** What WebSockets are passed on by. */
export interface PassSocketsOptions {
  /** Where the project answers, without a slash at the end. */
  readonly url: string;
  readonly log: Log;
  /** Where people reach the site: pages of other places may not connect. */
  readonly origin: string;
  readonly trustedProxies: BlockList;
}

/** Passes WebSockets below `/realtime/v1` on to a hosted project. */
export interface PassedSockets {
  /** Answers the connections that a server is asked for. */
  attach(server: Server): void;
  /** Ends all connections. */
  stop(): Promise<void>;
}

/** How long the project may take to accept one, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Clients send a heartbeat every 25 seconds: a connection on which nothing moves is over. */
const SILENCE_MS = 75_000;
const RETRY_AFTER = "Retry-After: 5";

/** What of the request goes on: the handshake, and nothing of where it came from. */
const ASKED = [
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-extensions",
  "sec-websocket-protocol",
  "user-agent",
  "apikey",
] as const;
const ANSWERED = ["sec-websocket-accept", "sec-websocket-extensions", "sec-websocket-protocol"] as const;

/** What clients say and are told is not looked at: what they may see is for the project to decide. */
export function passSockets(options: PassSocketsOptions): PassedSockets {
  const { url, log } = options;
  const door = createUpgradeDoor(options);
  const pairs = new Set<() => void>();

  async function answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if ((await door.enter(request, socket)) === undefined) return;
    const target = new URL(url);
    const ask = target.protocol === "https:" ? requestHttps : requestHttp;
    const asked = ask(target, handshake(request));
    socket.once("close", () => asked.destroy());
    asked.once("upgrade", (accepted, upstream, first) => {
      const end = join(socket, upstream);
      pairs.add(end);
      socket.once("close", () => pairs.delete(end));
      socket.write(acceptance(accepted));
      // What came along with the handshake, of either side.
      if (first.length > 0) socket.write(first);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    asked.once("response", (refused) => {
      refused.resume();
      const { statusCode = 503 } = refused;
      if (statusCode < 500) refuseUpgrade(socket, statusCode);
      else refuseUpgrade(socket, 503, [RETRY_AFTER]);
    });
    asked.once("timeout", () => asked.destroy(new Error("the project did not answer in time")));
    asked.once("error", (cause) => {
      if (socket.destroyed) return;
      log.warn("a connection could not be passed on", { cause });
      refuseUpgrade(socket, 503, [RETRY_AFTER]);
    });
    asked.end();
  }

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
      for (const end of pairs) end();
    },
  };
}

function handshake({ url, headers }: IncomingMessage): RequestOptions {
  const passed = ASKED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value.toString()] as const];
  });
  return {
    path: url,
    headers: { ...Object.fromEntries(passed), connection: "Upgrade", upgrade: "websocket" },
    // A connection that becomes a WebSocket is nobody else's.
    agent: false,
    timeout: PATIENCE_MS,
  };
}

function acceptance({ headers }: IncomingMessage): string {
  const lines = ANSWERED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [`${name}: ${value.toString()}`];
  });
  return [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    ...lines,
    "",
    "",
  ].join("\r\n");
}

/** What happens to one side happens to the other. @returns Ends both. */
function join(near: Duplex, far: Duplex): () => void {
  const end = () => {
    near.destroy();
    far.destroy();
  };
  for (const side of [near, far]) {
    side.on("error", end);
    side.once("close", end);
    if ("setTimeout" in side && typeof side.setTimeout === "function") side.setTimeout(SILENCE_MS, end);
  }
  return end;
}

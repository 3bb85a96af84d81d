import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Failure } from "./failure.ts";

/** What a request comes with: the socket it came over, or, for one the server asks itself, the visitor it is for. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
  readonly internal?: { readonly address: string };
}

/** What is known of a request as soon as it arrives. */
interface Variables {
  readonly requestId: string;
  /** The visitor's address, proxies that are trusted seen through. */
  readonly address: string;
  /** Why the request could not be answered, for the log. */
  readonly failure?: Failure;
}

/** Type parameter of every Hono app of the server. */
export interface AppEnv {
  readonly Bindings: Bindings;
  readonly Variables: Variables;
}

export type AppContext = Context<AppEnv>;

/**
 * The visitor's address. `X-Forwarded-For` is believed only as far as trusted proxies wrote it: from its end back to
 * the first address that is not one of theirs.
 */
export function readAddress(
  bindings: Bindings | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  if (bindings?.internal) return bindings.internal.address;
  let address = plainAddress(bindings?.incoming?.socket.remoteAddress ?? "unknown");
  // Most often nobody stands between; whether the address is a proxy's takes a tenth of what a ready answer takes.
  if (!forwarded) return address;
  const hops = forwarded.split(",").map((hop) => plainAddress(hop.trim()));
  while (isTrusted(address, trusted)) {
    const hop = hops.pop();
    if (!hop) break;
    address = hop;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** An IPv4 address that arrived over an IPv6 socket, as IPv4. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
}

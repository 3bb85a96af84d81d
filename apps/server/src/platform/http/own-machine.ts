import { BlockList, isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { AppEnv, Bindings } from "./context.ts";

/** Addresses that lead nowhere but back to this machine. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** True for names and addresses that lead nowhere but back to this machine; brackets of IPv6 may be there or not. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name);
}

function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  // An IPv4 address within IPv6 (::ffff:127.0.0.1) is compared as IPv4 by the list itself.
  return version !== 0 && LOOPBACK.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** True for a `Host` header, its port left out of account, that names this machine for itself. */
function isLoopbackHost(host: string): boolean {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  return name !== undefined && isLoopbackName(name);
}

/** Headers by which proxies, balancers and tunnels say for whom they ask; also each that begins with `x-forwarded-`. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "cdn-loop",
  "cf-connecting-ip",
  "client-ip",
  "fastly-client-ip",
  "true-client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-envoy-external-address",
  "x-original-forwarded-for",
  "x-original-host",
  "x-real-ip",
];

/**
 * True for a request that somebody makes at this machine itself: it came over the loopback interface, nobody has passed it on,
 * and the name it was asked by is this machine's own, since a stranger's page may give this machine another name (DNS
 * rebinding) and would be let in by the browser. A proxy on the same machine that hides itself altogether cannot be told from
 * its owner: hence nothing may rest on this where the site is for others (`Environment.isPersonal`).
 */
function isFromOwnMachine(bindings: Bindings | undefined): boolean {
  const request = bindings?.incoming;
  if (!request) return false;
  const { headers, httpVersion, socket } = request;
  // Browsers and command lines have long spoken 1.1; what nginx passes on is 1.0 unless it is told otherwise.
  if (httpVersion === "1.0" || !isLoopbackAddress(socket.remoteAddress ?? "")) return false;
  const isForwarded =
    FORWARDING_HEADERS.some((name) => headers[name] !== undefined) ||
    Object.keys(headers).some((name) => name.startsWith("x-forwarded"));
  return !isForwarded && isLoopbackHost(headers.host ?? "");
}

/** Lets only requests through that are made at this machine itself; for all others there is nothing at the address. */
export const ownMachineOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isFromOwnMachine(c.env)) return c.text("There is nothing at this address.", 404);
  return next();
};

import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** A network that limits count, instead of single addresses. */
export interface Network {
  /** As it is written: `203.0.113.5`, `2001:db8:1:1::/64`. */
  readonly name: string;
  /** How many times the limit of one household it may use. */
  readonly factor: number;
}

/**
 * Providers give each customer at least the 2^64 addresses of a /64, and commonly a /56 or a /48 (RFC 6177), from which
 * a single machine may send: so an IPv6 address counts as its /64, and all of its /48 together as this many households.
 */
const HOUSEHOLDS_OF_A_48 = 8;

/**
 * The networks that an address is counted in, the narrowest first: an IPv4 address is one, an IPv6 address is in two. What
 * is no address (`unknown`, `start`) counts as it is written.
 */
export function networksOf(address: string): readonly Network[] {
  if (isIP(address) === 0) return [{ name: address, factor: 1 }];
  // Takes what arrived over an IPv6 socket as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), factor: 1 }];
  return [
    { name: network(parsed, 64), factor: 1 },
    { name: network(parsed, 48), factor: HOUSEHOLDS_OF_A_48 },
  ];
}

/** The network of a household, whose requests share one turn. */
export function householdOf(address: string): string {
  return networksOf(address)[0]?.name ?? address;
}

function network(address: ipaddr.IPv6, bits: 48 | 64): string {
  const kept = address.parts.map((part, at) => (at < bits / 16 ? part : 0));
  return `${new ipaddr.IPv6(kept).toString()}/${bits}`;
}

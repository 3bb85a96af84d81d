import { describe, expect, test } from "vitest";
import { householdOf, networksOf } from "./networks.ts";

describe("the networks that limits count", () => {
  test("an IPv4 address is one, however it arrived", () => {
    expect(networksOf("203.0.113.5")).toEqual([{ name: "203.0.113.5", factor: 1 }]);
    expect(networksOf("::ffff:203.0.113.5")).toEqual(networksOf("203.0.113.5"));
  });

  test("all addresses of a customer's IPv6 network are one household, and the provider's share around it several", () => {
    const networks = networksOf("2001:db8:1:1::1");
    expect(networks).toEqual([
      { name: "2001:db8:1:1::/64", factor: 1 },
      { name: "2001:db8:1::/48", factor: 8 },
    ]);
    expect(networksOf("2001:0DB8:0001:0001:ffff:ffff:ffff:ffff")).toEqual(networks);
    expect(networksOf("2001:db8:1:1::1%eth0")).toEqual(networks);
    const neighbor = networksOf("2001:db8:1:2::1");
    expect(neighbor[0]).not.toEqual(networks[0]);
    expect(neighbor[1]).toEqual(networks[1]);
    expect(networksOf("2001:db8:2:1::1")[1]).not.toEqual(networks[1]);
  });

  test("what is no address counts as it is written", () => {
    expect(networksOf("unknown")).toEqual([{ name: "unknown", factor: 1 }]);
    expect(householdOf("")).toBe("");
  });
});

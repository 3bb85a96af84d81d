import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { describe, expect, test } from "vitest";
import { readAddress } from "./context.ts";

function bindings(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } as IncomingMessage };
}

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");

describe("the visitor's address", () => {
  test("is the socket's, and X-Forwarded-For from a stranger is not believed", () => {
    expect(readAddress(bindings("203.0.113.9"), "1.2.3.4", proxies)).toBe("203.0.113.9");
  });

  test("is read through trusted proxies, from the end", () => {
    expect(readAddress(bindings("::ffff:10.0.0.1"), "6.6.6.6, 203.0.113.9, 10.0.0.2", proxies)).toBe(
      "203.0.113.9",
    );
  });

  test("survives nonsense in the header", () => {
    expect(readAddress(bindings("10.0.0.1"), ", ,", proxies)).toBe("10.0.0.1");
    expect(readAddress(bindings("10.0.0.1"), "unknown", proxies)).toBe("unknown");
    expect(readAddress(undefined, undefined, proxies)).toBe("unknown");
  });

  test("of a request that the server asks itself is the one it was told", () => {
    expect(readAddress({ internal: { address: "203.0.113.9" } }, "1.2.3.4", proxies)).toBe("203.0.113.9");
  });
});

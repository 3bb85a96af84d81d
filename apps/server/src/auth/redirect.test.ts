import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseRedirect } from "./redirect.ts";

const site = "https://decks.example.org";
const rules = { siteUrl: site, allowed: ["https://*.preview.example.net/**", "myapp://auth/*"] };

describe("where a mailed link leads back to", () => {
  test.each([
    "https://decks.example.org/vault?x=1",
    "https://decks.example.org",
    "https://pr-7.preview.example.net/a/b.html",
    "myapp://auth/callback",
  ])("%s is allowed", (asked) => {
    expect(chooseRedirect(rules, asked)).toBe(asked);
  });

  test.each([
    undefined,
    "",
    "/vault",
    "http://decks.example.org/",
    "https://decks.example.org:8443/",
    "https://decks.example.org.evil.example/",
    "https://evil.example/https://decks.example.org/",
    "https://decks.example.org@evil.example/",
    "https://user:pass@decks.example.org/",
    "https://a.b.preview.example.net/",
    "https://evil.example/.preview.example.net/",
    "javascript:alert(1)//decks.example.org",
    "data:text/html,hello",
    "https://decks.example.org\\@evil.example/",
    "https://decks.example.org/\r\nset-cookie: a=b",
    "myapp://auth/a/b",
  ])("%s leads to the site instead", (asked) => {
    expect(chooseRedirect(rules, asked)).toBe(site);
  });

  test("on this machine any port is allowed, and no other machine", () => {
    const local = { siteUrl: "http://localhost:3000", allowed: [] };
    expect(chooseRedirect(local, "http://127.0.0.1:5173/x")).toBe("http://127.0.0.1:5173/x");
    expect(chooseRedirect(local, "http://127.0.0.1.evil.example/")).toBe(local.siteUrl);
  });

  test("whatever is asked for, the answer is on the site or matches a pattern", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (asked) => {
          const url = new URL(chooseRedirect(rules, asked));
          return url.host === "decks.example.org" || url.host.endsWith(".preview.example.net");
        },
      ),
    );
  });
});

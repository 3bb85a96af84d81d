import { describe, expect, test } from "vitest";
import { mailboxOf, parseEmail } from "../ports/email-address.ts";
import { readEmail } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    ["ada@example.org", "ada@example.org"],
    ["  Ada.Lovelace@Example.ORG ", "ada.lovelace@example.org"],
    ["o'brien+mtg@mail.example.co.uk", "o'brien+mtg@mail.example.co.uk"],
    ["jörg@bücher.example", "jörg@xn--bcher-kva.example"],
    ["ada@ＥＸＡＭＰＬＥ.org", "ada@example.org"],
    ["ａda@example.org", "ada@example.org"],
    ["a@b.c", "a@b.c"],
  ])("%j is %j", (text, address) => {
    expect(parseEmail(text)).toBe(address);
    // There is one spelling of each.
    expect(parseEmail(parseEmail(text) ?? "")).toBe(address);
  });

  test.each([
    "",
    "ada",
    "ada@",
    "@example.org",
    "a@b",
    "a@localhost",
    "a@127.0.0.1",
    "a@[127.0.0.1]",
    ".@x.y",
    ".ada@example.org",
    "ada.@example.org",
    "a..da@example.org",
    "ada@example..org",
    "ada@.example.org",
    "ada@-example.org",
    "ada@exa_mple.org",
    "a b@example.org",
    "ada@example.org\u200b",
    "ada\u200b@example.org",
    "ada@example.org\u202e",
    "\u202eada@example.org",
    "ada@exam\u00adple.org",
    "ada@exam\u115fple.org",
    "ada\u0000@example.org",
    "ada@example.org\r\nbcc: eve@example.org",
    "ada\u00a0l@example.org",
    "\ud800@example.org",
    '"ada"@example.org',
    "a@b@example.org",
    "<ada@example.org>",
    "ada,eve@example.org",
    `${"a".repeat(65)}@example.org`,
    `ada@${"a".repeat(64)}.org`,
    `ada@${"abcdefghi.".repeat(26)}org`,
  ])("%j is none", (text) => {
    expect(parseEmail(text)).toBeUndefined();
    expect(() => readEmail(text)).toThrow("Unable to validate email address: invalid format");
  });

  test("leads to one mailbox with and without a note of its owner", () => {
    expect(mailboxOf(readEmail("ada+mtg@example.org"))).toBe("ada@example.org");
    expect(mailboxOf(readEmail("ada+a+b@example.org"))).toBe("ada@example.org");
    expect(mailboxOf(readEmail("+ada@example.org"))).toBe("+ada@example.org");
    expect(mailboxOf(readEmail("a.da@example.org"))).toBe("a.da@example.org");
  });
});

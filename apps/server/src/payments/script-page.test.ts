import { expect, test } from "vitest";
import { overScriptPage } from "./script-page.ts";

test("the way to the provider leads over the page of its script, and to the till or a name of one's own it is straight", () => {
  const url = "https://checkout.stripe.com/c/pay/cs_test_1#fid%2F";
  const way = overScriptPage(url, "https://decks.example.org");
  expect(way).toMatch(/^https:[/][/]decks[.]example[.]org[/]checkout#https%3A/);
  expect(decodeURIComponent(new URL(way).hash.slice(1))).toBe(url);
  for (const other of ["http://localhost:3000/till/checkout/cs_1", "https://pay.example.org/c/pay/cs_1"])
    expect(overScriptPage(other, "https://decks.example.org")).toBe(other);
});

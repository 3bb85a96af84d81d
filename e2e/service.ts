import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SECRET } from "./harness.ts";

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = `${base64({ alg: "HS256", typ: "JWT" })}.${base64({ role: "service_role", exp: 4e9 })}`;
const KEY = `${signed}.${createHmac("sha256", SECRET).update(signed).digest("base64url")}`;

/** Asks the server as its operator. */
export async function askAsService(
  origin: string,
  method: "POST" | "PATCH",
  path: string,
  body: unknown,
): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Writes to a table as the server's own role. @param path A table, with the rows that are meant. */
export function writeAsService(
  origin: string,
  method: "POST" | "PATCH",
  path: string,
  body: unknown,
): Promise<void> {
  return askAsService(origin, method, `/rest/v1/${path}`, body);
}

/** The id of whoever is logged in. */
export function memberId(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("deckwright-session") ?? "{}").user.id);
}

/** Puts whoever is logged in on the paid plan, as a payment would. */
export async function subscribe(origin: string, page: Page): Promise<void> {
  const id = await memberId(page);
  await writeAsService(origin, "POST", "subscriptions", {
    user_id: id,
    product_id: "pro-monthly",
    provider_id: `paid-${id}`,
    status: "active",
    current_period_end: new Date(Date.now() + 86_400_000).toISOString(),
  });
}

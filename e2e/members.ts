import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The password of everybody who is new. */
export const PASSWORD = "correct horse";

/** Fills the open dialog as somebody who is new, whose address is `name@example.org`, and sends it. */
export async function fillSignUp(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("Username").fill(name);
  await dialog.getByLabel("Email").fill(`${name}@example.org`);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Confirm password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** An address of the site that these journeys answer themselves. */
const NOWHERE = "/where-members-begin";

/**
 * Makes somebody a member, on a site that asks for no code, as the dialog would (`fillSignUp` goes that way), with neither a
 * page nor a dialog: they stand on an empty page of the site, logged in.
 */
export async function becomeMember(page: Page, origin: string, name: string): Promise<void> {
  const body = { email: `${name}@example.org`, password: PASSWORD, data: { username: name } };
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const session = await answer.text();
  expect(session).toContain('"access_token"');
  const empty = "<!doctype html><title>Nowhere</title>";
  await page.route(`${origin}${NOWHERE}`, (route) =>
    route.fulfill({ contentType: "text/html", body: empty }),
  );
  await page.goto(`${origin}${NOWHERE}`);
  await page.evaluate((kept) => localStorage.setItem("deckwright-session", kept), session);
}

/** Fills the open dialog as a member, and sends it. */
export async function fillLogIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await dialog.getByLabel("Email").fill(`${name}@example.org`);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Log In", exact: true }).click();
}

/** The code of an authenticator app (RFC 6238: SHA-1, six digits, thirty seconds). */
export function codeOf(secret: string, steps = 0): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Puts a row into a table of whoever is logged in, as any client could. */
export async function addRow(
  page: Page,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => {
      const session = JSON.parse(localStorage.getItem("deckwright-session") ?? "{}");
      const headers = { "content-type": "application/json", authorization: `Bearer ${session.access_token}` };
      return (await fetch(`/rest/v1/${path}`, { method: "POST", headers, body })).status;
    },
    [table, JSON.stringify(row)] as const,
  );
  expect(status).toBe(201);
}

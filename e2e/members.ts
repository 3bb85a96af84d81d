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

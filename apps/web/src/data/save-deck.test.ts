import type { User } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as DialogModule from "../lib/auth-dialog.ts";
import type * as ToastsModule from "../lib/toasts.ts";
import type * as AccountModule from "./account.ts";
import type * as SavingModule from "./save-deck.ts";
import type * as WaitingModule from "./waiting-deck.ts";

const SESSION = "deckwright-session";
const DECK = { key: "1", id: null, row: { name: "Elves" } };
const QUOTA = {
  code: "PT403",
  message: "Your vault is full: on the Free Plan it holds 1,000 decks.",
  hint: "Delete decks that you do not need, or get Pro in the store.",
  details: null,
};
const ENDED = { code: "PT401", message: "Your session has ended", hint: "Sign in again.", details: null };

/** A member's page before a server that answers saving as told. */
async function openPage(answer: () => Response) {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", new URL("http://localhost/builder"));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) =>
    new URL(String(input)).pathname === "/rest/v1/decks" ? answer() : Response.json([]),
  );
  vi.resetModules();
  const account: typeof AccountModule = await import("./account.ts");
  const { authDialog }: typeof DialogModule = await import("../lib/auth-dialog.ts");
  const saving: typeof SavingModule = await import("./save-deck.ts");
  const { toasts }: typeof ToastsModule = await import("../lib/toasts.ts");
  const waiting: typeof WaitingModule = await import("./waiting-deck.ts");
  account.startAccount("public-key");
  account.account.set({ ...account.account.get(), user: { id: "me" } as User });
  kept.set(SESSION, "the session");
  return { account: account.account, authDialog, ...saving, toasts, ...waiting, kept };
}

const refused = (status: number, body: object) => () => Response.json(body, { status });

describe("saving a deck", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("says in a sentence what to do when the vault is full", async () => {
    const page = await openPage(refused(403, QUOTA));
    await page.saveDeck(DECK);
    expect(page.toasts.get()).toMatchObject({
      variant: "destructive",
      description: `Could not save the deck. ${QUOTA.message} ${QUOTA.hint}`,
    });
    expect(page.savedDeck.get()).toBeNull();
    expect(page.authDialog.get()).toBeNull();
  });

  test("of a deck that waited, when the vault is full, loses nothing: it goes on waiting for what is left of its day", async () => {
    let isFull = true;
    const page = await openPage(() =>
      isFull ? refused(403, QUOTA)() : Response.json({ id: 7 }, { status: 201 }),
    );
    const until = Date.now() + 60_000;
    page.keepWaitingDeck(DECK, until);
    await page.saveWaitingDeck();
    expect(page.toasts.get()?.description).toContain("tries again when you come back");
    expect(page.hasWaitingDeck()).toBe(true);
    isFull = false;
    await page.saveWaitingDeck();
    expect(page.savedDeck.get()).toEqual({ key: "1", id: 7 });
    expect(page.hasWaitingDeck()).toBe(false);
    page.keepWaitingDeck(DECK, Date.now() - 1);
    expect(page.takeWaitingDeck()).toBeNull();
  });

  test("in a session that has ended asks to log in again, and the deck waits", async () => {
    for (const how of ["saveDeck", "saveWaitingDeck"] as const) {
      const page = await openPage(refused(401, ENDED));
      if (how === "saveWaitingDeck") page.keepWaitingDeck(DECK);
      await page[how](DECK);
      expect(page.authDialog.get()?.reason).toMatch(/^Your session has ended\. The deck waits for you/);
      expect(page.account.get().user).toBeNull();
      expect(page.kept.has(SESSION)).toBe(false);
      expect(page.takeWaitingDeck()?.deck).toEqual(DECK);
    }
  });

  test("is not lost when the server does not answer either", async () => {
    const page = await openPage(() => {
      throw new TypeError("fetch failed");
    });
    page.keepWaitingDeck(DECK);
    await page.saveWaitingDeck();
    expect(page.toasts.get()?.description).toMatch(/^Could not save the deck\. .*fetch failed/);
    expect(page.takeWaitingDeck()?.deck).toEqual(DECK);
  });
});

import type { User } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as DialogModule from "../lib/auth-dialog.ts";
import type * as ToastsModule from "../lib/toasts.ts";
import type * as AccountModule from "./account.ts";
import type * as SavingModule from "./save-deck.ts";
import type * as SavedModule from "./saved-deck.ts";
import type * as WaitingModule from "./waiting-deck.ts";

const SESSION = "deckwright-session";
const DECK = { key: "1", kept: null, row: { name: "Elves", format: "commander" } };
const CHANGE = { ...DECK, kept: { id: 7, version: 2 } };
const QUOTA = {
  code: "PT403",
  message: "Your vault is full: on the Free Plan it holds 1,000 decks.",
  hint: "Delete decks that you do not need, or get Pro in the store.",
  details: null,
};
const ENDED = { code: "PT401", message: "Your session has ended", hint: "Sign in again.", details: null };

/** A member's page before a server that answers saving as told. */
async function openPage(answer: (method: string, address: URL, body: string) => Response) {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", new URL("http://localhost/builder"));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(String(input));
    if (address.pathname !== "/rest/v1/decks") return Response.json([]);
    return answer(init?.method ?? "GET", address, String(init?.body));
  });
  vi.resetModules();
  const account: typeof AccountModule = await import("./account.ts");
  const { authDialog }: typeof DialogModule = await import("../lib/auth-dialog.ts");
  const saving: typeof SavingModule = await import("./save-deck.ts");
  const { savedDeck }: typeof SavedModule = await import("./saved-deck.ts");
  const { toasts }: typeof ToastsModule = await import("../lib/toasts.ts");
  const waiting: typeof WaitingModule = await import("./waiting-deck.ts");
  account.startAccount("public-key");
  account.account.set({ ...account.account.get(), user: { id: "me" } as User });
  kept.set(SESSION, "the session");
  return { account: account.account, authDialog, ...saving, savedDeck, toasts, ...waiting, kept };
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
      isFull ? refused(403, QUOTA)() : Response.json({ id: 7, version: 1 }, { status: 201 }),
    );
    page.keepWaitingDeck(DECK);
    const until = page.waitingDeck()?.until;
    await page.saveWaitingDeck();
    expect(page.toasts.get()?.description).toContain("tries again when you come back");
    expect(page.waitingDeck()?.until).toBe(until);
    isFull = false;
    await page.saveWaitingDeck();
    expect(page.savedDeck.get()).toEqual({ key: "1", kept: { id: 7, version: 1 } });
    expect(page.hasWaitingDeck()).toBe(false);
    page.kept.set("deckwright-waiting-deck", JSON.stringify({ until: Date.now() - 1, deck: DECK }));
    expect(page.waitingDeck()).toBeNull();
    expect(page.hasWaitingDeck()).toBe(false);
  });

  test("in a session that has ended asks to log in again, and the deck waits", async () => {
    for (const how of ["saveDeck", "saveWaitingDeck"] as const) {
      const page = await openPage(refused(401, ENDED));
      if (how === "saveWaitingDeck") page.keepWaitingDeck(DECK);
      await page[how](DECK);
      expect(page.authDialog.get()?.reason).toMatch(/^Your session has ended\. The deck waits for you/);
      expect(page.account.get().user).toBeNull();
      expect(page.kept.has(SESSION)).toBe(false);
      expect(page.waitingDeck()?.deck).toEqual(DECK);
    }
  });

  test("for a visitor asks to sign up, and hears of it when another tab has saved the deck", async () => {
    let isSaved = false;
    const page = await openPage(() => Response.json(isSaved ? [{ id: 7, version: 1 }] : []));
    page.account.set({ ...page.account.get(), user: null });
    await page.saveDeck(DECK);
    expect(page.authDialog.get()?.mode).toBe("signup");
    expect(page.waitingDeck()?.deck).toEqual(DECK);
    // The other tab has logged in, saved it and dropped it.
    page.account.set({ ...page.account.get(), user: { id: "me" } as User });
    page.kept.delete("deckwright-waiting-deck");
    isSaved = true;
    expect(page.hasWaitingDeck()).toBe(true);
    await page.saveWaitingDeck();
    expect(page.savedDeck.get()).toEqual({ key: "1", kept: { id: 7, version: 1 } });
    expect(page.hasWaitingDeck()).toBe(false);
    page.account.set({ ...page.account.get(), user: { id: "me" } as User });
    expect(await page.findSaved("1")).toBe(7);
  });

  test("of a deck that another tab has just saved and dropped is not sent again, nor told again", async () => {
    const written: string[] = [];
    const page = await openPage((method) => {
      // That it was dropped there is seen here only now: a browser tells its tabs in its own time.
      page.kept.delete("deckwright-waiting-deck");
      if (method !== "GET") written.push(method);
      return Response.json([{ id: 7, version: 1 }]);
    });
    page.keepWaitingDeck(DECK);
    await page.saveWaitingDeck();
    expect([written, page.toasts.get()]).toEqual([[], null]);
    expect(page.savedDeck.get()).toEqual({ key: "1", kept: { id: 7, version: 1 } });
    expect(page.hasWaitingDeck()).toBe(false);
  });

  test("is not lost when the server does not answer either", async () => {
    const page = await openPage(() => {
      throw new TypeError("fetch failed");
    });
    page.keepWaitingDeck(DECK);
    await page.saveWaitingDeck();
    expect(page.toasts.get()?.description).toMatch(/^Could not save the deck\. .*fetch failed/);
    expect(page.waitingDeck()?.deck).toEqual(DECK);
  });

  /** A server whose deck 7 is at version 3, and that takes new ones as 8. */
  function atVersion3(written: string[]) {
    return (method: string, address: URL, body: string): Response => {
      if (method === "GET")
        return Response.json(address.searchParams.has("saving_key") ? [] : [{ version: 3 }]);
      if (method === "PATCH" && address.searchParams.get("version") !== "eq.3") return Response.json([]);
      written.push(`${method} ${JSON.parse(body).name}`);
      const kept = method === "PATCH" ? { id: 7, version: 4 } : { id: 8, version: 1 };
      return Response.json(method === "PATCH" ? [kept] : kept);
    };
  }

  test("over a version that is no longer there writes nothing, and says that somebody has to choose", async () => {
    const written: string[] = [];
    const page = await openPage(atVersion3(written));
    expect(await page.saveDeck(CHANGE)).toBe("conflict");
    expect([written, page.toasts.get(), page.savedDeck.get()]).toEqual([[], null, null]);
  });

  test("over the version that was read is done", async () => {
    const written: string[] = [];
    const page = await openPage(atVersion3(written));
    expect(await page.saveDeck({ ...CHANGE, kept: { id: 7, version: 3 } })).toBe("told");
    expect(written).toEqual(["PATCH Elves"]);
    expect(page.savedDeck.get()).toEqual({ key: "1", kept: { id: 7, version: 4 } });
  });

  test("of a deck that waited while the saved one was changed puts it beside that one", async () => {
    const written: string[] = [];
    const page = await openPage(atVersion3(written));
    page.keepWaitingDeck(CHANGE);
    await page.saveWaitingDeck();
    expect(written).toEqual(["POST Elves (mine)"]);
    expect(page.toasts.get()?.description).toContain("changed elsewhere in the meantime, and is still there");
    expect(page.hasWaitingDeck()).toBe(false);
  });

  test("of a deck that waits in the form from before overwrites nothing", async () => {
    const written: string[] = [];
    const page = await openPage(atVersion3(written));
    const deck = { key: "1", id: 7, row: DECK.row };
    page.kept.set("deckwright-waiting-deck", JSON.stringify({ until: Date.now() + 1000, deck }));
    await page.saveWaitingDeck();
    expect(written).toEqual(["POST Elves"]);
  });

  /** A server like ours that takes each saving once, and whose answers to writes are all lost. */
  function withLostAnswers(rows: Map<string, { id: number; version: number }>) {
    return (method: string, address: URL, body: string): Response => {
      const key = address.searchParams.get("saving_key")?.replace("eq.", "");
      if (method === "GET")
        return Response.json(key === undefined ? [{ version: 3 }] : [rows.get(key)].filter(Boolean));
      const { saving_key } = JSON.parse(body);
      if (rows.has(saving_key))
        return refused(409, { code: "23505", message: "duplicate", hint: null, details: null })();
      if (method === "PATCH" && address.searchParams.get("version") !== "eq.2") return Response.json([]);
      rows.set(saving_key, { id: method === "PATCH" ? 7 : 8, version: method === "PATCH" ? 3 : 1 });
      throw new TypeError("fetch failed");
    };
  }

  test.each([
    ["a new one", DECK, { id: 8, version: 1 }],
    ["a change", CHANGE, { id: 7, version: 3 }],
  ])("of a deck that waited, %s, is done once although the answer was lost", async (_kind, deck, kept) => {
    const rows = new Map<string, { id: number; version: number }>();
    const page = await openPage(withLostAnswers(rows));
    page.keepWaitingDeck(deck);
    await page.saveWaitingDeck();
    expect(page.hasWaitingDeck()).toBe(true);
    await page.saveWaitingDeck();
    expect(page.savedDeck.get()).toEqual({ key: "1", kept });
    expect(page.hasWaitingDeck()).toBe(false);
    expect([...rows.values()]).toEqual([kept]);
  });

  test("of a deck that waited goes on where the page was left before the answer", async () => {
    const rows = new Map<string, { id: number; version: number }>();
    const server = withLostAnswers(rows);
    let isLeft = true;
    const page = await openPage((method, address, body) => {
      if (!isLeft) return server(method, address, body);
      rows.set(JSON.parse(body).saving_key, { id: 8, version: 1 });
      throw new DOMException("The page is left", "AbortError");
    });
    page.keepWaitingDeck(DECK);
    const never = page.saveWaitingDeck();
    expect(page.hasWaitingDeck()).toBe(true);
    await never;
    isLeft = false;
    await page.saveWaitingDeck();
    expect([page.hasWaitingDeck(), [...rows.values()]]).toEqual([false, [{ id: 8, version: 1 }]]);
  });
});

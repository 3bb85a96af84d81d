import type { User } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as ToastsModule from "../lib/toasts.ts";
import type * as AccountModule from "./account.ts";
import type * as CopyModule from "./copy-deck.ts";

const DECK = { id: 7, name: "Goblins", user_id: "ann" };
const POOR = { error: "You need 1 AI credit to copy a deck. Please purchase more in the store." };

/** A page of a member with some credits, before a server that answers copies like this. */
async function openPage(credits: number, answer: (before: number) => Response | Promise<Response>) {
  let left = credits;
  const asked: string[] = [];
  vi.stubGlobal("location", new URL("http://localhost/deck/7"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    if (!pathname.endsWith("/copy-deck")) {
      return Response.json({
        id: "me",
        username: "me",
        email: null,
        ai_credits: left,
        subscription: "Free Plan",
      });
    }
    asked.push(String(init?.body));
    const response = await answer(asked.length - 1);
    if (response.ok) left -= 1;
    return response;
  });
  vi.resetModules();
  const { account, startAccount, supabase }: typeof AccountModule = await import("./account.ts");
  const { copyDeck }: typeof CopyModule = await import("./copy-deck.ts");
  const { toasts }: typeof ToastsModule = await import("../lib/toasts.ts");
  startAccount("public-key");
  await (await supabase()).auth.getSession();
  await new Promise((resolve) => setTimeout(resolve));
  const profile = { id: "me", username: "me", email: null, ai_credits: credits, subscription: "Free Plan" };
  account.set({ ...account.get(), loading: false, user: { id: "me" } as User, profile });
  const told = () => {
    const toast = toasts.get();
    return toast && [toast.title, toast.description];
  };
  return { copyDeck, told, asked, credits: () => account.get().profile?.ai_credits };
}

describe("copying a deck", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("puts it into the vault for a credit, which the page then shows as spent", async () => {
    const { copyDeck, told, asked, credits } = await openPage(2, () => Response.json({ deck: {} }));
    expect(await copyDeck(DECK)).toBe("copied");
    expect(asked).toEqual(['{"deckId":7}']);
    expect(told()).toEqual(["Deck Copied!", "Goblins has been added to your vault."]);
    expect(credits()).toBe(1);
  });

  test("costs nothing for the member's own deck: nobody is asked", async () => {
    const { copyDeck, asked } = await openPage(2, () => Response.json({ deck: {} }));
    expect(await copyDeck({ ...DECK, user_id: "me" })).toBe("own");
    expect(asked).toEqual([]);
  });

  test("is not tried without a credit", async () => {
    const { copyDeck, asked } = await openPage(0, () => Response.json({ deck: {} }));
    expect(await copyDeck(DECK)).toBe("poor");
    expect(asked).toEqual([]);
  });

  test("twice at once with the last credit copies once, and says of the other that there is none", async () => {
    const { copyDeck, credits } = await openPage(1, (before) =>
      before === 0 ? Response.json({ deck: {} }) : Response.json(POOR, { status: 402 }),
    );
    const outcomes = await Promise.all([copyDeck(DECK), copyDeck(DECK)]);
    expect(outcomes.toSorted()).toEqual(["copied", "poor"]);
    expect(credits()).toBe(0);
  });

  test("of a deck that is no longer shared fails in the server's words", async () => {
    const sentence = "Could not find the deck. It might be private or deleted.";
    const { copyDeck, told, credits } = await openPage(2, () =>
      Response.json({ error: sentence }, { status: 404 }),
    );
    expect(await copyDeck(DECK)).toBe("failed");
    expect(told()).toEqual(["Copy Failed", sentence]);
    expect(credits()).toBe(2);
  });

  test("without an answer fails, and says so", async () => {
    const { copyDeck, told } = await openPage(2, () => Promise.reject(new TypeError("no connection")));
    expect(await copyDeck(DECK)).toBe("failed");
    expect(told()).toEqual(["Copy Failed", "The server did not answer. Try again."]);
  });
});

import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import { authDialog } from "../lib/auth-dialog.ts";
import { startAccount } from "./account.ts";
import { addCopies, addToCollection } from "./collection.ts";

const SOL_RING = {
  id: "0a1b",
  name: "Sol Ring",
  set_name: "Alpha",
  rarity: "rare",
  images: { normal: "", art_crop: "" },
  usd: 1.25,
};

/** A client whose server has one row of the collection or none, and rivals who come between reading and writing. */
function clientWithRow(quantity: number | null, rivals = 0) {
  let held = quantity;
  let before = rivals;
  const rival = () => {
    if (before === 0) return;
    before -= 1;
    held = (held ?? 0) + 10;
  };
  const server: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    if (init?.method !== "POST" && init?.method !== "PATCH") {
      return Response.json(held === null ? [] : [{ quantity: held }]);
    }
    rival();
    if (init.method === "POST") {
      if (held !== null) return Response.json({ code: "23505", message: "duplicate" }, { status: 409 });
      held = body.quantity;
      return new Response(null, { status: 201 });
    }
    if (url.searchParams.get("quantity") !== `eq.${held}`) return Response.json([]);
    held = body.quantity;
    return Response.json([{ quantity: held }]);
  };
  const client = createClient("http://localhost", "key", { global: { fetch: server } });
  return { client, held: () => held };
}

describe("adding to the collection", () => {
  afterEach(() => authDialog.set(null));

  test("puts a new card in, also when another tab is a moment faster", async () => {
    for (const rivals of [0, 1]) {
      const { client, held } = clientWithRow(null, rivals);
      expect(await addCopies(client, "me", SOL_RING, 2)).toBeNull();
      expect(held()).toBe(10 * rivals + 2);
    }
  });

  test("raises the number of a card that is there, also when another tab does the same", async () => {
    const { client, held } = clientWithRow(3, 2);
    expect(await addCopies(client, "me", SOL_RING, 2)).toBeNull();
    expect(held()).toBe(3 + 20 + 2);
  });

  test("gives up when the number never stands still", async () => {
    const { client } = clientWithRow(3, 100);
    expect(await addCopies(client, "me", SOL_RING, 1)).toBe("Failed to add card to collection.");
  });

  test("says what to do when the collection is full", async () => {
    const full = { code: "PT403", message: "Your collection is full.", hint: "Get Pro.", details: null };
    const server: typeof fetch = async (_input, init) =>
      init?.method === "POST" ? Response.json(full, { status: 403 }) : Response.json([]);
    const client = createClient("http://localhost", "key", { global: { fetch: server } });
    expect(await addCopies(client, "me", SOL_RING, 1)).toBe("Your collection is full. Get Pro.");
  });

  test("asks a visitor to log in, and says what for", async () => {
    startAccount(undefined);
    await addToCollection(SOL_RING);
    expect(authDialog.get()).toMatchObject({ mode: "login", reason: "A collection belongs to an account." });
  });
});

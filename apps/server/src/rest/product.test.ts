import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRestSite, type RestSite, TEST_ENGINES } from "../../testing/rest-site.ts";

describe.each(TEST_ENGINES)("the product's calls through its client on the engine %s", (engine) => {
  let site: RestSite;
  let ann: TestMember;
  let bob: TestMember;
  let asAnn: SupabaseClient;
  let asBob: SupabaseClient;
  let asNobody: SupabaseClient;
  let elves = 0;
  let goblins = 0;

  beforeAll(async () => {
    site = await openRestSite(engine);
    ann = await addMember(site.database, "Ann");
    bob = await addMember(site.database, "Bob");
    elves = await addDeck(site.database, ann, { name: "Elves" });
    goblins = await addDeck(site.database, ann, { name: "Goblins", shared: true, hoursOld: 30 });
    await addDeck(site.database, ann, { name: "Rats", hoursOld: 25 });
    [asAnn, asBob, asNobody] = await Promise.all([
      site.client(ann.claims),
      site.client(bob.claims),
      site.client(),
    ]);
  });
  afterAll(() => site?.database.close());

  test("a member reads the own profile, and nobody else does", async () => {
    const own = await asAnn.from("profiles").select("*").eq("id", ann.id).single();
    expect(own.data).toMatchObject({
      id: ann.id,
      username: "Ann",
      email: "ann@example.org",
      ai_credits: 10,
      subscription: "Free Plan",
    });
    for (const client of [asBob, asNobody]) {
      const other = await client.from("profiles").select("*").eq("id", ann.id).maybeSingle();
      expect([other.data, other.error]).toEqual([null, null]);
    }
    const missing = await asBob.from("profiles").select("*").eq("id", ann.id).single();
    expect([missing.status, missing.error?.code]).toEqual([406, "PGRST116"]);
  });

  test("everybody reads shared decks with their authors' names, newest first, and nothing more of the authors", async () => {
    for (const client of [asNobody, asBob, asAnn]) {
      const { data } = await client
        .from("decks")
        .select("*, profiles(username)")
        .eq("shared", true)
        .order("created_at", { ascending: false });
      expect(data).toMatchObject([
        { id: goblins, name: "Goblins", colors: ["G"], profiles: { username: "Ann" } },
      ]);
    }
    const { error } = await asNobody.from("decks").select("*, profiles(email)").eq("shared", true);
    expect(error?.code).toBe("42703");
  });

  test("a member reads the own vault: what is younger than a day, or shared", async () => {
    const { data } = await asAnn
      .from("decks")
      .select("*")
      .eq("user_id", ann.id)
      .order("created_at", { ascending: false });
    expect(data?.map(({ name }) => name)).toEqual(["Elves", "Goblins"]);
    const others = await asBob.from("decks").select("*").eq("user_id", ann.id);
    expect(others.data?.map(({ name }) => name)).toEqual(["Goblins"]);
  });

  test("one deck by its number, with its author", async () => {
    const { data } = await asNobody.from("decks").select("*, profiles(username)").eq("id", goblins).single();
    expect(data).toMatchObject({ name: "Goblins", profiles: { username: "Ann" } });
    const hidden = await asNobody.from("decks").select("*, profiles(username)").eq("id", elves).single();
    expect(hidden.error?.code).toBe("PGRST116");
  });

  test("the owner shares and unshares, and gets the row with the name", async () => {
    const on = await asAnn
      .from("decks")
      .update({ shared: true })
      .eq("id", elves)
      .select("*, profiles(username)")
      .single();
    expect(on.data).toMatchObject({ id: elves, shared: true, profiles: { username: "Ann" } });
    expect((await asNobody.from("decks").select("id").eq("id", elves)).data).toHaveLength(1);
    const off = await asAnn
      .from("decks")
      .update({ shared: false })
      .eq("id", elves)
      .select("*, profiles(username)")
      .single();
    expect(off.data).toMatchObject({ shared: false });
    const other = await asBob.from("decks").update({ shared: false }).eq("id", goblins).select().single();
    expect(other.error?.code).toBe("PGRST116");
    const nobody = await asNobody.from("decks").update({ shared: false }).eq("id", goblins);
    expect([nobody.status, nobody.error?.code]).toEqual([401, "42501"]);
  });

  test("the owner marks a favorite", async () => {
    const { data } = await asAnn.from("decks").update({ favorite: true }).eq("id", goblins).select().single();
    expect(data).toMatchObject({ id: goblins, favorite: true });
  });

  test("the owner deletes a deck, and nobody else can", async () => {
    const doomed = await addDeck(site.database, ann, { name: "Doomed" });
    await asBob.from("decks").delete().eq("id", doomed);
    expect((await asAnn.from("decks").select("id").eq("id", doomed)).data).toHaveLength(1);
    expect((await asAnn.from("decks").delete().eq("id", doomed)).status).toBe(204);
    expect((await asAnn.from("decks").select("id").eq("id", doomed)).data).toEqual([]);
  });

  test("credits go down by one, and never up", async () => {
    const down = await asBob.from("profiles").update({ ai_credits: 9 }).eq("id", bob.id);
    expect(down.status).toBe(204);
    const up = await asBob.from("profiles").update({ ai_credits: 1000 }).eq("id", bob.id);
    expect([up.status, up.error?.code]).toEqual([403, "42501"]);
    const stale = await asBob.from("profiles").update({ ai_credits: 3 }).eq("id", bob.id);
    expect(stale.status).toBe(409);
    const others = await asBob.from("profiles").update({ ai_credits: 9 }).eq("id", ann.id).select();
    expect(others.data).toEqual([]);
    const { data } = await asBob.from("profiles").select("ai_credits").eq("id", bob.id).single();
    expect(data).toEqual({ ai_credits: 9 });
  });

  test("what is the server's to write cannot be written", async () => {
    for (const change of [
      { subscription: "Pro" },
      { email: "x@example.org" },
      { id: bob.id },
      { created_at: "2020-01-01" },
    ]) {
      expect((await asAnn.from("profiles").update(change).eq("id", ann.id)).status).toBe(403);
    }
    for (const change of [{ user_id: bob.id }, { created_at: "2030-01-01" }, { id: 5 }]) {
      const { status } = await asAnn.from("decks").update(change).eq("id", elves);
      expect([403, 400]).toContain(status);
    }
    expect(
      (await asAnn.from("credit_ledger").insert({ user_id: ann.id, amount: 5, balance: 15, reason: "x" }))
        .status,
    ).toBe(403);
    expect((await asAnn.from("products").update({ price_cents: 1 }).eq("id", "pro-monthly")).status).toBe(
      403,
    );
  });

  test("cards are added to the collection, or their number raised", async () => {
    const card = {
      user_id: ann.id,
      scryfall_id: "0a1b",
      name: "Sol Ring",
      set_name: "Alpha",
      rarity: "rare",
      image_url: "https://cards.scryfall.io/x.jpg",
      price_usd: 1.25,
      quantity: 1,
    };
    expect((await asAnn.from("user_cards").insert(card)).status).toBe(201);
    expect((await asAnn.from("user_cards").insert(card)).error?.code).toBe("23505");
    const owned = await asAnn.from("user_cards").select("scryfall_id, quantity").eq("user_id", ann.id);
    expect(owned.data).toEqual([{ scryfall_id: "0a1b", quantity: 1 }]);
    await asAnn.from("user_cards").update({ quantity: 3 }).eq("user_id", ann.id).eq("scryfall_id", "0a1b");
    const worth = await asAnn.from("user_cards").select("name, quantity, price_usd").eq("user_id", ann.id);
    expect(worth.data).toEqual([{ name: "Sol Ring", quantity: 3, price_usd: 1.25 }]);
    const upsert = await asAnn
      .from("user_cards")
      .upsert({ ...card, quantity: 4 }, { onConflict: "user_id,scryfall_id" })
      .select("quantity")
      .single();
    expect(upsert.data).toEqual({ quantity: 4 });
  });

  test("another member's collection cannot be seen or touched, by no way", async () => {
    const theirs = { user_id: ann.id, scryfall_id: "0a1b", name: "Stolen", quantity: 99 };
    expect((await asBob.from("user_cards").select("*")).data).toEqual([]);
    expect((await asBob.from("user_cards").insert(theirs)).status).toBe(403);
    expect(
      (await asBob.from("user_cards").upsert(theirs, { onConflict: "user_id,scryfall_id" })).status,
    ).toBe(403);
    await asBob.from("user_cards").update({ quantity: 0 }).neq("name", "");
    await asBob.from("user_cards").delete().neq("name", "");
    expect(
      (await asBob.from("user_cards").update({ user_id: ann.id }).neq("name", "").select()).data,
    ).toEqual([]);
    const { count } = await asBob.from("user_cards").select("*", { count: "exact", head: true });
    expect(count).toBe(0);
    const kept = await asAnn.from("user_cards").select("name, quantity");
    expect(kept.data).toEqual([{ name: "Sol Ring", quantity: 4 }]);
  });

  test("a shared deck is copied for a credit", async () => {
    const { data, error } = await asBob
      .rpc("copy_deck", { deck_id: goblins })
      .select("name, user_id, shared")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ name: "Goblins", user_id: bob.id, shared: false });
    expect((await asBob.rpc("copy_deck", { deck_id: elves })).error?.code).toBe("PT404");
    expect((await asNobody.rpc("copy_deck", { deck_id: goblins })).status).toBe(401);
  });

  test("a page of decks is counted", async () => {
    const { data, count } = await asNobody
      .from("decks")
      .select("id", { count: "exact" })
      .eq("shared", true)
      .limit(4);
    expect([data?.length, count]).toEqual([1, 1]);
  });

  test("decks are found by name, author and colors", async () => {
    const found = await asNobody
      .from("decks")
      .select("id, profiles!inner(username)")
      .ilike("profiles.username", "%an%")
      .contains("colors", ["G"]);
    expect(found.data).toEqual([{ id: goblins, profiles: { username: "Ann" } }]);
    expect((await asNobody.from("decks").select("id").contains("colors", ["G", "W"])).data).toEqual([]);
    expect((await asNobody.from("decks").select("id").or("name.ilike.*gob*,format.eq.modern")).data).toEqual([
      { id: goblins },
    ]);
  });
});

import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRestSite, type RestSite, signToken } from "../../testing/rest-site.ts";

describe("copying a deck", () => {
  let site: RestSite;
  let ann: TestMember;
  let bob: TestMember;
  let deck = 0;
  beforeAll(async () => {
    site = await openRestSite("embedded");
    ann = await addMember(site.database, "Ann");
    bob = await addMember(site.database, "Bob");
    deck = await addDeck(site.database, ann, { name: "Goblins", shared: true });
  });
  afterAll(() => site?.database.close());

  test("puts it into the caller's vault, for a credit", async () => {
    const client = await site.client(bob.claims);
    const { data, error } = await client.functions.invoke("copy-deck", { body: { deckId: deck } });
    expect(error).toBeNull();
    expect(data.deck).toMatchObject({ name: "Goblins", user_id: bob.id, shared: false, favorite: false });
    const profile = await client.from("profiles").select("ai_credits").single();
    expect(profile.data).toEqual({ ai_credits: 9 });
  });

  test("a hundred times at once with one credit makes one copy", async () => {
    await site.database.execute("select deckwright.change_credits($1, -8, 'test')", [bob.id]);
    const client = await site.client(bob.claims);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.functions.invoke("copy-deck", { body: { deckId: String(deck) } }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const { context } = answers.find(({ error }) => error !== null)?.error ?? {};
    expect(context.status).toBe(402);
    expect(await context.json()).toEqual({
      error: "You need 1 AI credit to copy a deck. Please purchase more in the store.",
    });
  });

  test("is refused with a sentence for who may not, or asks for what is not there", async () => {
    const ask = async (body: string, authorization?: string) => {
      const init = { method: "POST", body, ...(authorization ? { headers: { authorization } } : {}) };
      const response = await site.askFunction("/copy-deck", init);
      return [response.status, ((await response.json()) as { error: string }).error];
    };
    const asAnn = `Bearer ${await signToken({ ...ann.claims })}`;
    const hidden = await addDeck(site.database, bob, { name: "Hidden" });
    expect(await ask(`{"deckId":${deck}}`)).toEqual([401, "Sign in to copy a deck."]);
    expect(await ask(`{"deckId":${deck}}`, "Bearer a.b.c")).toEqual([
      401,
      "Your session has ended. Sign in again.",
    ]);
    expect(await ask(`{"deckId":${hidden}}`, asAnn)).toEqual([
      404,
      "Could not find the deck. It might be private or deleted.",
    ]);
    for (const body of [
      "",
      "{",
      "{}",
      '{"deckId":"x"}',
      '{"deckId":1.5}',
      '{"deckId":-1}',
      '{"deckId":99999999999999999999}',
      "[]",
    ]) {
      expect((await ask(body, asAnn))[0]).toBe(400);
    }
  });

  test("of an account that is gone is refused", async () => {
    const gone = await addMember(site.database, "Gone");
    await site.database.execute("delete from auth.users where id = $1", [gone.id]);
    const client = await site.client(gone.claims);
    const { error } = await client.functions.invoke("copy-deck", { body: { deckId: deck } });
    expect(error?.context.status).toBe(401);
  });

  test("is refused with what to do when the vault is full, and costs nothing", async () => {
    const cy = await addMember(site.database, "Cy");
    await site.database.execute(
      "insert into decks (user_id, name, format) select $1, 'Deck', 'modern' from generate_series(1, 1000)",
      [cy.id],
    );
    const client = await site.client(cy.claims);
    const { error } = await client.functions.invoke("copy-deck", { body: { deckId: deck } });
    expect(error?.context.status).toBe(403);
    expect(await error?.context.json()).toEqual({
      error: expect.stringMatching(/^Your vault is full: .* 1,000 decks.*\. Delete decks .*, or get Pro/),
    });
    const profile = await client.from("profiles").select("ai_credits").single();
    expect(profile.data).toEqual({ ai_credits: 10 });
  });

  test("is refused in a session that has ended", async () => {
    const claims = { ...ann.claims, session_id: "11111111-1111-4111-8111-111111111111" };
    const client = await site.client(claims);
    const { error } = await client.functions.invoke("copy-deck", { body: { deckId: deck } });
    expect(error?.context.status).toBe(401);
    expect(await error?.context.json()).toEqual({ error: "Your session has ended. Sign in again." });
  });
});

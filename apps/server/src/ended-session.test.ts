// A token that has been copied goes on being believed until its time is up. What its session's end has to stop, on both
// engines: everything that is written with it, by whatever way.
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../testing/backend-site.ts";

type Member = Awaited<ReturnType<BackendSite["member"]>>;

describe.each(TEST_ENGINES)("a copied access token (%s)", (engine) => {
  let site: BackendSite;
  let shared = 0;
  beforeAll(async () => {
    site = await openBackendSite(engine);
    const author = await site.member("Author");
    const { data } = await author.client
      .from("decks")
      .insert({ name: "Elves", format: "modern", shared: true })
      .select("id")
      .single();
    shared = data?.id;
  });
  afterAll(() => site?.close());

  /** Signs somebody up who has a deck, and copies the tokens of the session. */
  async function robbed() {
    const member = await site.member("Robbed");
    const { data } = await member.client
      .from("decks")
      .insert({ name: "Mine", format: "modern" })
      .select("id")
      .single();
    const { session } = (await member.client.auth.getSession()).data;
    return { member, deck: Number(data?.id), session: session! };
  }

  /** Statuses of what is tried with a token; the account's owner would be told 200, 201 or 204. */
  async function attempts(member: Member, deck: number, token: string): Promise<number[]> {
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return (await site.request(path, init)).status;
    };
    return [
      await ask("PATCH", `/rest/v1/profiles?id=eq.${member.id}`, { username: "Thief" }),
      await ask("POST", "/rest/v1/decks", { name: "Theirs", format: "modern" }),
      await ask("PATCH", `/rest/v1/decks?id=eq.${deck}`, { shared: true }),
      await ask("DELETE", "/rest/v1/decks?id=gt.0"),
      await ask("POST", "/rest/v1/user_cards", { scryfall_id: "x", name: "Sol Ring" }),
      await ask("DELETE", "/rest/v1/user_cards?id=gt.0"),
      await ask("POST", "/rest/v1/rpc/copy_deck", { deck_id: shared }),
      await ask("POST", "/functions/v1/copy-deck", { deckId: shared }),
    ];
  }

  const stateOf = async ({ id }: Member) =>
    (
      await site.database.execute(
        `select (select json_agg(d order by id) from public.decks d where user_id = $1) as decks,
          (select json_agg(p) from public.profiles p where id = $1) as profile`,
        [id],
      )
    ).rows;

  test.each([
    [
      "signed out everywhere",
      async ({ client }: Member) => {
        expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
      },
    ],
    [
      "chosen a new password in another session",
      async ({ email, password }: Member) => {
        const elsewhere = site.visitor();
        await elsewhere.auth.signInWithPassword({ email, password });
        expect((await elsewhere.auth.updateUser({ password: "another long password" })).error).toBeNull();
      },
    ],
    [
      "used a refresh token that somebody else had used twice",
      async ({ client }: Member) => {
        const { data } = await client.auth.getSession();
        const refresh_token = data.session?.refresh_token ?? "";
        const next = await client.auth.refreshSession({ refresh_token });
        await client.auth.refreshSession({ refresh_token: next.data.session?.refresh_token ?? "" });
        await site.database.execute(
          "update auth.refresh_tokens set updated_at = updated_at - interval '1 hour'",
        );
        expect((await site.visitor().auth.refreshSession({ refresh_token })).error?.code).toBe(
          "refresh_token_already_used",
        );
      },
    ],
  ])("writes nothing once its owner has %s", async (_how, end) => {
    const { member, deck, session } = await robbed();
    await end(member);
    const before = await stateOf(member);
    expect(new Set(await attempts(member, deck, session.access_token))).toEqual(new Set([401]));
    expect(await stateOf(member)).toEqual(before);
  });

  test("writes nothing once its owner has deleted the account", async () => {
    const { member, deck, session } = await robbed();
    const { error } = await member.client.functions.invoke("delete-account", {
      body: { confirmation: member.email },
    });
    expect(error).toBeNull();
    expect(new Set(await attempts(member, deck, session.access_token))).toEqual(new Set([401]));
  });

  test("says so in the protocol's words", async () => {
    const { member, session } = await robbed();
    await member.client.auth.signOut({ scope: "global" });
    const answer = await site.request("/rest/v1/decks?id=gt.0", {
      method: "DELETE",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: "PT401", details: null, hint: "Sign in again.", message: "Your session has ended" },
    ]);
  });

  test("of a session that is open does all of it", async () => {
    const { member, deck, session } = await robbed();
    const statuses = await attempts(member, deck, session.access_token);
    expect(statuses).toEqual([204, 201, 204, 204, 201, 204, 200, 200]);
  });
});

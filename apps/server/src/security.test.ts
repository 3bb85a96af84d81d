// What an attacker with an account of their own tries, through the unmodified client and by hand, against everything that the
// server wires together, on both engines.
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../testing/backend-site.ts";

type Member = Awaited<ReturnType<BackendSite["member"]>>;

describe.each(TEST_ENGINES)("an attacker (%s)", (engine) => {
  let site: BackendSite;
  let ann: Member;
  let mallory: Member;
  let evil: SupabaseClient;
  let secret = 0;
  let shared = 0;
  beforeAll(async () => {
    site = await openBackendSite(engine);
    ann = await site.member("Ann");
    mallory = await site.member("Mallory");
    evil = mallory.client;
    const { data } = await ann.client
      .from("decks")
      .insert([
        { name: "Ann's secret", format: "modern", shared: false },
        { name: "Ann's gift", format: "modern", shared: true },
      ])
      .select("id, shared")
      .order("id");
    secret = data?.find((deck) => !deck.shared)?.id;
    shared = data?.find((deck) => deck.shared)?.id;
    expect(Math.min(secret, shared)).toBeGreaterThan(0);
    const card = { user_id: ann.id, scryfall_id: "0a1b", name: "Ann's Lotus", quantity: 1 };
    expect((await ann.client.from("user_cards").insert(card)).error).toBeNull();
  });
  afterAll(() => site?.close());

  const sql = async (text: string, values: readonly unknown[] = []) =>
    (await site.database.execute(text, values)).rows;
  const stateOfAnn = () =>
    sql(
      `select (select json_agg(d order by id) from public.decks d where user_id = $1) as decks,
        (select json_agg(c) from public.user_cards c where user_id = $1) as cards,
        (select json_agg(p) from public.profiles p where id = $1) as profile,
        (select json_agg(l order by id) from public.credit_ledger l where user_id = $1) as ledger`,
      [ann.id],
    );

  test("reads nothing private of another member by any filter, embed, function, count or order", async () => {
    const answers: unknown[] = [];
    for (const client of [evil, site.visitor()]) {
      answers.push(
        await client.from("decks").select("*").eq("id", secret),
        await client.from("decks").select("*").eq("user_id", ann.id).eq("shared", false),
        await client.from("decks").select("*").or(`id.eq.${secret},name.ilike.*secret*`),
        await client.from("decks").select("*").not("name", "is", null).eq("shared", false),
        await client.from("decks").select("id").ilike("name", "%secret%"),
        await client.from("decks").select("*", { count: "exact" }).eq("shared", false),
        await client.from("user_cards").select("*").eq("user_id", ann.id),
        await client.from("profiles").select("*").eq("id", ann.id),
        await client.from("profiles").select("*, decks(*), credit_ledger(*)").eq("id", ann.id),
        await client.from("authors").select("*, decks(name)").eq("decks.shared", false),
        await client.from("decks").select("name, profiles(email, ai_credits)").eq("id", shared),
        await client.from("credit_ledger").select("*").eq("user_id", ann.id),
        await client.from("subscriptions").select("*"),
        await client.from("payment_events").select("*"),
        await client.rpc("copy_deck", { deck_id: secret }),
        await client.rpc("unshare_deck", { deck_id: shared }),
        await client.rpc("profiles", { "": secret }),
        await client.rpc("change_credits", { member: mallory.id, change: 5, reason: "x" }),
        await client.schema("auth").from("users").select("*"),
        await client.schema("deckwright").from("hidden_decks").select("*"),
        await client.functions.invoke("copy-deck", { body: { deckId: secret } }),
      );
    }
    const text = JSON.stringify(answers);
    expect(text).not.toMatch(/secret"|Lotus|Ann's secret/);
    expect(text).not.toContain(ann.email);
    expect(text).not.toMatch(/"ai_credits":/);
    const { data } = await evil.from("decks").select("name, profiles(username)").eq("id", shared).single();
    expect(data).toEqual({ name: "Ann's gift", profiles: { username: "Ann" } });
  });

  test("changes nothing of another member by update, upsert, insert or delete", async () => {
    const before = await stateOfAnn();
    for (const client of [evil, site.visitor()]) {
      for (const id of [secret, shared]) {
        await client.from("decks").update({ name: "Stolen" }).eq("id", id);
        await client.from("decks").update({ user_id: mallory.id }).eq("id", id);
        await client.from("decks").upsert({ id, name: "Stolen", format: "modern" });
        await client.from("decks").delete().eq("id", id);
      }
      await client.from("decks").insert({ user_id: ann.id, name: "Planted", format: "modern" });
      await client.from("decks").delete().neq("id", 0);
      await client
        .from("user_cards")
        .upsert(
          { user_id: ann.id, scryfall_id: "0a1b", name: "Stolen", quantity: 99 },
          { onConflict: "user_id,scryfall_id" },
        );
      await client.from("user_cards").delete().neq("name", "");
      await client.from("profiles").update({ username: "Stolen" }).eq("id", ann.id);
      await client.from("profiles").update({ username: "Stolen" }).neq("username", "");
      await client.from("profiles").upsert({ id: ann.id, username: "Stolen" });
      await client.from("profiles").delete().eq("id", ann.id);
    }
    expect(await stateOfAnn()).toEqual(before);
  });

  test("raises no credits, and makes no plan of their own", async () => {
    const credits = async () =>
      (await sql("select ai_credits, subscription from public.profiles where id = $1", [mallory.id]))[0];
    for (const change of [
      { ai_credits: 11 },
      { ai_credits: 1_000_000 },
      { ai_credits: 8 },
      { ai_credits: -1 },
      { ai_credits: null },
      { subscription: "Pro" },
      { id: ann.id },
      { email: "new@example.org" },
    ]) {
      const { error } = await evil.from("profiles").update(change).eq("id", mallory.id);
      expect(error, JSON.stringify(change)).not.toBeNull();
    }
    const profile = { id: mallory.id, username: "Mallory", ai_credits: 99, subscription: "Pro" };
    expect((await evil.from("profiles").upsert(profile)).error).not.toBeNull();
    expect((await evil.from("profiles").insert(profile)).error).not.toBeNull();
    const row = { user_id: mallory.id, amount: 5, balance: 15, reason: "gift" };
    expect((await evil.from("credit_ledger").insert(row)).error).not.toBeNull();
    expect((await evil.auth.updateUser({ data: { ai_credits: 99 } })).error).toBeNull();
    expect(await credits()).toEqual({ ai_credits: 10, subscription: "Free Plan" });
  });

  test("gets one copy for one credit, however many are asked for at once", async () => {
    const copier = await site.member("Copier");
    await sql("select deckwright.change_credits($1, -9, 'test')", [copier.id]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        copier.client.functions.invoke("copy-deck", { body: { deckId: shared } }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const [left] = await sql(
      `select (select count(*)::int from public.decks where user_id = $1) as decks,
        (select ai_credits from public.profiles where id = $1) as credits`,
      [copier.id],
    );
    expect(left).toEqual({ decks: 1, credits: 0 });
  });

  test("with a stolen refresh token ends the session instead of sharing it", async () => {
    const victim = await site.member("Victim");
    const stolen = (await victim.client.auth.getSession()).data.session?.refresh_token ?? "";
    await victim.client.auth.refreshSession();
    await victim.client.auth.refreshSession();
    await sql("update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'");
    const thief = site.visitor();
    expect((await thief.auth.refreshSession({ refresh_token: stolen })).error?.code).toBe(
      "refresh_token_already_used",
    );
    expect((await victim.client.auth.refreshSession()).error).not.toBeNull();
  });

  test("forks no session by refreshing it fifty times at once", async () => {
    const { client, id } = await site.member("Busy");
    const token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor().auth.refreshSession({ refresh_token: token })),
    );
    expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    const rows = await sql(
      "select count(*)::int as n from auth.refresh_tokens where user_id = $1 and not revoked",
      [id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("is not told who has an account: by signing in, recovering, or asking again for a message", async () => {
    const ask = async (path: string, body: object) => {
      const answer = await site.request(`/auth/v1${path}`, { method: "POST", body: JSON.stringify(body) });
      return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
    };
    const nobody = "nobody@example.org";
    for (const [path, rest] of [
      ["/token?grant_type=password", { password: "not the password" }],
      ["/recover", {}],
      ["/resend", { type: "signup" }],
      ["/otp", { create_user: true }],
    ] as const) {
      const known = await ask(path, { email: ann.email, ...rest });
      expect(await ask(path, { email: nobody, ...rest }), path).toEqual(known);
    }
  });

  test("learns nothing from how long a wrong password takes", async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round++) {
      for (const [kind, email] of [
        ["known", ann.email],
        ["unknown", `nobody${round}@example.org`],
      ] as const) {
        await sql("delete from auth.rate_limits");
        const begun = performance.now();
        await site.visitor().auth.signInWithPassword({ email, password: "not the password" });
        took[kind].push(performance.now() - begun);
      }
    }
    // A password that is not hashed would be answered several times faster. Whatever else runs can only add to a time.
    const ratio = Math.min(...took.known) / Math.min(...took.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("is led back to the site alone by a link, whatever place was asked for", async () => {
    for (const place of [
      "https://evil.example",
      "//evil.example",
      "http://localhost:3000@evil.example",
      "http://localhost:3000.evil.example",
      "javascript:alert(1)",
      "http://localhost:3000/\r\nx: y",
    ]) {
      const query = new URLSearchParams({ type: "signup", token: "wrong", redirect_to: place });
      const answer = await site.request(`/auth/v1/verify?${query}`);
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.get("location") ?? "").hostname, place).toBe("localhost");
    }
  });
});

import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type HostedSite, openHostedSite } from "../../testing/hosted-site.ts";

const DECK = {
  name: "Elves",
  format: "commander",
  card_list: { Commander: [{ name: "Llanowar Elves", quantity: 1 }] },
};

describe.each(TEST_ENGINES)("a site in front of a hosted project, on the engine %s", (engine) => {
  let site: HostedSite;
  beforeAll(async () => {
    site = await openHostedSite(engine);
  }, 60_000);
  afterAll(() => site.close());

  test("signs people up, keeps their session, and refreshes it", async () => {
    const { client, id, email } = await site.member("Ann");
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id, email });
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      sub: id,
      role: "authenticated",
      iss: `${site.project.origin}/auth/v1`,
    });
    expect((await client.auth.signOut()).error).toBeNull();
    const wrong = await client.auth.signInWithPassword({ email, password: "not this one" });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  });

  test("lets each role see and write what row-level security allows, and no more", async () => {
    const ann = await site.member("Ann");
    const bob = await site.member("Bob");
    const { data: deck, error } = await ann.client.from("decks").insert(DECK).select("id, version").single();
    expect(error).toBeNull();
    const find = (who: typeof ann.client) => who.from("decks").select("id").eq("id", deck?.id);
    expect((await find(ann.client)).data).toEqual([{ id: deck?.id }]);
    expect((await find(bob.client)).data).toEqual([]);
    expect((await find(site.client())).data).toEqual([]);
    expect((await find(site.client(site.project.serviceKey))).data).toEqual([{ id: deck?.id }]);
    const stolen = await bob.client.from("decks").update({ name: "Mine" }).eq("id", deck?.id).select("id");
    expect(stolen.data).toEqual([]);
    const anonymous = await site.client().from("decks").insert(DECK);
    expect(anonymous.error).toMatchObject({ code: "42501" });
    const credits = await ann.client.from("profiles").update({ ai_credits: 1000 }).eq("id", ann.id);
    expect(credits.error).not.toBeNull();
  });

  test("tells of a shared deck over the project's WebSocket", async () => {
    const ann = await site.member("Ann");
    const { data: deck } = await ann.client.from("decks").insert(DECK).select("id").single();
    const heard: unknown[] = [];
    const visitor = site.client();
    const joined = vi.fn();
    visitor
      .channel("community")
      .on("postgres_changes", { event: "*", schema: "public", table: "decks" }, ({ new: row }) =>
        heard.push(row),
      )
      .subscribe(joined);
    await vi.waitFor(() => expect(joined).toHaveBeenCalledWith("SUBSCRIBED"), { timeout: 10_000 });
    await ann.client.from("decks").update({ shared: true }).eq("id", deck?.id);
    await vi.waitFor(() => expect(heard).toMatchObject([{ id: deck?.id, shared: true }]), {
      timeout: 10_000,
    });
  });

  test("calls functions of ours as the member, whose token the project's keys verify", async () => {
    const ann = await site.member("Ann");
    const bob = await site.member("Bob");
    const { data: deck } = await ann.client
      .from("decks")
      .insert({ ...DECK, shared: true })
      .select("id")
      .single();
    const copied = await bob.client.functions.invoke("copy-deck", { body: { deckId: deck?.id } });
    expect(copied.error).toBeNull();
    const { data: copies } = await bob.client.from("decks").select("user_id, name").eq("user_id", bob.id);
    expect(copies).toHaveLength(1);
    const call = (token: string) =>
      fetch(`${site.origin}/functions/v1/list-sessions`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: "{}",
      });
    expect(await (await call(ann.token)).json()).toMatchObject({ sessions: [{ is_current: true }] });
    expect((await call(site.project.anonymousKey)).status).toBe(401);
    const [header, payload] = ann.token.split(".");
    expect((await call(`${header}.${payload}.${"A".repeat(86)}`)).status).toBe(401);
    // A session that has ended is over at once, though its token is still good.
    await ann.client.auth.signOut();
    expect((await call(ann.token)).status).toBe(401);
  });

  test("gives members all that is kept about them, and ends their account by the project", async () => {
    const ann = await site.member("Ann");
    await ann.client.from("decks").insert(DECK);
    const exported = await ann.client.functions.invoke("export-account", { body: {} });
    expect(exported.data).toMatchObject({
      account: { id: ann.id, email: ann.email },
      sessions: [{}],
      decks: [{ name: "Elves" }],
    });
    const deleted = await ann.client.functions.invoke("delete-account", {
      body: { confirmation: ann.email },
    });
    expect(deleted.data).toEqual({ deleted: true });
    const { rows } = await site.database.execute("select from auth.users where id = $1", [ann.id]);
    expect(rows).toEqual([]);
  });

  test("says plainly what is the project's to do", async () => {
    const { email } = await site.member("Ann");
    const act = { act: "ban", operator: "tests", input: { member: email, why: "advertises" } };
    await expect(site.backend.runAct(act)).rejects.toThrow("The hosted project keeps the accounts");
    expect(site.backend.mailbox).toBeUndefined();
    expect(site.backend.till).toBeUndefined();
    const found = await site.backend.runAct({ act: "member", operator: "tests", input: { member: email } });
    expect(found).toMatchObject({ member: { email } });
  });

  test("keeps the key of the service out of its log", () => {
    expect(site.log.join("")).not.toContain(site.project.serviceKey);
  });

  test("answers 503, with when to try again, while the project is away", async () => {
    const ann = await site.member("Ann");
    await site.stopProject();
    for (const path of ["/auth/v1/user", "/rest/v1/decks?select=id", "/auth/v1/token?grant_type=password"]) {
      const answer = await fetch(`${site.origin}${path}`, {
        headers: { authorization: `Bearer ${ann.token}` },
        ...(path.includes("grant") ? { method: "POST", body: "{}" } : {}),
      });
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
      expect(await answer.json()).toMatchObject({
        code: "unavailable",
        message: expect.stringContaining("again"),
      });
    }
    const socket = new WebSocket(`${site.origin.replace("http", "ws")}/realtime/v1/websocket?vsn=1.0.0`);
    const closed = await new Promise<CloseEvent>((resolve) => socket.addEventListener("close", resolve));
    expect(closed.wasClean).toBe(false);
    // Keys that are known go on: functions of ours need nothing of the project.
    const { data, error: refused } = await ann.client.functions.invoke("list-sessions", { body: {} });
    expect([refused, data]).toMatchObject([null, { sessions: [{}] }]);
  });
});

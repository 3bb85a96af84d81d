import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthSite, openAuthSite } from "../../testing/auth-site.ts";
import { mountFunctions } from "../functions/mount.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { createDataDoor } from "../platform/limits/data-door.ts";
import { ownAccounts } from "./accounts.ts";
import { createAccountFunctions } from "./functions.ts";

const PASSWORD = "correct horse";

describe.each(TEST_ENGINES)("a member's own account on the engine %s", (engine) => {
  let site: AuthSite;
  let app: Hono<AppEnv>;
  beforeAll(async () => {
    site = await openAuthSite({ engine, autoconfirm: true });
    const { database, keys } = site;
    app = new Hono<AppEnv>();
    app.use("*", async (c, next) => {
      c.set("address", "203.0.113.9");
      await next();
    });
    app.route(
      "/functions/v1",
      mountFunctions(
        createAccountFunctions(createDataDoor(database, { isPersonal: true }), ownAccounts, async () => {}, {
          burst: 2,
          perSecond: 0.001,
        }),
        {
          isPersonal: true,
          identify: async (authorization) => {
            if (authorization === undefined) return { role: "anon", claims: {} };
            return { role: "authenticated", claims: await keys.verify(authorization.replace("Bearer ", "")) };
          },
        },
      ),
    );
  });
  afterAll(() => site?.close());

  /** A member with a session; another one for each sign-in after that. */
  async function join(name: string) {
    const email = `${name}@example.org`;
    const client = site.client();
    const { data } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { username: name } },
    });
    const token = data.session?.access_token ?? "";
    return { client, token, id: data.user?.id ?? "", email };
  }

  async function call(name: string, token?: string, body: unknown = {}) {
    const response = await app.request(`/functions/v1/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }

  /** A deck of any age, and a card, as the database has them. */
  async function give(id: string) {
    await site.sql(
      `insert into public.decks (user_id, name, format, card_list, shared, created_at) values
         ($1, 'Old and hidden', 'commander', '{}', false, now() - interval '3 days'),
         ($1, 'Shown to all', 'commander', '{}', true, now())`,
      [id],
    );
    await site.sql(
      "insert into public.user_cards (user_id, scryfall_id, name, quantity) values ($1, 'x', 'Sol Ring', 2)",
      [id],
    );
  }

  test("is closed to visitors, forged tokens and sessions that have ended", async () => {
    const ann = await join("closed");
    for (const name of ["list-sessions", "export-account", "delete-account"]) {
      expect((await call(name, undefined, { confirmation: ann.email })).status, name).toBe(401);
      expect((await call(name, "a.b.c", { confirmation: ann.email })).status, name).toBe(401);
    }
    await ann.client.auth.signOut();
    const ended = await call("delete-account", ann.token, { confirmation: ann.email });
    expect([ended.status, ended.body.error.message]).toEqual([401, "Your session has ended. Sign in again."]);
  });

  test("says where one is signed in, and which of these sessions this is", async () => {
    const bea = await join("bea");
    const other = site.client();
    await other.auth.signInWithPassword({ email: bea.email, password: PASSWORD });
    await join("somebody-else");
    const { body } = await call("list-sessions", bea.token);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.map((each: { is_current: boolean }) => each.is_current)).toEqual([false, true]);
    await other.auth.signOut({ scope: "others" });
    expect((await call("list-sessions", bea.token)).status).toBe(401);
  });

  test("gives everything that is kept, hidden decks too, nothing secret and nothing of others", async () => {
    const cleo = await join("cleo");
    const dan = await join("dan");
    await give(cleo.id);
    await give(dan.id);
    await site.sql(
      "insert into auth.recovery_codes (user_id, code_hash) values ($1, 'hash-of-cleo'), ($2, 'hash-of-dan')",
      [cleo.id, dan.id],
    );
    const { status, body } = await call("export-account", cleo.token);
    expect(status).toBe(200);
    expect(body.recovery_codes).toEqual([{ created_at: expect.any(String), used_at: null }]);
    expect(body.account).toMatchObject({ id: cleo.id, email: cleo.email });
    expect(body.profile).toMatchObject({ username: "cleo", ai_credits: 10 });
    expect(body.decks.map(({ name }: { name: string }) => name)).toEqual(["Old and hidden", "Shown to all"]);
    expect(body.collection).toMatchObject([{ name: "Sol Ring", quantity: 2 }]);
    expect(body.credits).toMatchObject([{ amount: 10, reason: "welcome" }]);
    expect(body.sessions).toHaveLength(1);
    expect(body.ways_to_log_in).toMatchObject([
      { provider: "email", account: { email: expect.any(String) } },
    ]);
    expect(body.history.map(({ what }: { what: string }) => what)).toContain("user_signedup");
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|password|secret|hash-of|token_hash|refresh_token/);
    expect(text).not.toContain(dan.id);
    expect((await call("export-account", cleo.token)).status).toBe(200);
    expect((await call("export-account", cleo.token)).status).toBe(429);
  });

  test("goes when its owner types its email: private things with it, shared decks stay without a name", async () => {
    const eve = await join("eve");
    await give(eve.id);
    const typo = await call("delete-account", eve.token, { confirmation: "eve" });
    expect([typo.status, typo.body.error.code]).toEqual([400, "confirmation_mismatch"]);
    for (const body of [{}, { confirmation: 5 }, []]) {
      expect((await call("delete-account", eve.token, body)).status).toBe(400);
    }
    expect((await call("delete-account", eve.token, { confirmation: " EVE@example.org" })).status).toBe(200);
    const left = await site.sql(
      "select name, user_id from public.decks where name = 'Shown to all' and user_id is null",
    );
    expect(left).toEqual([{ name: "Shown to all", user_id: null }]);
    for (const table of ["public.decks", "public.user_cards", "auth.sessions", "auth.identities"]) {
      expect(await site.sql(`select 1 from ${table} where user_id = $1`, [eve.id]), table).toEqual([]);
    }
    expect(await site.sql("select 1 from public.profiles where id = $1", [eve.id])).toEqual([]);
    expect((await call("export-account", eve.token)).status).toBe(401);
    const again = await site.client().auth.signInWithPassword({ email: eve.email, password: PASSWORD });
    expect(again.error?.code).toBe("invalid_credentials");
  });

  test("does not go from an old session, without the second factor, or while a plan is being charged", async () => {
    const fay = await join("fay");
    const confirmation = fay.email;
    await site.sql("update auth.sessions set created_at = now() - interval '2 days' where user_id = $1", [
      fay.id,
    ]);
    const old = await call("delete-account", fay.token, { confirmation });
    expect([old.status, old.body.error.code]).toEqual([403, "reauthentication_needed"]);
    await site.sql("update auth.sessions set created_at = now() where user_id = $1", [fay.id]);
    await site.sql(
      `insert into public.subscriptions (user_id, product_id, provider_id, status, current_period_end)
       values ($1, 'pro-monthly', 'sub-fay', 'active', now() + interval '9 days')`,
      [fay.id],
    );
    const charged = await call("delete-account", fay.token, { confirmation });
    expect([charged.status, charged.body.error.code]).toEqual([409, "plan_active"]);
    await site.sql("update public.subscriptions set cancel_at_period_end = true where user_id = $1", [
      fay.id,
    ]);
    await site.sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [fay.id],
    );
    for (const name of ["delete-account", "export-account", "list-sessions"]) {
      const weak = await call(name, fay.token, { confirmation });
      expect([weak.status, weak.body.error.code], name).toEqual([403, "insufficient_aal"]);
    }
    await site.sql("delete from auth.mfa_factors where user_id = $1", [fay.id]);
    expect((await call("delete-account", fay.token, { confirmation })).status).toBe(200);
  });
});

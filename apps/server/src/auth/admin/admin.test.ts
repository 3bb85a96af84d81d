import { HOUSE_ID } from "@deckwright/contract/house.ts";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { createClient } from "@supabase/supabase-js";
import { hash as bcrypt } from "bcryptjs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "../../../testing/auth-site.ts";
import { bearer, PASSWORD, signInMember } from "../../../testing/members.ts";
import { codeNow } from "../../../testing/totp-code.ts";
import { openHouseAccount } from "../../seed/house-account.ts";

/** Every call of an administrator, and what it would take. */
const CALLS = [
  ["GET", "/admin/users"],
  ["POST", "/admin/users"],
  ["GET", "/admin/users/:id"],
  ["PUT", "/admin/users/:id"],
  ["DELETE", "/admin/users/:id"],
  ["GET", "/admin/users/:id/factors"],
  ["DELETE", "/admin/users/:id/factors/:id"],
  ["POST", "/invite"],
  ["POST", "/admin/generate_link"],
] as const;

describe.each(TEST_ENGINES)("calls of an administrator, on the engine %s,", (engine) => {
  let site: AuthSite;
  let serviceKey: string;
  let admin: ReturnType<AuthSite["client"]>["auth"]["admin"];
  const ended: string[] = [];
  beforeAll(async () => {
    site = await openAuthSite({ engine, endPlans: async (_, id) => void ended.push(id) });
    serviceKey = await site.keys.signApiKey({ role: "service_role" });
    const client = createClient(ORIGIN, serviceKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => site.fetch(new Request(input, init)) },
    });
    admin = client.auth.admin;
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  const actionsOf = async (id: string) =>
    (
      await site.sql(
        `select payload ->> 'action' as action, payload ->> 'actor_id' as actor from auth.audit_log_entries
         where user_id = $1 order by created_at, id`,
        [id],
      )
    ).map(({ action, actor }) => [action, actor]);

  describe("without the key of the service", () => {
    test("are refused, each of them, whoever asks, and change nothing", async () => {
      const victim = await signInMember(site);
      const member = await signInMember(site);
      const anonymous = await site.keys.signApiKey({ role: "anon" });
      const forged = `${serviceKey.slice(0, -6)}AAAAAA`;
      const asked: readonly [string, Record<string, string>, number, string][] = [
        ["nobody", {}, 401, "no_authorization"],
        ["a visitor", bearer(anonymous), 403, "not_admin"],
        ["a visitor with a public key", bearer("sb_publishable_abcdefghijklmnop"), 403, "not_admin"],
        ["a member", bearer(member.session.access_token), 403, "not_admin"],
        ["a forged key", bearer(forged), 403, "bad_jwt"],
        ["no token at all", bearer("nothing"), 403, "bad_jwt"],
      ];
      for (const [who, headers, status, code] of asked) {
        for (const [method, path] of CALLS) {
          const answer = await site.request(path.replaceAll(":id", victim.id), {
            method,
            headers: { "x-supabase-api-version": "2024-01-01", ...headers },
            ...(method === "GET"
              ? {}
              : { body: JSON.stringify({ email: "a@example.org", type: "recovery" }) }),
          });
          const body = (await answer.json()) as { code: string };
          expect([who, method, path, answer.status, body.code]).toEqual([who, method, path, status, code]);
        }
      }
      const { data } = await admin.getUserById(victim.id);
      expect(data.user?.email).toBe(victim.email);
    });

    test("are not helped by what a member says of themselves", async () => {
      const member = await signInMember(site);
      await member.client.auth.updateUser({ data: { role: "service_role" } });
      const { data } = await member.client.auth.refreshSession();
      const answer = await site.request("/admin/users", {
        headers: bearer(data.session?.access_token ?? ""),
      });
      expect(answer.status).toBe(403);
    });
  });

  test("make an account with a profile, which its password opens once its address is confirmed", async () => {
    const email = freshEmail();
    const { data, error } = await admin.createUser({
      email: email.toUpperCase(),
      password: PASSWORD,
      user_metadata: { username: "Ada" },
      app_metadata: { plan: "patron" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { username: "Ada" },
      app_metadata: { plan: "patron", provider: "email", providers: ["email"] },
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const id = data.user?.id ?? "";
    const early = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.code).toBe("email_not_confirmed");
    const confirmed = await admin.updateUserById(id, { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
    const late = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(late.error).toBeNull();
    expect(await site.sql("select username from public.profiles where id = $1", [id])).toEqual([
      { username: "Ada" },
    ]);
    expect(site.sent.some(({ to }) => to === email)).toBe(false);
    expect(await actionsOf(id)).toEqual([
      ["user_signedup", "service_role"],
      ["user_modified", "service_role"],
      ["login", id],
    ]);
  });

  test("take over accounts with their hashes, and refuse what is none", async () => {
    const email = freshEmail();
    const hash = await bcrypt("an old password", 4);
    const { error } = await admin.createUser({ email, password_hash: hash, email_confirm: true });
    expect(error).toBeNull();
    const taken = await site.client().auth.signInWithPassword({ email, password: "an old password" });
    expect(taken.error).toBeNull();
    const wrong = await admin.createUser({ email: freshEmail(), password_hash: "plain" });
    expect(wrong.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("refuse what no account can have", async () => {
    const taken = (await signInMember(site)).email;
    const refusals: readonly [Parameters<typeof admin.createUser>[0], number, string][] = [
      [{}, 400, "validation_failed"],
      [{ email: "nonsense" }, 400, "validation_failed"],
      [{ email: taken }, 422, "email_exists"],
      [{ email: freshEmail(), password: "short" }, 422, "weak_password"],
      [{ email: freshEmail(), role: "service_role" }, 400, "validation_failed"],
      [{ email: freshEmail(), ban_duration: "for ever" }, 400, "validation_failed"],
      [{ email: freshEmail(), id: "1" }, 400, "validation_failed"],
    ];
    for (const [attributes, status, code] of refusals) {
      const { error } = await admin.createUser(attributes);
      expect([attributes, error?.status, error?.code]).toEqual([attributes, status, code]);
    }
    const nobody = "83fd9e20-7a80-46e4-bf29-a86e3d6bbf66";
    for (const { error } of [
      await admin.getUserById(nobody),
      await admin.updateUserById(nobody, { email: freshEmail() }),
      await admin.deleteUser(nobody),
    ]) {
      expect(error).toMatchObject({ status: 404, code: "user_not_found" });
    }
  });

  test("list accounts in pages, the newest first", async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { data } = await admin.createUser({ email: freshEmail("paged") });
      made.unshift(data.user?.id ?? "");
    }
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.data.users.map(({ id }) => id)).toEqual(made.slice(0, 2));
    expect(first.data).toMatchObject({ aud: "authenticated", nextPage: 2 });
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.id).toBe(made[2]);
    const [counted] = await site.sql("select count(*)::int as total from auth.users");
    expect(first.data).toMatchObject({ total: counted?.total });
    expect((await admin.listUsers({ page: -1, perPage: 2 })).error).toMatchObject({ status: 400 });
  });

  test("change an address, a password and data at once; the sessions of an old password end", async () => {
    const member = await signInMember(site);
    const email = freshEmail();
    const { data, error } = await admin.updateUserById(member.id, {
      email,
      password: "another horse",
      user_metadata: { theme: "dark", email_verified: true },
      app_metadata: { plan: "patron" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { theme: "dark" },
      app_metadata: { plan: "patron" },
    });
    expect((await member.client.auth.getUser()).error?.code ?? "session_not_found").toBe("session_not_found");
    const again = await site.client().auth.signInWithPassword({ email, password: "another horse" });
    expect(again.error).toBeNull();
    const other = await signInMember(site);
    expect((await admin.updateUserById(other.id, { email })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  });

  test("show the account of the house, which nobody can sign in to", async () => {
    const [before] = await site.sql("select count(*)::integer as count from auth.users");
    await openHouseAccount(site.database);
    const { data, error } = await admin.listUsers({ page: 1, perPage: 1000 });
    expect(error).toBeNull();
    expect(data.users).toHaveLength(Number(before?.count) + 1);
    expect(data.users.find(({ id }) => id === HOUSE_ID)).toMatchObject({
      banned_until: "9999-12-31T00:00:00.000Z",
      identities: [],
    });
    await expect(site.sql("update auth.users set banned_until = 'infinity'")).rejects.toThrow("finite");
  });

  test("shut an account for a time, and open it again", async () => {
    const member = await signInMember(site);
    const { data } = await admin.updateUserById(member.id, { ban_duration: "1h30m" });
    const until = Date.parse((data.user as { banned_until?: string } | null)?.banned_until ?? "");
    expect(until - Date.now()).toBeGreaterThan(89 * 60_000);
    expect(until - Date.now()).toBeLessThan(91 * 60_000);
    expect((await member.client.auth.getUser()).error?.code).toBe("user_banned");
    expect((await member.client.auth.refreshSession()).error?.code).toBe("user_banned");
    const again = site.client().auth;
    const credentials = { email: member.email, password: PASSWORD };
    expect((await again.signInWithPassword(credentials)).error?.code).toBe("user_banned");
    await admin.updateUserById(member.id, { ban_duration: "none" });
    expect((await again.signInWithPassword(credentials)).error).toBeNull();
  });

  test("end an account, and first its plan", async () => {
    const member = await signInMember(site);
    expect((await admin.deleteUser(member.id)).error).toBeNull();
    expect(ended).toContain(member.id);
    expect(await site.sql("select id from auth.users where id = $1", [member.id])).toEqual([]);
    expect((await member.client.auth.getUser()).error?.code).toBe("user_not_found");
    expect(await actionsOf(member.id)).toContainEqual(["user_deleted", "service_role"]);
  });

  test("end an account softly: what hangs on it stays, and nobody gets in or sees whose it was", async () => {
    const member = await signInMember(site);
    expect((await admin.deleteUser(member.id, true)).error).toBeNull();
    const rows = await site.sql("select * from auth.users where id = $1", [member.id]);
    expect(rows[0]?.deleted_at).toBeTruthy();
    expect(JSON.stringify(rows)).not.toContain(member.email);
    expect(await site.sql("select email from public.profiles where id = $1", [member.id])).toEqual([
      { email: null },
    ]);
    expect((await admin.getUserById(member.id)).error?.code).toBe("user_not_found");
    const again = await site.client().auth.signInWithPassword({ email: member.email, password: PASSWORD });
    expect(again.error?.code).toBe("invalid_credentials");
    // The address is free again.
    expect((await admin.createUser({ email: member.email })).error).toBeNull();
  });

  test("see and remove second factors, after which the password alone is asked for", async () => {
    const member = await signInMember(site);
    const { data: factor } = await member.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "phone",
    });
    if (factor === null) throw new Error("There is no factor.");
    await member.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeNow(factor.totp.secret),
    });
    const listed = await admin.mfa.listFactors({ userId: member.id });
    expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: "verified", factor_type: "totp" }]);
    expect(JSON.stringify(listed.data)).not.toContain(factor.totp.secret);
    const removed = await admin.mfa.deleteFactor({ userId: member.id, id: factor.id });
    expect(removed.error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: member.id })).data?.factors).toEqual([]);
    const { data } = await member.client.auth.refreshSession();
    expect(data.session?.user.factors).toBeUndefined();
    expect(await actionsOf(member.id)).toContainEqual(["factor_deleted", "service_role"]);
  });

  test("invite somebody, whom the mailed link makes a member", async () => {
    const email = freshEmail();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { username: "Grace" } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const mail = site.lastMail(email);
    expect(mail.kind).toBe("invite");
    const answer = await site.request((mail.link ?? "").slice(`${ORIGIN}/auth/v1`.length));
    expect(answer.headers.get("location")).toContain("type=invite");
    expect(answer.headers.get("location")).toContain("access_token=");
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await admin.inviteUserByEmail("nonsense")).error).toMatchObject({ status: 400 });
  });

  describe("make links and mail none", () => {
    const take = async (hash: string, type: "signup" | "magiclink" | "recovery" | "email_change") =>
      site.client().auth.verifyOtp({ token_hash: hash, type });

    test("for a sign-up, with its password", async () => {
      const email = freshEmail();
      const sent = site.sent.length;
      const { data, error } = await admin.generateLink({
        type: "signup",
        email,
        password: PASSWORD,
        options: { data: { username: "Lin" }, redirectTo: "https://elsewhere.example/welcome" },
      });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toEqual({ username: "Lin" });
      expect(data.properties).toMatchObject({ verification_type: "signup", redirect_to: ORIGIN });
      expect(data.properties?.action_link).toContain("type=signup");
      expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
      expect(site.sent).toHaveLength(sent);
      expect((await take(data.properties?.hashed_token ?? "", "signup")).error).toBeNull();
      const again = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
      expect(again.error).toBeNull();
    });

    test("into an account, once each", async () => {
      const { email } = await signInMember(site);
      for (const type of ["magiclink", "recovery"] as const) {
        const { data } = await admin.generateLink({ type, email });
        const hash = data.properties?.hashed_token ?? "";
        expect((await take(hash, type)).data.user?.email).toBe(email);
        expect((await take(hash, type)).error?.code).toBe("otp_expired");
      }
      const nobody = await admin.generateLink({ type: "recovery", email: freshEmail() });
      expect(nobody.error).toMatchObject({ status: 404, code: "user_not_found" });
    });

    test("for a change of address, to which both addresses have to agree", async () => {
      const { email, id } = await signInMember(site);
      const newEmail = freshEmail();
      const old = await admin.generateLink({ type: "email_change_current", email, newEmail });
      const fresh = await admin.generateLink({ type: "email_change_new", email, newEmail });
      expect(fresh.data.user).toMatchObject({ email, new_email: newEmail });
      await take(old.data.properties?.hashed_token ?? "", "email_change");
      expect((await admin.getUserById(id)).data.user?.email).toBe(email);
      await take(fresh.data.properties?.hashed_token ?? "", "email_change");
      expect((await admin.getUserById(id)).data.user?.email).toBe(newEmail);
    });
  });

  test("that only hosted projects have are refused by name", async () => {
    const { error } = await admin.oauth.listClients();
    expect(error).toMatchObject({ status: 404, code: "oauth_server_disabled" });
    const provider = await site.request("/admin/custom-providers", { headers: bearer(serviceKey) });
    expect(provider.status).toBe(400);
  });
});

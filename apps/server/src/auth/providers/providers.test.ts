import { randomUUID } from "node:crypto";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshEmail, ORIGIN, openAuthSiteOn } from "../../../testing/auth-site.ts";
import { claimsOf, PASSWORD, signInMember } from "../../../testing/members.ts";
import { openProviderSite, PKCE, type ProviderSite, VERIFIER } from "../../../testing/provider-site.ts";

describe.each(TEST_ENGINES)("other providers, on the engine %s,", (engine) => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await openProviderSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.settle());

  test("are told of in the settings, by what people know them as", async () => {
    const settings = (await (await site.request("/settings")).json()) as Record<string, unknown>;
    expect(settings.external).toMatchObject({ guild: true, google: false, github: false });
    expect(settings.external_labels).toEqual({ guild: "The Guild" });
  });

  describe("signing in", () => {
    test("makes an account of whoever the provider knows, and finds it again", async () => {
      const { id, email } = site.joinGuild();
      const first = await site.signIn(id);
      expect(first.user).toMatchObject({
        email,
        app_metadata: { provider: "guild", providers: ["guild"] },
        user_metadata: { username: "jace", full_name: "Jace Beleren", email_verified: true },
        identities: [{ provider: "guild", id, identity_data: { sub: id, email, email_verified: true } }],
      });
      expect(first.user.email_confirmed_at).toBeDefined();
      expect(claimsOf(first.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
      // Also when the address there has become another.
      site.guild.accounts.set(id, { email: freshEmail("moved"), email_verified: false });
      const second = await site.signIn(id);
      expect(second.user).toMatchObject({ id: first.user.id, email });
    });

    test("works with the client that browsers use", async () => {
      const { id, email } = site.joinGuild();
      const client = site.client({ flowType: "pkce" });
      const { data } = await client.auth.signInWithOAuth({
        provider: "guild" as "google",
        options: { skipBrowserRedirect: true, redirectTo: `${ORIGIN}/profile` },
      });
      const { pathname, search } = new URL(data.url ?? "");
      const sent = await site.request(pathname.replace("/auth/v1", "") + search);
      const { location, code } = await site.comeBack(
        await site.guild.logIn(sent.headers.get("location") ?? "", id),
      );
      expect(location.pathname).toBe("/profile");
      const { data: signedIn, error } = await client.auth.exchangeCodeForSession(code ?? "");
      expect(error).toBeNull();
      expect(signedIn.user?.email).toBe(email);
    });

    test("without a challenge of its own ends in a session, for the browser that began alone", async () => {
      const { id } = site.joinGuild();
      const { address, cookie, setCookie } = await site.begin();
      expect(setCookie).toMatch(/; Path=\/auth\/v1\/callback; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
      const { told } = await site.comeBack(await site.guild.logIn(address, id), cookie);
      expect(claimsOf(told.access_token ?? "")).toMatchObject({ amr: [{ method: "oauth" }] });
      // Somebody else's way there, handed to a victim: they are not to end up in the account of another.
      const other = await site.begin();
      const handed = await site.comeBack(await site.guild.logIn(other.address, id));
      expect(handed.error).toBe("bad_oauth_state");
      expect(handed.told.access_token).toBeUndefined();
    });

    test("uses what it was sent with: a challenge, a nonce and a state, each once", async () => {
      const { id } = site.joinGuild();
      const { address } = await site.begin(PKCE);
      const sent = new URL(address).searchParams;
      expect(sent.get("redirect_uri")).toBe(`${ORIGIN}/auth/v1/callback`);
      expect(sent.get("code_challenge_method")).toBe("S256");
      for (const secret of ["state", "nonce", "code_challenge"]) {
        expect(sent.get(secret)).toMatch(/^[\w-]{43}$/);
      }
      const back = await site.guild.logIn(address, id);
      const { code } = await site.comeBack(back);
      expect((await site.comeBack(back)).error).toBe("bad_oauth_state");
      expect((await site.exchange(code, `${VERIFIER}x`)).body.code).toBe("bad_code_verifier");
      expect((await site.exchange(code)).body.code).toBe("flow_state_not_found");
      expect((await site.refusals("bad_oauth_state")).length).toBeGreaterThan(0);
    });

    test("is over when it takes too long", async () => {
      const { id } = site.joinGuild();
      const { address } = await site.begin(PKCE);
      const back = await site.guild.logIn(address, id);
      await site.sql("update auth.provider_flows set created_at = created_at - interval '1 hour'");
      expect((await site.comeBack(back)).error).toBe("bad_oauth_state");
    });

    test("asks the provider what clients may ask, and nothing that decides who comes back", async () => {
      const { address } = await site.begin({
        ...PKCE,
        prompt: "select_account",
        redirect_uri: "https://evil.example",
        state: "mine",
        nonce: "mine",
        client_id: "other",
      });
      const sent = new URL(address).searchParams;
      expect(sent.get("prompt")).toBe("select_account");
      expect(sent.getAll("redirect_uri")).toEqual([`${ORIGIN}/auth/v1/callback`]);
      expect([sent.get("state"), sent.get("nonce"), sent.get("client_id")]).not.toContain("mine");
      expect(sent.get("client_id")).toBe("deckwright");
    });

    test.each([
      ["https://evil.example/", `${ORIGIN}/`],
      ["javascript:alert(1)", `${ORIGIN}/`],
      ["//evil.example", `${ORIGIN}/`],
      [`${ORIGIN}@evil.example/`, `${ORIGIN}/`],
      ["https://app.example.net/in", "https://app.example.net/in"],
    ])("that was to lead to %s leads to %s", async (asked, expected) => {
      const { id } = site.joinGuild();
      const { address } = await site.begin({ ...PKCE, redirect_to: asked });
      const { location } = await site.comeBack(await site.guild.logIn(address, id));
      expect(`${location.origin}${location.pathname}`).toBe(expected);
      // Also where it is refused.
      const refused = await site.begin({ ...PKCE, redirect_to: asked });
      const back = await site.comeBack(await site.guild.logIn(refused.address, ""));
      expect(`${back.location.origin}${back.location.pathname}`).toBe(expected);
      expect(back.error).toBe("access_denied");
    });

    test("that nobody began is refused, whatever is sent", async () => {
      for (const query of ["", "?state=x&code=y", "?error=access_denied", `?state=${"x".repeat(5000)}`]) {
        const answer = await site.request(`/callback${query}`);
        expect(answer.status).toBe(302);
        const location = new URL(answer.headers.get("location") ?? "");
        expect([location.origin, location.searchParams.get("error_code")]).toEqual([
          ORIGIN,
          "bad_oauth_state",
        ]);
      }
    });

    test("is not done by a program that only looks at the address", async () => {
      const { id } = site.joinGuild();
      const { address } = await site.begin(PKCE);
      const back = await site.guild.logIn(address, id);
      expect((await site.request(`/callback${back.search}`, { method: "HEAD" })).status).toBe(204);
      expect((await site.comeBack(back)).code).not.toBeNull();
    });

    test("of somebody who is banned, and of anybody new where nobody may sign up, is refused", async () => {
      const { id } = site.joinGuild();
      const { user } = await site.signIn(id);
      await site.sql("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        user.id,
      ]);
      const { address } = await site.begin(PKCE);
      expect((await site.comeBack(await site.guild.logIn(address, id))).error).toBe("user_banned");
      const closed = await openAuthSiteOn(site.database, {
        providers: [site.guild.row],
        signupsEnabled: false,
      });
      const sent = await closed.request(`/authorize?${new URLSearchParams({ provider: "guild", ...PKCE })}`);
      const stranger = site.joinGuild();
      const back = await site.guild.logIn(sent.headers.get("location") ?? "", stranger.id);
      const answer = await closed.request(`/callback${back.search}`);
      expect(answer.headers.get("location")).toContain("error_code=signup_disabled");
      expect(await site.sql("select id from auth.users where email = $1", [stranger.email])).toEqual([]);
    });
  });

  describe("an account here with the same address", () => {
    test("is linked when the provider says that the address is theirs", async () => {
      const member = await signInMember(site);
      const { id } = site.joinGuild({ email: member.email });
      const { user } = await site.signIn(id);
      expect(user).toMatchObject({
        id: member.id,
        app_metadata: { provider: "email", providers: ["email", "guild"] },
      });
      expect(user.identities).toHaveLength(2);
      // The password is still theirs.
      const again = await site.client().auth.signInWithPassword({ email: member.email, password: PASSWORD });
      expect(again.error).toBeNull();
    });

    test.each([
      ["is not said to be theirs", {}],
      ["is said not to be", { email_verified: false }],
      ["is said to be, but not as it should", { email_verified: 1 }],
    ])("is nobody's where the address %s", async (_, claims) => {
      const member = await signInMember(site);
      const id = randomUUID();
      site.guild.accounts.set(id, { email: member.email, ...claims });
      const { address } = await site.begin(PKCE);
      const { error, code } = await site.comeBack(await site.guild.logIn(address, id));
      expect([error, code]).toEqual(["provider_email_needs_verification", null]);
      const rows = await site.sql("select id from auth.identities where provider_id = $1", [id]);
      expect(rows).toEqual([]);
      const [noted] = (await site.refusals("provider_email_needs_verification")).slice(-1);
      expect(noted).toMatchObject({ payload: { provider: "guild" } });
    });

    test.each(["\u212a", "\ufb01"])(
      "is not that of an address with %s, which is only read as it",
      async (letter) => {
        const plain = letter.normalize("NFKC").toLowerCase();
        const local = `m${plain}${randomUUID().slice(0, 8)}`;
        const victim = await signInMember(site);
        await site.sql("update auth.users set email = $2 where id = $1", [victim.id, `${local}@example.org`]);
        const { id } = site.joinGuild({ email: `${local.replace(plain, letter)}@example.org` });
        const { address } = await site.begin(PKCE);
        expect((await site.comeBack(await site.guild.logIn(address, id))).error).toBe(
          "provider_email_needs_verification",
        );
      },
    );

    test("keeps nothing of whoever signed up with the address and never proved it", async () => {
      const { id, email } = site.joinGuild();
      await site.post("/signup", { email, password: "set by somebody else", data: { username: "squatter" } });
      const { user } = await site.signIn(id);
      expect(user.user_metadata).toMatchObject({ username: "jace" });
      expect(user.email_confirmed_at).toBeDefined();
      const squatter = await site
        .client()
        .auth.signInWithPassword({ email, password: "set by somebody else" });
      expect(squatter.error?.code).toBe("invalid_credentials");
      // Nor by the message that was mailed for that sign-up.
      const link = new URL(site.lastMail(email).link ?? "");
      const late = await site.post("/verify", { type: "signup", token_hash: link.searchParams.get("token") });
      expect(late.status).toBe(403);
    });

    test("with a second factor still asks for it", async () => {
      const member = await signInMember(site);
      await site.sql(
        "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
        [member.id],
      );
      const { id } = site.joinGuild({ email: member.email });
      expect(claimsOf((await site.signIn(id)).access_token)).toMatchObject({ sub: member.id, aal: "aal1" });
    });
  });
});

import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "../../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../../testing/members.ts";
import { type OpenIdProvider, openOpenIdProvider } from "../../../testing/open-id-provider.ts";

const CALLBACK = `${ORIGIN}/auth/v1/callback`;
const VERIFIER = "a-verifier-that-is-long-enough-to-be-one-of-rfc-7636";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

let guild: OpenIdProvider;
beforeAll(async () => {
  guild = await openOpenIdProvider(CALLBACK);
});
afterAll(() => guild?.close());

describe.each(TEST_ENGINES)("other providers, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({
      engine,
      providers: [guild.row],
      allowed: ["https://app.example.net/**"],
    });
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    guild.restore();
    await site.sql("delete from auth.rate_limits");
  });

  /** Somebody with an account at the provider. */
  function joinGuild(claims: Readonly<Record<string, unknown>> = {}) {
    const id = randomUUID();
    const email = freshEmail("guild");
    guild.accounts.set(id, {
      email,
      email_verified: true,
      name: "Jace Beleren",
      preferred_username: "jace",
      ...claims,
    });
    return { id, email };
  }

  async function begin(query: Readonly<Record<string, string>> = {}) {
    const asked = new URLSearchParams({ provider: "guild", ...query });
    const answer = await site.request(`/authorize?${asked}`);
    return {
      status: answer.status,
      address: answer.headers.get("location") ?? "",
      cookie: (answer.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "",
      setCookie: answer.headers.get("set-cookie") ?? "",
    };
  }

  const PKCE = { code_challenge: CHALLENGE, code_challenge_method: "s256" };

  /** Comes back from the provider. @returns What the page that is led to is told. */
  async function comeBack(back: URL, cookie = "") {
    const answer = await site.request(`/callback${back.search}`, { headers: { cookie } });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get("location") ?? "");
    return {
      location,
      code: location.searchParams.get("code"),
      error: location.searchParams.get("error_code"),
      told: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
    };
  }

  const exchange = (code: string | null, verifier = VERIFIER) =>
    site.post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });

  /** Signs in as somebody by the provider. */
  async function signIn(account: string) {
    const { address } = await begin(PKCE);
    const { code, error } = await comeBack(await guild.logIn(address, account));
    expect(error).toBeNull();
    const { body } = await exchange(code);
    return body as { access_token: string; user: Record<string, unknown> & { id: string } };
  }

  const refusals = async (code: string) =>
    site.sql(
      "select payload from auth.audit_log_entries where payload ->> 'action' = 'provider_refused' and payload ->> 'code' = $1",
      [code],
    );

  test("are told of in the settings, by what people know them as", async () => {
    const settings = (await (await site.request("/settings")).json()) as Record<string, unknown>;
    expect(settings.external).toMatchObject({ guild: true, google: false, github: false });
    expect(settings.external_labels).toEqual({ guild: "The Guild" });
  });

  describe("signing in", () => {
    test("makes an account of whoever the provider knows, and finds it again", async () => {
      const { id, email } = joinGuild();
      const first = await signIn(id);
      expect(first.user).toMatchObject({
        email,
        app_metadata: { provider: "guild", providers: ["guild"] },
        user_metadata: { username: "jace", full_name: "Jace Beleren", email_verified: true },
        identities: [{ provider: "guild", id, identity_data: { sub: id, email, email_verified: true } }],
      });
      expect(first.user.email_confirmed_at).toBeDefined();
      expect(claimsOf(first.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
      // Also when the address there has become another.
      guild.accounts.set(id, { email: freshEmail("moved"), email_verified: false });
      const second = await signIn(id);
      expect(second.user).toMatchObject({ id: first.user.id, email });
    });

    test("works with the client that browsers use", async () => {
      const { id, email } = joinGuild();
      const client = site.client({ flowType: "pkce" });
      const { data } = await client.auth.signInWithOAuth({
        provider: "guild" as "google",
        options: { skipBrowserRedirect: true, redirectTo: `${ORIGIN}/profile` },
      });
      const { pathname, search } = new URL(data.url ?? "");
      const sent = await site.request(pathname.replace("/auth/v1", "") + search);
      const { location, code } = await comeBack(await guild.logIn(sent.headers.get("location") ?? "", id));
      expect(location.pathname).toBe("/profile");
      const { data: signedIn, error } = await client.auth.exchangeCodeForSession(code ?? "");
      expect(error).toBeNull();
      expect(signedIn.user?.email).toBe(email);
    });

    test("without a challenge of its own ends in a session, for the browser that began alone", async () => {
      const { id } = joinGuild();
      const { address, cookie, setCookie } = await begin();
      expect(setCookie).toMatch(/; Path=\/auth\/v1\/callback; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
      const { told } = await comeBack(await guild.logIn(address, id), cookie);
      expect(claimsOf(told.access_token ?? "")).toMatchObject({ amr: [{ method: "oauth" }] });
      // Somebody else's way there, handed to a victim: they are not to end up in the account of another.
      const other = await begin();
      const handed = await comeBack(await guild.logIn(other.address, id));
      expect(handed.error).toBe("bad_oauth_state");
      expect(handed.told.access_token).toBeUndefined();
    });

    test("uses what it was sent with: a challenge, a nonce and a state, each once", async () => {
      const { id } = joinGuild();
      const { address } = await begin(PKCE);
      const sent = new URL(address).searchParams;
      expect(sent.get("redirect_uri")).toBe(CALLBACK);
      expect(sent.get("code_challenge_method")).toBe("S256");
      for (const secret of ["state", "nonce", "code_challenge"]) {
        expect(sent.get(secret)).toMatch(/^[\w-]{43}$/);
      }
      const back = await guild.logIn(address, id);
      const { code } = await comeBack(back);
      expect((await comeBack(back)).error).toBe("bad_oauth_state");
      expect((await exchange(code, `${VERIFIER}x`)).body.code).toBe("bad_code_verifier");
      expect((await exchange(code)).body.code).toBe("flow_state_not_found");
      expect((await refusals("bad_oauth_state")).length).toBeGreaterThan(0);
    });

    test("is over when it takes too long", async () => {
      const { id } = joinGuild();
      const { address } = await begin(PKCE);
      const back = await guild.logIn(address, id);
      await site.sql("update auth.provider_flows set created_at = created_at - interval '1 hour'");
      expect((await comeBack(back)).error).toBe("bad_oauth_state");
    });

    test("asks the provider what clients may ask, and nothing that decides who comes back", async () => {
      const { address } = await begin({
        ...PKCE,
        prompt: "select_account",
        redirect_uri: "https://evil.example",
        state: "mine",
        nonce: "mine",
        client_id: "other",
      });
      const sent = new URL(address).searchParams;
      expect(sent.get("prompt")).toBe("select_account");
      expect(sent.getAll("redirect_uri")).toEqual([CALLBACK]);
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
      const { id } = joinGuild();
      const { address } = await begin({ ...PKCE, redirect_to: asked });
      const { location } = await comeBack(await guild.logIn(address, id));
      expect(`${location.origin}${location.pathname}`).toBe(expected);
      // Also where it is refused.
      const refused = await begin({ ...PKCE, redirect_to: asked });
      const back = await comeBack(await guild.logIn(refused.address, ""));
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
      const { id } = joinGuild();
      const { address } = await begin(PKCE);
      const back = await guild.logIn(address, id);
      expect((await site.request(`/callback${back.search}`, { method: "HEAD" })).status).toBe(204);
      expect((await comeBack(back)).code).not.toBeNull();
    });

    test("of somebody who is banned, and of anybody new where nobody may sign up, is refused", async () => {
      const { id } = joinGuild();
      const { user } = await signIn(id);
      await site.sql("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        user.id,
      ]);
      const { address } = await begin(PKCE);
      expect((await comeBack(await guild.logIn(address, id))).error).toBe("user_banned");
      const closed = await openAuthSite({ engine, providers: [guild.row], signupsEnabled: false });
      try {
        const sent = await closed.request(
          `/authorize?${new URLSearchParams({ provider: "guild", ...PKCE })}`,
        );
        const back = await guild.logIn(sent.headers.get("location") ?? "", joinGuild().id);
        const answer = await closed.request(`/callback${back.search}`);
        expect(answer.headers.get("location")).toContain("error_code=signup_disabled");
        expect(await closed.sql("select id from auth.users")).toEqual([]);
      } finally {
        await closed.close();
      }
    });
  });

  describe("an account here with the same address", () => {
    test("is linked when the provider says that the address is theirs", async () => {
      const member = await signInMember(site);
      const { id } = joinGuild({ email: member.email });
      const { user } = await signIn(id);
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
      guild.accounts.set(id, { email: member.email, ...claims });
      const { address } = await begin(PKCE);
      const { error, code } = await comeBack(await guild.logIn(address, id));
      expect([error, code]).toEqual(["provider_email_needs_verification", null]);
      const rows = await site.sql("select id from auth.identities where provider_id = $1", [id]);
      expect(rows).toEqual([]);
      const [noted] = (await refusals("provider_email_needs_verification")).slice(-1);
      expect(noted).toMatchObject({ payload: { provider: "guild" } });
    });

    test.each(["\u212a", "\ufb01"])(
      "is not that of an address with %s, which is only read as it",
      async (letter) => {
        const plain = letter.normalize("NFKC").toLowerCase();
        const local = `m${plain}${randomUUID().slice(0, 8)}`;
        const victim = await signInMember(site);
        await site.sql("update auth.users set email = $2 where id = $1", [victim.id, `${local}@example.org`]);
        const { id } = joinGuild({ email: `${local.replace(plain, letter)}@example.org` });
        const { address } = await begin(PKCE);
        expect((await comeBack(await guild.logIn(address, id))).error).toBe(
          "provider_email_needs_verification",
        );
      },
    );

    test("keeps nothing of whoever signed up with the address and never proved it", async () => {
      const { id, email } = joinGuild();
      await site.post("/signup", { email, password: "set by somebody else", data: { username: "squatter" } });
      const { user } = await signIn(id);
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
      const { id } = joinGuild({ email: member.email });
      expect(claimsOf((await signIn(id)).access_token)).toMatchObject({ sub: member.id, aal: "aal1" });
    });
  });

  describe("what a provider answers", () => {
    async function answerWith(change: (tokens: Record<string, unknown>) => Promise<object> | object) {
      const { id } = joinGuild();
      const { address } = await begin(PKCE);
      const nonce = new URL(address).searchParams.get("nonce") ?? "";
      const back = await guild.logIn(address, id);
      const tokens = { access_token: "x", token_type: "Bearer", expires_in: 60, scope: "openid" };
      const body = JSON.stringify(await change({ ...tokens, id_token: await guild.sign(id, { nonce }) }));
      guild.tamper("/token", (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(body);
      });
      // The token of the test is of no use at this address.
      guild.tamper("/me", (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ sub: id, ...guild.accounts.get(id) }));
      });
      return { id, nonce, ...(await comeBack(back)) };
    }
    const withToken = (claims: () => object) => {
      const id = randomUUID();
      return answerWith(async (tokens) => {
        const nonce = String(claimsOf(String(tokens.id_token)).nonce);
        return { ...tokens, id_token: await guild.sign(id, { nonce, ...claims() }) };
      });
    };

    test("is believed as it is", async () => {
      const { code } = await answerWith((tokens) => tokens);
      expect(code).not.toBeNull();
    });

    test.each([
      ["another nonce", { nonce: "other" }],
      ["no nonce", { nonce: undefined }],
      ["another audience", { aud: "somebody-else" }],
      ["another issuer", { iss: "https://evil.example" }],
      ["a time long past", { iat: 1, exp: 2 }],
    ])("with %s is refused", async (_, claims) => {
      const { code, error } = await withToken(() => claims);
      expect([code, error]).toEqual([null, "bad_oauth_callback"]);
    });

    test("with a forged signature, or none, is refused", async () => {
      const forge = (token: string) => {
        const [header = "", body = "", signature = ""] = token.split(".");
        const other = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
        return `${header}.${body}.${other}`;
      };
      const forged = await answerWith((tokens) => ({ ...tokens, id_token: forge(String(tokens.id_token)) }));
      expect(forged.error).toBe("bad_oauth_callback");
      const unsigned = await answerWith((tokens) => {
        const header = Buffer.from('{"alg":"none"}').toString("base64url");
        return { ...tokens, id_token: `${header}.${String(tokens.id_token).split(".")[1]}.` };
      });
      expect(unsigned.error).toBe("bad_oauth_callback");
      const without = await answerWith(({ id_token: _, ...tokens }) => tokens);
      expect(without.error).toBe("bad_oauth_callback");
      expect((await refusals("bad_oauth_callback")).length).toBeGreaterThan(2);
    });

    test.each([
      ["nothing", "", 200],
      ["what is no JSON", "<html>", 200],
      ["an error", '{"error":"invalid_grant"}', 400],
      ["a refusal", '{"error":"invalid_client"}', 401],
      ["with a redirect", "", 302],
    ])("%s is refused, and is no failure of ours", async (_, body, status) => {
      const { address } = await begin(PKCE);
      const back = await guild.logIn(address, joinGuild().id);
      guild.tamper("/token", (response) => {
        response.writeHead(status, { "content-type": "application/json", location: "http://127.0.0.1:1/" });
        response.end(body);
      });
      expect((await comeBack(back)).error).toBe("bad_oauth_callback");
    });

    test.each([
      ["that it is not well", (response: ServerResponse) => void response.writeHead(503).end()],
      ["not at all", (response: ServerResponse) => void response.destroy()],
      [
        "without end",
        (response: ServerResponse) => {
          response.writeHead(200, { "content-type": "application/json" });
          response.end("x".repeat(2_000_000));
        },
      ],
    ])("%s leads back with an error", async (_, instead) => {
      const { address } = await begin(PKCE);
      const back = await guild.logIn(address, joinGuild().id);
      guild.tamper("/token", instead);
      const { error, location } = await comeBack(back);
      expect(error).toBe("provider_unavailable");
      expect(location.searchParams.get("error_description")).toContain("The Guild cannot be reached");
    });

    test("is not waited for where it is away altogether", async () => {
      const away = { ...guild.row, name: "away", label: "Nowhere", issuer: "http://127.0.0.1:1" };
      const other = await openAuthSite({ engine, providers: [away] });
      try {
        const answer = await other.request("/authorize?provider=away&redirect_to=https%3A%2F%2Fevil.example");
        expect(answer.status).toBe(302);
        expect(answer.headers.get("location")).toMatch(
          /^https:\/\/decks\.example\.org\/\?error=server_error&error_code=provider_unavailable/,
        );
        const { access_token: token } = (await signInMember(other)).session;
        const linking = await other.request(
          "/user/identities/authorize?provider=away&skip_http_redirect=true",
          {
            headers: bearer(token),
          },
        );
        expect(linking.status).toBe(422);
        const shown = await other.post("/token?grant_type=id_token", { provider: "away", id_token: "a.b.c" });
        expect([shown.status, shown.body.code]).toEqual([422, "provider_unavailable"]);
      } finally {
        await other.close();
      }
    });
  });

  describe("a provider's token", () => {
    const show = (body: object, token?: string) =>
      site.post("/token?grant_type=id_token", { provider: "guild", ...body }, token ? bearer(token) : {});

    test("signs in, once", async () => {
      const { id, email } = joinGuild();
      const token = await guild.sign(id);
      const { data, error } = await site.client().auth.signInWithIdToken({ provider: "guild", token });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, app_metadata: { provider: "guild" } });
      const again = await show({ id_token: token });
      expect([again.status, again.body.message]).toEqual([400, "This ID token was used before"]);
      // An account that a way there finds, too.
      expect((await signIn(id)).user.id).toBe(data.user?.id);
    });

    test("of one of our apps is as good as that of the site", async () => {
      expect(
        (await show({ id_token: await guild.sign(joinGuild().id, { aud: "deckwright-app" }) })).status,
      ).toBe(200);
    });

    test("with a nonce takes the nonce", async () => {
      const hash = createHash("sha256").update("of the app").digest("hex");
      const { id } = joinGuild();
      const wrong = await show({ id_token: await guild.sign(id, { nonce: hash }), nonce: "of another" });
      expect([wrong.status, wrong.body.message]).toEqual([400, "Nonces mismatch"]);
      const both = "Passed nonce and nonce in id_token should either both exist or not.";
      for (const body of [
        { id_token: await guild.sign(id, { nonce: hash }) },
        { id_token: await guild.sign(id), nonce: "of the app" },
      ]) {
        expect((await show(body)).body.message).toBe(both);
      }
      expect(
        (await show({ id_token: await guild.sign(id, { nonce: hash }), nonce: "of the app" })).status,
      ).toBe(200);
    });

    test.each([
      ["another audience", { aud: "somebody-else" }],
      ["several audiences, and none that it was made for", { aud: ["deckwright", "somebody-else"] }],
      ["another party", { azp: "somebody-else" }],
      ["another issuer", { iss: "https://evil.example" }],
      ["a time long past", { iat: 1, exp: 2 }],
    ])("with %s is refused, and written down", async (_, claims) => {
      const before = (await refusals("validation_failed")).length;
      const { status, body } = await show({ id_token: await guild.sign(joinGuild().id, claims) });
      expect([status, body.message]).toEqual([400, "Bad ID token"]);
      expect((await refusals("validation_failed")).length).toBe(before + 1);
    });

    test("that somebody else has signed, or nobody, is refused", async () => {
      const token = await guild.sign(joinGuild().id);
      const [header = "", body = ""] = token.split(".");
      const none = Buffer.from('{"alg":"none"}').toString("base64url");
      const symmetric = Buffer.from('{"alg":"HS256","kid":"one"}').toString("base64url");
      for (const forged of [
        `${header}.${body}.${"A".repeat(342)}`,
        `${none}.${body}.`,
        `${symmetric}.${body}.${"A".repeat(43)}`,
        "x",
        "a.b.c",
        "x".repeat(15_000),
      ]) {
        const answer = await show({ id_token: forged });
        expect([answer.status, answer.body.message]).toEqual([400, "Bad ID token"]);
      }
    });

    test("with an address that is not said to be theirs opens no account", async () => {
      const member = await signInMember(site);
      const token = await guild.sign(joinGuild({ email: member.email, email_verified: false }).id);
      expect((await show({ id_token: token })).body.code).toBe("provider_email_needs_verification");
    });
  });

  describe("linking", () => {
    async function beginLinking(token: string, query: Readonly<Record<string, string>> = PKCE) {
      const asked = new URLSearchParams({ provider: "guild", skip_http_redirect: "true", ...query });
      const answer = await site.request(`/user/identities/authorize?${asked}`, {
        headers: { "x-supabase-api-version": "2024-01-01", ...bearer(token) },
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { url: string; code?: string },
        cookie: (answer.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "",
      };
    }

    test("adds an account of any address, in the session that asked", async () => {
      const member = await signInMember(site);
      const { id } = joinGuild({ email_verified: false });
      const { body } = await beginLinking(member.session.access_token);
      const { code } = await comeBack(await guild.logIn(body.url, id));
      const linked = await exchange(code);
      expect(linked.body.user).toMatchObject({
        id: member.id,
        email: member.email,
        app_metadata: { provider: "email", providers: ["email", "guild"] },
      });
      expect(claimsOf(String(linked.body.access_token)).session_id).toBe(
        claimsOf(member.session.access_token).session_id,
      );
      // From now on it is a way in.
      expect((await signIn(id)).user.id).toBe(member.id);
    });

    test("that somebody began for another to finish links nothing", async () => {
      const attacker = await signInMember(site);
      const victim = joinGuild();
      const { body } = await beginLinking(attacker.session.access_token);
      const { code } = await comeBack(await guild.logIn(body.url, victim.id));
      expect((await exchange(code, `${VERIFIER}-of-the-victim`)).status).toBe(400);
      const rows = await site.sql("select id from auth.identities where provider_id = $1", [victim.id]);
      expect(rows).toEqual([]);
      // Without a challenge, too: the victim's browser has not begun it.
      const plain = await beginLinking(attacker.session.access_token, {});
      expect((await comeBack(await guild.logIn(plain.body.url, victim.id))).error).toBe("bad_oauth_state");
      const own = await beginLinking(attacker.session.access_token, {});
      const { told } = await comeBack(await guild.logIn(own.body.url, victim.id), own.cookie);
      expect(claimsOf(told.access_token ?? "").sub).toBe(attacker.id);
    });

    test("is over with the session that asked", async () => {
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const back = await guild.logIn(body.url, joinGuild().id);
      await member.client.auth.signOut();
      expect((await comeBack(back)).error).toBe("bad_oauth_state");
    });

    test("of an account that is somebody's already is refused", async () => {
      const { id } = joinGuild();
      await signIn(id);
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const { error, location } = await comeBack(await guild.logIn(body.url, id));
      expect(error).toBe("identity_already_exists");
      expect(location.searchParams.get("error_description")).toBe(
        "Identity is already linked to another user",
      );
    });

    test("by a token needs no way there", async () => {
      const member = await signInMember(site);
      const { id } = joinGuild();
      const { data, error } = await member.client.auth.linkIdentity({
        provider: "guild" as "google",
        token: await guild.sign(id),
      });
      expect(error).toBeNull();
      expect(data.user?.id).toBe(member.id);
    });

    test("and unlinking take the second factor of whoever has one", async () => {
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const linked = await exchange((await comeBack(await guild.logIn(body.url, joinGuild().id))).code);
      const token = String(linked.body.access_token);
      await site.sql(
        "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
        [member.id],
      );
      expect((await beginLinking(token)).body.code).toBe("insufficient_aal");
      const [identity] = (linked.body.user as { identities: { identity_id: string }[] }).identities;
      const answer = await site.request(`/user/identities/${identity?.identity_id}`, {
        method: "DELETE",
        headers: { "x-supabase-api-version": "2024-01-01", ...bearer(token) },
      });
      expect(await answer.json()).toMatchObject({ code: "insufficient_aal" });
    });

    test("may be shut, and is of members alone", async () => {
      expect((await site.request("/user/identities/authorize?provider=guild")).status).toBe(401);
      const shut = await openAuthSite({ engine, providers: [guild.row], linkingEnabled: false });
      try {
        const { client, session } = await signInMember(shut);
        const { error } = await client.auth.linkIdentity({ provider: "guild" as "google" });
        expect(error).toMatchObject({ status: 404, code: "manual_linking_disabled" });
        expect(session).toBeDefined();
      } finally {
        await shut.close();
      }
    });
  });

  describe("unlinking", () => {
    const unlink = async (token: string, id: string) => {
      const answer = await site.request(`/user/identities/${id}`, {
        method: "DELETE",
        headers: { "x-supabase-api-version": "2024-01-01", ...bearer(token) },
      });
      return { status: answer.status, body: (await answer.json()) as { code?: string } };
    };
    const identitiesOf = (user: Record<string, unknown>) =>
      user.identities as { identity_id: string; provider: string }[];
    const idOf = (user: Record<string, unknown>, provider: string) =>
      identitiesOf(user).find((each) => each.provider === provider)?.identity_id ?? "";

    test("parts with one of several, and never with the last", async () => {
      const member = await signInMember(site);
      const { id } = joinGuild({ email: member.email });
      const { access_token: token, user } = await signIn(id);
      expect(await unlink(token, idOf(user, "guild"))).toEqual({ status: 200, body: {} });
      const { data } = await member.client.auth.getUser();
      expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
      const [last] = data.user?.identities ?? [];
      if (last === undefined) throw new Error("There is no identity.");
      const { error } = await member.client.auth.unlinkIdentity(last);
      expect(error).toMatchObject({ status: 422, code: "single_identity_not_deletable" });
    });

    test("with the address takes the password away", async () => {
      const member = await signInMember(site);
      const { access_token: token, user } = await signIn(joinGuild({ email: member.email }).id);
      expect((await unlink(token, idOf(user, "email"))).status).toBe(200);
      const { error } = await site
        .client()
        .auth.signInWithPassword({ email: member.email, password: PASSWORD });
      expect(error?.code).toBe("invalid_credentials");
    });

    test("does not count a provider that is no longer there", async () => {
      const member = await signInMember(site);
      await site.sql(
        "insert into auth.identities (provider, provider_id, user_id, identity_data) values ('gone', $1, $2, '{}')",
        [randomUUID(), member.id],
      );
      const { data } = await member.client.auth.getUser();
      const id = data.user?.identities?.find(({ provider }) => provider === "email")?.identity_id ?? "";
      expect((await unlink(member.session.access_token, id)).body.code).toBe("single_identity_not_deletable");
    });

    test("is of one's own alone", async () => {
      const other = await signIn(joinGuild().id);
      const member = await signInMember(site);
      for (const id of [idOf(other.user, "guild"), randomUUID(), "x", "' or 1=1 --"]) {
        const { status, body } = await unlink(member.session.access_token, encodeURIComponent(id));
        expect([status, body.code]).toEqual([422, "identity_not_found"]);
      }
    });
  });
});

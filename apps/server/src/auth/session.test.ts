import { createHash } from "node:crypto";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../testing/members.ts";

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite();
});
afterAll(() => site?.close());
beforeEach(() => site.sql("delete from auth.rate_limits"));

const signedIn = () => signInMember(site);
const refresh = (token: string) => site.post("/token?grant_type=refresh_token", { refresh_token: token });

/** Makes everything about a session older. */
const age = (table: "refresh_tokens" | "one_time_tokens" | "flow_state" | "sessions", seconds: number) =>
  site.sql(
    `update auth.${table} set created_at = created_at - make_interval(secs => $1), updated_at = updated_at - make_interval(secs => $1)`,
    [seconds],
  );

describe("a session", () => {
  test("comes with the claims that policies and clients read", async () => {
    const { email, id } = await signedIn();
    const { data, error } = await site
      .client()
      .auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
    const claims = claimsOf(data.session?.access_token ?? "");
    expect(claims).toMatchObject({
      iss: `${ORIGIN}/auth/v1`,
      sub: id,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { email_verified: true },
    });
    expect(claims.exp).toBe(Number(claims.iat) + 3600);
    expect(data.session?.expires_at).toBe(claims.exp);
    expect(claims.amr).toMatchObject([{ method: "password" }]);
    expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data.user?.last_sign_in_at).toBeTruthy();
  });

  test("is verified by the client with the published keys alone", async () => {
    const { client } = await signedIn();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("ES256");
    const keys = await site.request("/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
    expect(await keys.json()).toEqual({ keys: site.keys.published });
  });

  test("still signs in with a password that has become too weak, and says so", async () => {
    const { email } = await signedIn();
    const weak = await import("./password.ts").then(({ hashPassword }) => hashPassword("abc"));
    await site.sql("update auth.users set encrypted_password = $2 where email = $1", [email, weak]);
    const answer = await site.post("/token?grant_type=password", { email, password: "abc" });
    expect(answer.body.weak_password).toMatchObject({ reasons: ["length"] });
    expect(answer.body.access_token).toBeTruthy();
  });

  test("is not given to a banned member", async () => {
    const { email, session } = await signedIn();
    await site.sql("update auth.users set banned_until = now() + interval '1 hour' where email = $1", [
      email,
    ]);
    const answer = await site.post("/token?grant_type=password", { email, password: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([400, "user_banned"]);
    expect((await refresh(session.refresh_token)).body.code).toBe("user_banned");
    const read = await site.request("/user", { headers: bearer(session.access_token) });
    expect(read.status).toBe(403);
  });

  test.each([
    ["", {}, "invalid_credentials", "unsupported_grant_type"],
    ["?grant_type=magic", {}, "invalid_credentials", "unsupported_grant_type"],
    ["?grant_type=password", { password: "x" }, "validation_failed", "missing email or phone"],
    [
      "?grant_type=password",
      { email: "a@b.c", phone: "1", password: "x" },
      "validation_failed",
      "Only an email address or phone number should be provided on login.",
    ],
    [
      "?grant_type=password",
      { phone: "123456", password: "x" },
      "invalid_credentials",
      "Invalid login credentials",
    ],
    ["?grant_type=password", { email: "a@b.c" }, "invalid_credentials", "Invalid login credentials"],
    ["?grant_type=id_token", { provider: "google" }, "validation_failed", "id_token required"],
    [
      "?grant_type=id_token",
      { provider: "google", id_token: "x" },
      "provider_disabled",
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    [
      "?grant_type=id_token",
      { provider: "toString", id_token: "x" },
      "provider_disabled",
      'Provider (issuer "toString") is not enabled',
    ],
  ])("token%s with %j is refused", async (query, body, code, message) => {
    const answer = await site.post(`/token${query}`, body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, code, message]);
  });
});

describe("refreshing a session", () => {
  test("gives a new refresh token of the same session", async () => {
    const { client, session } = await signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(claimsOf(data.session?.access_token ?? "").session_id).toBe(
      claimsOf(session.access_token).session_id,
    );
  });

  test("whose answer was lost can be done again, however late", async () => {
    const { session } = await signedIn();
    const first = await refresh(session.refresh_token);
    await age("refresh_tokens", 3600);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
  });

  test("with a token two behind gives the current one for ten seconds, never another", async () => {
    const { session } = await signedIn();
    const first = await refresh(session.refresh_token);
    const second = await refresh(String(first.body.refresh_token));
    const late = await refresh(session.refresh_token);
    expect(late.body.refresh_token).toBe(second.body.refresh_token);
  });

  test("with a stolen old token ends the session for thief and member alike", async () => {
    const { client, session } = await signedIn();
    await client.auth.refreshSession();
    const { data } = await client.auth.refreshSession();
    await age("refresh_tokens", 11);
    const stolen = await refresh(session.refresh_token);
    expect([stolen.status, stolen.body]).toEqual([
      400,
      { code: "refresh_token_already_used", message: "Invalid Refresh Token: Already Used" },
    ]);
    const current = await refresh(data.session?.refresh_token ?? "");
    expect([current.status, current.body.code]).toEqual([400, "refresh_token_not_found"]);
    const { error } = await client.auth.getUser();
    expect(error?.name).toBe("AuthSessionMissingError");
  });

  test("does not touch the member's other sessions", async () => {
    const { email, session } = await signedIn();
    const other = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
    const once = await refresh(session.refresh_token);
    await refresh(String(once.body.refresh_token));
    await age("refresh_tokens", 11);
    await refresh(session.refresh_token);
    expect((await refresh(other.data.session?.refresh_token ?? "")).status).toBe(200);
  });

  test("makes the client forget a session that is gone", async () => {
    const { client, id } = await signedIn();
    await site.sql("delete from auth.sessions where user_id = $1", [id]);
    const { error } = await client.auth.refreshSession();
    expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test.each([
    ["", "validation_failed", "refresh_token required"],
    ["short", "validation_failed", "Refresh token is not valid"],
    ["UPPERCASE-12", "validation_failed", "Refresh token is not valid"],
    ["abcdefghijkl", "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
    ["x".repeat(60), "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
  ])("%j is no token", async (token, code, message) => {
    const answer = await refresh(token);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, code, message]);
  });

  test("is refused once a session is over by its time", async () => {
    const { session, id } = await signedIn();
    await site.sql("update auth.sessions set not_after = now() - interval '1 second' where user_id = $1", [
      id,
    ]);
    expect((await refresh(session.refresh_token)).body).toEqual({
      code: "session_expired",
      message: "Invalid Refresh Token: Session Expired",
    });
  });
});

describe.each(TEST_ENGINES)("refreshing one session on the engine %s", (engine) => {
  test("fifty times at once gives everybody the same token, and the session lives on", async () => {
    const own = await openAuthSite({ engine });
    const { session } = await signInMember(own);
    const refreshOwn = (refresh_token: string) =>
      own.post("/token?grant_type=refresh_token", { refresh_token });
    const answers = await Promise.all(Array.from({ length: 50 }, () => refreshOwn(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    const [next = ""] = [...tokens].map(String);
    expect(next).not.toBe(session.refresh_token);
    const [row] = await own.sql(
      "select count(*)::int as active from auth.refresh_tokens where session_id = $1 and not revoked",
      [claimsOf(session.access_token).session_id],
    );
    expect(row?.active).toBe(1);
    expect((await refreshOwn(next)).status).toBe(200);
    await own.close();
  });
});

describe("signing out", () => {
  const alive = async (token: string) => (await refresh(token)).status === 200;

  async function threeSessions() {
    const { email, client, session } = await signedIn();
    const others = [];
    for (let count = 0; count < 2; count += 1) {
      const { data } = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
      others.push(data.session?.refresh_token ?? "");
    }
    return { client, tokens: [session.refresh_token, ...others] };
  }

  test.each([
    ["global", [false, false, false]],
    ["local", [false, true, true]],
    ["others", [true, false, false]],
  ] as const)("%s ends the sessions it should", async (scope, expected) => {
    const { client, tokens } = await threeSessions();
    const { error } = await client.auth.signOut({ scope });
    expect(error).toBeNull();
    const left = [];
    for (const token of tokens) left.push(await alive(token));
    expect(left).toEqual(expected);
    if (scope !== "others") expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test("is an empty answer; another scope is refused", async () => {
    const { session } = await signedIn();
    const odd = await site.post("/logout?scope=everywhere", "", bearer(session.access_token));
    expect([odd.status, odd.body.code]).toEqual([400, "validation_failed"]);
    const answer = await site.request("/logout", { method: "POST", headers: bearer(session.access_token) });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    const again = await site.post("/logout", "", bearer(session.access_token));
    expect([again.status, again.body.code]).toEqual([403, "session_not_found"]);
  });
});

describe("who is not let in", () => {
  async function read(authorization?: string) {
    const headers = { "x-supabase-api-version": "2024-01-01", ...(authorization ? { authorization } : {}) };
    const answer = await site.request("/user", { headers });
    return [answer.status, await answer.json()];
  }

  test("without a token, or with something that is none", async () => {
    const message = "This endpoint requires a valid Bearer token";
    for (const header of [undefined, "Basic abc", "Bearer", "Bearer a b"]) {
      expect(await read(header)).toEqual([401, { code: "no_authorization", message }]);
    }
    for (const token of ["abc", "a.b.c", "x".repeat(5000)]) {
      const [status, body] = await read(`Bearer ${token}`);
      expect(status).toBe(403);
      expect(body).toMatchObject({
        code: "bad_jwt",
        message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
      });
    }
  });

  test("with a key that is nobody's, a strange one, or an old one", async () => {
    const exp = Math.floor(Date.now() / 1000) + 60;
    const sign = (claims: object) => site.keys.sign({ exp, ...claims });
    const uuid = "11111111-1111-4111-8111-111111111111";
    for (const key of [await sign({ role: "anon" }), "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH"]) {
      expect(await read(`Bearer ${key}`)).toEqual([
        403,
        { code: "bad_jwt", message: "invalid claim: missing sub claim" },
      ]);
    }
    expect(await read(`Bearer ${await sign({ sub: "me" })}`)).toEqual([
      400,
      { code: "bad_jwt", message: "invalid claim: sub claim must be a UUID" },
    ]);
    expect(await read(`Bearer ${await sign({ sub: uuid })}`)).toEqual([
      403,
      { code: "user_not_found", message: "User from sub claim in JWT does not exist" },
    ]);
    const { id, session } = await signedIn();
    for (const session_id of [undefined, "nonsense", uuid]) {
      expect(await read(`Bearer ${await sign({ sub: id, session_id })}`)).toEqual([
        403,
        { code: "session_not_found", message: "Session from session_id claim in JWT does not exist" },
      ]);
    }
    const old = await sign({ ...claimsOf(session.access_token), exp: 1000 });
    expect(await read(`Bearer ${old}`)).toMatchObject([403, { code: "bad_jwt" }]);
  });

  test("with another member's session", async () => {
    const [ada, eve] = [await signedIn(), await signedIn()];
    const claims = { ...claimsOf(eve.session.access_token), sub: ada.id };
    expect(await read(`Bearer ${await site.keys.sign(claims)}`)).toMatchObject([
      403,
      { code: "session_not_found" },
    ]);
  });
});

describe("a flow that is begun with a challenge", () => {
  const verifier = "v".repeat(56);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const begin = { code_challenge: challenge, code_challenge_method: "s256" };
  const exchange = (auth_code: string, code_verifier = verifier) =>
    site.post("/token?grant_type=pkce", { auth_code, code_verifier });

  async function codeFromLink(email: string): Promise<string> {
    const link = new URL(site.lastMail(email).link ?? "");
    expect(link.searchParams.get("token")).toMatch(/^pkce_[0-9a-f]{56}$/);
    const answer = await site.request(`/verify${link.search}`);
    const target = new URL(answer.headers.get("location") ?? "");
    expect(target.hash).toBe("");
    return target.searchParams.get("code") ?? "";
  }

  test("ends with supabase-js where it began", async () => {
    const email = freshEmail();
    const client = site.client({ flowType: "pkce" });
    await client.auth.signUp({ email, password: PASSWORD });
    const { data, error } = await client.auth.exchangeCodeForSession(await codeFromLink(email));
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(claimsOf(data.session?.access_token ?? "").amr).toMatchObject([{ method: "email/signup" }]);
  });

  test.each(["/signup", "/otp", "/recover"])(
    "%s gives a code that is good once, and for its verifier",
    async (path) => {
      const { email } = path === "/signup" ? { email: freshEmail() } : await signedIn();
      await site.post(path, { email, password: PASSWORD, ...begin });
      const code = await codeFromLink(email);
      expect((await exchange(code)).body.access_token).toBeTruthy();
      expect([(await exchange(code)).status, (await exchange(code)).body.code]).toEqual([
        404,
        "flow_state_not_found",
      ]);
    },
  );

  test("a wrong verifier ends it", async () => {
    const { email } = await signedIn();
    await site.post("/otp", { email, ...begin });
    const code = await codeFromLink(email);
    const wrong = await exchange(code, "w".repeat(56));
    expect([wrong.status, wrong.body.code]).toEqual([400, "bad_code_verifier"]);
    expect((await exchange(code)).body.code).toBe("flow_state_not_found");
  });

  test("time counts from when the code was issued, not from when the message was sent", async () => {
    const { email } = await signedIn();
    await site.post("/otp", { email, ...begin });
    await age("flow_state", 3000);
    await age("one_time_tokens", 3000);
    const code = await codeFromLink(email);
    expect((await exchange(code)).status).toBe(200);

    await site.sql("delete from auth.rate_limits");
    await site.post("/otp", { email, ...begin });
    const late = await codeFromLink(email);
    await site.sql("update auth.flow_state set auth_code_issued_at = now() - interval '301 seconds'");
    const answer = await exchange(late);
    expect([answer.status, answer.body.code]).toEqual([422, "flow_state_expired"]);
  });

  test("incomplete and unknown codes are refused", async () => {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    expect((await exchange("", "")).body).toEqual({ code: "validation_failed", message });
    expect((await exchange("11111111-1111-4111-8111-111111111111")).status).toBe(404);
    expect((await exchange("nonsense")).status).toBe(404);
  });

  test("a link that has expired says so in the query too", async () => {
    const answer = await site.request(`/verify?type=recovery&token=pkce_${"0".repeat(56)}`);
    const target = new URL(answer.headers.get("location") ?? "");
    expect(target.searchParams.get("error_code")).toBe("otp_expired");
    expect(new URLSearchParams(target.hash.slice(1)).get("error_code")).toBe("otp_expired");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "../../testing/auth-site.ts";

const PASSWORD = "correct horse";
let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite();
});
afterAll(() => site?.close());

/** Lets the same address be mailed at once again. */
const forgetLimits = () => site.sql("delete from auth.rate_limits");

describe("signing up with supabase-js", () => {
  test("gives a user without a session and mails a link; following it signs in", async () => {
    const email = freshEmail();
    const { data, error } = await site.client().auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { username: "ada" }, emailRedirectTo: `${ORIGIN}/vault` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      phone: "",
      aud: "authenticated",
      role: "authenticated",
      is_anonymous: false,
      user_metadata: { username: "ada", email_verified: false },
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({ provider: "email", id: data.user?.id, email });
    expect(data.user).not.toHaveProperty("email_confirmed_at");

    const link = new URL(site.lastMail(email).link ?? "");
    expect(`${link.origin}${link.pathname}`).toBe(`${ORIGIN}/auth/v1/verify`);
    expect(link.searchParams.get("type")).toBe("signup");
    const answer = await site.request(`/verify${link.search}`);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get("location") ?? "");
    expect(`${target.origin}${target.pathname}`).toBe(`${ORIGIN}/vault`);
    const told = new URLSearchParams(target.hash.slice(1));
    expect(told.get("type")).toBe("signup");
    expect(told.get("token_type")).toBe("bearer");
    expect(told.get("expires_in")).toBe("3600");
    const user = await site.client().auth.getUser(told.get("access_token") ?? "");
    expect(user.data.user).toMatchObject({ id: data.user?.id, user_metadata: { email_verified: true } });
    expect(user.data.user?.email_confirmed_at).toBeTruthy();
    expect(user.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });

    const again = await site.request(`/verify${link.search}`);
    const failed = new URLSearchParams(new URL(again.headers.get("location") ?? "").hash.slice(1));
    expect(Object.fromEntries(failed)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  test("makes the member's profile with the username and the first credits", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD, options: { data: { username: "grace" } } });
    const [row] = await site.sql(
      "select p.username, p.ai_credits from public.profiles p join auth.users u on u.id = p.id where u.email = $1",
      [email],
    );
    expect(row).toMatchObject({ username: "grace", ai_credits: 10 });
  });

  test("the code of the message does what its link does", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    const client = site.client();
    const { code } = site.lastMail(email);
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const { data: read } = await client.auth.getUser();
    expect(read.user?.email).toBe(email);
  });

  test("looking at a link without following it does not use it up", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    const link = new URL(site.lastMail(email).link ?? "");
    expect((await site.request(`/verify${link.search}`, { method: "HEAD" })).status).toBe(204);
    const answer = await site.request(`/verify${link.search}`);
    expect(answer.headers.get("location")).toContain("access_token=");
  });

  test("an unconfirmed account is mailed again, and gets the password of the sign-up that is confirmed", async () => {
    const email = freshEmail();
    const first = await site.client().auth.signUp({ email, password: PASSWORD });
    await forgetLimits();
    const second = await site.client().auth.signUp({ email, password: "another password" });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(site.sent.filter(({ to }) => to === email)).toHaveLength(2);
    await site.client().auth.verifyOtp({ email, token: site.lastMail(email).code, type: "signup" });
    const latest = await site.client().auth.signInWithPassword({ email, password: "another password" });
    expect(latest.error).toBeNull();
    const old = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe("invalid_credentials");
  });

  test("a newer message makes the one before useless", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    const { code } = site.lastMail(email);
    await forgetLimits();
    await site.client().auth.resend({ type: "signup", email });
    const old = await site.client().auth.verifyOtp({ email, token: code, type: "signup" });
    expect(old.error?.code).toBe("otp_expired");
    const { error } = await site
      .client()
      .auth.verifyOtp({ email, token: site.lastMail(email).code, type: "signup" });
    expect(error).toBeNull();
  });
});

describe("what an answer tells of accounts", () => {
  /** Everything but times, and ids where they may differ. */
  const shape = (body: Record<string, unknown>) =>
    JSON.stringify(body)
      .replaceAll(/"[\d-]{10}T[\d:.]+Z"/g, '"time"')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");

  test("a sign-up is answered alike for a new, an unconfirmed and a used address", async () => {
    const email = freshEmail();
    const body = { email, password: PASSWORD, data: { username: "eve" } };
    const fresh = await site.post("/signup", body);
    await forgetLimits();
    const waiting = await site.post("/signup", body);
    await site.client().auth.verifyOtp({ email, token: site.lastMail(email).code, type: "signup" });
    const mails = site.sent.length;
    await forgetLimits();
    const used = await site.post("/signup", body);
    await forgetLimits();
    const usedAgain = await site.post("/signup", body);
    expect([fresh.status, waiting.status, used.status]).toEqual([200, 200, 200]);
    expect(shape(waiting.body)).toBe(shape(fresh.body));
    expect(shape(used.body)).toBe(shape(fresh.body));
    expect(usedAgain.body.id).toBe(used.body.id);
    expect(used.body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(site.sent.length).toBe(mails);
  });

  test("nothing of a waiting account shows to whoever signs up with its address", async () => {
    const email = freshEmail();
    await site.post("/signup", { email, password: PASSWORD, data: { username: "secret-name" } });
    await forgetLimits();
    const other = await site.post("/signup", { email, password: "another one" });
    expect(JSON.stringify(other.body)).not.toContain("secret-name");
  });

  test.each(["/recover", "/resend", "/signup"])(
    "%s limits messages to an address that nobody has like to one that somebody has",
    async (path) => {
      const known = freshEmail();
      await site.client().auth.signUp({ email: known, password: PASSWORD });
      await site.client().auth.verifyOtp({ email: known, token: site.lastMail(known).code, type: "signup" });
      for (const email of [known, freshEmail("nobody")]) {
        await forgetLimits();
        const body = { email, password: PASSWORD, type: "signup" };
        expect((await site.post(path, body)).status).toBe(200);
        const limited = await site.post(path, body);
        expect(limited.status).toBe(429);
        expect(limited.body.code).toBe("over_email_send_rate_limit");
        expect(limited.body.message).toMatch(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        );
        expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      await forgetLimits();
    },
  );

  test("a wrong password and an unknown address are answered alike", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    const wrong = await site.post("/token?grant_type=password", { email, password: "not the one" });
    const unknown = await site.post("/token?grant_type=password", {
      email: freshEmail(),
      password: "not the one",
    });
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    expect(wrong.body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
    expect(unknown.body).toEqual(wrong.body);
    const right = await site.post("/token?grant_type=password", { email, password: PASSWORD });
    expect(right.body).toEqual({ code: "email_not_confirmed", message: "Email not confirmed" });
  });
});

describe("sign-ups that are refused", () => {
  test.each([
    [{ email: "a@example.org" }, 400, "validation_failed", "Signup requires a valid password"],
    [{ email: "a@example.org", password: "" }, 400, "validation_failed", "Signup requires a valid password"],
    [{ password: PASSWORD }, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    [
      { email: "a@example.org", phone: "123", password: PASSWORD },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    ],
    [
      { phone: "49", password: PASSWORD },
      400,
      "validation_failed",
      "Invalid phone number format (E.164 required)",
    ],
    [
      { email: "nonsense", password: PASSWORD },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: "a@b@c", password: PASSWORD },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: "a@example.org\r\nbcc: b@example.org", password: PASSWORD },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: "a@example.org", password: "12345" },
      422,
      "weak_password",
      "Password should be at least 6 characters.",
    ],
    [
      { email: "a@example.org", password: "x".repeat(73) },
      400,
      "validation_failed",
      "Password cannot be longer than 72 characters",
    ],
    [
      { email: "a@example.org", password: PASSWORD, code_challenge: "x".repeat(43) },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
  ])("%j", async (body, status, code, message) => {
    const answer = await site.post("/signup", body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
    expect(answer.headers.get("x-sb-error-code")).toBe(code);
  });

  test.each([
    "{",
    "[]",
    "5",
    '"text"',
    '{"email": 5}',
    '{"data": "text", "email": "a@b.c"}',
    '{"email":"\\u0000@b.c"}',
  ])("%s is no body", async (body) => {
    const answer = await site.post("/signup", body);
    expect([answer.status, answer.body.code]).toEqual([400, "bad_json"]);
    expect(answer.body.message).toMatch(/^Could not parse request body as JSON: /);
  });

  test("a body of more than a megabyte is not read", async () => {
    const answer = await site.post("/signup", {
      email: "a@example.org",
      data: { text: "x".repeat(1_100_000) },
    });
    expect([answer.status, answer.body.code]).toEqual([413, "request_entity_too_large"]);
  });

  test("data that is too large or too deep to travel in every token", async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 1000; level += 1) deep = [deep];
    for (const data of [{ text: "x".repeat(9000) }, { deep }]) {
      const answer = await site.post("/signup", { email: freshEmail(), password: PASSWORD, data });
      expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"]);
    }
  });

  test("errors have the older shape for clients that ask for no version", async () => {
    const answer = await site.request("/signup", { method: "POST", body: "{}" });
    expect(answer.headers.has("x-supabase-api-version")).toBe(false);
    expect(await answer.json()).toEqual({
      code: 422,
      error_code: "anonymous_provider_disabled",
      msg: "Anonymous sign-ins are disabled",
    });
    const weak = await site.request("/signup", {
      method: "POST",
      body: JSON.stringify({ email: "a@example.org", password: "1" }),
    });
    expect(await weak.json()).toMatchObject({
      error_code: "weak_password",
      weak_password: { reasons: ["length"] },
    });
  });

  test("the client sees a weak password with its reasons", async () => {
    const { error } = await site.client().auth.signUp({ email: freshEmail(), password: "1" });
    expect(error?.name).toBe("AuthWeakPasswordError");
    expect(error).toMatchObject({ code: "weak_password", reasons: ["length"], status: 422 });
  });
});

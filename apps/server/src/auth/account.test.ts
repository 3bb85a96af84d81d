import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, freshPhone, ORIGIN, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../testing/members.ts";

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ allowed: ["https://app.example.net/**"] });
});
afterAll(() => site?.close());
beforeEach(() => site.sql("delete from auth.rate_limits"));

const put = async (token: string, body: unknown) => {
  const answer = await site.request("/user", {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "x-supabase-api-version": "2024-01-01", ...bearer(token) },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe("links to sign in with", () => {
  test("make an account for somebody new, who has no password", async () => {
    const email = freshEmail();
    const client = site.client();
    const { error } = await client.auth.signInWithOtp({ email, options: { data: { username: "new" } } });
    expect(error).toBeNull();
    expect(site.lastMail(email).kind).toBe("confirm_signup");
    const { data } = await client.auth.verifyOtp({ email, token: site.lastMail(email).code, type: "email" });
    expect(data.user?.user_metadata).toMatchObject({ username: "new", email_verified: true });
    const none = await site.client().auth.signInWithPassword({ email, password: "" });
    expect(none.error?.code).toBe("invalid_credentials");
  });

  test("sign a member in, once, by link or by code", async () => {
    const { email } = await signInMember(site);
    await site
      .client()
      .auth.signInWithOtp({ email, options: { emailRedirectTo: "https://app.example.net/in" } });
    const mail = site.lastMail(email);
    expect(mail.kind).toBe("magic_link");
    const link = new URL(mail.link ?? "");
    expect(link.searchParams.get("redirect_to")).toBe("https://app.example.net/in");
    const hash = link.searchParams.get("token") ?? "";
    const client = site.client();
    const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type: "magiclink" });
    expect(error).toBeNull();
    expect(claimsOf(data.session?.access_token ?? "").amr).toMatchObject([{ method: "otp" }]);
    const again = await site.client().auth.verifyOtp({ email, token: mail.code, type: "email" });
    expect(again.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    });
  });

  test("can be asked for without making an account", async () => {
    const email = freshEmail("nobody");
    const { error } = await site.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toMatchObject({
      status: 422,
      code: "otp_disabled",
      message: "Signups not allowed for otp",
    });
    expect(site.sent.filter(({ to }) => to === email)).toEqual([]);
  });

  test("lead to no other place than allowed ones", async () => {
    const { email } = await signInMember(site);
    await site.post(`/otp?redirect_to=${encodeURIComponent("https://evil.example/")}`, { email });
    expect(new URL(site.lastMail(email).link ?? "").searchParams.get("redirect_to")).toBe(ORIGIN);
    const answer = await site.request("/verify?type=magiclink&token=x&redirect_to=https://evil.example/");
    expect(answer.headers.get("location")).toMatch(/^https:\/\/decks\.example\.org#error=access_denied/);
  });

  test("are no longer good after an hour, and codes neither", async () => {
    const { email } = await signInMember(site);
    await site.post("/otp", { email });
    await site.sql("update auth.one_time_tokens set created_at = now() - interval '61 minutes'");
    const { search } = new URL(site.lastMail(email).link ?? "");
    expect((await site.request(`/verify${search}`)).headers.get("location")).toContain(
      "error_code=otp_expired",
    );
  });

  test("the older address for them works too", async () => {
    const { email } = await signInMember(site);
    expect((await site.post("/magiclink", { email })).body).toEqual({});
    expect(site.lastMail(email).kind).toBe("magic_link");
  });
});

describe("a forgotten password", () => {
  test("is replaced by following the link", async () => {
    const { email, client: other } = await signInMember(site);
    const { error } = await site
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${ORIGIN}/profile` });
    expect(error).toBeNull();
    expect(site.lastMail(email).kind).toBe("recover_password");
    const { search } = new URL(site.lastMail(email).link ?? "");
    const target = new URL((await site.request(`/verify${search}`)).headers.get("location") ?? "");
    const told = new URLSearchParams(target.hash.slice(1));
    expect([target.pathname, told.get("type")]).toEqual(["/profile", "recovery"]);

    const client = site.client();
    await client.auth.setSession({
      access_token: told.get("access_token") ?? "",
      refresh_token: told.get("refresh_token") ?? "",
    });
    const updated = await client.auth.updateUser({ password: "battery staple" });
    expect(updated.error).toBeNull();
    expect((await site.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      "invalid_credentials",
    );
    expect(
      (await site.client().auth.signInWithPassword({ email, password: "battery staple" })).error,
    ).toBeNull();
    // Whoever was signed in elsewhere is so no longer; here one stays.
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("confirms an address that was not confirmed: its owner followed the link", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    await site.client().auth.resetPasswordForEmail(email);
    const { data } = await site
      .client()
      .auth.verifyOtp({ email, token: site.lastMail(email).code, type: "recovery" });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  test("is answered alike for an address that nobody has, and nothing is sent there", async () => {
    const email = freshEmail("nobody");
    expect((await site.post("/recover", { email })).body).toEqual({});
    expect(site.sent.some(({ to }) => to === email)).toBe(false);
    const missing = await site.post("/recover", {});
    expect([missing.status, missing.body.message]).toEqual([400, "Password recovery requires an email"]);
  });
});

describe("sending again", () => {
  test("happens for who waits, and not for others, with the same answer", async () => {
    const waiting = freshEmail();
    await site.client().auth.signUp({ email: waiting, password: PASSWORD });
    const { email: confirmed } = await signInMember(site);
    await site.sql("delete from auth.rate_limits");
    const before = site.sent.length;
    for (const email of [waiting, confirmed, freshEmail("nobody")]) {
      const { error } = await site.client().auth.resend({ type: "signup", email });
      expect(error).toBeNull();
    }
    expect(site.sent.slice(before).map(({ to }) => to)).toEqual([waiting]);
  });

  test("to a phone that nobody has sends nothing, and does not say so", async () => {
    const before = site.texts.length;
    for (const type of ["sms", "phone_change"] as const) {
      const { error } = await site.client().auth.resend({ type, phone: freshPhone() });
      expect(error).toBeNull();
    }
    expect(site.texts).toHaveLength(before);
  });

  test.each([
    [{}, 400, "validation_failed"],
    [{ type: "carrier-pigeon", email: "a@example.org" }, 400, "validation_failed"],
    [{ type: "signup" }, 400, "validation_failed"],
    [{ type: "sms", email: "a@example.org" }, 400, "validation_failed"],
  ])("%j is refused", async (body, status, code) => {
    const answer = await site.post("/resend", body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test("the one way of signing in can be seen, but neither linked with one that is not there nor parted with", async () => {
  const { client, email } = await signInMember(site);
  const { data } = await client.auth.getUserIdentities();
  expect(data?.identities).toMatchObject([{ provider: "email", identity_data: { email } }]);
  const linked = await client.auth.linkIdentity({
    provider: "google",
    options: { skipBrowserRedirect: true },
  });
  expect(linked.error).toMatchObject({ status: 400, code: "validation_failed" });
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error("There is no identity.");
  const parted = await client.auth.unlinkIdentity(identity);
  expect(parted.error).toMatchObject({ status: 422, code: "single_identity_not_deletable" });
  expect((await site.request("/user/identities/authorize?provider=google")).status).toBe(401);
});

describe("verifying", () => {
  test.each([
    [{ token: "1", email: "a@example.org" }, "Verify requires a verification type"],
    [{ type: "signup", email: "a@example.org" }, "Verify requires either a token or a token hash"],
    [{ type: "signup", token: "1" }, "Only an email address or phone number should be provided on verify"],
    [
      { type: "signup", token: "1", email: "a@example.org", phone: "1" },
      "Only an email address or phone number should be provided on verify",
    ],
    [
      { type: "signup", token_hash: "1", email: "a@example.org" },
      "Only the token_hash and type should be provided",
    ],
  ])("%j is refused", async (body, message) => {
    const answer = await site.post("/verify", body);
    expect([answer.status, answer.body]).toEqual([400, { code: "validation_failed", message }]);
  });

  test("a link without a type or a token is answered here, since it leads nowhere", async () => {
    for (const query of ["", "?type=signup", "?token=abc"]) {
      expect((await site.request(`/verify${query}`)).status).toBe(400);
    }
  });

  test("an unknown type of link says so where it leads", async () => {
    const answer = await site.request("/verify?type=magic&token=abc");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toContain("error=invalid_request&error_code=validation_failed");
  });

  test("a code is for its own address only", async () => {
    const [ada, eve] = [freshEmail(), freshEmail()];
    for (const email of [ada, eve]) await site.client().auth.signUp({ email, password: PASSWORD });
    const { error } = await site.client().auth.verifyOtp({
      email: eve,
      token: site.lastMail(ada).code,
      type: "signup",
    });
    expect(error?.code).toBe("otp_expired");
  });

  test("guessing codes is limited for the address, and the right one does not count", async () => {
    const email = freshEmail();
    await site.client().auth.signUp({ email, password: PASSWORD });
    const { code } = site.lastMail(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const guess = (token: string) => site.post("/verify", { type: "signup", email, token });
    for (let count = 0; count < 5; count += 1) expect((await guess(wrong)).body.code).toBe("otp_expired");
    const limited = await guess(code);
    expect([limited.status, limited.body.code]).toEqual([429, "over_request_rate_limit"]);
  });
});

describe("a member's own account", () => {
  test("is theirs to read", async () => {
    const { client, email, id } = await signInMember(site);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id, email });
    expect(JSON.stringify(data.user)).not.toContain("argon2");
  });

  test("keeps data beside what was there; null takes a field away", async () => {
    const { client } = await signInMember(site);
    await client.auth.updateUser({ data: { theme: "dark", username: "ada" } });
    const { data } = await client.auth.updateUser({
      data: { theme: null, email_verified: false, color: "W" },
    });
    expect(data.user?.user_metadata).toEqual({ email_verified: true, username: "ada", color: "W" });
  });

  test("data that together gets too large is refused", async () => {
    const { session } = await signInMember(site);
    expect((await put(session.access_token, { data: { a: "x".repeat(5000) } })).status).toBe(200);
    expect((await put(session.access_token, { data: { b: "x".repeat(5000) } })).status).toBe(400);
  });

  test("is not given other powers", async () => {
    const { session, id } = await signInMember(site);
    const answer = await put(session.access_token, { app_metadata: { role: "service_role" } });
    expect([answer.status, answer.body.code]).toEqual([403, "not_admin"]);
    await put(session.access_token, { role: "service_role", aud: "x", id, data: {} });
    const [row] = await site.sql("select role, aud from auth.users where id = $1", [id]);
    expect(row).toEqual({ role: "authenticated", aud: "authenticated" });
  });

  test.each([
    [{ password: "1" }, 422, "weak_password"],
    [{ password: "x".repeat(73) }, 400, "validation_failed"],
    [{ password: PASSWORD }, 422, "same_password"],
    [{ password: "battery staple", nonce: "000000" }, 422, "reauthentication_not_valid"],
    [{ password: "battery staple", current_password: "wrong one" }, 400, "invalid_credentials"],
    [{ email: "nonsense" }, 400, "validation_failed"],
    [{ phone: "12" }, 400, "validation_failed"],
  ])("%j is refused", async (body, status, code) => {
    const { session } = await signInMember(site);
    const answer = await put(session.access_token, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("a session of more than a day needs a mailed code, or the old password, for a new one", async () => {
    const { client, session, email, id } = await signInMember(site);
    await site.sql("update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1", [
      id,
    ]);
    const needed = await put(session.access_token, { password: "battery staple" });
    expect([needed.status, needed.body]).toEqual([
      400,
      { code: "reauthentication_needed", message: "Password update requires reauthentication" },
    ]);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect(site.lastMail(email).kind).toBe("reauthenticate");
    expect(site.lastMail(email).link).toBeUndefined();
    const { code } = site.lastMail(email);
    expect((await put(session.access_token, { password: "battery staple", nonce: code })).status).toBe(200);
    const reused = await put(session.access_token, { password: "a third password", nonce: code });
    expect(reused.body.code).toBe("reauthentication_not_valid");
    const known = { password: "a third password", current_password: "battery staple" };
    expect((await put(session.access_token, known)).status).toBe(200);
  });

  test("an unconfirmed address cannot be reauthenticated", async () => {
    const { session, id } = await signInMember(site);
    await site.sql("update auth.users set email_confirmed_at = null where id = $1", [id]);
    const answer = await site.request("/reauthenticate", { headers: bearer(session.access_token) });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error_code: "email_not_confirmed", msg: "Please verify your email first." },
    ]);
  });
});

describe("a new address", () => {
  test("is taken over once both the old and the new one have agreed", async () => {
    const { client, email, id } = await signInMember(site);
    const next = freshEmail("next");
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    expect([site.lastMail(email).kind, site.lastMail(next).kind]).toEqual([
      "change_email_old",
      "change_email_new",
    ]);

    const half = await site.request(`/verify${new URL(site.lastMail(email).link ?? "").search}`);
    expect(half.headers.get("location")).toBe(
      `${ORIGIN}#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=`,
    );
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const { data: done } = await site.client().auth.verifyOtp({
      email: next,
      token: site.lastMail(next).code,
      type: "email_change",
    });
    expect(done.user).toMatchObject({ id, email: next });
    expect(done.user).not.toHaveProperty("new_email");
    expect(done.user?.identities?.[0]).toMatchObject({ email: next, identity_data: { email: next } });
    const [profile] = await site.sql("select email from public.profiles where id = $1", [id]);
    expect(profile).toEqual({ email: next });
  });

  test("needs both: one address agreeing twice is not enough", async () => {
    const { client, email } = await signInMember(site);
    const next = freshEmail("next");
    await client.auth.updateUser({ email: next });
    const agree = { email: next, token: site.lastMail(next).code, type: "email_change" } as const;
    const first = await site.post("/verify", agree);
    expect(first.body).toEqual({
      msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      code: "200",
    });
    expect((await site.post("/verify", agree)).body.code).toBe("otp_expired");
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test("that somebody else has is refused, now or when it is taken meanwhile", async () => {
    const { email: taken } = await signInMember(site);
    const { client, session, email } = await signInMember(site);
    const now = await put(session.access_token, { email: taken });
    expect([now.status, now.body]).toEqual([
      422,
      { code: "email_exists", message: "A user with this email address has already been registered" },
    ]);
    const next = freshEmail("next");
    await client.auth.updateUser({ email: next });
    const mail = site.lastMail(next);
    await site.post("/verify", { type: "email_change", email, token: site.lastMail(email).code });
    await site.sql("delete from auth.rate_limits");
    await site.client().auth.signUp({ email: next, password: PASSWORD });
    await site.client().auth.verifyOtp({ email: next, token: site.lastMail(next).code, type: "signup" });
    const late = await site.post("/verify", { type: "email_change", email: next, token: mail.code });
    expect(late.body.code).toBe("email_exists");
  });

  test("can be mailed again", async () => {
    const { client, email } = await signInMember(site);
    const next = freshEmail("next");
    await client.auth.updateUser({ email: next });
    const old = site.lastMail(next).code;
    await site.sql("delete from auth.rate_limits");
    expect((await client.auth.resend({ type: "email_change", email })).error).toBeNull();
    expect((await site.post("/verify", { type: "email_change", email: next, token: old })).body.code).toBe(
      "otp_expired",
    );
  });
});

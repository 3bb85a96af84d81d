import { createServer } from "node:http";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AuthSite, freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { PASSWORD, signInMember } from "../../testing/members.ts";

describe("limits of a site that is open to others", () => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ isPersonal: false });
  });
  afterAll(() => site?.close());

  test.each([
    ["/token?grant_type=refresh_token", { refresh_token: "abcdefghijkl" }],
    ["/verify", { type: "signup", token_hash: "x" }],
    ["/resend", {}],
  ])(
    "%s is answered thirty times at once for one address, and others are not held up",
    async (path, body) => {
      const from = (address: string) => site.post(path, body, { "x-test-address": address });
      for (let count = 0; count < 30; count += 1) expect((await from("198.51.100.1")).status).not.toBe(429);
      const limited = await from("198.51.100.1");
      expect([limited.status, limited.body]).toEqual([
        429,
        { code: "over_request_rate_limit", message: "Request rate limit reached" },
      ]);
      expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await from("198.51.100.2")).status).not.toBe(429);
    },
  );

  test("time gives back what was taken, little by little", async () => {
    await site.sql("update auth.rate_limits set tokens = 0, updated_at = now() - interval '25 seconds'");
    const attempt = () =>
      site.post("/verify", { type: "signup", token_hash: "x" }, { "x-test-address": "198.51.100.1" });
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push((await attempt()).status);
    expect(answers).toEqual([403, 403, 429, 429]);
  });

  test("requests at the same time are counted one by one", async () => {
    await site.sql("delete from auth.rate_limits");
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => site.post("/verify", { type: "signup", token_hash: "x" })),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(30);
  });

  test("ten wrong passwords hold up an account, whoever sends them, and an unknown address alike", async () => {
    const { email } = await signInMember(site);
    for (const address of [email, freshEmail("nobody")]) {
      const attempt = (count: number, password = "wrong one") =>
        site.post(
          "/token?grant_type=password",
          { email: address, password },
          { "x-test-address": `198.51.100.${count + 10}` },
        );
      for (let count = 0; count < 10; count += 1) expect((await attempt(count)).status).toBe(400);
      const limited = await attempt(10, PASSWORD);
      expect([limited.status, limited.body.code]).toEqual([429, "over_request_rate_limit"]);
    }
  });

  test("the right password costs nothing, however often", async () => {
    const { email } = await signInMember(site);
    for (let count = 0; count < 15; count += 1) {
      const headers = { "x-test-address": `198.51.100.${count + 100}` };
      const answer = await site.post("/token?grant_type=password", { email, password: PASSWORD }, headers);
      expect(answer.status).toBe(200);
    }
  });

  test("a minute passes between messages to one address", async () => {
    const { email } = await signInMember(site);
    expect((await site.post("/recover", { email })).status).toBe(200);
    const soon = await site.post("/recover", { email });
    expect(soon.body.code).toBe("over_email_send_rate_limit");
    expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(50);
  });
});

describe.each(TEST_ENGINES)("what time tells of accounts, on %s,", (engine) => {
  let site: AuthSite;
  let member = "";
  let waiting = "";
  beforeAll(async () => {
    site = await openAuthSite({ engine });
    member = (await signInMember(site)).email;
    waiting = freshEmail("waiting");
    await site.post("/signup", { email: waiting, password: PASSWORD });
  });
  afterAll(() => site?.close());

  test.each([
    ["asking for a link takes as long for an address that nobody has", "/recover", () => member, {}],
    ["signing in by mail takes as long for somebody new", "/otp", () => member, {}],
    [
      "asking for a message again takes as long when nobody waits",
      "/resend",
      () => waiting,
      { type: "signup" },
    ],
    ["signing up takes as long with a used address", "/signup", () => member, { password: PASSWORD }],
  ] as const)("%s", async (_, path, known, more) => {
    const took = async (email: string) => {
      await site.sql("delete from auth.rate_limits");
      const begun = performance.now();
      expect((await site.post(path, { email, ...more })).status).toBe(200);
      return performance.now() - begun;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let count = 0; count < 4; count += 1) {
      times.known.push(await took(known()));
      times.unknown.push(await took(freshEmail("nobody")));
    }
    // Both wait for the same fixed time, which is longer than the work. Whatever else runs can only add to it.
    const [least, other] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.min(least, other)).toBeGreaterThan(245);
    expect(Math.max(least, other) / Math.min(least, other)).toBeLessThan(1.5);
  });
});

describe("telling people from programs", () => {
  test("a token is asked for where accounts can be made or guessed, and checked with the provider", async () => {
    const asked: URLSearchParams[] = [];
    const provider = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const form = new URLSearchParams(body);
      asked.push(form);
      const success = form.get("response") === "person";
      response.end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
    });
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    const address = provider.address();
    const port = typeof address === "object" ? address?.port : 0;
    // The provider's address belongs to somebody else: requests for it go to the stand-in.
    const realFetch = globalThis.fetch;
    vi.stubGlobal("fetch", (_: unknown, init?: RequestInit) => realFetch(`http://127.0.0.1:${port}/`, init));
    const site = await openAuthSite({ captcha: { provider: "turnstile", secret: "provider-secret" } });
    try {
      const email = freshEmail();
      const missing = await site.post("/signup", { email, password: PASSWORD });
      expect([missing.status, missing.body]).toEqual([
        400,
        {
          code: "captcha_failed",
          message: "captcha protection: request disallowed (no captcha_token found)",
        },
      ]);
      for (const path of ["/otp", "/recover", "/resend", "/magiclink", "/token?grant_type=password"]) {
        expect((await site.post(path, { email, password: PASSWORD, type: "signup" })).body.code).toBe(
          "captcha_failed",
        );
      }
      const bot = await site
        .client()
        .auth.signUp({ email, password: PASSWORD, options: { captchaToken: "bot" } });
      expect(bot.error?.message).toBe("captcha protection: request disallowed (invalid-input-response)");
      const person = { email, password: PASSWORD, options: { captchaToken: "person" } };
      expect((await site.client().auth.signUp(person)).error).toBeNull();
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        secret: "provider-secret",
        response: "person",
        remoteip: "203.0.113.7",
      });
      const refresh = await site.post("/token?grant_type=refresh_token", { refresh_token: "abcdefghijkl" });
      expect(refresh.body.code).toBe("refresh_token_not_found");
      provider.close();
      const down = await site.client().auth.signUp({ ...person, email: freshEmail() });
      expect(down.error).toMatchObject({ status: 500, message: "captcha verification process failed" });
    } finally {
      vi.unstubAllGlobals();
      provider.close();
      await site.close();
    }
  });
});

describe("a site that", () => {
  test("confirms accounts at once gives a session for a sign-up, and tells of a used address", async () => {
    const site = await openAuthSite({ autoconfirm: true });
    const email = freshEmail();
    const { data, error } = await site.client().auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    const again = await site.client().auth.signUp({ email, password: PASSWORD });
    expect(again.error).toMatchObject({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    });
    const settings: unknown = await (await site.request("/settings")).json();
    expect(settings).toMatchObject({ mailer_autoconfirm: true });
    await site.close();
  });

  test("takes nobody in says so", async () => {
    const site = await openAuthSite({ signupsEnabled: false });
    const { error } = await site.client().auth.signUp({ email: freshEmail(), password: PASSWORD });
    expect(error).toMatchObject({
      code: "signup_disabled",
      message: "Signups not allowed for this instance",
    });
    const link = await site.client().auth.signInWithOtp({ email: freshEmail() });
    expect(link.error?.code).toBe("otp_disabled");
    await site.close();
  });

  test("cannot send mail says so, and lets who has a password sign in", async () => {
    const site = await openAuthSite({ canSend: false });
    const { email } = await signInMember(site);
    const body = { email, password: PASSWORD, type: "signup" };
    for (const path of ["/signup", "/otp", "/recover", "/resend"]) {
      const answer = await site.post(path, body);
      expect([answer.status, answer.body.code]).toEqual([422, "email_provider_disabled"]);
      expect(answer.body.message).toContain("SMTP_URL");
    }
    expect((await site.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    await site.close();
  });
});

describe("what else is there", () => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite();
  });
  afterAll(() => site?.close());

  test("health and settings, for clients that ask what they speak to", async () => {
    expect(await (await site.request("/health")).json()).toMatchObject({ name: "GoTrue" });
    expect(await (await site.request("/settings")).json()).toMatchObject({
      external: { email: true, phone: true, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    });
  });

  test("ways in that are not there are refused by name", async () => {
    const provider = await site.request("/authorize?provider=google", {
      headers: { "x-supabase-api-version": "2024-01-01" },
    });
    expect([provider.status, await provider.json()]).toEqual([
      400,
      { code: "validation_failed", message: "Unsupported provider: provider is not enabled" },
    ]);
    const { error } = await site.client().auth.signInWithSSO({ domain: "example.org" });
    expect(error).toMatchObject({ status: 404, code: "saml_provider_disabled" });
    const wallet = await site.post("/token?grant_type=web3", {
      chain: "solana",
      message: "m",
      signature: "s",
    });
    expect([wallet.status, wallet.body.code]).toEqual([422, "web3_provider_disabled"]);
    expect((await site.request("/nowhere")).status).toBe(404);
    expect((await site.request("/signup")).status).toBe(404);
  });

  test("pages of other places may ask first what they may send", async () => {
    const answer = await site.request("/token", {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example.net",
        "access-control-request-method": "POST",
        "access-control-request-headers":
          "apikey,authorization,content-type,x-client-info,x-supabase-api-version",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://app.example.net");
    expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain(
      "x-supabase-api-version",
    );
    expect(answer.headers.get("access-control-allow-methods")).toContain("PUT");
  });

  test("no answer is kept by anybody on the way", async () => {
    const answer = await site.post("/token?grant_type=password", { email: "a@b.c", password: "x" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  });
});

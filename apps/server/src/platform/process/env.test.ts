import { describe, expect, test } from "vitest";
import { isAddressKnown, readEnvironment, siteOrigin } from "./env.ts";
import { EnvironmentError } from "./env-variables.ts";

describe("the environment", () => {
  test("may be empty: everything has a default", () => {
    const env = readEnvironment({});
    expect(env).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: undefined,
      isPersonal: true,
      isDatabaseSynced: true,
      cardsDir: undefined,
      cardsUpdate: "auto",
      logLevel: "info",
      ai: undefined,
      secrets: [],
    });
    expect(env.dataDir).toMatch(/[/\\]\.deckwright$/);
  });

  test("an empty variable counts as not set, and other programs' variables mean nothing", () => {
    expect(readEnvironment({ PORT: "", HOME: "/somewhere" }).port).toBe(3000);
  });

  test("reads what is set", () => {
    const env = readEnvironment({
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://decks.example.org/",
      DATABASE_URL: "postgres://u:hunter22@db/x",
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: "http://localhost:11434/v1",
      AI_MODEL: "qwen3",
      AI_PRICE: "0.5/2",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    });
    expect(env).toMatchObject({ port: 8080, publicUrl: "https://decks.example.org", isPersonal: false });
    expect(env.ai).toEqual({
      provider: "openai-compatible",
      model: "qwen3",
      apiKey: undefined,
      baseUrl: "http://localhost:11434/v1",
      price: { input: 0.5, output: 2 },
      limits: { memberUsd: 1, dayUsd: 10 },
    });
    expect(env.trustedProxies.check("10.1.2.3", "ipv4")).toBe(true);
    expect(env.trustedProxies.check("11.1.2.3", "ipv4")).toBe(false);
    expect(env.trustedProxies.check("::1", "ipv6")).toBe(true);
    expect(env.secrets).toEqual(["postgres://u:hunter22@db/x"]);
  });

  test.each([
    [{}, true, "http://localhost:3000"],
    [{ HOST: "::1" }, true, "http://localhost:3000"],
    [{ HOST: "127.0.0.2", PUBLIC_URL: "http://localhost:8000" }, true, "http://localhost:8000"],
    [{ PUBLIC_URL: "https://decks.example.org" }, false, "https://decks.example.org"],
    [{ HOST: "0.0.0.0" }, false, "http://localhost:3000"],
    [{ HOST: "::" }, false, "http://localhost:3000"],
    [{ HOST: "192.0.2.10" }, false, "http://192.0.2.10:3000"],
    [{ HOST: "fd00::2" }, false, "http://[fd00::2]:3000"],
    [{ HOST: "localhost.example.org" }, false, "http://localhost.example.org:3000"],
    // What listens on every address is open to others, whatever visitors are told.
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, false, "http://localhost:3000"],
  ])("%j is one's own machine: %s", (variables, isPersonal, origin) => {
    const env = readEnvironment(variables);
    expect([env.isPersonal, siteOrigin(env, 3000)]).toEqual([isPersonal, origin]);
    expect(isAddressKnown(env)).toBe(isPersonal || "PUBLIC_URL" in variables);
    const confirmsByItself = () => readEnvironment({ ...variables, AUTH_AUTOCONFIRM: "on" }).auth.autoconfirm;
    if (isPersonal) expect(confirmsByItself()).toBe(true);
    else expect(confirmsByItself).toThrow("AUTH_AUTOCONFIRM must be off where HOST or PUBLIC_URL is open");
  });

  test.each([
    ["PORT", "80a", /^PORT must be a whole number from 0 to 65535, and is "80a"\.$/],
    ["PORT", "70000", /^PORT must be/],
    ["PORT", "-1", /^PORT must be/],
    ["HOST", "a b", /^HOST must be/],
    ["PUBLIC_URL", "decks.example.org", /^PUBLIC_URL must be/],
    ["PUBLIC_URL", "https://example.org/decks", /^PUBLIC_URL must be .*without a path/],
    ["CARDS_UPDATE", "sometimes", /^CARDS_UPDATE must be auto or off/],
    ["DATABASE_SYNC", "sometimes", /^DATABASE_SYNC must be on or off/],
    ["DATABASE_URL", "mysql://root:hunter22@db", /^DATABASE_URL must be a PostgreSQL address/],
    ["STRIPE_SECRET_KEY", "hunter22", /^STRIPE_SECRET_KEY must be/],
    ["STRIPE_WEBHOOK_SECRET", "hunter22", /^STRIPE_WEBHOOK_SECRET must be/],
    [
      "STRIPE_SECRET_KEY",
      "sk_test_hunter22",
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together/,
    ],
    ["AI_PROVIDER", "skynet", /^AI_PROVIDER must be anthropic, openai or openai-compatible/],
    ["AI_PROVIDER", "openai", /^AI_MODEL must be set when AI_PROVIDER is\.$/],
    ["AI_API_KEY", "hunter22", /^AI_PROVIDER must be set too/],
    ["AI_PRICE", "cheap", /^AI_PRICE must be dollars for a million tokens in and out, such as 3\/15/],
    ["AI_DAY_LIMIT", "-1", /^AI_DAY_LIMIT must be dollars a day/],
    ["AI_MEMBER_LIMIT", "none", /^AI_MEMBER_LIMIT must be dollars a day/],
    ["JWT_KEYS", "hunter22", /^JWT_KEYS must be a list of JSON web keys/],
    ["MAIL_FROM", "nobody", /^MAIL_FROM must be a sender/],
    ["SMS_PROVIDER", "pigeon", /^SMS_PROVIDER must be twilio, console or off/],
    ["SAML", "maybe", /^SAML must be on or off/],
    ["AUTH_SIGNUPS", "maybe", /^AUTH_SIGNUPS must be on or off/],
    ["WEBAUTHN_ORIGINS", "https://a.example/path", /^WEBAUTHN_ORIGINS must be origins/],
    ["AUTH_AUTOCONFIRM", "yes", /^AUTH_AUTOCONFIRM must be on or off/],
    ["AUTH_REDIRECTS", "example.org", /^AUTH_REDIRECTS must be addresses/],
    ["CAPTCHA_SECRET", "hunter22", /^CAPTCHA_PROVIDER and CAPTCHA_SECRET must be set together/],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL must be debug, info, warn, error, silent, and is "loud"/],
    ["TRUSTED_PROXIES", "10.0.0.0/64", /^TRUSTED_PROXIES must be/],
    ["TRUSTED_PROXIES", "everybody", /^TRUSTED_PROXIES must be/],
  ])("%s=%s is refused in one line that names it and keeps secrets", (name, value, message) => {
    let error: unknown;
    try {
      readEnvironment({ [name]: value });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(EnvironmentError);
    expect((error as EnvironmentError).message).toMatch(message);
    expect((error as EnvironmentError).message).not.toMatch(/\n|hunter22/);
  });
});

describe("text messages", () => {
  const TWILIO = {
    SMS_PROVIDER: "twilio",
    SMS_ACCOUNT: "AC1",
    SMS_TOKEN: "very secret",
    SMS_FROM: "+15005550006",
  };

  test("are shown on one's own machine, sent by a provider where one is named, and else nothing", () => {
    expect(readEnvironment({}).texts).toEqual({ provider: "console" });
    expect(readEnvironment({ SMS_PROVIDER: "off" }).texts).toBeUndefined();
    expect(readEnvironment({ HOST: "0.0.0.0" }).texts).toBeUndefined();
    expect(() => readEnvironment({ HOST: "0.0.0.0", SMS_PROVIDER: "console" })).toThrow("SMS_PROVIDER");
    expect(readEnvironment(TWILIO).texts).toMatchObject({
      provider: "twilio",
      url: "https://api.twilio.com",
    });
    expect(readEnvironment(TWILIO).secrets).toContain("very secret");
    const { SMS_TOKEN: _, ...rest } = TWILIO;
    expect(() => readEnvironment(rest)).toThrow("must be set together");
  });
});

describe("a hosted project", () => {
  const token = (role: string) =>
    `e30.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2lnbmVk`;
  const PROJECT = {
    SUPABASE_URL: "https://abcd.supabase.co/",
    SUPABASE_ANON_KEY: token("anon"),
    SUPABASE_SERVICE_ROLE_KEY: token("service_role"),
    DATABASE_URL: "postgres://postgres:hunter22@db.abcd.supabase.co/postgres",
  };

  test("is named by its address, its two keys and its database, of which the one key is a secret", () => {
    const env = readEnvironment(PROJECT);
    expect(env.hosted).toEqual({
      url: "https://abcd.supabase.co",
      anonymousKey: token("anon"),
      serviceKey: token("service_role"),
    });
    expect(env.secrets).toContain(token("service_role"));
    const newer = { SUPABASE_ANON_KEY: "sb_publishable_abc", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_abc" };
    expect(readEnvironment({ ...PROJECT, ...newer }).hosted?.serviceKey).toBe("sb_secret_abc");
    expect(readEnvironment({}).hosted).toBeUndefined();
  });

  test.each([
    [{ SUPABASE_URL: undefined }, "must be set together"],
    [{ SUPABASE_SERVICE_ROLE_KEY: undefined }, "must be set together"],
    [{ DATABASE_URL: undefined }, "DATABASE_URL must be the project's own database"],
    // The one key would go to every browser.
    [{ SUPABASE_ANON_KEY: token("service_role") }, "SUPABASE_ANON_KEY must be the project's anonymous"],
    [{ SUPABASE_ANON_KEY: "sb_secret_abc" }, "SUPABASE_ANON_KEY must be the project's anonymous"],
    [
      { SUPABASE_SERVICE_ROLE_KEY: token("anon") },
      "SUPABASE_SERVICE_ROLE_KEY must be the project's service_role",
    ],
    [{ AUTH_SIGNUPS: "off" }, "AUTH_SIGNUPS must not be set where SUPABASE_URL is"],
    [{ SMS_PROVIDER: "off" }, "SMS_PROVIDER must not be set where SUPABASE_URL is"],
    [{ AUTH_GITHUB_CLIENT_ID: "a", AUTH_GITHUB_CLIENT_SECRET: "b" }, "must not be set where SUPABASE_URL is"],
  ])("with %j is refused in one line", (change, message) => {
    expect(() => readEnvironment({ ...PROJECT, ...change })).toThrow(message);
  });
});

describe("other providers", () => {
  const GOOGLE = { AUTH_GOOGLE_CLIENT_ID: "web, app", AUTH_GOOGLE_CLIENT_SECRET: "hunter22" };
  const GUILD = {
    AUTH_OIDC_BIG_GUILD_ISSUER: "https://guild.example/realm",
    AUTH_OIDC_BIG_GUILD_CLIENT_ID: "decks",
    AUTH_OIDC_BIG_GUILD_CLIENT_SECRET: "hunter23",
  };

  test("are those that are set up, of which three are known by name", () => {
    expect(readEnvironment({}).providers).toEqual([]);
    const { providers, secrets } = readEnvironment({ ...GUILD, ...GOOGLE });
    expect(providers).toMatchObject([
      { name: "google", label: "Google", clientIds: ["web", "app"], issuer: "https://accounts.google.com" },
      { name: "big_guild", label: "Big guild", clientIds: ["decks"], issuer: "https://guild.example/realm" },
    ]);
    expect(secrets).toEqual(["hunter22", "hunter23"]);
    const own = { AUTH_OIDC_BIG_GUILD_LABEL: "The Guild", AUTH_OIDC_BIG_GUILD_SCOPES: "openid email" };
    const [named] = readEnvironment({ ...GUILD, ...own }).providers;
    expect(named).toMatchObject({ label: "The Guild", scopes: "openid email" });
  });

  test("may be reached without encryption on one's own machine alone", () => {
    const near = { ...GUILD, AUTH_OIDC_BIG_GUILD_ISSUER: "http://localhost:8080" };
    expect(readEnvironment(near).providers).toHaveLength(1);
    const open = { ...near, HOST: "0.0.0.0", PUBLIC_URL: "https://decks.example.org" };
    expect(() => readEnvironment(open)).toThrow("AUTH_OIDC_BIG_GUILD_ISSUER must be an https address");
  });

  test.each([
    [
      { AUTH_GITHUB_CLIENT_ID: "x" },
      "AUTH_GITHUB_CLIENT_ID and AUTH_GITHUB_CLIENT_SECRET must be set together",
    ],
    [
      { AUTH_OIDC_A_CLIENT_SECRET: "hunter22" },
      "AUTH_OIDC_A_ISSUER and AUTH_OIDC_A_CLIENT_ID must be set together",
    ],
    [{ AUTH_OIDC_GOOGLE_ISSUER: "https://a.example" }, "AUTH_OIDC_GOOGLE_ISSUER must have another name"],
    [{ ...GUILD, AUTH_OIDC_BIG_GUILD_ISSUER: "http://a.example" }, "must be a web address, by https"],
    [
      { ...GUILD, AUTH_OIDC_BIG_GUILD_ISSUER: "https://u:hunter22@a.example" },
      "AUTH_OIDC_BIG_GUILD_ISSUER must be",
    ],
    [{ ...GUILD, AUTH_OIDC_BIG_GUILD_LABEL: "x".repeat(41) }, "AUTH_OIDC_BIG_GUILD_LABEL must be a name"],
    [{ ...GUILD, AUTH_OIDC_BIG_GUILD_SCOPES: "a  b" }, "AUTH_OIDC_BIG_GUILD_SCOPES must be scopes"],
    [{ ...GOOGLE, HOST: "0.0.0.0" }, "PUBLIC_URL must be set where people sign in with other providers"],
  ])("set up as %j are refused in one line", (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

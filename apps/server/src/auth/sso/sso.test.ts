import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ORIGIN } from "../../../testing/auth-site.ts";
import { openIdentityProvider, readAsked, writeAttribute } from "../../../testing/identity-provider.ts";
import { bearer, claimsOf, signInMember } from "../../../testing/members.ts";
import { DOMAIN, openSsoSite, type SsoSite } from "../../../testing/sso-site.ts";
import type { ProviderEnvironment } from "../../platform/process/env-providers.ts";

/** Another way in, which members of organizations do not get. */
const GUILD: ProviderEnvironment = {
  name: "guild",
  label: "Guild",
  clientIds: ["site"],
  clientSecret: "secret",
  issuer: "https://guild.example",
  scopes: undefined,
};

describe.each(TEST_ENGINES)("single sign-on on the engine %s", (engine) => {
  let sso: SsoSite;
  beforeAll(async () => {
    sso = await openSsoSite(engine, { providers: [GUILD] });
  }, 60_000);
  afterAll(() => sso.site.close());

  test("leads to the organization by a domain or a number, and says what it is to it", async () => {
    const { site, providerId } = sso;
    const byDomain = await sso.begin({ domain: " EXAMPLE.edu " });
    expect(byDomain).toMatchObject({
      acsUrl: `${ORIGIN}/auth/v1/sso/saml/acs`,
      issuer: `${ORIGIN}/auth/v1/sso/saml/metadata`,
    });
    const { data } = await site
      .client()
      .auth.signInWithSSO({ providerId, options: { skipBrowserRedirect: true } });
    expect(data?.url).toMatch(/^https:\/\/idp\.example\.edu\/sso\?/);
    const redirect = await site.post("/sso", { provider_id: providerId });
    expect([redirect.status, redirect.headers.get("location")]).toMatchObject([
      303,
      expect.stringMatching(/^https:\/\/idp/),
    ]);
    const metadata = await site.request("/sso/saml/metadata?download=true");
    expect(metadata.headers.get("content-type")).toContain("application/samlmetadata+xml");
    const page = await metadata.text();
    expect(page).toContain(`entityID="${ORIGIN}/auth/v1/sso/saml/metadata"`);
    expect(page).toContain('WantAssertionsSigned="true"');
    expect(page).toContain(`Location="${ORIGIN}/auth/v1/sso/saml/acs"`);
    const settings = await (await site.request("/settings")).json();
    expect(settings).toMatchObject({ saml_enabled: true });
  });

  test.each([
    [{}, 400, "validation_failed"],
    [{ domain: "nobody.example" }, 404, "sso_provider_not_found"],
    [{ provider_id: "e2b4a8d0-0000-4000-8000-000000000000" }, 404, "sso_provider_not_found"],
    [{ provider_id: "x" }, 404, "sso_provider_not_found"],
    [{ provider_id: "x", domain: "y.example" }, 400, "validation_failed"],
    [{ domain: DOMAIN, code_challenge: "x" }, 400, "validation_failed"],
  ])("refuses to begin with %j", async (body, status, code) => {
    const answer = await sso.site.post("/sso", body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("signs in whom the organization vouches for, and knows them again by its own name of them", async () => {
    const first = await sso.signIn({ nameId: "ann-1", email: "Ann@Example.edu" });
    expect([first.status, first.location.origin]).toEqual([303, ORIGIN]);
    const claims = claimsOf(first.told.get("access_token") ?? "");
    expect(claims).toMatchObject({
      role: "authenticated",
      email: "ann@example.edu",
      aal: "aal1",
      amr: [{ method: "sso/saml" }],
      app_metadata: { provider: `sso:${sso.providerId}`, providers: [`sso:${sso.providerId}`] },
      user_metadata: { sub: "ann-1", email_verified: true },
    });
    // The address has changed, the person has not.
    const again = await sso.signIn({ nameId: "ann-1", email: "ann.smith@example.edu" });
    expect(claimsOf(again.told.get("access_token") ?? "")).toMatchObject({
      sub: claims.sub,
      email: "ann.smith@example.edu",
    });
    const refreshed = await sso.site.post("/token?grant_type=refresh_token", {
      refresh_token: again.told.get("refresh_token"),
    });
    expect(refreshed.status).toBe(200);
    const [profile] = await sso.site.sql("select email from public.profiles where id = $1", [claims.sub]);
    expect(profile).toEqual({ email: "ann.smith@example.edu" });
  });

  test("takes a response that is signed around its signed assertion", async () => {
    const { told } = await sso.signIn({ nameId: "both", signs: "both" });
    expect(told.get("access_token")).not.toBeNull();
  });

  test("gives a flow its code, which is good for one session and wants its verifier", async () => {
    const client = sso.site.client({ flowType: "pkce" });
    const { data } = await client.auth.signInWithSSO({
      domain: DOMAIN,
      options: { redirectTo: `${ORIGIN}/vault`, skipBrowserRedirect: true },
    });
    const asked = readAsked(data?.url ?? "");
    const { location } = await sso.post(sso.idp.respond(asked, { nameId: "pkce-1" }), asked.relayState);
    expect(location.pathname).toBe("/vault");
    const code = location.searchParams.get("code") ?? "";
    const exchanged = await client.auth.exchangeCodeForSession(code);
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user?.app_metadata.provider).toBe(`sso:${sso.providerId}`);
    const stolen = await sso.site.post("/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(50),
    });
    expect(stolen.status).toBe(404);
  });

  test("leads back to allowed places alone", async () => {
    const asked = await sso.begin({ redirect_to: "https://evil.example/steal" });
    const { location } = await sso.post(sso.idp.respond(asked, { nameId: "ann-1" }), asked.relayState);
    expect(location.origin).toBe(ORIGIN);
    const elsewhere = await sso.post(sso.idp.respond(await sso.begin()), "https://evil.example/");
    expect([elsewhere.location.origin, elsewhere.told.get("error_code")]).toEqual([
      ORIGIN,
      "saml_relay_state_not_found",
    ]);
  });

  test("never links with the account that has the same address", async () => {
    const member = await signInMember(sso.site);
    const { told } = await sso.signIn({ nameId: "twin", email: member.email });
    const claims = claimsOf(told.get("access_token") ?? "");
    expect([claims.email, claims.sub === member.id]).toEqual([member.email, false]);
    const own = await sso.site.post("/token?grant_type=password", {
      email: member.email,
      password: "correct horse",
    });
    expect((own.body.user as { id: string }).id).toBe(member.id);
    // Nor does a message to that address, or a password, open the organization's.
    await sso.site.post("/otp", { email: member.email });
    const rows = await sso.site.sql("select from auth.one_time_tokens where user_id = $1", [claims.sub]);
    expect(rows).toEqual([]);
  });

  test("leaves how somebody gets in to their organization", async () => {
    const { told } = await sso.signIn({ nameId: "ann-1" });
    const headers = { ...bearer(told.get("access_token") ?? ""), "content-type": "application/json" };
    for (const change of [
      { email: "other@example.org" },
      { password: "a new long one" },
      { phone: "+4930123456" },
    ]) {
      const response = await sso.site.request("/user", {
        method: "PUT",
        headers,
        body: JSON.stringify(change),
      });
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { error_code: "user_sso_managed" },
      ]);
    }
    const passkey = await sso.site.request("/passkeys/registration/options", {
      method: "POST",
      headers,
      body: "{}",
    });
    expect(passkey.status).toBe(422);
    const linked = await sso.site.request("/user/identities/authorize?provider=guild", { headers });
    expect([linked.status, await linked.json()]).toMatchObject([422, { error_code: "user_sso_managed" }]);
    const data = await sso.site.request("/user", {
      method: "PUT",
      headers,
      body: '{"data":{"theme":"dark"}}',
    });
    expect(data.status).toBe(200);
  });

  test("maps attributes as the operator says", async () => {
    const mapping = {
      keys: {
        email: { names: ["work", "private"] },
        username: { name: "displayName" },
        groups: { name: "groups", array: true },
        plan: { name: "plan", default: "none" },
      },
    };
    await sso.operate("PUT", `/${sso.providerId}`, { attribute_mapping: mapping });
    const { told } = await sso.signIn({
      nameId: "mapped",
      attributes:
        writeAttribute("private", "zoe@home.example") +
        writeAttribute("displayName", "Zoë &amp; Co") +
        writeAttribute("groups", "staff", "players"),
    });
    await sso.operate("PUT", `/${sso.providerId}`, { attribute_mapping: {} });
    const { email, sub, user_metadata } = claimsOf(told.get("access_token") ?? "");
    expect([email, user_metadata]).toMatchObject([
      "zoe@home.example",
      { custom_claims: { username: "Zoë & Co", groups: ["staff", "players"], plan: "none" } },
    ]);
    const [profile] = await sso.site.sql("select username from public.profiles where id = $1", [sub]);
    expect(profile).toEqual({ username: "Zoë & Co" });
  });

  test("lets nobody in who is banned", async () => {
    await sso.signIn({ nameId: "banned" });
    await sso.site.sql(
      "update auth.users set banned_until = '9999-12-31' where id = (select user_id from auth.identities where provider_id = 'banned')",
    );
    const { told } = await sso.signIn({ nameId: "banned" });
    expect([told.get("error_code"), told.get("access_token")]).toEqual(["user_banned", null]);
  });
});

describe.each(TEST_ENGINES)("providers on the engine %s", (engine) => {
  let sso: SsoSite;
  beforeAll(async () => {
    sso = await openSsoSite(engine);
  }, 60_000);
  afterAll(() => sso.site.close());

  test("are made, listed, changed and deleted by the operator, and each is written down", async () => {
    const { metadata, entityId } = await openIdentityProvider("https://other.example/metadata");
    const made = await sso.operate("POST", "", {
      type: "saml",
      metadata_xml: metadata,
      domains: ["Other.Example", "other.example"],
      resource_id: "other",
    });
    expect(made).toMatchObject({
      status: 201,
      body: { resource_id: "other", domains: [{ domain: "other.example" }], saml: { entity_id: entityId } },
    });
    const path = `/${made.body.id}`;
    expect(await sso.operate("GET", path)).toEqual({ status: 200, body: made.body });
    const list = await sso.operate("GET", "");
    expect(list.body.items).toHaveLength(2);
    expect((await sso.operate("GET", "?resource_id=other")).body.items).toHaveLength(1);
    const changed = await sso.operate("PUT", path, { domains: ["new.example"], disabled: true });
    expect(changed.body).toMatchObject({ disabled: true, domains: [{ domain: "new.example" }] });
    expect((await sso.site.post("/sso", { domain: "new.example" })).status).toBe(404);
    expect((await sso.operate("DELETE", path)).status).toBe(200);
    expect((await sso.operate("GET", path)).status).toBe(404);
    const rows = await sso.site.sql(
      "select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'provider_id' = $1 order by created_at",
      [made.body.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "sso_provider_made",
      "sso_provider_changed",
      "sso_provider_deleted",
    ]);
  });

  test("are for the key of the service alone", async () => {
    const member = await signInMember(sso.site);
    for (const token of [member.session?.access_token ?? "", "sb_publishable_abc"]) {
      for (const [method, path] of [
        ["GET", ""],
        ["POST", ""],
        ["GET", `/${sso.providerId}`],
        ["PUT", `/${sso.providerId}`],
        ["DELETE", `/${sso.providerId}`],
      ] as const) {
        const response = await sso.site.request(`/admin/sso/providers${path}`, {
          method,
          headers: bearer(token),
        });
        expect([method, response.status]).toEqual([method, 403]);
      }
    }
    expect((await sso.operate("GET", `/${sso.providerId}`)).status).toBe(200);
  });

  test.each([
    [{ type: "oidc" }, 400, "validation_failed"],
    [{ metadata_xml: undefined }, 400, "validation_failed"],
    [{ metadata_url: "https://idp.example.edu/metadata" }, 400, "validation_failed"],
    [{ metadata_xml: "no xml" }, 400, "validation_failed"],
    [{ metadata_xml: "<a/>" }, 400, "validation_failed"],
    [
      { metadata_xml: "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>" },
      400,
      "validation_failed",
    ],
    [{ domains: ["not a domain"] }, 400, "validation_failed"],
    [{ domains: [DOMAIN] }, 422, "sso_domain_already_exists"],
    [{ resource_id: 1 }, 400, "bad_json"],
  ])("with %j are refused", async (change, status, code) => {
    const { metadata } = await openIdentityProvider(`https://refused.example/${Math.random()}`);
    const answer = await sso.operate("POST", "", { type: "saml", metadata_xml: metadata, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await sso.operate("GET", "")).body.items).toHaveLength(1);
  });

  test("cannot be had twice, nor become another one", async () => {
    const again = await sso.operate("POST", "", { type: "saml", metadata_xml: sso.idp.metadata });
    expect([again.status, again.body.code]).toEqual([422, "saml_idp_already_exists"]);
    const { metadata } = await openIdentityProvider("https://somebody.else/metadata");
    const other = await sso.operate("PUT", `/${sso.providerId}`, { metadata_xml: metadata });
    expect([other.status, other.body.code]).toEqual([422, "saml_entity_id_mismatch"]);
  });

  test("take a new certificate, after which the old key signs nothing any more", async () => {
    const renewed = await openIdentityProvider(sso.idp.entityId);
    expect((await sso.operate("PUT", `/${sso.providerId}`, { metadata_xml: renewed.metadata })).status).toBe(
      200,
    );
    expect((await sso.signIn()).told.get("error_code")).toBe("validation_failed");
    const asked = await sso.begin();
    const { told } = await sso.post(renewed.respond(asked), asked.relayState);
    expect(told.get("access_token")).not.toBeNull();
    await sso.operate("PUT", `/${sso.providerId}`, { metadata_xml: sso.idp.metadata });
  });

  test("end the sessions that came of them when they are deleted", async () => {
    const { told } = await sso.signIn({ nameId: "leaving" });
    await sso.operate("DELETE", `/${sso.providerId}`);
    const user = await sso.site.request("/user", { headers: bearer(told.get("access_token") ?? "") });
    expect(await user.json()).toMatchObject({ error_code: "session_not_found" });
    const [kept] = await sso.site.sql("select is_sso_user from auth.users where id = $1", [
      claimsOf(told.get("access_token") ?? "").sub,
    ]);
    expect(kept).toEqual({ is_sso_user: true });
  });
});

test("a site without it says so at each of its places", async () => {
  const sso = await openSsoSite("embedded", { samlEnabled: false });
  expect(await sso.site.post("/sso", { domain: DOMAIN })).toMatchObject({
    status: 404,
    body: { code: "saml_provider_disabled", message: "SAML 2.0 is disabled" },
  });
  for (const path of ["/sso/saml/metadata", "/sso/saml/acs"]) {
    const response = await sso.site.request(path, { method: path.endsWith("acs") ? "POST" : "GET" });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { error_code: "saml_provider_disabled" },
    ]);
  }
  expect((await sso.operate("GET", "")).status).toBe(404);
  await sso.site.close();
});

test("a site that takes no new members takes none of organizations either", async () => {
  const sso = await openSsoSite("embedded", { signupsEnabled: false });
  const { told } = await sso.signIn();
  expect(told.get("error_code")).toBe("signup_disabled");
  await sso.site.close();
});

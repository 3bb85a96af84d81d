import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { openBackendSite } from "../../testing/backend-site.ts";
import { bearer, PASSWORD, signInMember } from "../../testing/members.ts";

test.each(TEST_ENGINES)(
  "accounts say when to try again while their database is away, on %s",
  async (engine) => {
    const site = await openAuthSite({ engine });
    const { client, email, session } = await signInMember(site);
    const { access_token: token, refresh_token: refresh } = session;
    await site.database.close();
    const asked = [
      site.post("/token?grant_type=refresh_token", { refresh_token: refresh }),
      site.post("/token?grant_type=password", { email, password: PASSWORD }),
      site.post("/token?grant_type=pkce", { auth_code: crypto.randomUUID(), code_verifier: "x" }),
      site.post("/signup", { email: freshEmail(), password: PASSWORD }),
      site.post("/recover", { email }),
      site.post("/otp", { email }),
      site.post("/verify", { type: "email", email, token: "000000" }),
      site.post("/logout", {}, bearer(token)),
      site.post("/factors", { factor_type: "totp" }, bearer(token)),
    ];
    for (const { status, headers, body } of await Promise.all(asked)) {
      expect([status, body.code]).toEqual([503, "unexpected_failure"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const link = await site.request("/verify?type=signup&token=x");
    expect([link.status, link.headers.get("retry-after")]).toEqual([503, "2"]);

    // The client keeps its session, and says that it could not ask.
    const { error } = await client.auth.getUser();
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expect((await client.auth.getSession()).data.session?.refresh_token).toBe(refresh);
  },
);

test.each(TEST_ENGINES)("so do the functions of an account, on %s", async (engine) => {
  const site = await openBackendSite(engine);
  const { client, email } = await site.member("Ann");
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  await site.close();
  for (const name of ["list-sessions", "export-account", "delete-account"]) {
    const answer = await site.request(`/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization },
      body: JSON.stringify({ confirmation: email }),
    });
    expect([answer.status, answer.headers.get("retry-after")], name).toEqual([503, "2"]);
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  }
});

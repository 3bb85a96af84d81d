import { randomUUID } from "node:crypto";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openAuthSiteOn } from "../../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../../testing/members.ts";
import { openProviderSite, PKCE, type ProviderSite, VERIFIER } from "../../../testing/provider-site.ts";

describe.each(TEST_ENGINES)("accounts elsewhere, on the engine %s,", (engine) => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await openProviderSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.settle());

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
      const { id } = site.joinGuild({ email_verified: false });
      const { body } = await beginLinking(member.session.access_token);
      const { code } = await site.comeBack(await site.guild.logIn(body.url, id));
      const linked = await site.exchange(code);
      expect(linked.body.user).toMatchObject({
        id: member.id,
        email: member.email,
        app_metadata: { provider: "email", providers: ["email", "guild"] },
      });
      expect(claimsOf(String(linked.body.access_token)).session_id).toBe(
        claimsOf(member.session.access_token).session_id,
      );
      // From now on it is a way in.
      expect((await site.signIn(id)).user.id).toBe(member.id);
    });

    test("that somebody began for another to finish links nothing", async () => {
      const attacker = await signInMember(site);
      const victim = site.joinGuild();
      const { body } = await beginLinking(attacker.session.access_token);
      const { code } = await site.comeBack(await site.guild.logIn(body.url, victim.id));
      expect((await site.exchange(code, `${VERIFIER}-of-the-victim`)).status).toBe(400);
      const rows = await site.sql("select id from auth.identities where provider_id = $1", [victim.id]);
      expect(rows).toEqual([]);
      // Without a challenge, too: the victim's browser has not begun it.
      const plain = await beginLinking(attacker.session.access_token, {});
      expect((await site.comeBack(await site.guild.logIn(plain.body.url, victim.id))).error).toBe(
        "bad_oauth_state",
      );
      const own = await beginLinking(attacker.session.access_token, {});
      const { told } = await site.comeBack(await site.guild.logIn(own.body.url, victim.id), own.cookie);
      expect(claimsOf(told.access_token ?? "").sub).toBe(attacker.id);
    });

    test("is over with the session that asked", async () => {
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const back = await site.guild.logIn(body.url, site.joinGuild().id);
      await member.client.auth.signOut();
      expect((await site.comeBack(back)).error).toBe("bad_oauth_state");
    });

    test("of an account that is somebody's already is refused", async () => {
      const { id } = site.joinGuild();
      await site.signIn(id);
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const { error, location } = await site.comeBack(await site.guild.logIn(body.url, id));
      expect(error).toBe("identity_already_exists");
      expect(location.searchParams.get("error_description")).toBe(
        "Identity is already linked to another user",
      );
    });

    test("by a token needs no way there", async () => {
      const member = await signInMember(site);
      const { id } = site.joinGuild();
      const { data, error } = await member.client.auth.linkIdentity({
        provider: "guild" as "google",
        token: await site.guild.sign(id),
      });
      expect(error).toBeNull();
      expect(data.user?.id).toBe(member.id);
    });

    test("and unlinking take the second factor of whoever has one", async () => {
      const member = await signInMember(site);
      const { body } = await beginLinking(member.session.access_token);
      const linked = await site.exchange(
        (await site.comeBack(await site.guild.logIn(body.url, site.joinGuild().id))).code,
      );
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
      const shut = await openAuthSiteOn(site.database, {
        providers: [site.guild.row],
        linkingEnabled: false,
      });
      const { client, session } = await signInMember(shut);
      const { error } = await client.auth.linkIdentity({ provider: "guild" as "google" });
      expect(error).toMatchObject({ status: 404, code: "manual_linking_disabled" });
      expect(session).toBeDefined();
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
      const { id } = site.joinGuild({ email: member.email });
      const { access_token: token, user } = await site.signIn(id);
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
      const { access_token: token, user } = await site.signIn(site.joinGuild({ email: member.email }).id);
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
      const other = await site.signIn(site.joinGuild().id);
      const member = await signInMember(site);
      for (const id of [idOf(other.user, "guild"), randomUUID(), "x", "' or 1=1 --"]) {
        const { status, body } = await unlink(member.session.access_token, encodeURIComponent(id));
        expect([status, body.code]).toEqual([422, "identity_not_found"]);
      }
    });
  });
});

import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, ORIGIN, openAuthSite } from "../../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../../testing/members.ts";
import { createSoftwareKey } from "../../../testing/software-key.ts";

const SITE = { id: new URL(ORIGIN).hostname, origin: ORIGIN };

/** What the server asks an authenticator for. */
interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly rp: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly allowCredentials?: readonly { readonly id: string }[];
}

describe.each(TEST_ENGINES)("security keys and passkeys, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  type Member = Awaited<ReturnType<typeof signInMember>>;
  const tokenOf = async ({ client }: Pick<Member, "client">) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  const ask = async (path: string, body: object, token?: string) =>
    site.post(path, body, token === undefined ? {} : bearer(token));

  async function beginPasskey(member: Pick<Member, "client">) {
    const { status, body } = await ask("/passkeys/registration/options", {}, await tokenOf(member));
    return { status, body, id: body.challenge_id as string, options: body.options as Options };
  }

  /** A member with a passkey, and the key that holds it. */
  async function joinWithPasskey() {
    const member = await signInMember(site);
    const key = createSoftwareKey(SITE);
    const { id, options } = await beginPasskey(member);
    const made = await ask(
      "/passkeys/registration/verify",
      { challenge_id: id, credential: key.create(options) },
      await tokenOf(member),
    );
    expect(made.status).toBe(200);
    return { ...member, key, passkeyId: made.body.id as string };
  }

  async function beginSignIn() {
    const { body } = await ask("/passkeys/authentication/options", {});
    return { id: body.challenge_id as string, options: body.options as Options };
  }
  const finishSignIn = (id: string, credential: object) =>
    ask("/passkeys/authentication/verify", { challenge_id: id, credential });

  describe("a passkey", () => {
    test("signs in by itself, to the first level, and says when", async () => {
      const member = await joinWithPasskey();
      const { id, options } = await beginSignIn();
      expect(options.allowCredentials ?? []).toEqual([]);
      const { status, body } = await finishSignIn(id, member.key.get(options));
      expect(status).toBe(200);
      expect(claimsOf(body.access_token as string)).toMatchObject({
        sub: member.id,
        aal: "aal1",
        amr: [{ method: "passkey" }],
      });
      const listed = await site.request("/passkeys", { headers: bearer(await tokenOf(member)) });
      expect(await listed.json()).toMatchObject([{ id: member.passkeyId, last_used_at: expect.any(String) }]);
    });

    test("signs each challenge once, and only soon", async () => {
      const { key } = await joinWithPasskey();
      const { id, options } = await beginSignIn();
      const answer = key.get(options);
      expect((await finishSignIn(id, answer)).status).toBe(200);
      expect((await finishSignIn(id, answer)).body.code).toBe("webauthn_challenge_not_found");
      const late = await beginSignIn();
      await site.sql(
        "update auth.webauthn_challenges set expires_at = now() - interval '1 second' where id = $1",
        [late.id],
      );
      expect((await finishSignIn(late.id, key.get(late.options))).body.code).toBe(
        "webauthn_challenge_expired",
      );
    });

    test("proves nothing for another site, another challenge, another holder, or without its owner", async () => {
      const { key } = await joinWithPasskey();
      const other = await joinWithPasskey();
      const holder = Buffer.from(other.id).toString("base64url");
      const attempts: readonly ((options: Options) => object)[] = [
        (options) => key.get(options, { origin: "https://evil.example" }),
        () => key.get({ challenge: Buffer.from("another challenge").toString("base64url") }),
        (options) => key.get(options, { holder }),
        (options) => key.get(options, { isVerified: false }),
        (options) => key.get(options, { count: 0 }),
        (options) => ({ ...key.get(options), id: other.key.get(options).id }),
        (options) => createSoftwareKey(SITE).get(options),
        (options) => {
          const answer = key.get(options);
          return { ...answer, response: { ...answer.response, signature: "AAAA" } };
        },
        () => ({}),
        () => ({ id: "x", rawId: "x", type: "public-key", response: { clientDataJSON: "{" } }),
      ];
      // The counter is ahead of the one that counts backwards.
      const first = await beginSignIn();
      expect((await finishSignIn(first.id, key.get(first.options))).status).toBe(200);
      for (const [index, attempt] of attempts.entries()) {
        const { id, options } = await beginSignIn();
        const { status, body } = await finishSignIn(id, attempt(options));
        expect([index, status, body.code]).toEqual([index, 422, "webauthn_verification_failed"]);
        expect(JSON.stringify(body)).not.toMatch(/origin|counter|signature/i);
      }
    });

    test("is made by its own member, for this site, and once", async () => {
      const member = await joinWithPasskey();
      const stranger = await signInMember(site);
      const fresh = await beginPasskey(member);
      expect(fresh.options.rp.id).toBe(SITE.id);
      expect(fresh.options.excludeCredentials).toHaveLength(1);
      const verify = async (id: string, credential: object, who: Pick<Member, "client">) =>
        ask("/passkeys/registration/verify", { challenge_id: id, credential }, await tokenOf(who));
      const taken = await verify(fresh.id, createSoftwareKey(SITE).create(fresh.options), stranger);
      expect(taken.body.code).toBe("webauthn_challenge_not_found");
      const elsewhere = await beginPasskey(member);
      const phished = createSoftwareKey(SITE).create(elsewhere.options, { origin: "https://evil.example" });
      expect((await verify(elsewhere.id, phished, member)).body.code).toBe("webauthn_verification_failed");
      const again = await beginPasskey(member);
      const twice = await verify(again.id, member.key.create(again.options), member);
      expect(twice.body.code).toBe("webauthn_credential_exists");
    });

    test("is renamed and removed by its own member alone, and then signs nobody in", async () => {
      const member = await joinWithPasskey();
      const stranger = await signInMember(site);
      const change = async (method: string, who: Pick<Member, "client">) =>
        site.request(`/passkeys/${member.passkeyId}`, {
          method,
          headers: bearer(await tokenOf(who)),
          ...(method === "PATCH" ? { body: JSON.stringify({ friendly_name: "My laptop" }) } : {}),
        });
      for (const method of ["PATCH", "DELETE"]) expect((await change(method, stranger)).status).toBe(404);
      expect(await (await change("PATCH", member)).json()).toMatchObject({ friendly_name: "My laptop" });
      expect((await change("DELETE", member)).status).toBe(204);
      const { id, options } = await beginSignIn();
      expect((await finishSignIn(id, member.key.get(options))).body.code).toBe(
        "webauthn_verification_failed",
      );
    });

    test("opens no account that is shut", async () => {
      const member = await joinWithPasskey();
      await site.sql("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        member.id,
      ]);
      const { id, options } = await beginSignIn();
      expect((await finishSignIn(id, member.key.get(options))).body.code).toBe("user_banned");
    });
  });

  describe("a security key as a second factor", () => {
    async function challenge(client: Member["client"], factorId: string) {
      const { data } = await client.auth.getSession();
      const { body } = await ask(
        `/factors/${factorId}/challenge`,
        { factorId, webauthn: { rpId: "evil.example", rpOrigins: ["https://evil.example"] } },
        data.session?.access_token,
      );
      const told = body.webauthn as { type: string; credential_options: { publicKey: Options } };
      return { id: body.id as string, type: told.type, options: told.credential_options.publicKey };
    }
    async function verify(
      client: Member["client"],
      factorId: string,
      id: string,
      type: string,
      answer: object,
    ) {
      const { data } = await client.auth.getSession();
      const webauthn = { type, rpId: SITE.id, rpOrigins: [ORIGIN], credential_response: answer };
      return ask(`/factors/${factorId}/verify`, { challenge_id: id, webauthn }, data.session?.access_token);
    }

    async function joinWithKey() {
      const member = await signInMember(site);
      const { data: factor } = await member.client.auth.mfa.enroll({
        factorType: "webauthn",
        friendlyName: "my key",
      });
      if (factor === null) throw new Error("There is no factor.");
      const key = createSoftwareKey(SITE);
      const { id, type, options } = await challenge(member.client, factor.id);
      expect([type, options.rp.id]).toEqual(["create", SITE.id]);
      const { status, body } = await verify(member.client, factor.id, id, type, key.create(options));
      expect(status).toBe(200);
      await member.client.auth.setSession({
        access_token: body.access_token as string,
        refresh_token: body.refresh_token as string,
      });
      return { ...member, factor, key, tokens: body };
    }

    async function signInAgain({ email }: Pick<Member, "email">) {
      const client = site.client();
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      return client;
    }

    test("lifts a session that shows it, and is asked for in the next one", async () => {
      const member = await joinWithKey();
      expect(claimsOf(member.tokens.access_token as string)).toMatchObject({
        aal: "aal2",
        amr: [{ method: "mfa/webauthn" }, { method: "password" }],
      });
      expect(JSON.stringify(member.tokens.user)).not.toContain("publicKey");
      const client = await signInAgain(member);
      const { id, type, options } = await challenge(client, member.factor.id);
      expect(type).toBe("request");
      expect(options.allowCredentials).toHaveLength(1);
      const answer = member.key.get(options);
      const lifted = await verify(client, member.factor.id, id, type, answer);
      expect(claimsOf(lifted.body.access_token as string).aal).toBe("aal2");
      const again = await verify(client, member.factor.id, id, type, answer);
      expect(again.status).toBe(422);
    });

    test("is not stood for by another key, another site, or one of another member", async () => {
      const member = await joinWithKey();
      const other = await joinWithKey();
      const client = await signInAgain(member);
      const attempts: readonly ((options: Options) => object)[] = [
        (options) => createSoftwareKey(SITE).get(options),
        (options) => other.key.get(options),
        (options) => member.key.get(options, { origin: "https://evil.example" }),
        (options) => createSoftwareKey(SITE).create(options),
        () => ({}),
      ];
      for (const attempt of attempts) {
        await site.sql("delete from auth.rate_limits");
        const { id, type, options } = await challenge(client, member.factor.id);
        const answer = await verify(client, member.factor.id, id, type, attempt(options));
        expect([answer.status, answer.body.code]).toEqual([422, "mfa_verification_failed"]);
      }
    });

    test("has to be shown before passkeys are added or removed", async () => {
      const member = await joinWithKey();
      const client = await signInAgain(member);
      expect((await beginPasskey({ client })).body.code).toBe("insufficient_aal");
      expect((await beginPasskey(member)).status).toBe(200);
      await site.sql(
        `update auth.mfa_amr_claims set updated_at = now() - interval '20 minutes'
         where session_id in (select id from auth.sessions where user_id = $1)`,
        [member.id],
      );
      expect((await beginPasskey(member)).body.code).toBe("reauthentication_needed");
    });

    test("is not removed by who has shown the password alone", async () => {
      const member = await joinWithKey();
      const client = await signInAgain(member);
      const { error } = await client.auth.mfa.unenroll({ factorId: member.factor.id });
      expect(error).toMatchObject({ status: 422, code: "insufficient_aal" });
      expect((await member.client.auth.mfa.unenroll({ factorId: member.factor.id })).error).toBeNull();
    });
  });
});

import { createHash } from "node:crypto";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bearer, signInMember } from "../../../testing/members.ts";
import { openProviderSite, type ProviderSite } from "../../../testing/provider-site.ts";

describe.each(TEST_ENGINES)("other providers, on the engine %s,", (engine) => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await openProviderSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.settle());

  describe("a provider's token", () => {
    const show = (body: object, token?: string) =>
      site.post("/token?grant_type=id_token", { provider: "guild", ...body }, token ? bearer(token) : {});

    test("signs in, once", async () => {
      const { id, email } = site.joinGuild();
      const token = await site.guild.sign(id);
      const { data, error } = await site.client().auth.signInWithIdToken({ provider: "guild", token });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, app_metadata: { provider: "guild" } });
      const again = await show({ id_token: token });
      expect([again.status, again.body.message]).toEqual([400, "This ID token was used before"]);
      // An account that a way there finds, too.
      expect((await site.signIn(id)).user.id).toBe(data.user?.id);
    });

    test("of one of our apps is as good as that of the site", async () => {
      expect(
        (await show({ id_token: await site.guild.sign(site.joinGuild().id, { aud: "deckwright-app" }) }))
          .status,
      ).toBe(200);
    });

    test("with a nonce takes the nonce", async () => {
      const hash = createHash("sha256").update("of the app").digest("hex");
      const { id } = site.joinGuild();
      const wrong = await show({ id_token: await site.guild.sign(id, { nonce: hash }), nonce: "of another" });
      expect([wrong.status, wrong.body.message]).toEqual([400, "Nonces mismatch"]);
      const both = "Passed nonce and nonce in id_token should either both exist or not.";
      for (const body of [
        { id_token: await site.guild.sign(id, { nonce: hash }) },
        { id_token: await site.guild.sign(id), nonce: "of the app" },
      ]) {
        expect((await show(body)).body.message).toBe(both);
      }
      expect(
        (await show({ id_token: await site.guild.sign(id, { nonce: hash }), nonce: "of the app" })).status,
      ).toBe(200);
    });

    test.each([
      ["another audience", { aud: "somebody-else" }],
      ["several audiences, and none that it was made for", { aud: ["deckwright", "somebody-else"] }],
      ["another party", { azp: "somebody-else" }],
      ["another issuer", { iss: "https://evil.example" }],
      ["a time long past", { iat: 1, exp: 2 }],
    ])("with %s is refused, and written down", async (_, claims) => {
      const before = (await site.refusals("validation_failed")).length;
      const { status, body } = await show({ id_token: await site.guild.sign(site.joinGuild().id, claims) });
      expect([status, body.message]).toEqual([400, "Bad ID token"]);
      expect((await site.refusals("validation_failed")).length).toBe(before + 1);
    });

    test("that somebody else has signed, or nobody, is refused", async () => {
      const token = await site.guild.sign(site.joinGuild().id);
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
      const token = await site.guild.sign(site.joinGuild({ email: member.email, email_verified: false }).id);
      expect((await show({ id_token: token })).body.code).toBe("provider_email_needs_verification");
    });
  });
});

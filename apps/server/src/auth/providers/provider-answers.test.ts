import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openAuthSiteOn } from "../../../testing/auth-site.ts";
import { bearer, claimsOf, signInMember } from "../../../testing/members.ts";
import { openProviderSite, PKCE, type ProviderSite } from "../../../testing/provider-site.ts";

describe.each(TEST_ENGINES)("a provider, on the engine %s,", (engine) => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await openProviderSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.settle());

  describe("what a provider answers", () => {
    async function answerWith(change: (tokens: Record<string, unknown>) => Promise<object> | object) {
      const { id } = site.joinGuild();
      const { address } = await site.begin(PKCE);
      const nonce = new URL(address).searchParams.get("nonce") ?? "";
      const back = await site.guild.logIn(address, id);
      const tokens = { access_token: "x", token_type: "Bearer", expires_in: 60, scope: "openid" };
      const body = JSON.stringify(
        await change({ ...tokens, id_token: await site.guild.sign(id, { nonce }) }),
      );
      site.guild.tamper("/token", (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(body);
      });
      // The token of the test is of no use at this address.
      site.guild.tamper("/me", (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ sub: id, ...site.guild.accounts.get(id) }));
      });
      return { id, nonce, ...(await site.comeBack(back)) };
    }
    const withToken = (claims: () => object) => {
      const id = randomUUID();
      return answerWith(async (tokens) => {
        const nonce = String(claimsOf(String(tokens.id_token)).nonce);
        return { ...tokens, id_token: await site.guild.sign(id, { nonce, ...claims() }) };
      });
    };

    test("is believed as it is", async () => {
      const { code } = await answerWith((tokens) => tokens);
      expect(code).not.toBeNull();
    });

    test.each([
      ["another nonce", { nonce: "other" }],
      ["no nonce", { nonce: undefined }],
      ["another audience", { aud: "somebody-else" }],
      ["another issuer", { iss: "https://evil.example" }],
      ["a time long past", { iat: 1, exp: 2 }],
    ])("with %s is refused", async (_, claims) => {
      const { code, error } = await withToken(() => claims);
      expect([code, error]).toEqual([null, "bad_oauth_callback"]);
    });

    test("with a forged signature, or none, is refused", async () => {
      const forge = (token: string) => {
        const [header = "", body = "", signature = ""] = token.split(".");
        const other = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
        return `${header}.${body}.${other}`;
      };
      const forged = await answerWith((tokens) => ({ ...tokens, id_token: forge(String(tokens.id_token)) }));
      expect(forged.error).toBe("bad_oauth_callback");
      const unsigned = await answerWith((tokens) => {
        const header = Buffer.from('{"alg":"none"}').toString("base64url");
        return { ...tokens, id_token: `${header}.${String(tokens.id_token).split(".")[1]}.` };
      });
      expect(unsigned.error).toBe("bad_oauth_callback");
      const without = await answerWith(({ id_token: _, ...tokens }) => tokens);
      expect(without.error).toBe("bad_oauth_callback");
      expect((await site.refusals("bad_oauth_callback")).length).toBeGreaterThan(2);
    });

    test.each([
      ["nothing", "", 200],
      ["what is no JSON", "<html>", 200],
      ["an error", '{"error":"invalid_grant"}', 400],
      ["a refusal", '{"error":"invalid_client"}', 401],
      ["with a redirect", "", 302],
    ])("%s is refused, and is no failure of ours", async (_, body, status) => {
      const { address } = await site.begin(PKCE);
      const back = await site.guild.logIn(address, site.joinGuild().id);
      site.guild.tamper("/token", (response) => {
        response.writeHead(status, { "content-type": "application/json", location: "http://127.0.0.1:1/" });
        response.end(body);
      });
      expect((await site.comeBack(back)).error).toBe("bad_oauth_callback");
    });

    test.each([
      ["that it is not well", (response: ServerResponse) => void response.writeHead(503).end()],
      ["not at all", (response: ServerResponse) => void response.destroy()],
      [
        "without end",
        (response: ServerResponse) => {
          response.writeHead(200, { "content-type": "application/json" });
          response.end("x".repeat(2_000_000));
        },
      ],
    ])("%s leads back with an error", async (_, instead) => {
      const { address } = await site.begin(PKCE);
      const back = await site.guild.logIn(address, site.joinGuild().id);
      site.guild.tamper("/token", instead);
      const { error, location } = await site.comeBack(back);
      expect(error).toBe("provider_unavailable");
      expect(location.searchParams.get("error_description")).toContain("The Guild cannot be reached");
    });

    test("is not waited for where it is away altogether", async () => {
      const away = { ...site.guild.row, name: "away", label: "Nowhere", issuer: "http://127.0.0.1:1" };
      const other = await openAuthSiteOn(site.database, { providers: [away] });
      const answer = await other.request("/authorize?provider=away&redirect_to=https%3A%2F%2Fevil.example");
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(
        /^https:\/\/decks\.example\.org\/\?error=server_error&error_code=provider_unavailable/,
      );
      const { access_token: token } = (await signInMember(other)).session;
      const linking = await other.request(
        "/user/identities/authorize?provider=away&skip_http_redirect=true",
        {
          headers: bearer(token),
        },
      );
      expect(linking.status).toBe(422);
      const shown = await other.post("/token?grant_type=id_token", { provider: "away", id_token: "a.b.c" });
      expect([shown.status, shown.body.code]).toEqual([422, "provider_unavailable"]);
    });
  });
});

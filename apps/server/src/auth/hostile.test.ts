import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthSite, openAuthSite } from "../../testing/auth-site.ts";
import { nasty, sendHostileToAccounts } from "../../testing/hostile-accounts.ts";
import { signInMember } from "../../testing/members.ts";

let site: AuthSite;
let token: string;
beforeAll(async () => {
  site = await openAuthSite();
  token = (await signInMember(site)).session.access_token;
});
afterAll(() => site?.close());

/** Objects as JSON: one may have a `toString` that is none. */
function inAddress(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

describe("whatever is sent", () => {
  test("is answered with an answer or an error in the protocol's shape, never with a failure of ours", async () => {
    await sendHostileToAccounts(site, token, 250);
  });

  test("in a link's address leads to the site, whole and without a line of its own", async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (type, secret, redirect) => {
        const query = new URLSearchParams({
          type: inAddress(type) || "x",
          token: inAddress(secret) || "x",
          redirect_to: inAddress(redirect),
        });
        const answer = await site.request(`/verify?${query}`);
        expect(answer.status).toBe(303);
        expect(new URL(answer.headers.get("location") ?? "").origin).toBe("https://decks.example.org");
      }),
      { numRuns: 100 },
    );
  });
});

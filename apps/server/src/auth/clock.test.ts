import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AuthSite, freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, PASSWORD, signInMember } from "../../testing/members.ts";
import { codeNow } from "../../testing/totp-code.ts";

/** What accounts keep times of. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  users: ["created_at", "updated_at", "last_sign_in_at", "email_confirmed_at"],
  sessions: ["created_at", "updated_at", "refreshed_at"],
  refresh_tokens: ["created_at", "updated_at"],
  one_time_tokens: ["created_at", "updated_at"],
  flow_state: ["created_at", "updated_at", "auth_code_issued_at"],
  mfa_factors: ["created_at", "updated_at", "last_challenged_at"],
  mfa_challenges: ["created_at"],
  mfa_amr_claims: ["created_at", "updated_at"],
  recovery_codes: ["created_at", "used_at"],
  rate_limits: ["updated_at"],
};

describe.each(TEST_ENGINES)("a clock that was ahead and has been put back, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());

  /** As if everything until now had been done with a clock that was ahead by so much. */
  async function putBack(ahead: "1 hour" | "1 year") {
    for (const [table, columns] of Object.entries(TIMES)) {
      const changes = columns.map((column) => `${column} = ${column} + $1::interval`);
      await site.sql(`update auth.${table} set ${changes.join(", ")}`, [ahead]);
    }
    await site.sql(
      "update auth.mfa_factors set last_used_step = last_used_step + extract(epoch from $1::interval) / 30",
      [ahead],
    );
  }

  test.each(["1 hour", "1 year"] as const)("by %s, locks no member out", async (ahead) => {
    const { email, client, session } = await signInMember(site);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    if (factor === null) throw new Error("There is no factor.");
    const { access_token: token } = session;
    const verify = async (bearing: string) => {
      const { body: challenge } = await site.post(`/factors/${factor.id}/challenge`, {}, bearer(bearing));
      const code = codeNow(factor.totp.secret);
      return site.post(`/factors/${factor.id}/verify`, { challenge_id: challenge.id, code }, bearer(bearing));
    };
    expect((await verify(token)).status).toBe(200);
    const waiting = freshEmail("waiting");
    await site.client().auth.signUp({ email: waiting, password: PASSWORD });
    await putBack(ahead);

    // Signing in, refreshing, and the code of the second factor, which was used in what is now the future.
    const again = await site.post("/token?grant_type=password", { email, password: PASSWORD });
    expect(again.status).toBe(200);
    const next = await site.post("/token?grant_type=refresh_token", {
      refresh_token: again.body.refresh_token,
    });
    expect(next.status).toBe(200);
    expect((await verify(String(next.body.access_token))).status).toBe(200);
    // What waits to be confirmed can be mailed again, after the usual second.
    const resend = async () =>
      expect((await site.client().auth.resend({ type: "signup", email: waiting })).error).toBeNull();
    await vi.waitFor(resend, { timeout: 10_000, interval: 500 });
    const { error } = await site
      .client()
      .auth.verifyOtp({ email: waiting, token: site.lastMail(waiting).code, type: "signup" });
    expect(error).toBeNull();
    const recovered = await site.post("/recover", { email });
    expect(recovered.status).toBe(200);
  });

  test("does not make links of that time last until then", async () => {
    const { email } = await signInMember(site);
    await site.client().auth.resetPasswordForEmail(email);
    await putBack("1 year");
    const { code } = site.lastMail(email);
    const answer = await site.post("/verify", { type: "recovery", email, token: code });
    expect(answer.body.code).toBe("otp_expired");
  });

  test("does not let a session of that time set a new password without a proof, for ever", async () => {
    const { client, email } = await signInMember(site);
    await putBack("1 year");
    const unproved = await client.auth.updateUser({ password: "battery staple" });
    expect(unproved.error?.code).toBe("reauthentication_needed");
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = site.lastMail(email).code;
    expect((await client.auth.updateUser({ password: "battery staple", nonce })).error).toBeNull();
  });

  test("does not keep a factor that was never verified in the way of another one", async () => {
    const { client } = await signInMember(site);
    await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    await putBack("1 year");
    const { error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    expect(error).toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../testing/members.ts";
import { codeNow } from "../../testing/totp-code.ts";

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite();
});
afterAll(() => site?.close());
beforeEach(() => site.sql("delete from auth.rate_limits"));

async function enrolled() {
  const member = await signInMember(site);
  const { data, error } = await member.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
  if (error) throw error;
  return { ...member, factor: data };
}

async function verified() {
  const member = await enrolled();
  const { data, error } = await member.client.auth.mfa.challengeAndVerify({
    factorId: member.factor.id,
    code: codeNow(member.factor.totp.secret),
  });
  if (error) throw error;
  return { ...member, strong: data };
}

describe("a second factor", () => {
  test("is enrolled with a QR code, a secret and an address for the app", async () => {
    const { factor, email } = await enrolled();
    expect(factor).toMatchObject({ type: "totp", friendly_name: "phone" });
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(factor.totp.uri).toContain(`otpauth://totp/decks.example.org:${encodeURIComponent(email)}?`);
  });

  test("lifts the session that verifies it, in the same session with new tokens", async () => {
    const { client, session, strong } = await verified();
    const claims = claimsOf(strong.access_token);
    expect(claims.aal).toBe("aal2");
    expect(claims.session_id).toBe(claimsOf(session.access_token).session_id);
    expect(claims.amr).toMatchObject([{ method: "totp" }, { method: "password" }]);
    expect(strong.refresh_token).not.toBe(session.refresh_token);
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? "").aal).toBe("aal2");
    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.totp).toHaveLength(1);
  });

  test("is asked for when the member signs in again", async () => {
    const { email } = await verified();
    const client = site.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  });

  test("ends the member's other sessions, which had not shown it", async () => {
    const member = await enrolled();
    const other = site.client();
    await other.auth.signInWithPassword({ email: member.email, password: PASSWORD });
    await member.client.auth.mfa.challengeAndVerify({
      factorId: member.factor.id,
      code: codeNow(member.factor.totp.secret),
    });
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("guards address, password, and further factors", async () => {
    const { email } = await verified();
    const client = site.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    for (const change of [{ password: "battery staple" }, { email: "elsewhere@example.org" }]) {
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: "insufficient_aal",
      });
    }
    expect((await client.auth.updateUser({ data: { theme: "dark" } })).error).toBeNull();
    const { error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "second" });
    expect(error).toMatchObject({ status: 403, code: "insufficient_aal" });
  });

  test("is taken away by a session that has shown it, and sessions fall back", async () => {
    const { email, client, factor } = await verified();
    const weak = site.client();
    await weak.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await weak.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
    });
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data?.id).toBe(factor.id);
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? "")).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
    });
    expect(refreshed.user?.factors).toBeUndefined();
  });
});

describe("codes", () => {
  test("a wrong code is refused, and so is a right one used before", async () => {
    const { client, factor } = await enrolled();
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    const right = codeNow(factor.totp.secret);
    const wrong = right === "000000" ? "111111" : "000000";
    const verify = (code: string, challengeId = challenge?.id ?? "") =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId, code });
    expect((await verify(wrong)).error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    });
    expect((await verify(right)).error).toBeNull();
    const { data: next } = await client.auth.mfa.challenge({ factorId: factor.id });
    expect((await verify(right, next?.id)).error?.code).toBe("mfa_verification_failed");
    expect((await verify(codeNow(factor.totp.secret, 1), next?.id)).error).toBeNull();
  });

  test("guessing is limited for the factor", async () => {
    const { client, factor } = await enrolled();
    const right = codeNow(factor.totp.secret);
    const wrong = right === "000000" ? "111111" : "000000";
    const attempt = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).error?.status).toBe(422);
    expect((await attempt(right)).error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });

  test("a challenge is for its factor and its address, and for five minutes", async () => {
    const { client, session, factor } = await enrolled();
    const code = codeNow(factor.totp.secret);
    const verify = (body: object, headers = {}) =>
      site.post(`/factors/${factor.id}/verify`, body, { ...bearer(session.access_token), ...headers });
    const { data } = await client.auth.mfa.challenge({ factorId: factor.id });
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    const challenge_id = data?.id;

    const empty = await verify({ challenge_id, code: "" });
    expect([empty.status, empty.body.message]).toEqual([400, "Code needs to be non-empty"]);
    for (const unknown of ["11111111-1111-4111-8111-111111111111", "nonsense"]) {
      const answer = await verify({ challenge_id: unknown, code });
      expect([answer.status, answer.body.message]).toEqual([
        422,
        "MFA factor with the provided challenge ID not found",
      ]);
    }
    const elsewhere = await verify({ challenge_id, code }, { "x-test-address": "198.51.100.9" });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, "mfa_ip_address_mismatch"]);
    await site.sql("update auth.mfa_challenges set created_at = now() - interval '301 seconds'");
    const late = await verify({ challenge_id, code });
    expect([late.status, late.body.code]).toEqual([422, "mfa_challenge_expired"]);
  });

  test("another member's factor is not there", async () => {
    const { factor } = await enrolled();
    const { session } = await signInMember(site);
    const headers = bearer(session.access_token);
    for (const path of [`/factors/${factor.id}/challenge`, "/factors/nonsense/challenge"]) {
      const answer = await site.post(path, {}, headers);
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: "mfa_factor_not_found", message: "Factor not found" },
      ]);
    }
    const removed = await site.request(`/factors/${factor.id}`, { method: "DELETE", headers });
    expect(removed.status).toBe(404);
  });
});

describe("enrolling", () => {
  test.each([
    [{ factor_type: "phone", phone: "12" }, 400, "validation_failed"],
    [{ factor_type: "phone" }, 400, "validation_failed"],
    [{ factor_type: "carrier-pigeon" }, 400, "validation_failed"],
    [{}, 400, "validation_failed"],
    [{ factor_type: 5 }, 400, "bad_json"],
  ])("%j is refused", async (body, status, code) => {
    const { session } = await signInMember(site);
    const answer = await site.post("/factors", body, bearer(session.access_token));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("names are different, ten factors are enough, and old attempts are forgotten", async () => {
    const { session, id } = await signInMember(site);
    const enroll = (friendly_name?: string) =>
      site.post("/factors", { factor_type: "totp", friendly_name }, bearer(session.access_token));
    expect((await enroll()).status).toBe(200);
    expect((await enroll()).body.code).toBe("mfa_factor_name_conflict");
    for (let count = 1; count < 10; count += 1) expect((await enroll(`app ${count}`)).status).toBe(200);
    expect((await enroll("app 1")).status).toBe(422);
    expect((await enroll("one more")).body.code).toBe("too_many_enrolled_mfa_factors");
    await site.sql(
      "update auth.mfa_factors set created_at = now() - interval '6 minutes' where user_id = $1",
      [id],
    );
    expect((await enroll("one more")).status).toBe(200);
  });

  test("needs a member", async () => {
    const answer = await site.post("/factors", { factor_type: "totp" });
    expect([answer.status, answer.body.code]).toEqual([401, "no_authorization"]);
  });
});

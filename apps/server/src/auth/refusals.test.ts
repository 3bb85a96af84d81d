import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, PASSWORD, signInMember } from "../../testing/members.ts";
import { codeNow } from "../../testing/totp-code.ts";

describe.each(TEST_ENGINES)("the log of the operator, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  /** What the log says while something is done. */
  async function loggedBy(work: () => Promise<unknown>) {
    const before = site.logged.length;
    await work();
    const lines = site.logged.slice(before);
    return {
      text: lines.join(""),
      said: lines.map((line) => {
        const { message, path, code } = JSON.parse(line);
        return [message, path.replace(/[0-9a-f-]{36}/g, ":id"), code];
      }),
    };
  }

  test("says of each guess that it was one, until a limit ends them, and never what was guessed", async () => {
    const { email, client } = await signInMember(site);
    await site.client().auth.signInWithOtp({ email });
    const right = site.lastMail(email).code ?? "";
    const wrong = right === "000000" ? "000001" : "000000";
    const codes = await loggedBy(async () => {
      for (let n = 0; n < 8; n++) await site.client().auth.verifyOtp({ email, token: wrong, type: "email" });
    });
    expect(codes.said).toEqual(
      Array.from({ length: 5 }, () => ["request refused", "/auth/v1/verify", "otp_expired"]),
    );
    const passwords = await loggedBy(() =>
      site.client().auth.signInWithPassword({ email, password: "a wrong horse" }),
    );
    expect(passwords.said).toEqual([["request refused", "/auth/v1/token", "invalid_credentials"]]);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("There is no factor.");
    const shown = codeNow(data.totp.secret) === "000000" ? "000001" : "000000";
    const factors = await loggedBy(() =>
      client.auth.mfa.challengeAndVerify({ factorId: data.id, code: shown }),
    );
    expect(factors.said).toEqual([
      ["request refused", "/auth/v1/factors/:id/verify", "mfa_verification_failed"],
    ]);
    for (const { text } of [codes, passwords, factors]) expect(text).not.toMatch(/@|horse|00000[01]/);
  });

  test("says who wanted more than is theirs", async () => {
    const { client, email, session } = await signInMember(site);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("There is no factor.");
    await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: codeNow(data.totp.secret) });
    const weak = site.client();
    await weak.auth.signInWithPassword({ email, password: PASSWORD });
    const removal = await loggedBy(() => weak.auth.mfa.unenroll({ factorId: data.id }));
    expect(removal.said).toEqual([["request refused", "/auth/v1/factors/:id", "insufficient_aal"]]);
    const anonymous = await site.keys.signApiKey({ role: "anon" });
    const admin = await loggedBy(async () => {
      for (const token of [anonymous, session.access_token, `${anonymous.slice(0, -6)}AAAAAA`])
        await site.request("/admin/users", { headers: bearer(token) });
    });
    expect(admin.said.map(([, , code]) => code)).toEqual(["not_admin", "not_admin", "bad_jwt"]);
    expect(admin.text).not.toContain(anonymous.slice(-20));
  });

  test("is silent about what goes well", async () => {
    expect((await loggedBy(() => signInMember(site))).said).toEqual([]);
  });
});

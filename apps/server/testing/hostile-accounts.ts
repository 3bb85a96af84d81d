import fc from "fast-check";
import { expect } from "vitest";
import type { AuthSite } from "./auth-site.ts";
import { bearer } from "./members.ts";

const ENDPOINTS = [
  ["POST", "/signup"],
  ["POST", "/token?grant_type=password"],
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/token?grant_type=pkce"],
  ["POST", "/token?grant_type=id_token"],
  ["DELETE", "/user/identities/' or 1=1 --"],
  ["POST", "/otp"],
  ["POST", "/recover"],
  ["POST", "/resend"],
  ["POST", "/verify"],
  ["PUT", "/user"],
  ["POST", "/logout?scope=nowhere"],
  ["POST", "/factors"],
  ["POST", "/factors/11111111-1111-4111-8111-111111111111/challenge"],
  ["POST", "/factors/11111111-1111-4111-8111-111111111111/verify"],
  ["POST", "/factors/recovery-codes"],
  ["POST", "/factors/recovery-codes/verify"],
  ["DELETE", "/factors/' or 1=1 --"],
] as const;

const NAMES = [
  "email",
  "phone",
  "password",
  "data",
  "token",
  "token_hash",
  "type",
  "refresh_token",
  "id_token",
  "provider",
  "link_identity",
  "auth_code",
  "code_verifier",
  "code_challenge",
  "code_challenge_method",
  "create_user",
  "nonce",
  "current_password",
  "factor_type",
  "friendly_name",
  "challenge_id",
  "code",
  "gotrue_meta_security",
  "__proto__",
] as const;

/** What a field may hold that nobody should send. */
export const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary" }),
  fc.emailAddress(),
  fc.uuid(),
  fc.constantFrom(
    "signup",
    "email",
    "email_change",
    "recovery",
    "totp",
    "s256",
    "' or 1=1 --",
    "\0",
    "\ud800",
    "a\r\nb: c",
    "x".repeat(3000),
    "00000000-0000-0000-0000-000000000000",
    -1,
    1e308,
    "$1",
    "{}",
    "%00",
  ),
);

const body = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), nasty), { maxLength: 6 })
    .map(
      (pairs) =>
        `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`,
    ),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "null",
    "[".repeat(20_000),
    '{"a":'.repeat(5000),
    '{"email":"\\u0000"}',
    '{"email":"\\ud800"}',
  ),
);

/** Requests that are on their way at the same time: most of each is waiting, for the hash of a password or the database. */
const AT_ONCE = 20;

/**
 * Sends requests to accounts that nobody should, half of them as a member: each is answered with an answer or an error in the
 * protocol's shape, and none shows anything of the inside.
 */
export async function sendHostileToAccounts(site: AuthSite, token: string, count: number): Promise<void> {
  // From ever other addresses, so that the limit of requests is not what answers.
  let sender = 0;
  const send = async (method: string, path: string, sent: string, isMember: boolean) => {
    sender += 1;
    const address = `198.${18 + (sender >> 16)}.${(sender >> 8) & 255}.${sender & 255}`;
    const answer = await site.request(path, {
      method,
      ...(method === "DELETE" ? {} : { body: sent }),
      headers: {
        "x-supabase-api-version": "2024-01-01",
        "x-test-address": address,
        ...(isMember ? bearer(token) : {}),
      },
    });
    const text = await answer.text();
    expect(answer.status, `${method} ${path} ${sent.slice(0, 300)} ${text}`).toBeLessThan(500);
    if (answer.status >= 400) {
      expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(text).not.toMatch(/postgres|select |insert |at file:|node_modules/i);
    }
  };
  const hostile = fc.tuple(fc.constantFrom(...ENDPOINTS), body, fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      await Promise.all(
        requests.map(([[method, path], sent, isMember]) => send(method, path, sent, isMember)),
      );
    }),
    { numRuns: Math.ceil(count / AT_ONCE) },
  );
}

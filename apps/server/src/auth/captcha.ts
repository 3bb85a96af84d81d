import * as z from "zod/mini";
import type { Failure } from "../platform/http/failure.ts";
import { authFailure } from "./auth-failure.ts";

/** Who tells people from programs, and the secret that we are known to them by. */
export interface CaptchaSettings {
  readonly provider: "hcaptcha" | "turnstile";
  readonly secret: string;
}

/** Where an answer is verified; dated 2026-11, from the documentation of each. */
const VERIFY_URL: Readonly<Record<CaptchaSettings["provider"], string>> = {
  hcaptcha: "https://hcaptcha.com/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
};
const TIMEOUT_MS = 10_000;

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.optional(z.array(z.string())),
});

/**
 * @throws Failure when the token is missing or refused, or nobody could be asked about it.
 */
export async function checkCaptcha(
  settings: CaptchaSettings,
  token: string | undefined,
  address: string,
): Promise<void> {
  if (token === undefined || token === "") {
    throw refusal("no captcha_token found");
  }
  let answer: z.infer<typeof answerSchema>;
  try {
    const response = await fetch(VERIFY_URL[settings.provider], {
      method: "POST",
      body: new URLSearchParams({ secret: settings.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = answerSchema.parse(await response.json());
  } catch (cause) {
    throw authFailure(500, "unexpected_failure", "captcha verification process failed", { cause });
  }
  if (!answer.success) throw refusal((answer["error-codes"] ?? []).join(", "));
}

function refusal(reason: string): Failure {
  return authFailure(400, "captcha_failed", `captcha protection: request disallowed (${reason})`);
}

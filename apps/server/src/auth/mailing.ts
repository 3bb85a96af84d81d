import { AuthError } from "./auth-error.ts";
import type { AuthParts } from "./parts.ts";

/** @throws AuthError when the installation cannot send mail. */
export function requireMail({ mailer }: AuthParts): void {
  if (!mailer.canSend) {
    throw new AuthError(
      422,
      "email_provider_disabled",
      "This site cannot send e-mail yet, so nobody can sign up or sign in by mail. Its operator has to set SMTP_URL.",
    );
  }
}

/** What messages to one address are counted as. */
type MailSubject = "confirm" | "sign_in" | "recover" | "change" | "reauthenticate";

/**
 * Counts a message, whether or not one will be sent: who is refused cannot tell by it that there is an account.
 * @throws AuthError 429.
 */
export async function takeMailLimits(parts: AuthParts, subject: MailSubject, email: string): Promise<void> {
  await parts.limits.take("mail_to_address", `${subject} ${email}`);
  await parts.limits.take("mail", "all");
}

/** Longer than any of the requests takes that must not tell by their time whether there is an account. */
const EVEN_MS = 250;

/** Answers, or fails, no sooner than after a fixed time. */
export async function inEvenTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([
    work(),
    new Promise((resolve) => setTimeout(resolve, EVEN_MS)),
  ]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

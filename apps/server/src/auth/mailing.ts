import type { EmailAddress } from "../ports/email-address.ts";
import { authFailure } from "./auth-failure.ts";
import type { LimitUse, MailSubject } from "./limits.ts";
import type { AuthParts } from "./parts.ts";
import type { AuthRequest } from "./request.ts";
import type { User } from "./users.ts";

/** @throws Failure when the installation cannot send mail. */
export function requireMail({ mailer }: AuthParts): void {
  if (!mailer.canSend) {
    throw authFailure(
      422,
      "email_provider_disabled",
      "This site cannot send e-mail yet, so nobody can sign up or sign in by mail. Its operator has to set SMTP_URL.",
    );
  }
}

/**
 * Counts a message to somebody who may not have proved that the address is theirs, whether or not one will be sent: who is
 * refused cannot tell by it that there is an account.
 * @throws Failure 429.
 */
export async function takeNewcomerMail(
  parts: AuthParts,
  request: AuthRequest,
  about: MailSubject,
  email: EmailAddress,
): Promise<void> {
  await parts.limits.take(...asked(request, about, email), { limit: "mail_to_newcomers", of: "site" });
}

/**
 * Counts a request for a message to somebody who may or may not have an account. The site's budget is asked once that is
 * known (`mayMail`), since it is spent on messages that are sent, or made-up addresses would use up the members'.
 * @throws Failure 429.
 */
export async function takeRequestedMail(
  parts: AuthParts,
  request: AuthRequest,
  about: MailSubject,
  email: EmailAddress,
): Promise<void> {
  await parts.limits.take(...asked(request, about, email));
}

/** Counts a message that is to be sent to an account. Where it may not, nobody is told: it would tell of the account. */
export function mayMail(parts: AuthParts, user: User): Promise<boolean> {
  const limit = user.email_confirmed_at === null ? "mail_to_newcomers" : "mail_to_members";
  return parts.limits.mayTake({ limit, of: "site" });
}

/**
 * Counts a message that a member asks for.
 * @param to Whom it goes to besides the member; undefined for nobody.
 * @throws Failure 429.
 */
export async function takeMemberMail(
  parts: AuthParts,
  request: AuthRequest,
  member: { readonly userId: string },
  to: EmailAddress | undefined,
): Promise<void> {
  const account = { account: member.userId };
  await parts.limits.take(
    { limit: "mail_by_network", of: { network: request.address } },
    { limit: "mail_by_member", of: account },
    { limit: "mail_to_mailbox", of: to === undefined ? account : { mailbox: to, about: "change" } },
    { limit: "mail_to_members", of: "site" },
  );
}

function asked(request: AuthRequest, about: MailSubject, email: EmailAddress): LimitUse[] {
  return [
    { limit: "mail_by_network", of: { network: request.address } },
    { limit: "mail_to_mailbox", of: { mailbox: email, about } },
  ];
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

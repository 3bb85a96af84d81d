import { type PhoneNumber, parsePhone } from "../../ports/phone-number.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthRequest } from "../request.ts";
import type { User } from "../users.ts";

/** @throws Failure when a text cannot be a number. */
export function readPhone(text: string): PhoneNumber {
  const phone = parsePhone(text);
  if (phone === undefined) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

/** @throws Failure when the installation cannot send text messages. */
export function requireTexts({ texter }: AuthParts): void {
  if (!texter.canSend) {
    const message =
      "This site cannot send text messages, so nobody can use a phone number here. Its operator has to set SMS_PROVIDER.";
    throw authFailure(400, "phone_provider_disabled", message);
  }
}

/**
 * Counts a message to a number that somebody asks for who may not have proved that it is theirs, whether or not one will be
 * sent: each costs money, and a share of it goes to whoever owns the number. So ranges of numbers are counted, too.
 * @throws Failure 429.
 */
export async function takeText(parts: AuthParts, request: AuthRequest, phone: PhoneNumber): Promise<void> {
  await parts.limits.take(
    { limit: "text_by_network", of: { network: request.address } },
    { limit: "text_to_number", of: { phone } },
    { limit: "text_to_number_in_a_day", of: { phone } },
    { limit: "text_to_range", of: { rangeOf: phone } },
    { limit: "texts", of: "site" },
  );
}

/** The same for one that a member asks for. @throws Failure 429. */
export async function takeMemberText(
  parts: AuthParts,
  request: AuthRequest,
  member: { readonly userId: string },
  phone: PhoneNumber,
): Promise<void> {
  await parts.limits.take({ limit: "text_by_member", of: { account: member.userId } });
  await takeText(parts, request, phone);
}

/** The number of an account, in the form in which it is texted to. */
export function phoneOf({ phone }: Pick<User, "phone">): PhoneNumber | undefined {
  return phone === null ? undefined : parsePhone(phone);
}

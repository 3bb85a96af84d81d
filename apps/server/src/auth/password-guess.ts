import type { EmailAddress } from "../ports/email-address.ts";
import type { PhoneNumber } from "../ports/phone-number.ts";
import type { LimitSubject, LimitUse } from "./limits.ts";
import type { AuthParts } from "./parts.ts";
import { verifyPassword } from "./password.ts";
import type { AuthRequest } from "./request.ts";
import type { User } from "./users.ts";

/** Whose password somebody says to know: an account's, or that of an address that nobody has. */
export interface Guessed {
  readonly user: User | undefined;
  /** Undefined for what can be nobody's. */
  readonly email?: EmailAddress | undefined;
  readonly phone?: PhoneNumber | undefined;
}

/**
 * Whether a password is the one of an account. Comes to it when it is the visitor's turn, and takes as long where there is no
 * account. Only what was wrong is counted, and after it was compared, so that no number of right ones at once is refused; wrong
 * ones at once pass the limit by no more than the gate has places.
 * @throws Failure 429 after too many wrong ones.
 * @throws Failure `busy` when the turn does not come in time.
 */
export function comparePassword(
  parts: AuthParts,
  request: AuthRequest,
  password: string,
  { user, email, phone }: Guessed,
): Promise<boolean> {
  const of: LimitSubject | undefined = user
    ? { account: user.id }
    : ((email && { email }) ?? (phone && { phone }));
  const guess: LimitUse | undefined = of && { limit: "password_failures", of };
  return parts.passwordGate.run(request.address, async () => {
    if (guess) await parts.limits.check(guess);
    const isRight = await verifyPassword(password, user?.encrypted_password ?? null);
    if (!isRight && guess) await parts.limits.count(guess);
    return isRight;
  });
}

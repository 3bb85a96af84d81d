import { authFailure, invalid } from "./auth-failure.ts";
import { requireMail, takeMemberMail } from "./mailing.ts";
import { findMember, readCaller } from "./members.ts";
import type { AuthParts } from "./parts.ts";
import { phoneOf, requireTexts, takeMemberText } from "./phone/phone.ts";
import type { AuthAnswer, AuthRequest } from "./request.ts";
import { mailSecret, textSecret } from "./secrets.ts";
import * as sql from "./statements.ts";
import { findUser } from "./users.ts";

/** Sends a code to a member who is about to change something that matters: by mail, or to the phone of who has no address. */
export async function reauthenticate(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const known = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => findUser(transaction, { id: caller.userId }),
    { readOnly: true },
  );
  if (known?.email === null && known.phone === null) {
    throw invalid("Reauthentication requires the user to have an email or a phone number");
  }
  const phone = known?.email === null && known.phone_confirmed_at !== null ? phoneOf(known) : undefined;
  if (phone === undefined) {
    requireMail(parts);
    await takeMemberMail(parts, request, caller, undefined);
  } else {
    requireTexts(parts);
    await takeMemberText(parts, request, caller, phone);
  }
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { user } = await findMember(transaction, caller);
    await sql.noteReauthenticationSent(transaction, [user.id]);
    const kind = "reauthentication_token";
    if (phone !== undefined && user.phone === phone) {
      await textSecret(parts, transaction, { user, kind, to: phone });
      return;
    }
    if (user.email === null || user.email_confirmed_at === null) {
      throw authFailure(422, "email_not_confirmed", "Please verify your email first.");
    }
    await mailSecret(parts, transaction, { user, kind, mail: "reauthenticate", to: user.email });
  });
  return { body: {} };
}

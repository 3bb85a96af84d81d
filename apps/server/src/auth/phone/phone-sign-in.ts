import type { PhoneNumber } from "../../ports/phone-number.ts";
import { audit } from "../audit.ts";
import { authFailure } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import { textSecret } from "../secrets.ts";
import * as sql from "../statements.ts";
import { confirmPhone, type Data, findUser, getUser, insertUser } from "../users.ts";
import { readPhone, requireTexts, takeText } from "./phone.ts";
import { textPhoneChange } from "./phone-change.ts";

/** Texts a code to sign in with; to somebody new, one that makes their account. */
export async function sendSignInText(
  parts: AuthParts,
  request: AuthRequest,
  asked: { readonly phone: string; readonly mayCreate: boolean; readonly data: Data },
): Promise<AuthAnswer> {
  requireTexts(parts);
  const phone = readPhone(asked.phone);
  const { data, mayCreate } = asked;
  await takeText(parts, request, phone);
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const known = await findUser(transaction, { phone }, "lock");
    const user =
      known ?? (mayCreate ? await insertUser(transaction, { phone, passwordHash: null, data }) : undefined);
    if (user === undefined) {
      // As with mail, this alone tells that there is no account.
      if (!mayCreate) throw authFailure(422, "otp_disabled", "Signups not allowed for otp");
      return;
    }
    if (known === undefined) {
      await audit(transaction, "user_signedup", user.id, request);
      if (parts.settings.autoconfirm) await confirmPhone(transaction, user.id, phone);
    }
    const current = await getUser(transaction, user.id);
    await sql.noteConfirmationSent(transaction, [user.id]);
    await textSecret(parts, transaction, {
      user: current,
      kind: "phone_confirmation_token",
      to: phone,
      // Whoever asks only for a code says nothing of an account that is nobody's yet.
      signUp: { passwordHash: null, data },
      isOnly: current.phone_confirmed_at !== null,
    });
  });
  return { body: {} };
}

/** Texts again what was texted for a sign-up or a change of number. Answered alike where nothing waits. */
export async function resendText(
  parts: AuthParts,
  request: AuthRequest,
  type: "sms" | "phone_change",
  number: string,
): Promise<AuthAnswer> {
  const phone: PhoneNumber = readPhone(number);
  if (!parts.texter.canSend) return { body: {} };
  await takeText(parts, request, phone);
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    if (type === "phone_change") {
      const [waiting] = await sql.selectAwaiting(transaction, [phone]);
      const user = waiting && (await findUser(transaction, waiting, "lock"));
      if (user?.phone_change === phone) await textPhoneChange(parts, transaction, user, phone);
      return;
    }
    const user = await findUser(transaction, { phone }, "lock");
    if (user === undefined || user.phone_confirmed_at !== null) return;
    await sql.noteConfirmationSent(transaction, [user.id]);
    await textSecret(parts, transaction, { user, kind: "phone_confirmation_token", to: phone });
  });
  return { body: {} };
}

import { openAuthDialog } from "../lib/auth-dialog.ts";
import { knownAccount } from "./account.ts";

/**
 * Does what only members can do. A visitor is asked to log in first, and it is done when they have.
 * @param reason What the account is needed for, for the dialog.
 */
export async function requireMember(reason: string, action: () => void): Promise<void> {
  const { user } = await knownAccount();
  if (user !== null) action();
  else openAuthDialog("login", reason, { onSignedIn: action });
}

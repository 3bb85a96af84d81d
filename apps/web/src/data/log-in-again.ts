import { openAuthDialog } from "../lib/auth-dialog.ts";
import { forgetSession } from "./account.ts";

/**
 * Forgets a session that has ended elsewhere, and asks for another log-in.
 * @param more What becomes of what was to be done.
 */
export function logInAgain(more = ""): void {
  forgetSession();
  openAuthDialog("login", `Your session has ended.${more}`);
}

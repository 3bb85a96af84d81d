import { createStore } from "./store.ts";

/** Which form the dialog for accounts shows. */
export type AuthMode = "login" | "signup" | "forgot" | "factor" | "new-password";

/** Whether the dialog is open, and in which mode; `reason` says what the account is needed for. */
export const authDialog = createStore<{ readonly mode: AuthMode; readonly reason?: string } | null>(null);

/** Opens the dialog for accounts. */
export function openAuthDialog(mode: AuthMode = "login", reason?: string): void {
  authDialog.set(reason === undefined ? { mode } : { mode, reason });
}

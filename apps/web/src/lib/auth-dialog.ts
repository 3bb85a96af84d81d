import { createStore } from "./store.ts";

/** Which form the dialog for accounts shows. */
export type AuthMode =
  | "login"
  | "signup"
  | "code"
  | "forgot"
  | "resend"
  | "factor"
  | "key"
  | "recovery-code"
  | "new-password";

/** A message with a code: where it went, an address or a number, and what it was for. */
export interface SentCode {
  readonly to: string;
  readonly kind: "signup" | "recovery" | "sms";
}

/** The open dialog. What an account was asked for stays with it while its modes change. */
export interface AuthDialogState {
  readonly mode: AuthMode;
  /** The message whose code is asked for. */
  readonly code?: SentCode;
  /** What the account is needed for, in place of what the mode says of itself. */
  readonly reason?: string;
  /** Done once somebody has signed in here. */
  readonly onSignedIn?: () => void;
  /** Done when the dialog is closed without that. */
  readonly onGiveUp?: () => void;
}

/** The dialog for accounts; null while it is closed. */
export const authDialog = createStore<AuthDialogState | null>(null);

/** Opens the dialog for accounts. */
export function openAuthDialog(
  mode: AuthMode = "login",
  reason?: string,
  purpose: Pick<AuthDialogState, "onSignedIn" | "onGiveUp"> = {},
): void {
  authDialog.set({ mode, ...purpose, ...(reason === undefined ? {} : { reason }) });
}

/** Asks for the code that was sent. Who closes it now has the link of a mail still, so nothing is given up. */
export function askForCode(code: SentCode): void {
  const { onSignedIn } = authDialog.get() ?? {};
  authDialog.set({ mode: "code", code, ...(onSignedIn ? { onSignedIn } : {}) });
}

/** Shows another form of the open dialog. The reason goes with the form that it was given with, unless that logs in too. */
export function switchAuthMode(mode: AuthMode): void {
  const { reason, code: _, ...rest } = authDialog.get() ?? {};
  const keepsReason = mode === "login" || mode === "signup";
  authDialog.set({ ...rest, ...(keepsReason && reason !== undefined ? { reason } : {}), mode });
}

import { account, hasAccounts, signOut } from "../../data/account.ts";
import { type AuthMode, authDialog, type SentCode } from "../../lib/auth-dialog.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { AccountForm } from "./account-form.tsx";

const TITLES: Readonly<Record<AuthMode, string>> = {
  login: "Log In",
  signup: "Sign Up",
  code: "Enter the code",
  forgot: "Forgotten password",
  resend: "New link",
  factor: "Two-factor authentication",
  key: "Two-factor authentication",
  "recovery-code": "Recovery code",
  "new-password": "New password",
};

/** The dialog for accounts. Another mode is another form, so that its fields begin empty. */
export default function AccountDialog() {
  const state = authDialog.use();
  const mode = state?.mode ?? "login";
  return (
    <Dialog
      title={TITLES[mode]}
      description={state?.reason ?? describe(mode, state?.code)}
      isOpen={state !== null}
      onClose={giveUp}
    >
      {hasAccounts() ? <AccountForm key={mode} mode={mode} /> : <NoAccounts />}
    </Dialog>
  );
}

/** Closes the dialog. Whoever leaves without the code of their second factor is not signed in. */
function giveUp(): void {
  const state = authDialog.get();
  authDialog.set(null);
  state?.onGiveUp?.();
  if (account.get().awaitsFactor) void signOut();
}

function describe(mode: AuthMode, code?: SentCode): string {
  switch (mode) {
    case "signup":
      return "Ten credits to begin with. Building, checking and exporting decks stays free either way.";
    case "code":
      return `If all is well, a message is on its way to ${code?.to ?? "you"}. Enter its six digits here${code?.kind === "sms" ? "." : ", or follow its link."}`;
    case "resend":
      return "We send a new confirmation link to the address that you signed up with.";
    case "forgot":
      return "We send a link to your address that lets you choose a new password.";
    case "factor":
      return "Enter the code that your authenticator app shows, or one that is texted to you.";
    case "key":
      return "Show the security key that you set up.";
    case "recovery-code":
      return "Enter one of the codes that you kept when you set up the app. Each works once.";
    case "new-password":
      return "Choose the password for your next log-in.";
    default:
      return "Building, changing, checking and exporting decks needs no account. It keeps what is yours.";
  }
}

function NoAccounts() {
  return <p className="mt-6">Accounts are not open on this server, so there is nothing to log in to.</p>;
}

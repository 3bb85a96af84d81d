import { knownAccount } from "./account.ts";
import { type AuthMode, openAuthDialog } from "./auth-dialog.ts";
import { showToast } from "./toasts.ts";

/** What to tell somebody who comes from a mailed link. */
interface Landing {
  readonly title: string;
  readonly description: string;
  readonly variant: "default" | "success" | "destructive";
  /** Where the link did not work: the form that helps a visitor on, with the description as its reason. */
  readonly mode?: AuthMode;
}

const WORKED: Readonly<Record<string, Landing>> = {
  signup: {
    title: "Email confirmed",
    description: "Your account is open, and you are logged in.",
    variant: "success",
  },
  magiclink: { title: "Logged in", description: "Your link has logged you in.", variant: "success" },
  email_change: {
    title: "Email changed",
    description: "Both addresses have agreed. Log in with the new one from now on.",
    variant: "success",
  },
};

const HALF_AGREED: Landing = {
  title: "One address has agreed",
  description: "Now open the message to the other address: your email changes once both have agreed.",
  variant: "default",
};

const EXPIRED: Landing = {
  title: "This link no longer works",
  description:
    "Links work once, and only for a while. If you have used it already, just log in. Otherwise have a new one sent.",
  variant: "destructive",
  mode: "resend",
};

/**
 * Reads what a mailed link has brought about from the fragment of the page's address.
 * @returns undefined when the page was not reached through one, or the link's own form says the rest.
 */
export function readLanding(hash: string): Landing | undefined {
  const told = new URLSearchParams(hash.replace(/^#/, ""));
  if (told.get("error_code") === "otp_expired") return EXPIRED;
  const problem = told.get("error_description");
  if (problem !== null) {
    return { title: "About your link", description: problem, variant: "destructive", mode: "login" };
  }
  if (told.has("message")) return HALF_AGREED;
  return told.has("access_token") ? WORKED[told.get("type") ?? ""] : undefined;
}

/**
 * Takes what a mailed link has left in the page's address.
 * @returns What says so to the person, to be called once the account is being looked for.
 */
export function announceLanding(): () => void {
  const landing = readLanding(location.hash);
  if (landing === undefined) return () => {};
  // What belongs to a session is left to the client for accounts.
  if (!location.hash.includes("access_token=")) {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return () => void announce(landing);
}

async function announce({ mode, ...toast }: Landing): Promise<void> {
  const { user, awaitsFactor } = await knownAccount();
  if (toast.variant === "success" && user === null) return;
  // Who is logged in has no use for another link.
  if (mode !== undefined && user === null && !awaitsFactor) openAuthDialog(mode, toast.description);
  else showToast(toast);
}

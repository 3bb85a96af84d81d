import type { AuthMode } from "../lib/auth-dialog.ts";
import type { LinkOutcome } from "./account.ts";
import type { Arrival, ComesFrom } from "./arrival.ts";

/** What to tell somebody who comes from a mailed link. */
interface Landing {
  readonly title: string;
  readonly description: string;
  readonly variant: "default" | "success" | "destructive";
  /** The form that helps a visitor on, with the description as its reason. */
  readonly mode?: AuthMode;
}

const EMAIL_CHANGED: Landing = {
  title: "Email changed",
  description: "Both addresses have agreed. Log in with the new one from now on.",
  variant: "success",
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

const NOT_LINKED: Landing = {
  title: "Not linked",
  description: "The account was not linked. Please try again.",
  variant: "destructive",
};

/** In the browser that asked for the link. Who comes from a provider sees that they are logged in. A link to a new password opens its own form. */
const WORKED: Readonly<Record<ComesFrom, Landing | undefined>> = {
  signup: {
    title: "Email confirmed",
    description: "Your account is open, and you are logged in.",
    variant: "success",
  },
  email_change: EMAIL_CHANGED,
  recovery: undefined,
  provider: undefined,
  linking: { title: "Account linked", description: "Log in with it from now on.", variant: "success" },
};

/** In another browser, in which a link signs nobody in: whoever sent it might be signed in there. */
const ELSEWHERE: Readonly<Partial<Record<ComesFrom, Landing>>> = {
  signup: {
    title: "Email confirmed",
    description: "Your email is confirmed. You signed up in another browser, so log in here to go on.",
    variant: "default",
    mode: "login",
  },
  email_change: { ...EMAIL_CHANGED, variant: "default" },
  recovery: {
    title: "Asked for in another browser",
    description:
      "A link to a new password works in the browser that asked for it. Open it there, or have a new one sent for this one.",
    variant: "destructive",
    mode: "forgot",
  },
};

const LOGGED_IN: Landing = {
  title: "Logged in",
  description: "Your link has logged you in.",
  variant: "success",
};

const LOG_IN: Landing = {
  title: "Log in to go on",
  description: "You were led back here, and could not be logged in. Log in to go on.",
  variant: "destructive",
  mode: "login",
};

/** What is said of an arrival; undefined where the link's own form says it. */
export function describeArrival(
  { mailedFor, told }: Arrival,
  outcome: LinkOutcome | undefined,
): Landing | undefined {
  if (told === "expired") return EXPIRED;
  if (told === "half") return HALF_AGREED;
  if (told !== undefined) {
    if (mailedFor === "linking") return { ...NOT_LINKED, description: told.problem };
    const title = mailedFor === "provider" ? "Not logged in" : "About your link";
    return { title, description: told.problem, variant: "destructive", mode: "login" };
  }
  if (mailedFor === "linking" && outcome !== "signed-in") return NOT_LINKED;
  switch (outcome) {
    case "signed-in":
      return mailedFor === undefined ? LOGGED_IN : WORKED[mailedFor];
    case "elsewhere":
      return (mailedFor && ELSEWHERE[mailedFor]) ?? LOG_IN;
    case "failed":
      return LOG_IN;
    default:
      return undefined;
  }
}

import { type AuthMode, openAuthDialog } from "../lib/auth-dialog.ts";
import { showToast } from "../lib/toasts.ts";
import { type LinkCode, type LinkOutcome, linkOutcome } from "./account.ts";

/** What somebody comes back from: a link that was mailed for this, or another provider, to log in or to link an account. */
export type ComesFrom = MailedFor | "provider" | "linking";
export type MailedFor = "signup" | "recovery" | "email_change";
const COMES_FROM: readonly ComesFrom[] = ["signup", "recovery", "email_change", "provider", "linking"];

/** What a mailed link has left in the address of the page that it leads to. */
interface Arrival {
  readonly mailedFor?: ComesFrom;
  /** What the browser that asked for the link exchanges for a session. */
  readonly code?: LinkCode;
  /** What the server said of it. */
  readonly told?: "expired" | "half" | { readonly problem: string };
}

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

const MAILED_FOR = "mailed";
/** Everything that a link leaves in the query: our own word, and the account protocol's. */
const QUERY_NAMES = [MAILED_FOR, "code", "sb_flow_id", "error", "error_code", "error_description"];
/** What marks a fragment as a link's, and not as a place on the page. */
const FRAGMENT_NAMES = ["access_token", "error_code", "error_description", "message"];

/** The page that a mailed link or a provider leads back to: this one, so that what was being done here goes on. */
export function landingPage(mailedFor: ComesFrom, here: URL = new URL(location.href)): string {
  const page = withoutArrival(here);
  page.searchParams.set(MAILED_FOR, mailedFor);
  page.hash = "";
  return page.href;
}

/** Reads what a link has left. Tokens in an address are never taken: anybody could have written them there. */
export function readArrival(address: URL): Arrival | undefined {
  const { searchParams: query } = address;
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));
  const mailedFor = COMES_FROM.find((each) => each === query.get(MAILED_FOR));
  const known = mailedFor === undefined ? {} : { mailedFor };
  if (fragment.get("error_code") === "otp_expired") return { ...known, told: "expired" };
  const problem = fragment.get("error_description");
  if (problem !== null) return { ...known, told: { problem } };
  if (fragment.has("message")) return { ...known, told: "half" };
  const code = query.get("code");
  if (mailedFor === undefined || code === null) return undefined;
  const flowId = query.get("sb_flow_id");
  return { ...known, code: { code, ...(flowId === null ? {} : { flowId }) } };
}

/** The address without what a link has left in it. */
export function withoutArrival(address: URL): URL {
  const clean = new URL(address);
  const isOurs = clean.searchParams.has(MAILED_FOR) || clean.searchParams.has("error_code");
  if (isOurs) for (const name of QUERY_NAMES) clean.searchParams.delete(name);
  const fragment = new URLSearchParams(clean.hash.replace(/^#/, ""));
  if (FRAGMENT_NAMES.some((name) => fragment.has(name))) clean.hash = "";
  return clean;
}

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

let arrival: Arrival | undefined;

/** Takes what a mailed link has left out of the page's address, before anybody else reads it. */
export function takeArrival(): void {
  const address = new URL(location.href);
  arrival = readArrival(address);
  const { pathname, search, hash, href } = withoutArrival(address);
  if (href !== address.href) history.replaceState(history.state, "", pathname + search + hash);
}

/** The code of the link that has led here, if one has. */
export function arrivedCode(): LinkCode | undefined {
  return arrival?.code;
}

/** Says what a mailed link has brought about, once. To be called when the account is being looked for. */
export async function announceArrival(): Promise<void> {
  const arrived = arrival;
  arrival = undefined;
  if (arrived === undefined) return;
  const { outcome, isHere } = await linkOutcome();
  const landing = describeArrival(arrived, outcome);
  if (landing === undefined) return;
  const { mode, ...toast } = landing;
  // Who is logged in has no use for another link.
  if (mode !== undefined && !isHere) openAuthDialog(mode, toast.description);
  else showToast(toast);
}

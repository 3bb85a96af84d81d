import { openAuthDialog } from "../lib/auth-dialog.ts";
import { showToast } from "../lib/toasts.ts";
import { type LinkCode, linkOutcome } from "./account.ts";
import type { Arrival, ComesFrom } from "./arrival.ts";

const COMES_FROM: readonly ComesFrom[] = ["signup", "recovery", "email_change", "provider", "linking"];

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
  // Few come from a link, so the words for it come later than the page.
  const words = import("./landing-words.ts").catch(() => undefined);
  const { outcome, isHere } = await linkOutcome();
  const landing = (await words)?.describeArrival(arrived, outcome);
  if (landing === undefined) return;
  const { mode, ...toast } = landing;
  // Who is logged in has no use for another link.
  if (mode !== undefined && !isHere) openAuthDialog(mode, toast.description);
  else showToast(toast);
}

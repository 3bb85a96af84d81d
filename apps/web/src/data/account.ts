import type { AuthChangeEvent, Session, SupabaseClient, User } from "@supabase/supabase-js";
import { openAuthDialog, switchAuthMode } from "../lib/auth-dialog.ts";
import { createStore } from "../lib/store.ts";
import type { Database } from "./database-types.ts";
import { hearEnd } from "./hear-end.ts";

/** The client for accounts and data. */
export type Client = SupabaseClient<Database>;

/** Columns that a table has, and what its owner may write of them. */
export type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

/** What a member sees of their own row in `profiles`. */
type Profile = Readonly<Pick<Row<"profiles">, "id" | "username" | "email" | "ai_credits" | "subscription">>;

/** Who is here. */
export interface Account {
  /** True until it is known whether somebody is signed in. */
  readonly loading: boolean;
  readonly session: Session | null;
  readonly user: User | null;
  /** Null also while it is being fetched. */
  readonly profile: Profile | null;
  /** True when the profile could not be read. */
  readonly hasFailed: boolean;
  /** The password was right, and the code of the second factor is still to come: nobody is signed in yet. */
  readonly awaitsFactor: boolean;
}

const NOBODY: Account = {
  loading: false,
  session: null,
  user: null,
  profile: null,
  hasFailed: false,
  awaitsFactor: false,
};

/** Who is signed in, for every component that wants to know. */
export const account = createStore<Account>({ ...NOBODY, loading: true });

/** The plan that a member is on; null while it is not known. Words that are no plan are no paid one. */
export function planOf(profile: Profile | null): "free" | "pro" | null {
  if (profile === null) return null;
  return profile.subscription === "Pro" ? "pro" : "free";
}

/** The name that the menu and greetings use; empty for a member without one. */
export function usernameOf({ profile, user }: Account): string {
  const given: unknown = user?.user_metadata.username;
  return profile?.username ?? (typeof given === "string" ? given : "");
}

/** Whether an organization says how somebody logs in: their address and password are not theirs to change here then. */
export function isOfOrganization({ user }: Account): boolean {
  const provider: unknown = user?.app_metadata.provider;
  return typeof provider === "string" && provider.startsWith("sso:");
}

/** Where the browser keeps the session. */
export const STORAGE_KEY = "deckwright-session";

/** After this many milliseconds a request is given up. */
const REQUEST_MS = 20_000;
/** Signing out waits this long for the server, in milliseconds, and then ends the session without it. */
const SIGN_OUT_MS = 4_000;

let key: string | undefined;
let client: Promise<Client> | undefined;

/** What a mailed link brings for the browser that asked for it. */
export interface LinkCode {
  readonly code: string;
  /** Which of several links that were asked for. */
  readonly flowId?: string;
}

/** What came of it: the link was asked for elsewhere, or its code is of no use any more. */
export type LinkOutcome = "signed-in" | "elsewhere" | "failed";

let exchange: Promise<LinkOutcome> | undefined;
/** Until the code of a link is exchanged it is not known whether somebody is here. */
let isExchanging = false;

/**
 * Finds out whether somebody is signed in. The client for accounts is large, so it is only fetched when there is a
 * session to be read: one that was kept, or one that a mailed link brings.
 * @param anonymousKey What the server gives to browsers; undefined where it has no accounts.
 * @param link What a mailed link has brought, if this page was reached by one.
 */
export function startAccount(anonymousKey: string | undefined, link?: LinkCode): void {
  key = anonymousKey;
  if (key !== undefined && link !== undefined) exchange ??= exchangeCode(link);
  else if (key === undefined || !hasSession()) account.set(NOBODY);
  else void supabase().catch(() => account.set(NOBODY));
}

/** What came of the link that has led here, if one has, and whether a member is here now. */
export async function linkOutcome(): Promise<{
  readonly outcome: LinkOutcome | undefined;
  readonly isHere: boolean;
}> {
  const outcome = await exchange;
  const { user, awaitsFactor } = await knownAccount();
  return { outcome, isHere: user !== null || awaitsFactor };
}

/** Exchanges a link's code for a session, which only the browser can that asked for the link. Never throws. */
async function exchangeCode({ code, flowId }: LinkCode): Promise<LinkOutcome> {
  isExchanging = true;
  try {
    const opened = await supabase();
    const options = flowId === undefined ? {} : { flowId };
    const { error } = await opened.auth.exchangeCodeForSession(code, options);
    if (error === null) return "signed-in";
    return ASKED_ELSEWHERE.has(error.code ?? "") ? "elsewhere" : "failed";
  } catch {
    return "failed";
  } finally {
    isExchanging = false;
    if (account.get().loading) account.set(NOBODY);
  }
}

/** This browser has no proof of having asked for the link, or that of another one. */
const ASKED_ELSEWHERE = new Set(["pkce_code_verifier_not_found", "bad_code_verifier"]);

/** True where the server has accounts. */
export function hasAccounts(): boolean {
  return key !== undefined;
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false; // The browser keeps nothing for us.
  }
}

/** Who is here, once that is known. */
export function knownAccount(): Promise<Account> {
  return new Promise((resolve) => {
    const look = () => {
      if (account.get().loading) return false;
      resolve(account.get());
      return true;
    };
    if (look()) return;
    const stop = account.watch(() => look() && stop());
  });
}

/**
 * The client for accounts and data, fetched when it is first asked for.
 * @throws Error when it cannot be fetched.
 */
export function supabase(): Promise<Client> {
  client ??= openClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function openClient(): Promise<Client> {
  if (key === undefined) throw new Error("Accounts are not open on this server.");
  const { createClient } = await import("@supabase/supabase-js");
  const opened: Client = createClient<Database>(location.origin, key, {
    auth: {
      storageKey: STORAGE_KEY,
      // A session never comes out of an address, where anybody could put their own: a link brings a code, which is of use to
      // the browser alone that asked for the link.
      flowType: "pkce",
      detectSessionInUrl: false,
      experimental: { appendPkceFlowIdToRedirects: true, passkey: true },
    },
    global: { fetch: hearEnd(fetchInTime, () => logInAgain()) },
  });
  opened.auth.onAuthStateChange((event, session) => {
    // The client waits for this function, so it must not be asked for anything before it has ended.
    if (takeSession(event, session)) setTimeout(() => void refreshProfile());
  });
  return opened;
}

/**
 * Forgets a session that has ended elsewhere, and asks for another log-in. Whoever asked the server says what has not been done.
 * @param more What becomes of what was to be done.
 */
export function logInAgain(more = " Log in to go on."): void {
  forgetSession();
  openAuthDialog("login", `Your session has ended.${more}`);
}

/** Asks the server, and gives up after a while. */
export const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(REQUEST_MS), ...(init?.signal ? [init.signal] : [])];
  // A deletion goes out also when the page is being left.
  const keepalive = init?.method === "DELETE";
  return fetch(input, { ...init, keepalive, signal: AbortSignal.any(signals) });
};

/** A link to a new password was followed by a member whose second factor comes first. */
let isRecovering = false;

/** Notes who is here now; true when that is a member, whose profile is to be read. */
function takeSession(event: AuthChangeEvent, session: Session | null): boolean {
  if (session === null && isExchanging) return false;
  if (session !== null && !hasShownFactor(session)) {
    isRecovering ||= event === "PASSWORD_RECOVERY";
    if (!account.get().awaitsFactor) switchAuthMode("factor");
    account.set({ ...NOBODY, awaitsFactor: true });
    return false;
  }
  const user = session?.user ?? null;
  account.set({ ...NOBODY, session, user, profile: profileOf(session) });
  if (session !== null && (event === "PASSWORD_RECOVERY" || isRecovering)) {
    isRecovering = false;
    openAuthDialog("new-password");
  }
  return session !== null;
}

/** False for the session of a member who has a second factor, until its code has been entered. */
function hasShownFactor({ user, access_token: token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return !hasFactor || claimsOf(token).aal === "aal2";
}

/** What an access token says. It is the server that believes it or not, so nothing is verified here. */
function claimsOf(token: string): { readonly aal?: unknown } {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The profile as it was last read, while it is still of the same member. */
function profileOf(session: Session | null): Profile | null {
  const { profile } = account.get();
  return profile !== null && profile.id === session?.user.id ? profile : null;
}

/** Reads the member's profile again. Never throws: a profile that was read before stays. */
export async function refreshProfile(): Promise<void> {
  const id = account.get().user?.id;
  if (id === undefined) return;
  const data = await fetchProfile(id).catch(() => null);
  const current = account.get();
  if (current.user?.id !== id) return;
  account.set(data ? { ...current, profile: data, hasFailed: false } : { ...current, hasFailed: true });
}

async function fetchProfile(id: string): Promise<Profile | null> {
  const opened = await supabase();
  const { data } = await opened
    .from("profiles")
    .select("id, username, email, ai_credits, subscription")
    .eq("id", id)
    .maybeSingle();
  return data;
}

/**
 * Signs out, here in any case.
 * @param scope This session alone, or everywhere.
 * @returns What the server said when it could not be told; undefined when all went well.
 */
export async function signOut(scope: "local" | "global" = "local"): Promise<string | undefined> {
  const problem = await tellServer(scope).catch(
    (error: unknown) => (error instanceof Error && error.message) || "Something went wrong",
  );
  if (problem !== undefined) forgetSession();
  account.set(NOBODY);
  return problem;
}

async function tellServer(scope: "local" | "global"): Promise<string | undefined> {
  const opened = await supabase();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The server did not answer.")), SIGN_OUT_MS);
  });
  const { error } = await Promise.race([opened.auth.signOut({ scope }), late]);
  return error === null ? undefined : error.message || "Something went wrong";
}

/** Takes the session away without the server, which may still hold it: the browser no longer does. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where nothing can be kept, nothing was.
  }
  account.set(NOBODY);
}

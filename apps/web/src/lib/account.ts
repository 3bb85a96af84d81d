import type { Session, SupabaseClient, User } from "@supabase/supabase-js";
import { createStore } from "./store.ts";

/** What a member sees of their own row in `profiles`. */
interface Profile {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly ai_credits: number;
  readonly subscription: string;
}

/** Who is here. */
export interface Account {
  /** True until it is known whether somebody is signed in. */
  readonly loading: boolean;
  readonly session: Session | null;
  readonly user: User | null;
  /** Null also while it is being fetched. */
  readonly profile: Profile | null;
}

const NOBODY: Account = { loading: false, session: null, user: null, profile: null };

/** Who is signed in, for every component that wants to know. */
export const account = createStore<Account>({ ...NOBODY, loading: true });

/** Where the browser keeps the session. */
const STORAGE_KEY = "deckwright-session";

let key: string | undefined;
let client: Promise<SupabaseClient> | undefined;

/**
 * Finds out whether somebody is signed in. The client for accounts is large, so it is only fetched when there is a
 * session to be read: one that was kept, or one that a mailed link brings in the page's address.
 * @param anonymousKey What the server gives to browsers; undefined where it has no accounts.
 * @param onRecovery Called when a link to a new password was followed.
 */
export function startAccount(anonymousKey: string | undefined, onRecovery: () => void): void {
  key = anonymousKey;
  if (key === undefined || !hasSession()) account.set(NOBODY);
  else void supabase(onRecovery).catch(() => account.set(NOBODY));
}

/** True where the server has accounts. */
export function hasAccounts(): boolean {
  return key !== undefined;
}

/** What a mailed link that did not work says in the page's address; undefined when there is nothing of that kind. */
export function takeLinkProblem(): string | undefined {
  const told = new URLSearchParams(location.hash.slice(1));
  const problem = told.get("error_description") ?? told.get("message");
  if (problem === null) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return problem;
}

function hasSession(): boolean {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null) return true;
  } catch {
    return false; // The browser keeps nothing for us.
  }
  return /[#&]access_token=/.test(location.hash);
}

/**
 * The client for accounts and data, fetched when it is first asked for.
 * @throws Error when it cannot be fetched.
 */
export function supabase(onRecovery: () => void = () => {}): Promise<SupabaseClient> {
  client ??= openClient(onRecovery).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function openClient(onRecovery: () => void): Promise<SupabaseClient> {
  if (key === undefined) throw new Error("Accounts are not open on this server.");
  const { createClient } = await import("@supabase/supabase-js");
  const opened: SupabaseClient = createClient(location.origin, key, { auth: { storageKey: STORAGE_KEY } });
  opened.auth.onAuthStateChange((event, session) => {
    account.set({ loading: false, session, user: session?.user ?? null, profile: profileOf(session) });
    if (event === "PASSWORD_RECOVERY") onRecovery();
    // The client waits for this function, so it must not be asked for anything before it has ended.
    if (session) setTimeout(() => void fetchProfile(opened, session.user.id));
  });
  return opened;
}

/** The profile as it was last read, while it is still of the same member. */
function profileOf(session: Session | null): Profile | null {
  const { profile } = account.get();
  return profile !== null && profile.id === session?.user.id ? profile : null;
}

async function fetchProfile(opened: SupabaseClient, id: string): Promise<void> {
  const { data } = await opened
    .from("profiles")
    .select("id, username, email, ai_credits, subscription")
    .eq("id", id)
    .single<Profile>();
  const current = account.get();
  if (data && current.user?.id === id) account.set({ ...current, profile: data });
}

/**
 * Signs out, here in any case.
 * @returns What the server said when it could not be told; undefined when all went well.
 */
export async function signOut(): Promise<string | undefined> {
  const opened = await supabase();
  const { error } = await opened.auth.signOut();
  if (error) localStorage.removeItem(STORAGE_KEY);
  account.set(NOBODY);
  return error?.message;
}

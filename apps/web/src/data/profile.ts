import { type Row, supabase } from "./account.ts";
import { callFunction } from "./call-function.ts";
import { landingPage } from "./link-landing.ts";

/** A place where the member is signed in. Times are ISO. */
export interface OpenSession {
  readonly id: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly is_current: boolean;
}

/** A change of the member's credits. */
export type LedgerEntry = Readonly<
  Pick<Row<"credit_ledger">, "id" | "amount" | "balance" | "reason" | "created_at">
>;

/** Entries of the ledger that are shown. */
const LEDGER_LENGTH = 50;

/** @throws Error with a sentence for the member. */
export async function fetchSessions(): Promise<readonly OpenSession[]> {
  const answer = await callFunction<{ readonly sessions: readonly OpenSession[] }>("list-sessions", {});
  return answer.sessions;
}

/** The newest changes of the member's credits. @throws Error */
export async function fetchLedger(memberId: string): Promise<readonly LedgerEntry[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("credit_ledger")
    .select("id, amount, balance, reason, created_at")
    .eq("user_id", memberId)
    .order("id", { ascending: false })
    .limit(LEDGER_LENGTH);
  if (error) throw new Error(error.message);
  return data;
}

/** @throws Error */
export async function saveUsername(memberId: string, username: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.from("profiles").update({ username }).eq("id", memberId);
  if (error) throw new Error(error.code === "23514" ? "A username has 1 to 50 characters." : error.message);
}

/** Asks for another address. @returns True when it counts at once. @throws Error */
export async function saveEmail(email: string): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.auth.updateUser(
    { email },
    { emailRedirectTo: landingPage("email_change", new URL("/profile", location.origin)) },
  );
  if (error) throw error;
  return data.user.email === email.trim().toLowerCase();
}

/** Asks for another phone number. @returns True when it counts at once, false when a code was texted to it. @throws Error */
export async function savePhone(phone: string): Promise<boolean> {
  const { data, error } = await (await supabase()).auth.updateUser({ phone });
  if (error) throw error;
  return data.user.new_phone === undefined;
}

/** Shows the code that was texted to a new number. @throws Error */
export async function confirmPhone(phone: string, code: string): Promise<void> {
  const { auth } = await supabase();
  const token = code.replaceAll(/\s/g, "");
  const { error } = await auth.verifyOtp({ phone, token, type: "phone_change" });
  if (error) throw error;
}

/** Sets a new password, with the old one or a mailed code. @throws Error */
export async function savePassword(
  password: string,
  proof: { readonly current_password: string } | { readonly nonce: string },
): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.updateUser({ password, ...proof });
  if (error) throw error;
}

/** Mails a code that stands for the old password. @throws Error */
export async function mailCode(): Promise<void> {
  const { error } = await (await supabase()).auth.reauthenticate();
  if (error) throw error;
}

/** Ends all sessions but this one. @throws Error */
export async function endOtherSessions(): Promise<void> {
  const { error } = await (await supabase()).auth.signOut({ scope: "others" });
  if (error) throw error;
}

/** Everything that is kept about the member, as JSON. @throws Error */
export async function exportAccount(): Promise<string> {
  return JSON.stringify(await callFunction<unknown>("export-account", {}), null, 2);
}

/** Ends the account. @throws Error */
export async function deleteAccount(confirmation: string): Promise<void> {
  await callFunction("delete-account", { confirmation });
}

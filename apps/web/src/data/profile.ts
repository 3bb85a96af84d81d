import { type Row, supabase } from "./account.ts";
import { callFunction } from "./call-function.ts";
import { landingPage } from "./link-landing.ts";
import { RECOVERY, spendRecoveryCode } from "./recovery-codes.ts";

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

/** A verified second factor. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}

/** A factor whose first code is still to come. */
export interface NewFactor {
  readonly id: string;
  /** The same secret as a picture, as an address of an image. */
  readonly picture: string;
  readonly secret: string;
}

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
export async function fetchFactors(): Promise<readonly Factor[]> {
  const { data, error } = await (await supabase()).auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id, friendly_name: name, created_at }) => ({
    id,
    name: name || "Authenticator app",
    created_at,
  }));
}

/** Begins a second factor. @throws Error */
export async function enrollFactor(name: string): Promise<NewFactor> {
  const client = await supabase();
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: name });
  if (error) throw error;
  // The client puts the drawing behind a comma as it is; in an address its `#` would be the end.
  const { qr_code: picture, secret } = data.totp;
  const drawing = picture.slice(picture.indexOf(",") + 1);
  return { id: data.id, secret, picture: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}

/** Makes a second factor count, by the first code of it. @throws Error */
export async function confirmFactor(factorId: string, code: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId,
    code: code.replaceAll(/\s/g, ""),
  });
  if (error) throw error;
}

/** Shows the second factor again: a code of an app, or one that stands for it. @throws Error */
export async function proveFactor(factor: string, code: string): Promise<void> {
  await (factor === RECOVERY ? spendRecoveryCode(code) : confirmFactor(factor, code));
}

/** Takes a second factor away. @throws Error */
export async function removeFactor(factorId: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The session knows of its factors what it was given with its tokens.
  await client.auth.refreshSession();
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

import type { Provider as KnownProvider } from "@supabase/supabase-js";
import { supabase } from "./account.ts";
import { landingPage } from "./link-landing.ts";

/** One way into a member's account: the address, the number, or an account elsewhere. */
export interface Identity {
  readonly id: string;
  /** `email`, `phone`, or the provider's name. */
  readonly provider: string;
  /** What it is known by there; empty where that is not known. */
  readonly name: string;
  /** ISO. */
  readonly created_at: string | undefined;
}

/** Goes to a provider, to log in; it leads back to this page. @throws Error */
export async function logInWith(provider: string): Promise<void> {
  const { error } = await (await supabase()).auth.signInWithOAuth({
    provider: asKnown(provider),
    options: { redirectTo: landingPage("provider") },
  });
  if (error) throw error;
}

/** Goes to a provider, to link the account there with this one; it leads back to this page. @throws Error */
export async function linkWith(provider: string): Promise<void> {
  const { error } = await (await supabase()).auth.linkIdentity({
    provider: asKnown(provider),
    options: { redirectTo: landingPage("linking") },
  });
  if (error) throw error;
}

/** @throws Error */
export async function fetchIdentities(): Promise<readonly Identity[]> {
  const { data, error } = await (await supabase()).auth.getUserIdentities();
  if (error) throw error;
  return data.identities.map(({ identity_id: id, provider, identity_data, created_at }) => ({
    id,
    provider,
    name: nameOf(Object(identity_data)),
    created_at,
  }));
}

function nameOf({ email, phone, user_name, name }: Readonly<Record<string, unknown>>): string {
  const number = typeof phone === "string" && phone !== "" ? `+${phone}` : undefined;
  const [known] = [email, number, user_name, name].filter((text) => typeof text === "string" && text !== "");
  return typeof known === "string" ? known : "";
}

/** @throws Error */
export async function unlinkIdentity(id: string): Promise<void> {
  const { auth } = await supabase();
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  const identity = data.identities.find(({ identity_id }) => identity_id === id);
  if (identity === undefined) return;
  const parted = await auth.unlinkIdentity(identity);
  if (parted.error) throw parted.error;
}

/** The client lists providers of hosted projects; a site of one's own has others as well. */
function asKnown(provider: string): KnownProvider {
  return provider as KnownProvider;
}

import { createStore } from "../lib/store.ts";
import { fetchInTime, supabase } from "./account.ts";

/** What this site lets people sign in by, beside an email and a password. */
export interface WaysIn {
  readonly phone: boolean;
  readonly passkeys: boolean;
  /** Whether somebody may begin without an email. */
  readonly anonymous: boolean;
  readonly signups: boolean;
  /** Whether members of organizations log in there. */
  readonly organizations: boolean;
  /** Where else people may have an account that they log in with. */
  readonly providers: readonly Provider[];
  /** Whether members may link accounts elsewhere with theirs. */
  readonly linking: boolean;
}

/** Another site whose accounts are good here. */
export interface Provider {
  /** As the account protocol names it. */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
}

const PLAIN: WaysIn = {
  phone: false,
  passkeys: false,
  anonymous: false,
  signups: true,
  organizations: false,
  providers: [],
  linking: false,
};

/** The ways in, once the server was asked. */
export const waysIn = createStore<WaysIn>(PLAIN);

let asked: Promise<void> | undefined;

/** Asks the server once for its ways in. Where it does not answer, there are none beside the plain one. */
export function learnWaysIn(): Promise<void> {
  asked ??= readWaysIn().then(
    (known) => waysIn.set(known),
    () => {
      asked = undefined;
    },
  );
  return asked;
}

async function readWaysIn(): Promise<WaysIn> {
  const response = await fetchInTime("/auth/v1/settings");
  const settings: unknown = await response.json();
  const {
    external,
    disable_signup,
    passkeys_enabled,
    external_labels,
    manual_linking_enabled,
    saml_enabled,
  } = Object(settings);
  return {
    phone: external?.phone === true,
    anonymous: external?.anonymous_users === true,
    signups: disable_signup !== true,
    organizations: saml_enabled === true,
    passkeys: passkeys_enabled === true && typeof PublicKeyCredential === "function",
    providers: readProviders(Object(external), Object(external_labels)),
    // A hosted project does not say.
    linking: manual_linking_enabled !== false,
  };
}

/** Ways in that the server lists beside providers. */
const NO_PROVIDERS: ReadonlySet<string> = new Set(["email", "phone", "anonymous_users"]);

/** Names that are not spelled as they begin. */
const LABELS: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin_oidc: "LinkedIn",
};

function readProviders(
  external: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, unknown>>,
): readonly Provider[] {
  return Object.entries(external).flatMap(([name, isOpen]) => {
    if (isOpen !== true || NO_PROVIDERS.has(name)) return [];
    const label = labels[name];
    return [{ name, label: typeof label === "string" ? label : labelOf(name) }];
  });
}

/** A provider as people know it, where nobody has said. */
export function labelOf(name: string): string {
  return LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}

/** A passkey of the member. Times are ISO. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | undefined;
}

/** Signs in by a passkey that the browser or a key holds. @throws Error with a sentence for the visitor. */
export async function signInByPasskey(): Promise<void> {
  const { error } = await (await supabase()).auth.signInWithPasskey();
  if (error) throw describeKeyFailure(error);
}

/** Begins without an email. @throws Error */
export async function signInAnonymously(): Promise<void> {
  const { error } = await (await supabase()).auth.signInAnonymously();
  if (error) throw error;
}

/** @throws Error */
export async function fetchPasskeys(): Promise<readonly Passkey[]> {
  const { data, error } = await (await supabase()).auth.passkey.list();
  if (error) throw error;
  return (data ?? []).map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name || "Passkey",
    created_at,
    last_used_at: last_used_at ?? undefined,
  }));
}

/** Makes a passkey, and gives it a name. @throws Error */
export async function addPasskey(name: string): Promise<void> {
  const { auth } = await supabase();
  const { data, error } = await auth.registerPasskey();
  if (error) throw describeKeyFailure(error);
  if (data) await auth.passkey.update({ passkeyId: data.id, friendlyName: name });
}

/** @throws Error */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await (await supabase()).auth.passkey.delete({ passkeyId });
  if (error) throw error;
}

/** Codes of supabase-js for what a browser has made of a key. */
const FROM_BROWSER = /^ERROR_/;

/** What went wrong with a key, for whoever held it. */
export function describeKeyFailure(error: Error): Error {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return new Error("This key is set up already.");
  const isOfKey = code === "" || FROM_BROWSER.test(code) || /verification_failed$/.test(code);
  if (!isOfKey) return error;
  return new Error("Nothing was shown, or it was not the right one. Try again when it is at hand.");
}

import { type Client, supabase } from "./account.ts";
import { RECOVERY, spendRecoveryCode } from "./recovery-codes.ts";
import { describeKeyFailure } from "./ways-in.ts";

/** What a second factor is: an authenticator app, a phone that is texted to, or a security key. */
export type FactorKind = "totp" | "phone" | "webauthn";

/** A verified second factor. */
export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly created_at: string;
}

/** A factor whose first code is still to come: an app's, which reads a secret, or a phone's. */
export interface NewFactor {
  readonly id: string;
  readonly kind: "totp" | "phone";
  /** The app's secret, and the same as a picture, as an address of an image. */
  readonly app?: { readonly secret: string; readonly picture: string };
}

const NAMES: Readonly<Record<FactorKind, string>> = {
  totp: "Authenticator app",
  phone: "Phone",
  webauthn: "Security key",
};

/** @throws Error */
export async function fetchFactors(): Promise<readonly Factor[]> {
  const { data, error } = await (await supabase()).auth.mfa.listFactors();
  if (error) throw error;
  return [...data.totp, ...data.phone, ...data.webauthn].map(
    ({ id, factor_type: kind, friendly_name: name, created_at }) => ({
      id,
      kind,
      name: name || NAMES[kind],
      created_at,
    }),
  );
}

/** Forgets what was begun under a name and not finished: it would be in the way of the next try. */
async function forgetBegun({ auth }: Client, name: string): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  const begun = data?.all.find((each) => each.status === "unverified" && each.friendly_name === name);
  if (begun) await auth.mfa.unenroll({ factorId: begun.id });
}

/** Begins an authenticator app. @throws Error */
export async function enrollApp(name: string): Promise<NewFactor> {
  const client = await supabase();
  await forgetBegun(client, name);
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: name });
  if (error) throw error;
  // The client puts the drawing behind a comma as it is; in an address its `#` would be the end.
  const { qr_code: picture, secret } = data.totp;
  const drawing = picture.slice(picture.indexOf(",") + 1);
  return {
    id: data.id,
    kind: "totp",
    app: { secret, picture: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
  };
}

/** Begins a phone that is texted to. @throws Error */
export async function enrollPhone(name: string, phone: string): Promise<NewFactor> {
  const client = await supabase();
  await forgetBegun(client, name);
  const { data, error } = await client.auth.mfa.enroll({ factorType: "phone", friendlyName: name, phone });
  if (error) throw error;
  return { id: data.id, kind: "phone" };
}

/** Makes a security key a second factor. It counts at once. @throws Error */
export async function addKey(name: string): Promise<void> {
  const client = await supabase();
  await forgetBegun(client, name);
  const { error } = await client.auth.mfa.webauthn.register({ friendlyName: name });
  if (error) throw describeKeyFailure(error);
}

/** Has a code texted to a phone. @returns The number of what the code answers. @throws Error */
export async function textCode(factorId: string): Promise<string> {
  const client = await supabase();
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

/** How a second factor is shown. */
export interface Shown {
  /** The factor's number, or that of recovery codes. */
  readonly factor: string;
  readonly kind: string;
  readonly code: string;
  /** What a texted code answers. */
  readonly challenge: string;
}

/** Shows a second factor, which makes a new one count. @throws Error with a sentence for the member. */
export async function showFactor({ factor, kind, code, challenge }: Shown): Promise<void> {
  if (factor === RECOVERY) {
    await spendRecoveryCode(code);
    return;
  }
  const { mfa } = (await supabase()).auth;
  if (kind === "webauthn") {
    const { error } = await mfa.webauthn.authenticate({ factorId: factor });
    if (error) throw describeKeyFailure(error);
    return;
  }
  if (kind === "phone" && challenge === "") throw new Error("Have a code texted to your phone first.");
  const typed = code.replaceAll(/\s/g, "");
  const { error } =
    kind === "phone"
      ? await mfa.verify({ factorId: factor, challengeId: challenge, code: typed })
      : await mfa.challengeAndVerify({ factorId: factor, code: typed });
  if (error) throw error;
}

/** Takes a second factor away. @throws Error */
export async function removeFactor(factorId: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The session knows of its factors what it was given with its tokens.
  await client.auth.refreshSession();
}

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as z from "zod/mini";
import type { Failure } from "../../platform/http/failure.ts";
import { type AuthErrorCode, authFailure } from "../auth-failure.ts";
import { type AuthParts, LIFETIME } from "../parts.ts";
import type { StoredKeyCredential } from "../stored-rows.ts";
import type { User } from "../users.ts";

/** A credential that is new. */
interface NewCredential extends StoredKeyCredential {
  readonly aaguid: string;
  readonly isBackupEligible: boolean;
  readonly isBackedUp: boolean;
}

/** For whom an authenticator signs: this site, whatever a request says of it. */
function siteOf({ settings }: AuthParts) {
  const { origin, hostname } = new URL(settings.siteUrl);
  return { name: "Deckwright", id: hostname, origins: [origin, ...settings.webauthnOrigins] };
}

/** EdDSA, ES256 and RS256, as COSE numbers them: what authenticators can. */
const ALGORITHMS = [-8, -7, -257] as const;

const encode = (text: string) => Uint8Array.from(Buffer.from(text));

/** What a browser makes a new credential with. A passkey is found again without a name, and knows who holds it. */
export function askForNew(
  parts: AuthParts,
  user: User,
  options: {
    readonly isPasskey: boolean;
    readonly known: readonly Pick<StoredKeyCredential, "id" | "transports">[];
  },
) {
  const site = siteOf(parts);
  const { isPasskey, known } = options;
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: encode(user.id),
    userName: user.email ?? user.phone ?? user.id,
    timeout: LIFETIME.challenge * 1000,
    attestationType: "none",
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: isPasskey
      ? { residentKey: "required", userVerification: "required" }
      : { residentKey: "discouraged", userVerification: "preferred" },
  });
}

/** What a browser has a credential sign. Without known ones, whoever holds a passkey says by it who they are. */
export function askForKnown(
  parts: AuthParts,
  options: {
    readonly isPasskey: boolean;
    readonly known: readonly Pick<StoredKeyCredential, "id" | "transports">[];
  },
) {
  return generateAuthenticationOptions({
    rpID: siteOf(parts).id,
    timeout: LIFETIME.challenge * 1000,
    userVerification: options.isPasskey ? "required" : "preferred",
    ...(options.isPasskey
      ? {}
      : {
          allowCredentials: options.known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        }),
  });
}

const encoded = z.string().check(z.maxLength(32_768));
const responseSchema = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2000)),
  rawId: z.string().check(z.maxLength(2000)),
  type: z.literal("public-key"),
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: z.optional(encoded),
    authenticatorData: z.optional(encoded),
    signature: z.optional(encoded),
    userHandle: z.optional(z.nullable(encoded)),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** What an authenticator answers, as far as its form goes. */
export type CredentialAnswer = z.infer<typeof responseSchema>;

/** @throws Failure when it is no answer of an authenticator. */
export function readCredential(value: unknown, failed: Failure): CredentialAnswer {
  const parsed = responseSchema.safeParse(value);
  if (!parsed.success) throw failed;
  return parsed.data;
}

/** An answer that proves nothing. What was wrong with it is for the log, not for whoever sent it. */
export function unproved(code: AuthErrorCode, cause?: unknown): Failure {
  return authFailure(422, code, "The security key or passkey could not be verified", { cause });
}

/** @throws Failure, with the code, when an answer does not make a new credential of this site for this challenge. */
export async function checkNew(
  parts: AuthParts,
  answer: CredentialAnswer,
  expected: { readonly challenge: string; readonly isPasskey: boolean; readonly code: AuthErrorCode },
): Promise<NewCredential> {
  const site = siteOf(parts);
  const checked = await verifyRegistrationResponse({
    response: withoutExtensions(answer) as unknown as RegistrationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: expected.isPasskey,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch((error: unknown) => {
    throw unproved(expected.code, error);
  });
  if (!checked.verified) throw unproved(expected.code);
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = checked.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    aaguid,
    isBackupEligible: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/**
 * @returns How often the credential has been used by its own count.
 * @throws Failure, with the code, when an answer does not prove that somebody holds the credential.
 */
export async function checkKnown(
  parts: AuthParts,
  answer: CredentialAnswer,
  expected: {
    readonly challenge: string;
    readonly credential: StoredKeyCredential;
    readonly isPasskey: boolean;
    readonly code: AuthErrorCode;
  },
): Promise<number> {
  const site = siteOf(parts);
  const { credential } = expected;
  const checked = await verifyAuthenticationResponse({
    response: withoutExtensions(answer) as unknown as AuthenticationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(Buffer.from(credential.publicKey, "base64url")),
      counter: credential.counter,
      transports: [...credential.transports],
    },
    requireUserVerification: expected.isPasskey,
  }).catch((error: unknown) => {
    throw unproved(expected.code, error);
  });
  if (!checked.verified || answer.id !== credential.id) throw unproved(expected.code);
  return checked.authenticationInfo.newCounter;
}

/** Nothing of ours asks for extensions, so nothing is made of what they say. */
function withoutExtensions(answer: CredentialAnswer) {
  return { ...answer, clientExtensionResults: {} };
}

// What the statements of the account protocol take and give.

/** How somebody has proved who they are; names as in the claim `amr`. */
export type SignInMethod =
  | "password"
  | "otp"
  | "totp"
  | "mfa/phone"
  | "mfa/webauthn"
  | "passkey"
  | "oauth"
  | "sso/saml"
  | "anonymous"
  | "recovery_code"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "token_refresh";

/** One proof, when it was given in Unix seconds. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

/**
 * What a mailed secret is good for. An account has one of each kind at most, but for confirmations: one for each of the last
 * sign-ups with its address.
 */
export type SecretKind =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token"
  | "phone_confirmation_token"
  | "phone_change_token";

/** A flow whose code was shown; it is over, whatever becomes of it. */
export interface EndedFlow {
  readonly user_id: string;
  readonly code_challenge: string;
  readonly code_challenge_method: "s256" | "plain";
  readonly authentication_method: SignInMethod;
  /** An account at a provider that is linked when the flow is over, and the session that asked for it; null for signing in. */
  readonly linking_identity: object | null;
  readonly linking_session_id: string | null;
  readonly expired: boolean;
}

export interface MemberSession {
  readonly id: string;
  readonly aal: string;
  /** Seconds since the member signed in. */
  readonly age: number;
  /** Seconds since a second factor, or a recovery code in its place, was last shown; null where none was. */
  readonly factorAge: number | null;
}

/** A security key, as its factor keeps it. */
export interface StoredKeyCredential {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

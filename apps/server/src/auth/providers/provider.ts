import type { ProvidedIdentity } from "./provided-identity.ts";

/** What is sent along with somebody, and has to come back with them. */
export interface Checks {
  readonly state: string;
  /** What the provider's own token has to repeat. */
  readonly nonce: string;
  /** What shows that whoever exchanges the code is who asked for it (RFC 7636). */
  readonly codeVerifier: string;
}

/** A token that somebody has from a provider by a way of their own, such as an app's. */
export interface ShownToken {
  readonly idToken: string;
  /** What the token's `nonce` is the hash of; undefined for a token without. */
  readonly nonce: string | undefined;
}

/** A token that is right, and what it says. */
export interface CheckedToken {
  readonly identity: ProvidedIdentity;
  /** In Unix seconds. */
  readonly expiresAt: number;
}

/** Where else somebody may have an account. */
export interface Provider {
  /** As the account protocol names it, such as `google`. */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
  /**
   * Where somebody is sent to say who they are.
   * @param hints What the client wants the provider to be asked, such as which account.
   * @throws ProviderAway
   */
  begin(checks: Checks, hints: Readonly<Record<string, string>>): Promise<URL>;
  /**
   * Who has come back.
   * @param answer What the provider has them say.
   * @throws ProviderAway
   * @throws Error where it is not to be believed.
   */
  finish(answer: URLSearchParams, checks: Checks): Promise<ProvidedIdentity>;
  /** Reads a token; undefined for a provider that has none. Throws as `finish` does. */
  readonly checkToken: ((shown: ShownToken) => Promise<CheckedToken>) | undefined;
}

/** What a provider says that is not to be believed. The message is for the log. */
export class NotBelieved extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "NotBelieved";
  }
}

import type { Database } from "@deckwright/db/database.ts";
import type { SigningKeys } from "../platform/keys/signing-keys.ts";
import type { Gate } from "../platform/limits/gate.ts";
import type { Mailer } from "../ports/mail.ts";
import type { Texter } from "../ports/texts.ts";
import type { CaptchaSettings } from "./captcha.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { Limits } from "./limits.ts";
import type { Providers } from "./providers/open-providers.ts";
import type { RedirectRules } from "./redirect.ts";

/** How accounts behave in this installation. */
export interface AuthSettings extends RedirectRules {
  /** Where clients find the account protocol, such as `https://decks.example.org/auth/v1`. Also the issuer of tokens. */
  readonly url: string;
  /** Accounts are usable at once, without a message being answered: for tests. */
  readonly autoconfirm: boolean;
  readonly signupsEnabled: boolean;
  /** Whether somebody may begin without an address, and give one later. */
  readonly anonymousEnabled: boolean;
  /** Whether members may link accounts of other providers with theirs, and part with ways in. */
  readonly linkingEnabled: boolean;
  /** Other origins whose pages may show security keys and passkeys of this site. */
  readonly webauthnOrigins: readonly string[];
  /** Whether members of organizations sign in there. */
  readonly samlEnabled: boolean;
  readonly captcha: CaptchaSettings | undefined;
}

/** What every request of the account protocol is answered with. */
export interface AuthParts {
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly limits: Limits;
  readonly hash: KeyedHash;
  /** What every request goes through. */
  readonly gate: Gate;
  /** What every computation of a password's hash goes through: `PASSWORD_GATE` says how many at once. */
  readonly passwordGate: Gate;
  /** What every request goes through that asks a provider: `PROVIDER_GATE` says how many at once. */
  readonly providerGate: Gate;
  /** Where else people may sign in. */
  readonly providers: Providers;
  readonly settings: AuthSettings;
  /** Has a member's plans charged no more, before the member goes. @throws Failure where that cannot be done now. */
  readonly endPlans: (database: Database, memberId: string) => Promise<void>;
}

/** How long things last, in seconds. */
export const LIFETIME = {
  accessToken: 3600,
  /** Confirmations of addresses wait for people who read their mail once a day. */
  confirmation: 86_400,
  /** Links that sign somebody in are short-lived. */
  signIn: 3600,
  /** Codes that were texted: a message arrives at once or never. */
  text: 300,
  flow: 300,
  /** At a provider people look for their passwords and their phones. */
  providerFlow: 900,
  challenge: 300,
  /** What would let somebody do without a member's factor asks for it again after this. */
  factorProof: 600,
  /** A factor that was never verified is forgotten after this. */
  unverifiedFactor: 300,
  /** A used refresh token may be sent again within this: the answer may have been lost. */
  reuse: 10,
} as const;

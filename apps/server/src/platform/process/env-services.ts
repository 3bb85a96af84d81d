import { EnvironmentError, PRICE, readList, type Variables } from "./env-variables.ts";

/** How accounts behave. */
interface AuthEnvironment {
  /** Accounts are usable without a message being answered. Only ever on one's own machine. */
  readonly autoconfirm: boolean;
  readonly signupsEnabled: boolean;
  /** Whether somebody may begin without an address. */
  readonly anonymousEnabled: boolean;
  /** Whether members of organizations sign in there, by SAML 2.0. */
  readonly samlEnabled: boolean;
  /** Other origins whose pages may show passkeys of this site. */
  readonly webauthnOrigins: readonly string[];
  /** Addresses beside the site's own that mailed links may lead to, as patterns. */
  readonly redirects: readonly string[];
  readonly captcha: { readonly provider: "hcaptcha" | "turnstile"; readonly secret: string } | undefined;
  /** Whether members may add other ways in, and part with them. */
  readonly linkingEnabled: boolean;
}

/** How text messages are sent: by a provider, or kept where the mailbox shows them. */
export type TextsEnvironment =
  | { readonly provider: "console" }
  | {
      readonly provider: "twilio";
      readonly url: string;
      readonly account: string;
      readonly token: string;
      readonly from: string;
    };

/** Which language model was configured, and what may be spent on it. */
export interface AiSettings {
  readonly provider: "anthropic" | "openai" | "openai-compatible";
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** US dollars for a million tokens; undefined where the table of prices has the say. */
  readonly price: { readonly input: number; readonly output: number } | undefined;
  /** US dollars a day (UTC). */
  readonly limits: { readonly memberUsd: number; readonly dayUsd: number };
}

/** Who takes payments. */
interface StripeEnvironment {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** For browsers. Undefined where the provider's script is to stay out of our pages. */
  readonly publishableKey: string | undefined;
}

/** Services of others, each undefined where it was not set up. */
export interface Services {
  readonly auth: AuthEnvironment;
  readonly stripe: StripeEnvironment | undefined;
  readonly ai: AiSettings | undefined;
}

/** How accounts behave, and services of others that were set up. */
export function readServices(env: Variables): Services {
  const { STRIPE_SECRET_KEY: stripe, CAPTCHA_PROVIDER: captcha } = env;
  return {
    auth: {
      autoconfirm: env.AUTH_AUTOCONFIRM === "on",
      signupsEnabled: env.AUTH_SIGNUPS !== "off",
      anonymousEnabled: env.AUTH_ANONYMOUS === "on",
      samlEnabled: env.SAML === "on",
      webauthnOrigins: readList(env.WEBAUTHN_ORIGINS ?? "").map((origin) => new URL(origin).origin),
      redirects: readList(env.AUTH_REDIRECTS ?? ""),
      captcha: captcha && { provider: captcha, secret: env.CAPTCHA_SECRET ?? "" },
      linkingEnabled: env.AUTH_LINKING !== "off",
    },
    stripe:
      stripe === undefined
        ? undefined
        : {
            secretKey: stripe,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          },
    ai: readModel(env),
  };
}

/** A site of a few hundred members stays below these; whoever has more says so. */
const DAY_LIMIT_USD = 10;
const MEMBER_LIMIT_USD = 1;

function readModel(env: Variables): AiSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env;
  if (provider === undefined || model === undefined) return undefined;
  const [, input, output] = PRICE.exec(env.AI_PRICE ?? "") ?? [];
  return {
    provider,
    model,
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    price: input === undefined ? undefined : { input: Number(input), output: Number(output) },
    limits: {
      memberUsd: Number(env.AI_MEMBER_LIMIT ?? MEMBER_LIMIT_USD),
      dayUsd: Number(env.AI_DAY_LIMIT ?? DAY_LIMIT_USD),
    },
  };
}

/** Twilio's own address; dated 2026-11. */
const TWILIO_URL = "https://api.twilio.com";

/** @throws EnvironmentError where messages were to be shown to others than their owner. */
export function readTexts(env: Variables, isPersonal: boolean): TextsEnvironment | undefined {
  const provider = env.SMS_PROVIDER ?? (isPersonal ? "console" : "off");
  if (provider === "off") return undefined;
  if (provider === "console") {
    if (isPersonal) return { provider };
    throw new EnvironmentError(
      "SMS_PROVIDER must not be console where HOST or PUBLIC_URL is open to others.",
    );
  }
  const { SMS_ACCOUNT: account = "", SMS_TOKEN: token = "", SMS_FROM: from = "" } = env;
  return { provider, account, token, from, url: env.SMS_URL ?? TWILIO_URL };
}

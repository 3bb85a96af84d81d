import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { isLoopbackName } from "../http/own-machine.ts";
import { parseSigningKeys } from "../keys/signing-keys.ts";
import { LOG_LEVELS, type LogLevel } from "./log.ts";

/** The environment as the server understands it: every variable read once, checked, and given its default. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Where people reach the site, without a slash at the end; undefined when nobody said. */
  readonly publicUrl: string | undefined;
  /**
   * True while this machine alone reaches the site: it listens on a loopback address, and its public address, if any, is one
   * too. What is for one person (the mailbox, wide limits, accounts without confirmation) exists only then.
   */
  readonly isPersonal: boolean;
  readonly dataDir: string;
  readonly cardsDir: string | undefined;
  readonly cardsUpdate: "auto" | "off";
  /** Whether Scryfall is asked for cards that the loaded data does not have. */
  readonly asksScryfall: boolean;
  readonly databaseUrl: string | undefined;
  /** Whether the embedded database acknowledges only what is on the disk; a loss of power may take the rest. */
  readonly isDatabaseSynced: boolean;
  readonly jwtKeys: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Who messages are from, such as `Deckwright <no-reply@decks.example.org>`. */
  readonly mailFrom: string | undefined;
  readonly auth: AuthEnvironment;
  /** Who sends text messages; undefined for nobody. */
  readonly texts: TextsEnvironment | undefined;
  readonly stripe:
    | {
        readonly secretKey: string;
        readonly webhookSecret: string;
        /** For browsers. Undefined where the provider's script is to stay out of our pages. */
        readonly publishableKey: string | undefined;
      }
    | undefined;
  readonly ai: AiSettings | undefined;
  readonly logLevel: LogLevel;
  /** Who sends it may read `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Whether a fresh site on one's own machine fills itself with decks of the generator. */
  readonly seedsDecks: boolean;
  /** Other sites whose pages may read the card API: origins, or `*` for all; none unless configured. */
  readonly corsOrigins: readonly string[];
  /** Proxies whose word on a visitor's address is believed. */
  readonly trustedProxies: BlockList;
  /** Values that must never be written to a log. */
  readonly secrets: readonly string[];
}

/** How accounts behave. */
interface AuthEnvironment {
  /** Accounts are usable without a message being answered. Only ever on one's own machine. */
  readonly autoconfirm: boolean;
  readonly signupsEnabled: boolean;
  /** Whether somebody may begin without an address. */
  readonly anonymousEnabled: boolean;
  /** Other origins whose pages may show passkeys of this site. */
  readonly webauthnOrigins: readonly string[];
  /** Addresses beside the site's own that mailed links may lead to, as patterns. */
  readonly redirects: readonly string[];
  readonly captcha: { readonly provider: "hcaptcha" | "turnstile"; readonly secret: string } | undefined;
}

/** How text messages are sent: by a provider, or kept where the mailbox shows them. */
type TextsEnvironment =
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

/** A variable with a value that cannot be used. The message is one line for the person who starts the server. */
export class EnvironmentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "EnvironmentError";
  }
}

const optional = z.exactOptional;

function text(test: (value: string) => boolean, error: string) {
  return optional(z.string().check(z.refine(test, { error })));
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** An origin and nothing else: a path in it would be lost in every link. */
function isOrigin(value: string): boolean {
  return isUrl(value, ["http:", "https:"]) && new URL(value).pathname === "/" && !/[?#]/.test(value);
}

/** What a model costs, such as `3/15`. */
const PRICE = /^(\d{1,4}(?:\.\d{1,4})?)\/(\d{1,4}(?:\.\d{1,4})?)$/;

function isDollars(value: string): boolean {
  return /^\d{1,6}(\.\d{1,2})?$/.test(value);
}

const webAddress = (value: string) => isUrl(value, ["http:", "https:"]);

/** Every variable that the server knows. Messages end the sentence "NAME must be ...". */
const schema = z.object({
  PORT: text((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, "a whole number from 0 to 65535"),
  HOST: text((value) => /^[\w.:-]+$/.test(value), "a host name or an IP address"),
  PUBLIC_URL: text(isOrigin, "an address such as https://decks.example.org, without a path"),
  DATA_DIR: text((value) => !value.includes("\0"), "the path of a folder"),
  CARDS_DIR: text((value) => !value.includes("\0"), "the path of a folder with card files"),
  CARDS_UPDATE: optional(z.enum(["auto", "off"], { error: "auto or off" })),
  SCRYFALL_LOOKUP: optional(z.enum(["on", "off"], { error: "on or off" })),
  DATABASE_URL: text(
    (value) => isUrl(value, ["postgres:", "postgresql:"]),
    "a PostgreSQL address such as postgres://user:password@host:5432/name",
  ),
  DATABASE_SYNC: optional(z.enum(["on", "off"], { error: "on or off" })),
  JWT_KEYS: text(
    (value) => parseSigningKeys(value) !== undefined,
    "a list of JSON web keys of which one can sign, or a secret of at least 32 characters",
  ),
  SMTP_URL: text((value) => isUrl(value, ["smtp:", "smtps:"]), "a mail address such as smtp://host:587"),
  MAIL_FROM: text(
    (value) => /^([^<>@\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value),
    "a sender such as Deckwright <no-reply@decks.example.org>",
  ),
  AUTH_AUTOCONFIRM: optional(z.enum(["on", "off"], { error: "on or off" })),
  AUTH_SIGNUPS: optional(z.enum(["on", "off"], { error: "on or off" })),
  AUTH_ANONYMOUS: optional(z.enum(["on", "off"], { error: "on or off" })),
  SMS_PROVIDER: optional(z.enum(["twilio", "console", "off"], { error: "twilio, console or off" })),
  SMS_ACCOUNT: text((value) => /^\w+$/.test(value), "the name of an account, such as AC and 32 digits"),
  SMS_TOKEN: optional(z.string()),
  SMS_FROM: text(
    (value) => /^(\+[1-9]\d{3,14}|MG\w+|[\w ]{1,11})$/.test(value),
    "a number such as +15005550006, a name, or a messaging service such as MG and 32 digits",
  ),
  SMS_URL: text(webAddress, "a web address"),
  WEBAUTHN_ORIGINS: text(
    (value) => readList(value).every(isOrigin),
    "origins such as https://app.example.org, with commas between",
  ),
  AUTH_REDIRECTS: text(
    (value) => readList(value).every((pattern) => /^[a-z][\w.+-]*:\/\/\S+$/i.test(pattern)),
    "addresses such as https://app.example.org/**, with commas between",
  ),
  CAPTCHA_PROVIDER: optional(z.enum(["hcaptcha", "turnstile"], { error: "hcaptcha or turnstile" })),
  CAPTCHA_SECRET: optional(z.string()),
  STRIPE_SECRET_KEY: text((value) => /^[sr]k_/.test(value), "a Stripe secret key, beginning with sk_ or rk_"),
  STRIPE_WEBHOOK_SECRET: text(
    (value) => value.startsWith("whsec_"),
    "a Stripe webhook secret, beginning with whsec_",
  ),
  STRIPE_PUBLISHABLE_KEY: text(
    (value) => /^pk_(test|live)_\w+$/.test(value),
    "a Stripe publishable key, beginning with pk_test_ or pk_live_",
  ),
  AI_PROVIDER: optional(
    z.enum(["anthropic", "openai", "openai-compatible"], { error: "anthropic, openai or openai-compatible" }),
  ),
  AI_MODEL: text((value) => value.length <= 200, "the name of a model, as its provider has it"),
  AI_API_KEY: optional(z.string()),
  AI_BASE_URL: text(webAddress, "a web address"),
  AI_PRICE: text((value) => PRICE.test(value), "dollars for a million tokens in and out, such as 3/15"),
  AI_DAY_LIMIT: text(isDollars, "dollars a day, such as 10"),
  AI_MEMBER_LIMIT: text(isDollars, "dollars a day, such as 1"),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, { error: LOG_LEVELS.join(", ") })),
  METRICS_TOKEN: text((value) => value.length >= 16, "a secret of at least 16 characters"),
  SEED_DECKS: optional(z.enum(["auto", "off"], { error: "auto or off" })),
  CORS_ORIGINS: text(
    (value) => readList(value).every((origin) => origin === "*" || isOrigin(origin)),
    "* or origins such as https://decks.example.org, with commas between",
  ),
  TRUSTED_PROXIES: text(
    (value) => readAddresses(value) !== undefined,
    "IP addresses or ranges such as 10.0.0.0/8, with commas between",
  ),
});

/** Variables whose values are secrets, and are never repeated, not even in a message about them. */
const SECRET_VARIABLES = [
  "DATABASE_URL",
  "JWT_KEYS",
  "SMTP_URL",
  "CAPTCHA_SECRET",
  "SMS_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "AI_API_KEY",
  "METRICS_TOKEN",
] as const;

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws EnvironmentError naming the first variable that is wrong, and what it must be.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw describeProblem(parsed.error.issues[0], given);
  const env = parsed.data;
  checkTogether(env);
  const publicUrl = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
  const host = env.HOST ?? "127.0.0.1";
  const isPersonal = isLoopbackName(host) && (publicUrl === undefined || isLoopbackName(publicUrl.hostname));
  if (env.AUTH_AUTOCONFIRM === "on" && !isPersonal) {
    throw new EnvironmentError("AUTH_AUTOCONFIRM must be off where HOST or PUBLIC_URL is open to others.");
  }
  return {
    port: Number(env.PORT ?? 3000),
    host,
    publicUrl: publicUrl?.origin,
    isPersonal,
    dataDir: resolve(env.DATA_DIR ?? ".deckwright"),
    cardsDir: env.CARDS_DIR === undefined ? undefined : resolve(env.CARDS_DIR),
    cardsUpdate: env.CARDS_UPDATE ?? "auto",
    asksScryfall: env.SCRYFALL_LOOKUP === "on",
    databaseUrl: env.DATABASE_URL,
    isDatabaseSynced: env.DATABASE_SYNC !== "off",
    jwtKeys: env.JWT_KEYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ...readServices(env),
    texts: readTexts(env, isPersonal),
    logLevel: env.LOG_LEVEL ?? "info",
    metricsToken: env.METRICS_TOKEN,
    seedsDecks: env.SEED_DECKS !== "off",
    corsOrigins: readList(env.CORS_ORIGINS ?? "").map((origin) =>
      origin === "*" ? origin : new URL(origin).origin,
    ),
    trustedProxies: readAddresses(env.TRUSTED_PROXIES ?? "") ?? new BlockList(),
    secrets: SECRET_VARIABLES.flatMap((name) => env[name] ?? []),
  };
}

type Variables = z.output<typeof schema>;

/** @throws EnvironmentError for variables that mean nothing without others. */
function checkTogether(env: Variables): void {
  if (env.AI_PROVIDER === undefined && (env.AI_MODEL ?? env.AI_API_KEY ?? env.AI_BASE_URL) !== undefined) {
    throw new EnvironmentError("AI_PROVIDER must be set too when AI_MODEL, AI_API_KEY or AI_BASE_URL is.");
  }
  if (env.AI_PROVIDER !== undefined && env.AI_MODEL === undefined) {
    throw new EnvironmentError("AI_MODEL must be set when AI_PROVIDER is.");
  }
  // Else the provider's client would look for one in variables of its own.
  if (/^(anthropic|openai)$/.test(env.AI_PROVIDER ?? "") && env.AI_API_KEY === undefined) {
    throw new EnvironmentError(`AI_API_KEY must be set when AI_PROVIDER is ${env.AI_PROVIDER}.`);
  }
  if (env.AI_PROVIDER === "openai-compatible" && env.AI_BASE_URL === undefined) {
    throw new EnvironmentError("AI_BASE_URL must be set when AI_PROVIDER is openai-compatible.");
  }
  if ((env.CAPTCHA_PROVIDER === undefined) !== (env.CAPTCHA_SECRET === undefined)) {
    throw new EnvironmentError("CAPTCHA_PROVIDER and CAPTCHA_SECRET must be set together.");
  }
  const texts = [env.SMS_ACCOUNT, env.SMS_TOKEN, env.SMS_FROM];
  if (env.SMS_PROVIDER === "twilio" ? texts.includes(undefined) : texts.some((value) => value)) {
    throw new EnvironmentError(
      "SMS_PROVIDER=twilio, SMS_ACCOUNT, SMS_TOKEN and SMS_FROM must be set together.",
    );
  }
  // Payments that nobody is told of would be taken for nothing.
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new EnvironmentError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.");
  }
  const { STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_SECRET_KEY: secret } = env;
  if (publishable !== undefined && secret?.includes("_live_") !== publishable.startsWith("pk_live_")) {
    throw new EnvironmentError(
      "STRIPE_PUBLISHABLE_KEY must belong to STRIPE_SECRET_KEY: both of the test mode, or both live.",
    );
  }
}

/** How accounts behave, and services of others that were set up. */
function readServices(env: Variables): Pick<Environment, "auth" | "stripe" | "ai"> {
  const { STRIPE_SECRET_KEY: stripe, CAPTCHA_PROVIDER: captcha } = env;
  return {
    auth: {
      autoconfirm: env.AUTH_AUTOCONFIRM === "on",
      signupsEnabled: env.AUTH_SIGNUPS !== "off",
      anonymousEnabled: env.AUTH_ANONYMOUS === "on",
      webauthnOrigins: readList(env.WEBAUTHN_ORIGINS ?? "").map((origin) => new URL(origin).origin),
      redirects: readList(env.AUTH_REDIRECTS ?? ""),
      captcha: captcha && { provider: captcha, secret: env.CAPTCHA_SECRET ?? "" },
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
function readTexts(env: Variables, isPersonal: boolean): TextsEnvironment | undefined {
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

/**
 * Whether it is known where visitors reach the site. Links in messages lead there, so none are sent without: the name that a
 * request asks for is no answer, since whoever asks chooses it.
 */
export function isAddressKnown(env: Pick<Environment, "isPersonal" | "publicUrl">): boolean {
  return env.isPersonal || env.publicUrl !== undefined;
}

/** Host names that stand for all addresses of this machine. */
const ANY_ADDRESS = ["0.0.0.0", "::", "[::]"];

/**
 * Where people reach the site, without a slash at the end: what `PUBLIC_URL` says, else the address that is listened on.
 * @param port The one that is listened on.
 */
export function siteOrigin(env: Pick<Environment, "host" | "publicUrl">, port: number): string {
  if (env.publicUrl !== undefined) return env.publicUrl;
  const isNear = isLoopbackName(env.host) || ANY_ADDRESS.includes(env.host);
  const host = env.host.includes(":") && !env.host.startsWith("[") ? `[${env.host}]` : env.host;
  return `http://${isNear ? "localhost" : host}:${port}`;
}

function describeProblem(
  issue: z.core.$ZodIssue | undefined,
  given: Readonly<Record<string, string | undefined>>,
): EnvironmentError {
  const name = String(issue?.path[0]);
  const isSecret = (SECRET_VARIABLES as readonly string[]).includes(name);
  const value = isSecret ? "" : `, and is ${JSON.stringify(given[name]?.slice(0, 100))}`;
  return new EnvironmentError(`${name} must be ${issue?.message}${value}.`);
}

function readList(value: string): readonly string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A list of addresses and ranges; undefined when one of them is neither. */
function readAddresses(value: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of value.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    if (version === 0) return undefined;
    const family = version === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)) {
      list.addSubnet(address, Number(bits), family);
    } else return undefined;
  }
  return list;
}

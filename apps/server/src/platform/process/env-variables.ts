import { BlockList, isIP } from "node:net";
import * as z from "zod/mini";
import { mayBeKey } from "../keys/project-key.ts";
import { parseSigningKeys } from "../keys/signing-keys.ts";
import { LOG_LEVELS } from "./log.ts";

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
export const PRICE = /^(\d{1,4}(?:\.\d{1,4})?)\/(\d{1,4}(?:\.\d{1,4})?)$/;

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
  SUPABASE_URL: text(isOrigin, "the address of a project such as https://abcd.supabase.co, without a path"),
  SUPABASE_ANON_KEY: text((value) => mayBeKey(value, "anon"), "the project's anonymous or publishable key"),
  SUPABASE_SERVICE_ROLE_KEY: text(
    (value) => mayBeKey(value, "service_role"),
    "the project's service_role or secret key",
  ),
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
  AUTH_LINKING: optional(z.enum(["on", "off"], { error: "on or off" })),
  AUTH_ANONYMOUS: optional(z.enum(["on", "off"], { error: "on or off" })),
  SAML: optional(z.enum(["on", "off"], { error: "on or off" })),
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
export const SECRET_VARIABLES = [
  "DATABASE_URL",
  "SUPABASE_SERVICE_ROLE_KEY",
  "JWT_KEYS",
  "SMTP_URL",
  "CAPTCHA_SECRET",
  "SMS_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "AI_API_KEY",
  "METRICS_TOKEN",
] as const;

/** Variables as they are given, each checked by itself. */
export type Variables = z.output<typeof schema>;

/**
 * Picks the server's own variables out of an environment, and checks them. An empty one counts as not set.
 * @throws EnvironmentError naming the first variable that is wrong, and what it must be.
 */
export function readVariables(variables: Readonly<Record<string, string | undefined>>): Variables {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw describeProblem(parsed.error.issues[0], given);
  checkTogether(parsed.data);
  return parsed.data;
}

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

function describeProblem(
  issue: z.core.$ZodIssue | undefined,
  given: Readonly<Record<string, string | undefined>>,
): EnvironmentError {
  const name = String(issue?.path[0]);
  const isSecret = (SECRET_VARIABLES as readonly string[]).includes(name);
  const value = isSecret ? "" : `, and is ${JSON.stringify(given[name]?.slice(0, 100))}`;
  return new EnvironmentError(`${name} must be ${issue?.message}${value}.`);
}

/** What stands between commas. */
export function readList(value: string): readonly string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A list of addresses and ranges; undefined when one of them is neither. */
export function readAddresses(value: string): BlockList | undefined {
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

import { EnvironmentError, type Variables } from "./env-variables.ts";

/** A hosted Supabase project in whose database our tables are, and which answers for accounts, data and live changes. */
export interface HostedEnvironment {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** For browsers: says that nobody is signed in. */
  readonly anonymousKey: string;
  /** May do everything; never leaves the server. */
  readonly serviceKey: string;
}

/** What a hosted project is told in its own dashboard: here it would be believed and mean nothing. */
const SET_THERE = [
  "AUTH_AUTOCONFIRM",
  "AUTH_SIGNUPS",
  "AUTH_ANONYMOUS",
  "AUTH_REDIRECTS",
  "AUTH_LINKING",
  "WEBAUTHN_ORIGINS",
  "CAPTCHA_PROVIDER",
  "SAML",
  "SMS_PROVIDER",
] as const;

/** @throws EnvironmentError where a part of it is missing, or what the project decides is set here. */
export function readHosted(env: Variables): HostedEnvironment | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonymousKey, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = env;
  if (url === undefined && anonymousKey === undefined && serviceKey === undefined) return undefined;
  if (url === undefined || anonymousKey === undefined || serviceKey === undefined) {
    throw new EnvironmentError(
      "SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY must be set together.",
    );
  }
  if (env.DATABASE_URL === undefined) {
    throw new EnvironmentError("DATABASE_URL must be the project's own database where SUPABASE_URL is set.");
  }
  const misplaced = SET_THERE.find((name) => env[name] !== undefined);
  if (misplaced !== undefined) {
    throw new EnvironmentError(
      `${misplaced} must not be set where SUPABASE_URL is: the hosted project decides about accounts.`,
    );
  }
  return { url: new URL(url).origin, anonymousKey, serviceKey };
}

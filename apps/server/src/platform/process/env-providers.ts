import { isLoopbackName } from "../http/own-machine.ts";
import { EnvironmentError } from "./env-variables.ts";

/** Where else people may sign in with an account that they have there. */
export interface ProviderEnvironment {
  /** As the account protocol names it, such as `google`. */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
  /** As whom the site is known there. The first one signs in by the browser; tokens may be of any, such as those of apps. */
  readonly clientIds: readonly [string, ...string[]];
  readonly clientSecret: string | undefined;
  /** Whose tokens are believed, of a provider that speaks OpenID Connect; undefined for one with a protocol of its own. */
  readonly issuer: string | undefined;
  /** What the site asks to be told, where that is not what is usual. */
  readonly scopes: string | undefined;
}

/** Providers that need no address. Google's issuer, from its documentation of OpenID Connect; dated 2026-11. */
const PRESETS = [
  { name: "google", label: "Google", issuer: "https://accounts.google.com" },
  { name: "discord", label: "Discord", issuer: undefined },
  { name: "github", label: "GitHub", issuer: undefined },
] as const;

/** Ways in that are no providers, though the protocol lists them among these. */
const TAKEN = ["email", "phone", "anonymous_users", "sso", "web3", ...PRESETS.map(({ name }) => name)];

const OWN = /^AUTH_OIDC_([A-Z][A-Z0-9_]{0,30}?)_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL|SCOPES)$/;

/**
 * The providers that were set up: `AUTH_GOOGLE_CLIENT_ID` and the like, and any number of others by a name of the operator's
 * own, as `AUTH_OIDC_NAME_ISSUER`.
 * @throws EnvironmentError naming the first variable that is wrong, and what it must be.
 */
export function readProviders(
  variables: Readonly<Record<string, string | undefined>>,
  site: { readonly isPersonal: boolean; readonly isAddressKnown: boolean; readonly isHosted: boolean },
): readonly ProviderEnvironment[] {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const providers = [
    ...PRESETS.flatMap((preset) => readPreset(preset, read) ?? []),
    ...namesOf(variables).map((name) => readOwn(name, read, site.isPersonal)),
  ];
  const [first] = providers;
  if (first !== undefined && site.isHosted) {
    throw new EnvironmentError(
      `AUTH_${first.name.toUpperCase()}_CLIENT_ID and the like must not be set where SUPABASE_URL is: the hosted project has the providers.`,
    );
  }
  if (first !== undefined && !site.isAddressKnown) {
    throw new EnvironmentError("PUBLIC_URL must be set where people sign in with other providers.");
  }
  return providers;
}

type Read = (name: string) => string | undefined;

function readPreset(preset: (typeof PRESETS)[number], read: Read): ProviderEnvironment | undefined {
  const prefix = `AUTH_${preset.name.toUpperCase()}`;
  const ids = readClientIds(`${prefix}_CLIENT_ID`, read);
  const clientSecret = read(`${prefix}_CLIENT_SECRET`);
  if (ids === undefined && clientSecret === undefined) return undefined;
  if (ids === undefined || clientSecret === undefined) {
    throw new EnvironmentError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together.`);
  }
  return { ...preset, clientIds: ids, clientSecret, scopes: undefined };
}

function namesOf(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(variables).flatMap((name) => (variables[name] && OWN.exec(name)?.[1]) || []);
  return [...new Set(names)].toSorted();
}

function readOwn(own: string, read: Read, isPersonal: boolean): ProviderEnvironment {
  const prefix = `AUTH_OIDC_${own}`;
  const name = own.toLowerCase();
  if (TAKEN.includes(name)) {
    throw new EnvironmentError(`${prefix}_ISSUER must have another name: ${name} is one already.`);
  }
  const [issuer, clientIds] = [read(`${prefix}_ISSUER`), readClientIds(`${prefix}_CLIENT_ID`, read)];
  if (issuer === undefined || clientIds === undefined) {
    throw new EnvironmentError(`${prefix}_ISSUER and ${prefix}_CLIENT_ID must be set together.`);
  }
  if (!isIssuer(issuer, isPersonal)) {
    const kind = isPersonal ? "a web address, by https unless it is on this machine" : "an https address";
    // Not repeated: a password may be in it.
    throw new EnvironmentError(`${prefix}_ISSUER must be ${kind}.`);
  }
  const label = read(`${prefix}_LABEL`) ?? own.charAt(0) + name.slice(1).replaceAll("_", " ");
  if (!/^[^\p{Cc}]{1,40}$/u.test(label)) {
    throw new EnvironmentError(`${prefix}_LABEL must be a name of at most 40 characters.`);
  }
  const scopes = read(`${prefix}_SCOPES`);
  if (scopes !== undefined && !/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/.test(scopes)) {
    throw new EnvironmentError(`${prefix}_SCOPES must be scopes with spaces between, such as openid email.`);
  }
  return { name, label, clientIds, clientSecret: read(`${prefix}_CLIENT_SECRET`), issuer, scopes };
}

/** Secrets and tokens go there, so that nobody on the way may read them. */
function isIssuer(value: string, isPersonal: boolean): boolean {
  if (!URL.canParse(value) || /[?#]/.test(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isPersonal && isLoopbackName(hostname));
}

function readClientIds(name: string, read: Read): readonly [string, ...string[]] | undefined {
  const [first, ...rest] = (read(name) ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
  return first === undefined ? undefined : [first, ...rest];
}

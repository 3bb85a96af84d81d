import { BlockList } from "node:net";
import { resolve } from "node:path";
import { isLoopbackName } from "../http/own-machine.ts";
import { type HostedEnvironment, readHosted } from "./env-hosted.ts";
import { type ProviderEnvironment, readProviders } from "./env-providers.ts";
import { readServices, readTexts, type Services, type TextsEnvironment } from "./env-services.ts";
import {
  EnvironmentError,
  readAddresses,
  readList,
  readVariables,
  SECRET_VARIABLES,
} from "./env-variables.ts";
import type { LogLevel } from "./log.ts";

/** The environment as the server understands it: every variable read once, checked, and given its default. */
export interface Environment extends Services {
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
  /** The hosted project that accounts, data and live changes are passed on to; undefined where they are ours. */
  readonly hosted: HostedEnvironment | undefined;
  readonly jwtKeys: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Who messages are from, such as `Deckwright <no-reply@decks.example.org>`. */
  readonly mailFrom: string | undefined;
  /** Who sends text messages; undefined for nobody. */
  readonly texts: TextsEnvironment | undefined;
  /** Where else people may sign in. */
  readonly providers: readonly ProviderEnvironment[];
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

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws EnvironmentError naming the first variable that is wrong, and what it must be.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const env = readVariables(variables);
  const publicUrl = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
  const host = env.HOST ?? "127.0.0.1";
  const isPersonal = isLoopbackName(host) && (publicUrl === undefined || isLoopbackName(publicUrl.hostname));
  if (env.AUTH_AUTOCONFIRM === "on" && !isPersonal) {
    throw new EnvironmentError("AUTH_AUTOCONFIRM must be off where HOST or PUBLIC_URL is open to others.");
  }
  const providers = readProviders(variables, {
    isPersonal,
    isAddressKnown: isAddressKnown({ isPersonal, publicUrl: publicUrl?.origin }),
    isHosted: env.SUPABASE_URL !== undefined,
  });
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
    hosted: readHosted(env),
    jwtKeys: env.JWT_KEYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ...readServices(env),
    texts: env.SUPABASE_URL === undefined ? readTexts(env, isPersonal) : undefined,
    providers,
    logLevel: env.LOG_LEVEL ?? "info",
    metricsToken: env.METRICS_TOKEN,
    seedsDecks: env.SEED_DECKS !== "off",
    corsOrigins: readList(env.CORS_ORIGINS ?? "").map((origin) =>
      origin === "*" ? origin : new URL(origin).origin,
    ),
    trustedProxies: readAddresses(env.TRUSTED_PROXIES ?? "") ?? new BlockList(),
    secrets: [
      ...SECRET_VARIABLES.flatMap((name) => env[name] ?? []),
      ...providers.flatMap(({ clientSecret }) => clientSecret ?? []),
    ],
  };
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

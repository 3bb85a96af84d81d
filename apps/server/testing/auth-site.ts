import { randomUUID } from "node:crypto";
import { BlockList } from "node:net";
import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { createClient, type SupabaseClientOptions } from "@supabase/supabase-js";
import { Hono } from "hono";
import { createKeyedHash } from "../src/auth/keyed-hash.ts";
import { createLimits } from "../src/auth/limits.ts";
import type { AuthParts, AuthSettings } from "../src/auth/parts.ts";
import { PASSWORD_GATE } from "../src/auth/password.ts";
import { createProviders } from "../src/auth/providers/open-providers.ts";
import { AUTH_GATE, createAuthRoutes, PROVIDER_GATE } from "../src/auth/routes.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { createRequestLog } from "../src/platform/http/request-log.ts";
import { generateSigningKeys, openSigningKeys, type SigningKeys } from "../src/platform/keys/signing-keys.ts";
import { createGate } from "../src/platform/limits/gate.ts";
import type { ProviderEnvironment } from "../src/platform/process/env-providers.ts";
import { createLog } from "../src/platform/process/log.ts";
import type { MailOrder } from "../src/ports/mail.ts";
import type { TextOrder } from "../src/ports/texts.ts";
import { memoryStorage } from "./memory-storage.ts";

/** Where the site under test believes to be. */
export const ORIGIN = "https://decks.example.org";

/** The account protocol on a fresh embedded database, with the messages that it orders kept for reading. */
export interface AuthSite {
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly sent: MailOrder[];
  readonly texts: TextOrder[];
  /** Lines of the log at its usual level. */
  readonly logged: readonly string[];
  /** Sends a request below `/auth/v1` as it is. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The same for a whole request, as clients make them. */
  fetch(request: Request): Promise<Response>;
  /** Posts JSON and reads the answer. */
  post(
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** The client that browsers use, talking to this site, with a storage of its own. */
  client(auth?: SupabaseClientOptions<"public">["auth"]): ReturnType<typeof createClient>;
  /** The last message to an address. */
  lastMail(to: string): MailOrder;
  /** The code that was last texted to a number, which is written as it is kept. */
  lastText(to: string): string;
  /** Asks the database as its owner. */
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function openAuthSite(
  options: Partial<AuthSettings> & {
    readonly canSend?: boolean;
    readonly canText?: boolean;
    readonly address?: string;
    /** Whether limits are those of a machine that serves its owner alone. */
    readonly isPersonal?: boolean;
    /** Whether requests that have waited for as long as on a real site are refused; undefined for no. */
    readonly sheds?: boolean;
    readonly engine?: Database["engine"];
    readonly endPlans?: AuthParts["endPlans"];
    readonly providers?: readonly ProviderEnvironment[];
    /** What brings requests to providers. */
    readonly providerFetch?: typeof fetch;
  } = {},
): Promise<AuthSite> {
  return openAuthSiteOn(await openTestDatabase(options.engine ?? "embedded"), options);
}

/** The same on a database that is there; `engine` is the database's then. */
export async function openAuthSiteOn(
  database: Database,
  options: Parameters<typeof openAuthSite>[0] = {},
): Promise<AuthSite> {
  const {
    canSend = true,
    canText = true,
    address = "203.0.113.7",
    isPersonal = true,
    sheds = false,
    endPlans = async () => {},
    engine: _engine,
    providers = [],
    providerFetch = fetch,
    ...settings
  } = options;
  const keys = await openSigningKeys(await generateSigningKeys());
  const sent: MailOrder[] = [];
  const texts: TextOrder[] = [];
  const hash = createKeyedHash(database);
  // Nobody is turned away because the machine that tests is slow.
  const patience = sheds ? {} : { waitMs: 60_000 };
  const routes = createAuthRoutes({
    database,
    keys,
    hash,
    limits: createLimits(database, hash, { isPersonal }),
    gate: createGate({ ...AUTH_GATE, ...patience }),
    passwordGate: createGate({ ...PASSWORD_GATE, ...patience }),
    providerGate: createGate({ ...PROVIDER_GATE, ...patience }),
    providers: createProviders(providers, { url: `${ORIGIN}/auth/v1`, fetch: providerFetch }),
    texter: { canSend: canText, provider: "test", order: async (_, text) => void texts.push(text) },
    mailer: { canSend, order: async (_, mail) => void sent.push(mail), notify: async () => {} },
    settings: {
      siteUrl: ORIGIN,
      url: `${ORIGIN}/auth/v1`,
      allowed: [],
      autoconfirm: false,
      signupsEnabled: true,
      anonymousEnabled: false,
      linkingEnabled: true,
      webauthnOrigins: [],
      samlEnabled: false,
      captcha: undefined,
      ...settings,
    },
    endPlans,
  });
  const logged: string[] = [];
  const requestLog = createRequestLog({
    log: createLog({ level: "info", secrets: [], write: (line) => logged.push(line) }),
    trustedProxies: new BlockList(),
  });
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    const arrival = requestLog.begin(undefined, undefined);
    c.set("requestId", arrival.requestId);
    c.set("address", c.req.header("x-test-address") ?? address);
    await next();
    const { method, path } = c.req;
    requestLog.end(arrival, { method, path, status: c.res.status, failure: c.get("failure") });
    const cause: unknown = c.get("failure")?.cause;
    if (cause !== undefined && process.env.SHOW_FAILURES) process.stderr.write(`${String(cause)}\n`);
  });
  app.route("/auth/v1", routes);

  const request = async (path: string, init?: RequestInit) => app.request(`${ORIGIN}/auth/v1${path}`, init);
  return {
    database,
    keys,
    sent,
    texts,
    logged,
    request,
    fetch: async (whole) => app.fetch(whole),
    async post(path, body, headers = {}) {
      const response = await request(path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: {
          "content-type": "application/json;charset=UTF-8",
          "x-supabase-api-version": "2024-01-01",
          ...headers,
        },
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text === "" ? {} : JSON.parse(text),
        headers: response.headers,
      };
    },
    client(auth = {}) {
      return createClient(ORIGIN, "anonymous-key", {
        auth: {
          autoRefreshToken: false,
          persistSession: true,
          detectSessionInUrl: false,
          storageKey: randomUUID(),
          storage: memoryStorage(),
          ...auth,
        },
        global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
      });
    },
    lastMail(to) {
      const mail = sent.findLast((each) => each.to === to);
      if (mail === undefined) throw new Error(`Nothing was mailed to ${to}.`);
      return mail;
    },
    lastText(to) {
      const text = texts.findLast((each) => each.to === to);
      if (text === undefined) throw new Error(`Nothing was texted to ${to}.`);
      return text.code;
    },
    sql: async (text, values = []) => (await database.execute(text, values)).rows,
    close: () => database.close(),
  };
}

let numbers = 0;

/** A number that no test has used, as it is kept. */
export function freshPhone(): string {
  numbers += 1;
  return `4930${String(Date.now()).slice(-6)}${String(numbers).padStart(4, "0")}`.slice(0, 15);
}

let members = 0;

/** An address that no test has used. */
export function freshEmail(name = "member"): string {
  members += 1;
  return `${name}.${members}.${Date.now().toString(36)}@example.org`;
}

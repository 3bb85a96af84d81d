import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import { type AuthParts, LIFETIME } from "../parts.ts";
import type { CodeChallenge } from "../pkce.ts";
import type { Checks } from "./provider.ts";
import * as sql from "./statements.ts";

/** Somebody on the way to a provider. */
export interface NewFlow {
  readonly provider: string;
  readonly redirectTo: string;
  /** What only the client that began can answer; undefined for one that is bound to its browser by a cookie. */
  readonly challenge: CodeChallenge | undefined;
  /** The member who links an account there, and their session; undefined for signing in. */
  readonly linking: { readonly userId: string; readonly sessionId: string } | undefined;
}

/** What a flow that was begun needs. */
export interface BegunFlow {
  readonly checks: Checks;
  /** For the browser, which shows it when it comes back; undefined where there is a challenge. */
  readonly cookie: string | undefined;
}

/** Remembers that somebody is sent to a provider. What comes back is believed once, and only for a while. */
export async function beginFlow(
  parts: AuthParts,
  transaction: Transaction,
  { provider, redirectTo, challenge, linking }: NewFlow,
): Promise<BegunFlow> {
  const checks = { state: createSecret(), nonce: createSecret(), codeVerifier: createSecret() };
  const ticket = challenge === undefined ? createSecret() : undefined;
  await sql.forgetFlows(transaction, [LIFETIME.providerFlow]);
  await sql.insertFlow(transaction, [
    hashOf(checks.state),
    provider,
    checks.nonce,
    checks.codeVerifier,
    redirectTo,
    challenge?.challenge ?? null,
    challenge?.method ?? null,
    ticket === undefined ? null : hashOf(ticket),
    linking?.userId ?? null,
    linking?.sessionId ?? null,
  ]);
  return { checks, cookie: ticket && cookieOf(parts, checks.state, ticket) };
}

/** Takes a flow by what has come back, which makes it useless. */
export async function takeFlow(transaction: Transaction, state: string): Promise<sql.FlowRow | undefined> {
  const rows = await sql.takeFlow(transaction, [hashOf(state), LIFETIME.providerFlow]);
  return rows[0];
}

/** The name of a flow's cookie: several may be on their way, each in a tab of its own. */
export function cookieName(state: string): string {
  return `provider-flow-${hashOf(state).slice(0, 12)}`;
}

/** Whether the browser that comes back is the one that began. */
export function isSameBrowser({ browser_hash: hash }: sql.FlowRow, ticket: string | undefined): boolean {
  return hash === null || (ticket !== undefined && hashOf(ticket) === hash);
}

/** Kept for as long as the flow, and sent to where it ends alone. */
function cookieOf({ settings }: AuthParts, state: string, ticket: string): string {
  const { pathname, protocol } = new URL(`${settings.url}/callback`);
  const secure = protocol === "https:" ? "; Secure" : "";
  const age = `Max-Age=${LIFETIME.providerFlow}`;
  return `${cookieName(state)}=${ticket}; Path=${pathname}; ${age}; HttpOnly; SameSite=Lax${secure}`;
}

function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

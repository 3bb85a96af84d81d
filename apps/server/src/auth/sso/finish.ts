import type { Transaction } from "@deckwright/db/database.ts";
import { DatabaseError } from "@deckwright/db/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isOutage } from "../../ports/database/outage.ts";
import { isUuid } from "../../ports/database/uuid.ts";
import { audit, auditRefusal } from "../audit.ts";
import { type AuthErrorCode, authFailure, toAuthFailure } from "../auth-failure.ts";
import { withFailure, withQuery, withSession } from "../lead-back.ts";
import type { AuthParts } from "../parts.ts";
import { chooseRedirect } from "../redirect.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import { issueFlowCode } from "../secrets.ts";
import { type OpenSession, startSession } from "../sessions.ts";
import * as authSql from "../statements.ts";
import { getUser, isBanned, type User } from "../users.ts";
import { type Assertion, readAssertion, serviceProvider } from "./assertion.ts";
import { identityProvider } from "./begin.ts";
import { Refusal, refused } from "./refusal.ts";
import type { ProviderRow, RelayStateRow } from "./statements.ts";
import * as sql from "./statements.ts";
import { type Subject, whoIsIt } from "./who-is-it.ts";

/** How long somebody may take to sign in at their organization, in seconds. */
const PATIENCE_S = 900;

/** What comes of a response that is believed. */
type SignedIn = { readonly code: string } | { readonly user: User; readonly session: OpenSession };

/**
 * Takes what an identity provider has a browser post. Whatever comes of it is told to the page that the sign-in was begun on, in
 * its address; why a response is not believed is for the log of accounts alone.
 */
export async function finishSso(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { SAMLResponse: response, RelayState: relayState } = request.body;
  const begun = await takeRelayState(parts, relayState);
  const redirectTo = chooseRedirect(parts.settings, begun?.redirect_to);
  try {
    if (begun === undefined) {
      throw failed("saml_relay_state_not_found", "SAML RelayState does not exist. Log in again.");
    }
    if (begun.age > PATIENCE_S) {
      throw failed("saml_relay_state_expired", "SAML RelayState has expired. Log in again.");
    }
    const signedIn = await signIn(parts, request, begun, typeof response === "string" ? response : "");
    const location =
      "code" in signedIn
        ? withQuery(redirectTo, { code: signedIn.code })
        : await withSession(parts, redirectTo, signedIn);
    return { status: 303, location };
  } catch (error) {
    const failure = toFailureOfSso(error);
    if (failure.status >= 500) throw error;
    const reason = error instanceof Error ? error.message : failure.message;
    await noteRefusal(parts, request, { provider: begun?.sso_provider_id ?? null, reason });
    return {
      status: 303,
      location: withFailure(redirectTo, failure, (begun?.flow_state_id ?? null) !== null),
    };
  }
}

/** Taken in a transaction of its own: it can be tried once, whatever comes of it. */
async function takeRelayState(parts: AuthParts, given: unknown): Promise<RelayStateRow | undefined> {
  if (typeof given !== "string" || !isUuid(given)) return undefined;
  const [row] = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    sql.takeRelayState(transaction, [given.toLowerCase()]),
  );
  return row;
}

async function signIn(
  parts: AuthParts,
  request: AuthRequest,
  begun: RelayStateRow,
  response: string,
): Promise<SignedIn> {
  const provider = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const [row] = await sql.selectOpenProvider(transaction, [begun.sso_provider_id]);
    return row;
  });
  if (provider === undefined) throw refused("its provider is there no more");
  // No transaction waits for signatures.
  const assertion = await readAssertion(serviceProvider(parts.settings.url), identityProvider(provider), {
    response,
    requestId: begun.request_id,
  });
  const subject = whoIsIt(assertion, provider.attribute_mapping);
  await keepAssertion(parts, provider, assertion);
  return parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const user = await findOrMake(parts, transaction, request, { provider, subject });
    if (isBanned(user)) throw authFailure(403, "user_banned", "User is banned");
    if (begun.flow_state_id !== null) {
      await authSql.attachFlow(transaction, [begun.flow_state_id, user.id]);
      return { code: await issueFlowCode(transaction, begun.flow_state_id) };
    }
    await audit(transaction, "login", user.id, request);
    const session = await startSession(transaction, user, "sso/saml", request);
    return { user: await getUser(transaction, user.id), session };
  });
}

/** Notes that an assertion was used, which lasts whatever comes of it. @throws Refusal for one that was used before. */
async function keepAssertion(
  parts: AuthParts,
  provider: ProviderRow,
  { id, expiresAt }: Assertion,
): Promise<void> {
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    await sql.forgetAssertions(transaction, []);
    const [kept] = await sql.insertAssertion(transaction, [provider.id, id, expiresAt]);
    if (kept === undefined) throw refused("its assertion was used before");
  });
}

/**
 * The account of somebody of an organization, made when they first come. It is found by the organization's own name of them and
 * never by an address: whoever has an account with the same one keeps it, and it is another one.
 */
async function findOrMake(
  parts: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  { provider, subject }: { readonly provider: ProviderRow; readonly subject: Subject },
): Promise<User> {
  const name = `sso:${provider.id}`;
  await sql.holdSubject(transaction, [`${name} ${subject.id}`]);
  const facts = {
    iss: provider.entity_id,
    sub: subject.id,
    email: subject.email,
    email_verified: true,
    phone_verified: false,
    custom_claims: subject.claims,
  };
  const [known] = await sql.lockIdentity(transaction, [name, subject.id]);
  if (known !== undefined) {
    await sql.updateSsoIdentity(transaction, [name, subject.id, facts]);
    await sql.updateSsoUser(transaction, [known.user_id, subject.email, facts]);
    return getUser(transaction, known.user_id);
  }
  if (!parts.settings.signupsEnabled) {
    throw authFailure(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const { username } = subject.claims;
  const data = typeof username === "string" ? { ...facts, username } : facts;
  const [made] = await sql.insertSsoUser(transaction, [subject.email, name, data]).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || isOutage(error)) throw error;
    throw authFailure(500, "unexpected_failure", "Database error saving new user", { cause: error });
  });
  const id = made?.id ?? "";
  await sql.insertSsoIdentity(transaction, [name, subject.id, id, facts]);
  await audit(transaction, "user_signedup", id, request);
  return getUser(transaction, id);
}

function failed(code: AuthErrorCode, message: string): Failure {
  return authFailure(400, code, message);
}

function toFailureOfSso(error: unknown): Failure {
  if (!(error instanceof Refusal)) return toAuthFailure(error);
  return failed("validation_failed", "What your organization said could not be verified. Log in again.");
}

const MOST_OF_A_REASON = 300;

/** For the log of accounts: what a response said is not in it, but for what was wrong. */
async function noteRefusal(
  parts: AuthParts,
  request: AuthRequest,
  { provider, reason }: { readonly provider: string | null; readonly reason: string },
): Promise<void> {
  const told = reason.replace(/[\p{Cc}\p{Cs}]/gu, " ").slice(0, MOST_OF_A_REASON);
  const detail = { reason: told, ...(provider === null ? {} : { provider_id: provider }) };
  await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    auditRefusal(transaction, request, { action: "sso_refused", userId: null, detail }),
  );
}

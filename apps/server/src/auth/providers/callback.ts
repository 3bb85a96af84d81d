import { randomUUID } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import { audit } from "../audit.ts";
import { authFailure, toAuthFailure } from "../auth-failure.ts";
import { withFailure, withQuery, withSession } from "../lead-back.ts";
import { findMember } from "../members.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import { startSession } from "../sessions.ts";
import { getUser } from "../users.ts";
import { enterAccount, linkIdentity, refuseLinked } from "./enter.ts";
import { cookieName, isSameBrowser, takeFlow } from "./flow.ts";
import { continueSession } from "./link-flow.ts";
import type { ProvidedIdentity } from "./provided-identity.ts";
import type { Provider } from "./provider.ts";
import { noteRefusal, toProviderFailure } from "./refusal.ts";
import * as sql from "./statements.ts";

/** What a provider's answer is read for; the rest of it is of no use. */
const ANSWERED = ["code", "state", "iss", "error", "error_description"];

/** Lets somebody in who comes back from a provider. Whatever comes of it is told to the page that began. */
export async function comeBack(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const state = request.query("state") ?? "";
  const flow = await parts.gate.run(request.address, () =>
    parts.database.withTransaction("auth_admin", undefined, (transaction) => takeFlow(transaction, state)),
  );
  const provider = flow && parts.providers.get(flow.provider);
  if (flow === undefined || provider === undefined || flow.expired) {
    const failure = authFailure(400, "bad_oauth_state", "OAuth state is missing, used or too old");
    await noteRefusal(parts, request, { provider: flow?.provider ?? "unknown", failure, userId: null });
    const redirectTo = flow?.redirect_to ?? parts.settings.siteUrl;
    return { status: 302, location: withFailure(redirectTo, failure, true) };
  }
  const forget = `${cookieName(state)}=; Path=${new URL(parts.settings.url).pathname}/callback; Max-Age=0`;
  const headers = flow.browser_hash === null ? {} : { "set-cookie": forget };
  try {
    if (!isSameBrowser(flow, request.cookie(cookieName(state)))) {
      throw authFailure(400, "bad_oauth_state", "OAuth state is of another browser");
    }
    const identity = await ask(provider, request, flow, state);
    const location = await parts.gate.run(request.address, () => letIn(parts, request, flow, identity));
    return { status: 302, location, headers };
  } catch (error) {
    const failure = toAuthFailure(error);
    // Ours, and nothing that the provider or the visitor has done.
    if (failure.status >= 500 && failure.code !== "provider_unavailable") throw error;
    await noteRefusal(parts, request, { provider: provider.name, failure, userId: flow.user_id });
    return { status: 302, location: withFailure(flow.redirect_to, failure, true), headers };
  }
}

function ask(
  provider: Provider,
  request: AuthRequest,
  flow: sql.FlowRow,
  state: string,
): Promise<ProvidedIdentity> {
  const answer = new URLSearchParams(
    ANSWERED.flatMap((name): [string, string][] => {
      const value = request.query(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const checks = { state, nonce: flow.nonce, codeVerifier: flow.code_verifier };
  return provider.finish(answer, checks).catch((error: unknown) => {
    throw toProviderFailure(provider, error);
  });
}

/** @returns Where to be led: with a session, or with the code that the client exchanges for one. */
async function letIn(
  parts: AuthParts,
  request: AuthRequest,
  flow: sql.FlowRow,
  identity: ProvidedIdentity,
): Promise<string> {
  const { code_challenge: challenge, code_challenge_method: method, redirect_to: redirectTo } = flow;
  const linking =
    flow.user_id === null || flow.session_id === null
      ? undefined
      : { userId: flow.user_id, sessionId: flow.session_id };
  if (challenge !== null && method !== null) {
    const code = randomUUID();
    await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
      const userId =
        linking === undefined
          ? (await enterAccount(parts, transaction, request, identity)).id
          : await checkLinking(transaction, linking, identity);
      // Who links is known once the client has shown that it is the one that began; until then nothing is linked.
      const later = linking === undefined ? [null, null] : [identity, linking.sessionId];
      await sql.insertEndedFlow(transaction, [userId, code, challenge, method, identity.provider, ...later]);
    });
    return withQuery(redirectTo, { code });
  }
  const signedIn = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    if (linking !== undefined) {
      const { user, session } = await findMember(transaction, linking);
      await linkIdentity(transaction, request, user, identity);
      return continueSession(transaction, user.id, session.id);
    }
    const user = await enterAccount(parts, transaction, request, identity);
    await audit(transaction, "login", user.id, request);
    const session = await startSession(transaction, user, "oauth", request);
    return { user: await getUser(transaction, user.id), session };
  });
  return withSession(parts, redirectTo, signedIn);
}

async function checkLinking(
  transaction: Transaction,
  linking: { readonly userId: string; readonly sessionId: string },
  identity: ProvidedIdentity,
): Promise<string> {
  const { user } = await findMember(transaction, linking);
  await refuseLinked(transaction, user, identity);
  return user.id;
}

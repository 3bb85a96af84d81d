import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Failure } from "../../platform/http/failure.ts";
import { audit } from "../audit.ts";
import { authFailure, invalid, toAuthFailure } from "../auth-failure.ts";
import { requireStrong } from "../factor-proof.ts";
import { type Caller, findMember, readCaller } from "../members.ts";
import type { AuthParts } from "../parts.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "../request.ts";
import { type OpenSession, sessionBody, startSession } from "../sessions.ts";
import { getUser, type User } from "../users.ts";
import { requireLinking } from "./authorize.ts";
import { enterAccount, linkIdentity } from "./enter.ts";
import { continueSession } from "./link-flow.ts";
import { type CheckedToken, NotBelieved, type Provider } from "./provider.ts";
import { noteRefusal, toProviderFailure } from "./refusal.ts";
import * as sql from "./statements.ts";

const bodySchema = z.object({
  // Some providers put everything that they know into it.
  id_token: z.optional(z.string().check(z.maxLength(16_000))),
  provider: fields.text,
  issuer: fields.text,
  nonce: fields.text,
  link_identity: z.optional(z.boolean()),
});

/** Who signs the tokens of providers that clients name without saying who. */
const ISSUERS: Readonly<Record<string, string>> = {
  apple: "https://appleid.apple.com",
  facebook: "https://www.facebook.com",
  google: "https://accounts.google.com",
  kakao: "https://kauth.kakao.com",
};

/** Signs in whoever shows a token of a provider, which an app has got there by itself; or links the account there. */
export async function grantForIdToken(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const body = readFields(bodySchema, request);
  const { id_token: idToken = "", provider: name = "", issuer = "", nonce } = body;
  if (idToken === "") throw invalid("id_token required");
  const provider = parts.providers.get(name);
  if (provider?.checkToken === undefined) throw notEnabled(name, issuer);
  const caller = body.link_identity ? await readLinker(parts, request) : undefined;
  try {
    const shown = { idToken, nonce: nonce === "" ? undefined : nonce };
    const checked = await provider.checkToken(shown).catch((error: unknown) => {
      throw toTokenFailure(provider, error);
    });
    const { user, session } = await parts.gate.run(request.address, async () => {
      await useOnce(parts, idToken, checked);
      return caller === undefined ? signIn(parts, request, checked) : link(parts, request, caller, checked);
    });
    return { body: await sessionBody(parts, user, session) };
  } catch (error) {
    const failure = toAuthFailure(error);
    if (failure.status >= 500) throw error;
    await noteRefusal(parts, request, { provider: name, failure, userId: caller?.userId ?? null });
    throw failure;
  }
}

function notEnabled(name: string, issuer: string): Failure {
  const known = Object.hasOwn(ISSUERS, name) ? ISSUERS[name] : undefined;
  const named = (known ?? (issuer || name)).slice(0, 100);
  return authFailure(400, "provider_disabled", `Provider (issuer ${JSON.stringify(named)}) is not enabled`);
}

function toTokenFailure(provider: Provider, error: unknown): Failure {
  if (error instanceof NotBelieved) {
    return authFailure(400, "validation_failed", error.message, { cause: error });
  }
  const failure = toProviderFailure(provider, error);
  if (failure.status !== 502) return failure;
  return authFailure(422, "provider_unavailable", failure.message, { cause: error });
}

/** A token signs in once: whoever finds it afterwards has nothing. In a transaction of its own, whatever comes of it. */
async function useOnce(parts: AuthParts, idToken: string, { expiresAt }: CheckedToken): Promise<void> {
  // The signature may be written in several ways, and is left out.
  const said = idToken.slice(0, idToken.lastIndexOf("."));
  const hash = createHash("sha256").update(said).digest("hex");
  const used = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    await sql.forgetAssertions(transaction, [CLOCKS_DIFFER_S]);
    return sql.useAssertion(transaction, [hash, expiresAt]);
  });
  if (used.length === 0) throw invalid("This ID token was used before");
}

/** A token is taken for a moment after it has expired, and remembered for longer. */
const CLOCKS_DIFFER_S = 60;

function signIn(
  parts: AuthParts,
  request: AuthRequest,
  { identity }: CheckedToken,
): Promise<{ readonly user: User; readonly session: OpenSession }> {
  return parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const user = await enterAccount(parts, transaction, request, identity);
    await audit(transaction, "login", user.id, request);
    const session = await startSession(transaction, user, "oauth", request);
    return { user: await getUser(transaction, user.id), session };
  });
}

async function readLinker(parts: AuthParts, request: AuthRequest): Promise<Caller> {
  const caller = await readCaller(parts, request);
  requireLinking(parts);
  return caller;
}

function link(
  parts: AuthParts,
  request: AuthRequest,
  caller: Caller,
  { identity }: CheckedToken,
): Promise<{ readonly user: User; readonly session: OpenSession }> {
  return parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    requireStrong(member, "ways of signing in");
    await linkIdentity(transaction, request, member.user, identity);
    return continueSession(transaction, member.user.id, member.session.id);
  });
}

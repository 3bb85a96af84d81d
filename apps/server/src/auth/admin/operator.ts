import { isPublishableKey } from "../../platform/keys/publishable-key.ts";
import { InvalidToken } from "../../platform/keys/signing-keys.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";

/** Who may see to everybody's account. No session of a member has such a role. */
const OPERATOR_ROLES: readonly unknown[] = ["service_role", "supabase_admin"];

/**
 * Lets the key of the service through, and nothing else: no visitor's key, and no member, whoever they are.
 * @throws Failure for everybody else.
 */
export async function requireOperator(parts: AuthParts, { bearer }: AuthRequest): Promise<void> {
  if (bearer === undefined) {
    throw authFailure(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = isPublishableKey(bearer)
    ? { role: "anon" }
    : await parts.keys.verify(bearer).catch((error: unknown) => {
        if (!(error instanceof InvalidToken)) throw error;
        const reason = `invalid JWT: unable to parse or verify signature, ${error.message}`;
        throw authFailure(403, "bad_jwt", reason);
      });
  if (!OPERATOR_ROLES.includes(claims.role)) throw authFailure(403, "not_admin", "User not allowed");
}

/** What hosted projects have and this site has not, each by its name. */
export async function refuseOAuthServer(): Promise<AuthAnswer> {
  throw authFailure(
    404,
    "oauth_server_disabled",
    "This site signs nobody in elsewhere: it is no OAuth server.",
  );
}

export async function refuseCustomProviders(): Promise<AuthAnswer> {
  throw invalid("Providers are set up by the variables of the site, not by requests.");
}

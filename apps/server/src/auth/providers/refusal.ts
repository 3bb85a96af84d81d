import { JOSEError } from "jose/errors";
import { AuthorizationResponseError } from "openid-client";
import type { Failure } from "../../platform/http/failure.ts";
import { auditRefusal } from "../audit.ts";
import { authFailure } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthRequest } from "../request.ts";
import { isAway } from "./open-id.ts";
import { NotBelieved, type Provider } from "./provider.ts";

/** What went wrong between a provider and us, as it is told to whoever signs in. None of it is a fault of ours. */
export function toProviderFailure(provider: Pick<Provider, "label">, error: unknown): Failure {
  if (isAway(error)) {
    const message = `${provider.label} cannot be reached right now. Please try again in a while.`;
    return authFailure(502, "provider_unavailable", message, { cause: error });
  }
  if (error instanceof AuthorizationResponseError && error.error === "access_denied") {
    return authFailure(403, "access_denied", `You were not let in by ${provider.label}.`, { cause: error });
  }
  const message = `What ${provider.label} answered is not to be believed. Please begin again.`;
  return authFailure(403, "bad_oauth_callback", message, { cause: error });
}

/** The reason that is written down: never what was sent, which may hold secrets. */
function reasonOf(error: unknown): string {
  const [first, ...rest] = causesOf(error);
  const telling = [first, ...rest].findLast(
    (each) => each instanceof NotBelieved || each instanceof JOSEError,
  );
  const told = telling ?? rest.at(-1) ?? first;
  return told instanceof Error ? told.message.slice(0, 200) : "unknown";
}

function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}

/** Writes down that somebody was not let in by a provider. */
export async function noteRefusal(
  parts: AuthParts,
  request: AuthRequest,
  refusal: { readonly provider: string; readonly failure: Failure; readonly userId: string | null },
): Promise<void> {
  const { provider, failure, userId } = refusal;
  const detail = { provider: provider.slice(0, 50), code: failure.code, reason: reasonOf(failure) };
  await parts.gate.run(request.address, () =>
    parts.database.withTransaction("auth_admin", undefined, (transaction) =>
      auditRefusal(transaction, request, { action: "provider_refused", userId, detail }),
    ),
  );
}

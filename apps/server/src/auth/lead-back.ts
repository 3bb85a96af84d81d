// What a page that somebody is led back to is told, in its address.
import type { Failure } from "../platform/http/failure.ts";
import type { AuthParts } from "./parts.ts";
import { type OpenSession, sessionBody } from "./sessions.ts";
import type { User } from "./users.ts";

/**
 * The address with a session in its fragment, which no server gets to see.
 * @param told What else is said there.
 */
export async function withSession(
  parts: AuthParts,
  address: string,
  signedIn: { readonly user: User; readonly session: OpenSession },
  told: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = await sessionBody(parts, signedIn.user, signedIn.session);
  return withFragment(address, {
    access_token: body.access_token,
    expires_at: String(body.expires_at),
    expires_in: String(body.expires_in),
    refresh_token: body.refresh_token,
    sb: "",
    token_type: body.token_type,
    ...told,
  });
}

const ERROR_NAMES: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  502: "server_error",
};

/**
 * The address with an error.
 * @param inQuery Whether it is in the query too, where clients of flows with a challenge look for it.
 */
export function withFailure(address: string, failure: Failure, inQuery: boolean): string {
  const told = {
    error: ERROR_NAMES[failure.status] ?? "invalid_request",
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(inQuery ? withQuery(address, told) : address, { ...told, sb: "" });
}

export function withFragment(address: string, told: Readonly<Record<string, string>>): string {
  return `${address.split("#", 1)[0]}#${new URLSearchParams(told)}`;
}

export function withQuery(address: string, told: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  return url.href;
}

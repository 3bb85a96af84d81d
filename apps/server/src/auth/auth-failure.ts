import { Failure, retryAfter, toFailure } from "../platform/http/failure.ts";
import { OUTAGE_RETRY_AFTER_S } from "../ports/database/outage.ts";

/** Codes that clients read, as the account protocol names them. */
export type AuthErrorCode =
  | "access_denied"
  | "anonymous_provider_disabled"
  | "bad_code_verifier"
  | "bad_json"
  | "bad_jwt"
  | "bad_oauth_callback"
  | "bad_oauth_state"
  | "captcha_failed"
  | "conflict"
  | "email_address_invalid"
  | "email_exists"
  | "email_not_confirmed"
  | "email_provider_disabled"
  | "flow_state_expired"
  | "flow_state_not_found"
  | "identity_already_exists"
  | "identity_not_found"
  | "insufficient_aal"
  | "invalid_credentials"
  | "manual_linking_disabled"
  | "mfa_challenge_expired"
  | "mfa_factor_name_conflict"
  | "mfa_factor_not_found"
  | "mfa_ip_address_mismatch"
  | "mfa_verification_failed"
  | "no_authorization"
  | "not_admin"
  | "otp_disabled"
  | "otp_expired"
  | "oauth_server_disabled"
  | "over_email_send_rate_limit"
  | "over_request_rate_limit"
  | "over_sms_send_rate_limit"
  | "phone_exists"
  | "phone_not_confirmed"
  | "phone_provider_disabled"
  | "provider_disabled"
  | "provider_email_needs_verification"
  | "provider_unavailable"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "refresh_token_already_used"
  | "refresh_token_not_found"
  | "request_entity_too_large"
  | "same_password"
  | "saml_entity_id_mismatch"
  | "saml_idp_already_exists"
  | "saml_provider_disabled"
  | "saml_relay_state_expired"
  | "saml_relay_state_not_found"
  | "session_expired"
  | "session_not_found"
  | "signup_disabled"
  | "single_identity_not_deletable"
  | "sso_domain_already_exists"
  | "sso_provider_not_found"
  | "too_many_enrolled_mfa_factors"
  | "too_many_passkeys"
  | "unexpected_failure"
  | "user_already_exists"
  | "user_banned"
  | "user_not_found"
  | "user_sso_managed"
  | "validation_failed"
  | "weak_password"
  | "web3_provider_disabled"
  | "webauthn_challenge_expired"
  | "webauthn_challenge_not_found"
  | "webauthn_credential_exists"
  | "webauthn_credential_not_found"
  | "webauthn_verification_failed"
  | "not_found";

/** What guessing, forging and asking for more than is one's own are refused with; the limits that end it are counted elsewhere. */
const WATCHED: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  "bad_code_verifier",
  "bad_jwt",
  "bad_oauth_state",
  "insufficient_aal",
  "invalid_credentials",
  "mfa_ip_address_mismatch",
  "mfa_verification_failed",
  "not_admin",
  "otp_expired",
  "reauthentication_needed",
  "reauthentication_not_valid",
  "webauthn_verification_failed",
]);

/** Why a new password is not accepted. */
export type WeakPasswordReason = "length" | "characters" | "pwned";

/** What an error may carry besides its code and message. */
interface AuthErrorDetails {
  readonly weakPassword?: readonly WeakPasswordReason[];
  /** After this many seconds it may be tried again. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An error of the account protocol. Everything in it is told to the client, but the cause. */
export function authFailure(
  status: number,
  code: AuthErrorCode,
  message: string,
  { weakPassword, retryAfterSeconds, ...rest }: AuthErrorDetails = {},
): Failure {
  return new Failure(status, message, {
    ...rest,
    code,
    isWatched: WATCHED.has(code),
    headers: retryAfter(retryAfterSeconds),
    fields: weakPassword === undefined ? {} : { weak_password: { reasons: weakPassword } },
  });
}

/** A request whose shape or values are wrong. */
export function invalid(message: string): Failure {
  return authFailure(400, "validation_failed", message);
}

const UNAVAILABLE = "The service cannot answer right now. Please try again in a few seconds.";

/** Any thrown thing in the words of the account protocol; what nobody foresaw says nothing of its inside. */
export function toAuthFailure(error: unknown): Failure {
  const failure = toFailure(error);
  if (failure.kind === "protocol") return failure;
  if (failure.status === 503) {
    // Clients keep a session that cannot be refreshed because of this, and try again; with 500 they would end it.
    const retryAfterSeconds = Number(failure.headers["retry-after"] ?? OUTAGE_RETRY_AFTER_S);
    return authFailure(503, "unexpected_failure", UNAVAILABLE, { retryAfterSeconds, cause: error });
  }
  return authFailure(
    500,
    "unexpected_failure",
    "Unexpected failure, please check server logs for more information",
    { cause: error },
  );
}

/** The first version of the protocol whose errors are `{code, message}`. */
export const ERROR_SHAPE_VERSION = "2024-01-01";

/**
 * The body of an error, in the shape that the client's version expects.
 * @param version What the client sent as `X-Supabase-Api-Version`.
 * @param requestId Given with errors of ours, so that they can be found in the log.
 */
export function errorBody(error: Failure, version: string | undefined, requestId: string) {
  const { status, code, message, fields } = error;
  if (speaksNewErrors(version)) return { code, message, ...fields };
  const id = status >= 500 ? { error_id: requestId } : {};
  return { code: status, error_code: code, msg: message, ...id, ...fields };
}

/** True for versions that are dates from 2024-01-01 on. */
export function speaksNewErrors(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= ERROR_SHAPE_VERSION;
}

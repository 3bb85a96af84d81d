import { Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod/mini";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure, toFailure } from "../platform/http/failure.ts";
import type { GateLimits } from "../platform/limits/gate.ts";
import {
  deleteAccountFactor,
  deleteAccountPasskey,
  listAccountFactors,
  listAccountPasskeys,
} from "./admin/factors.ts";
import { generateLink, inviteAccount } from "./admin/links.ts";
import { refuseCustomProviders, refuseOAuthServer, requireOperator } from "./admin/operator.ts";
import { createAccount, deleteAccount, getAccount, listAccounts, updateAccount } from "./admin/users.ts";
import {
  authFailure,
  ERROR_SHAPE_VERSION,
  errorBody,
  speaksNewErrors,
  toAuthFailure,
} from "./auth-failure.ts";
import { checkCaptcha } from "./captcha.ts";
import { challengeFactor, enrollFactor, removeFactor, verifyFactor } from "./factors.ts";
import { recover, resend, sendSignInLink } from "./links.ts";
import { inEvenTime } from "./mailing.ts";
import type { AuthParts } from "./parts.ts";
import { PROVIDER_ROUTES } from "./providers/routes.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { countRecoveryCodes, makeRecoveryCodes, verifyRecoveryCode } from "./recovery-codes.ts";
import { type AuthAnswer, type AuthRequest, fields, readAuthRequest } from "./request.ts";
import type { Route } from "./route.ts";
import { signUp } from "./signup.ts";
import { beginSso } from "./sso/begin.ts";
import { createSsoBrowserRoutes } from "./sso/browser-routes.ts";
import {
  createProvider,
  getProvider,
  listProviders,
  removeProvider,
  updateProvider,
} from "./sso/providers.ts";
import { grantToken } from "./token.ts";
import { getOwnUser, logOut, updateOwnUser } from "./user.ts";
import { followLink, verifyPosted } from "./verify.ts";
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "./webauthn/passkeys.ts";

const ROUTES: readonly Route[] = [
  { method: "POST", path: "/signup", handle: signUp, limit: "signup", captcha: "always", isEven: true },
  {
    method: "POST",
    path: "/token",
    handle: grantToken,
    limit: "token",
    captcha: "password",
    asksOutside: showsIdToken,
  },
  { method: "POST", path: "/otp", handle: sendSignInLink, limit: "otp", captcha: "always", isEven: true },
  {
    method: "POST",
    path: "/magiclink",
    handle: sendSignInLink,
    limit: "otp",
    captcha: "always",
    isEven: true,
  },
  { method: "POST", path: "/recover", handle: recover, limit: "recover", captcha: "always", isEven: true },
  { method: "POST", path: "/resend", handle: resend, limit: "resend", captcha: "always", isEven: true },
  { method: "GET", path: "/verify", handle: followLink, limit: "verify", isUsedUp: true },
  { method: "POST", path: "/verify", handle: verifyPosted, limit: "verify" },
  { method: "GET", path: "/user", handle: getOwnUser },
  { method: "PUT", path: "/user", handle: updateOwnUser, limit: "user" },
  { method: "GET", path: "/reauthenticate", handle: reauthenticate, limit: "reauthenticate" },
  ...PROVIDER_ROUTES,
  { method: "POST", path: "/logout", handle: logOut },
  { method: "POST", path: "/factors", handle: enrollFactor, limit: "factors" },
  // Ours: no factor has this number. Before those of factors, which would take it for one.
  { method: "GET", path: "/factors/recovery-codes", handle: countRecoveryCodes },
  { method: "POST", path: "/factors/recovery-codes", handle: makeRecoveryCodes, limit: "factors" },
  { method: "POST", path: "/factors/recovery-codes/verify", handle: verifyRecoveryCode, limit: "factors" },
  { method: "POST", path: "/factors/:factorId/challenge", handle: challengeFactor, limit: "factors" },
  { method: "POST", path: "/factors/:factorId/verify", handle: verifyFactor, limit: "factors" },
  { method: "DELETE", path: "/factors/:factorId", handle: removeFactor, limit: "factors" },
  { method: "POST", path: "/passkeys/registration/options", handle: beginPasskey, limit: "factors" },
  { method: "POST", path: "/passkeys/registration/verify", handle: finishPasskey, limit: "factors" },
  {
    method: "POST",
    path: "/passkeys/authentication/options",
    handle: beginPasskeySignIn,
    limit: "token",
    captcha: "always",
  },
  { method: "POST", path: "/passkeys/authentication/verify", handle: finishPasskeySignIn, limit: "token" },
  { method: "GET", path: "/passkeys", handle: listPasskeys },
  { method: "PATCH", path: "/passkeys/:passkeyId", handle: renamePasskey, limit: "factors" },
  { method: "DELETE", path: "/passkeys/:passkeyId", handle: removePasskey, limit: "factors" },
  ...forOperator([
    { method: "GET", path: "/admin/users", handle: listAccounts },
    { method: "POST", path: "/admin/users", handle: createAccount },
    { method: "GET", path: "/admin/users/:userId", handle: getAccount },
    { method: "PUT", path: "/admin/users/:userId", handle: updateAccount },
    { method: "DELETE", path: "/admin/users/:userId", handle: deleteAccount },
    { method: "GET", path: "/admin/users/:userId/factors", handle: listAccountFactors },
    { method: "DELETE", path: "/admin/users/:userId/factors/:factorId", handle: deleteAccountFactor },
    { method: "GET", path: "/admin/users/:userId/passkeys", handle: listAccountPasskeys },
    { method: "DELETE", path: "/admin/users/:userId/passkeys/:passkeyId", handle: deleteAccountPasskey },
    { method: "POST", path: "/invite", handle: inviteAccount },
    { method: "POST", path: "/admin/generate_link", handle: generateLink },
    { method: "GET", path: "/admin/sso/providers", handle: listProviders },
    { method: "POST", path: "/admin/sso/providers", handle: createProvider },
    { method: "GET", path: "/admin/sso/providers/:providerId", handle: getProvider },
    { method: "PUT", path: "/admin/sso/providers/:providerId", handle: updateProvider },
    { method: "DELETE", path: "/admin/sso/providers/:providerId", handle: removeProvider },
    ...(["GET", "POST", "PUT", "DELETE"] as const).flatMap((method) => [
      { method, path: "/admin/oauth/*", handle: refuseOAuthServer },
      { method, path: "/admin/custom-providers/*", handle: refuseCustomProviders },
    ]),
  ]),
  { method: "GET", path: "/settings", handle: describeSettings },
  { method: "GET", path: "/health", handle: describeHealth },
  { method: "GET", path: "/.well-known/jwks.json", handle: describeKeys },
  { method: "POST", path: "/sso", handle: beginSso, limit: "sso", captcha: "always" },
];

function showsIdToken(request: AuthRequest): boolean {
  return request.query("grant_type") === "id_token";
}

function forOperator(routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, isForOperator: true }));
}

/**
 * Requests that are worked on at once, and of these by one household. Those who wait do it here, in fair turns, and not for one
 * of the ten connections to PostgreSQL, of which requests for data leave at least three.
 */
export const AUTH_GATE: GateLimits = { places: 6, placesEach: 3 };

/** Requests that wait for another provider at once, and of these by one household. */
export const PROVIDER_GATE: GateLimits = { places: 48, placesEach: 6 };

/** The account protocol of supabase-js, below `/auth/v1`. */
export function createAuthRoutes(parts: AuthParts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", CORS, async (c, next) => {
    await next();
    c.res.headers.set("cache-control", c.res.headers.get("cache-control") ?? "no-store");
    if (speaksNewErrors(c.req.header(VERSION_HEADER))) c.res.headers.set(VERSION_HEADER, ERROR_SHAPE_VERSION);
  });
  for (const route of ROUTES) {
    routes.on(route.method, route.path, async (c) => {
      // A HEAD request comes here as GET; whoever only looks at a link must not use it up.
      if (c.req.raw.method === "HEAD" && route.isUsedUp) return c.body(null, 204);
      const answer = () => answerRoute(parts, route, c);
      // Where accounts need no confirmation, whether there is one is told anyway.
      const {
        status = 200,
        body,
        location,
        headers = {},
      } = route.isEven && !parts.settings.autoconfirm ? await inEvenTime(answer) : await answer();
      if (location !== undefined) return c.body(null, status, { location, ...headers });
      return body === undefined
        ? c.body(null, status, headers)
        : c.json(body, status === 201 ? 201 : status === 200 ? 200 : 500, headers);
    });
  }
  routes.route("/sso/saml", createSsoBrowserRoutes(parts));
  routes.all("*", () => {
    throw authFailure(404, "not_found", "There is nothing at this address.");
  });
  routes.onError((error, c) => answerError(c, error));
  return routes;
}

const VERSION_HEADER = "x-supabase-api-version";

const ALLOWED_HEADERS =
  "Accept, Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version, X-Client-IP, " +
  "X-JWT-AUD, x-use-cookie, traceparent, tracestate, baggage";

/** Any page may call: what counts is the token in the request, which no browser adds by itself. */
const CORS = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowHeaders: ALLOWED_HEADERS.split(", "),
  exposeHeaders: ["X-Total-Count", "Link", "X-Supabase-Api-Version"],
});

async function answerRoute(parts: AuthParts, route: Route, c: AppContext): Promise<AuthAnswer> {
  // No place is held while the visitor sends, or the captcha's provider thinks.
  const request = await readAuthRequest(c);
  if (route.isForOperator) await requireOperator(parts, request);
  const inTurn = <Value>(work: () => Promise<Value>) => parts.gate.run(request.address, work);
  const count = async () => {
    if (route.limit === undefined) return;
    await parts.limits.take({ limit: route.limit, of: { network: request.address } });
  };
  const { captcha } = parts.settings;
  const isAsked =
    route.captcha === "always" ||
    (route.captcha === "password" && request.query("grant_type") === "password");
  if (captcha !== undefined && isAsked) {
    await inTurn(count);
    await checkCaptcha(captcha, readCaptcha(request), request.address);
    return inTurn(() => route.handle(parts, request));
  }
  if (route.asksOutside?.(request)) {
    await inTurn(count);
    return parts.providerGate.run(request.address, () => route.handle(parts, request));
  }
  return inTurn(async () => {
    await count();
    return route.handle(parts, request);
  });
}

const captchaSchema = z.object({ gotrue_meta_security: z.object({ captcha_token: fields.text }) });

function readCaptcha(request: AuthRequest): string | undefined {
  const parsed = captchaSchema.safeParse(request.body);
  return parsed.success ? parsed.data.gotrue_meta_security.captcha_token : undefined;
}

function answerError(c: AppContext, thrown: unknown): Response {
  const error = toAuthFailure(thrown);
  if (error.status >= 500) c.set("failure", describeFailure(error, thrown));
  else if (error.isWatched) c.set("failure", error);
  const version = c.req.header(VERSION_HEADER);
  const headers = { "x-sb-error-code": error.code, ...error.headers };
  return c.json(errorBody(error, version, c.get("requestId")), error.status, headers);
}

/** For the log: an outage as what it is. */
function describeFailure({ message, code }: Failure, thrown: unknown): Failure {
  const failure = toFailure(thrown);
  return failure.status === 503 ? failure : new Failure("internal", message, { code, cause: thrown });
}

/** Ways of signing in that the protocol knows by name. */
const PROVIDERS =
  "anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google keycloak kakao " +
  "linkedin linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter workos zoom";

async function describeSettings({ settings, mailer, texter, providers }: AuthParts): Promise<AuthAnswer> {
  return {
    body: {
      external: {
        ...Object.fromEntries(PROVIDERS.split(" ").map((name) => [name, false])),
        ...Object.fromEntries([...providers.keys()].map((name) => [name, true])),
        email: mailer.canSend || settings.autoconfirm,
        phone: texter.canSend,
        anonymous_users: settings.anonymousEnabled && settings.signupsEnabled,
      },
      disable_signup: !settings.signupsEnabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.autoconfirm,
      sms_provider: texter.provider,
      saml_enabled: settings.samlEnabled,
      passkeys_enabled: true,
      // Ours: what people know the providers as, whose names may be the operator's own.
      external_labels: Object.fromEntries([...providers.values()].map(({ name, label }) => [name, label])),
      manual_linking_enabled: settings.linkingEnabled,
    },
  };
}

/** The name is the protocol's own, by which clients know what they speak to. */
async function describeHealth(): Promise<AuthAnswer> {
  return {
    body: {
      version: "v2",
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    },
  };
}

async function describeKeys({ keys }: AuthParts): Promise<AuthAnswer> {
  return { body: { keys: keys.published }, headers: { "cache-control": "public, max-age=600" } };
}

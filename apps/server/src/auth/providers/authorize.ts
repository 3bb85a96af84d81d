import { audit } from "../audit.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import { requireStrong } from "../factor-proof.ts";
import { withFailure } from "../lead-back.ts";
import { findMember, readCaller } from "../members.ts";
import type { AuthParts } from "../parts.ts";
import { type CodeChallenge, readChallenge } from "../pkce.ts";
import { chooseRedirect } from "../redirect.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import { type BegunFlow, beginFlow, type NewFlow } from "./flow.ts";
import type { Provider } from "./provider.ts";
import { noteRefusal, toProviderFailure } from "./refusal.ts";

/** What a client may have a provider asked beside what we ask it: nothing that decides who comes back, or where to. */
const HINTS = ["prompt", "login_hint", "hd", "ui_locales", "display", "acr_values", "domain_hint"];

/** What a request wants that begins a way to a provider. */
interface Wanted {
  readonly provider: Provider;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | undefined;
  readonly hints: Readonly<Record<string, string>>;
}

/** Sends somebody to a provider, to sign in. */
export async function beginSignIn(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const wanted = readWanted(parts, request);
  const { provider, redirectTo, challenge } = wanted;
  const flow = { provider: provider.name, redirectTo, challenge, linking: undefined };
  const begun = await parts.gate.run(request.address, () => begin(parts, flow));
  try {
    return await sendThere(request, wanted, begun);
  } catch (error) {
    const failure = toProviderFailure(provider, error);
    await noteRefusal(parts, request, { provider: provider.name, failure, userId: null });
    return { status: 302, location: withFailure(redirectTo, failure, true) };
  }
}

/** Sends a member to a provider, to link the account there with the one here. */
export async function beginLinking(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  requireLinking(parts);
  const wanted = readWanted(parts, request);
  const { provider, redirectTo, challenge } = wanted;
  const begun = await parts.gate.run(request.address, () =>
    parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
      const member = await findMember(transaction, caller);
      requireStrong(member, "ways of signing in");
      const linking = { userId: member.user.id, sessionId: member.session.id };
      const flow = { provider: provider.name, redirectTo, challenge, linking };
      const started = await beginFlow(parts, transaction, flow);
      await audit(transaction, "identity_linking_begun", member.user.id, request);
      return started;
    }),
  );
  try {
    return await sendThere(request, wanted, begun);
  } catch (error) {
    const failure = toProviderFailure(provider, error);
    await noteRefusal(parts, request, { provider: provider.name, failure, userId: caller.userId });
    // Asked for by a program, which shows what it is told; clients would try again after a 5xx.
    throw authFailure(422, "provider_unavailable", failure.message, { cause: error });
  }
}

function begin(parts: AuthParts, flow: NewFlow): Promise<BegunFlow> {
  return parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    beginFlow(parts, transaction, flow),
  );
}

async function sendThere(request: AuthRequest, wanted: Wanted, begun: BegunFlow): Promise<AuthAnswer> {
  const { href } = await wanted.provider.begin(begun.checks, wanted.hints);
  const headers = begun.cookie === undefined ? {} : { "set-cookie": begun.cookie };
  if (request.query("skip_http_redirect") === "true") return { body: { url: href }, headers };
  return { status: 302, location: href, headers };
}

function readWanted(parts: AuthParts, request: AuthRequest): Wanted {
  return {
    provider: findProvider(parts, request.query("provider") ?? ""),
    redirectTo: chooseRedirect(parts.settings, request.query("redirect_to")),
    challenge: readChallenge({
      code_challenge: request.query("code_challenge"),
      code_challenge_method: request.query("code_challenge_method"),
    }),
    hints: Object.fromEntries(
      HINTS.flatMap((name) => {
        const value = request.query(name);
        return value === undefined || value.length > 500 ? [] : [[name, value]];
      }),
    ),
  };
}

function findProvider(parts: AuthParts, name: string): Provider {
  const provider = parts.providers.get(name);
  if (provider === undefined) throw invalid("Unsupported provider: provider is not enabled");
  return provider;
}

/** @throws Failure where members neither link accounts nor part with them. */
export function requireLinking({ settings }: AuthParts): void {
  if (settings.linkingEnabled) return;
  throw authFailure(404, "manual_linking_disabled", "Manual linking is disabled");
}

import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { isUuid } from "../../ports/database/uuid.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import { readChallenge } from "../pkce.ts";
import { chooseRedirect } from "../redirect.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "../request.ts";
import { type IdentityProvider, serviceProvider, signInAddress } from "./assertion.ts";
import type { ProviderRow } from "./statements.ts";
import * as sql from "./statements.ts";

const bodySchema = z.object({
  provider_id: fields.text,
  domain: fields.text,
  redirect_to: fields.text,
  skip_http_redirect: z.optional(z.boolean()),
  ...fields.challenge,
});

/** @throws Failure where this site has no single sign-on. */
export function requireSaml({ settings }: AuthParts): void {
  if (!settings.samlEnabled) throw authFailure(404, "saml_provider_disabled", "SAML 2.0 is disabled");
}

/** Leads somebody to their organization, which is found by the domain of their address or by its number. */
export async function beginSso(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  requireSaml(parts);
  const body = readFields(bodySchema, request);
  const { provider_id: providerId = "", domain = "" } = body;
  if (providerId === "" && domain === "") throw invalid("A provider_id or domain needs to be provided");
  if (providerId !== "" && domain !== "") {
    throw invalid("Only one of provider_id or domain needs to be provided");
  }
  const challenge = readChallenge(body);
  const redirectTo = chooseRedirect(parts.settings, body.redirect_to ?? request.query("redirect_to"));
  const requestId = `_${randomBytes(20).toString("hex")}`;
  const { provider, relayState } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      await sql.forgetRelayStates(transaction, []);
      const [found] =
        providerId === ""
          ? await sql.selectProviderOfDomain(transaction, [domain.trim().toLowerCase()])
          : isUuid(providerId)
            ? await sql.selectOpenProvider(transaction, [providerId])
            : [];
      if (found === undefined) {
        const message =
          providerId === "" ? "No SSO provider assigned for this domain" : "No such SSO provider";
        throw authFailure(404, "sso_provider_not_found", message);
      }
      const [flow] = challenge
        ? await sql.insertSsoFlow(transaction, [challenge.challenge, challenge.method])
        : [];
      const [begun] = await sql.insertRelayState(transaction, [
        found.id,
        requestId,
        redirectTo,
        flow?.id ?? null,
      ]);
      return { provider: found, relayState: begun?.id ?? "" };
    },
  );
  const url = await signInAddress(serviceProvider(parts.settings.url), identityProvider(provider), {
    requestId,
    relayState,
  });
  return body.skip_http_redirect ? { body: { url } } : { status: 303, location: url };
}

/** A provider's row as what it is asked and verified by. */
export function identityProvider(row: ProviderRow): IdentityProvider {
  return {
    entityId: row.entity_id,
    signInUrl: row.sign_in_url,
    certificates: row.certificates,
    nameIdFormat: row.name_id_format,
  };
}

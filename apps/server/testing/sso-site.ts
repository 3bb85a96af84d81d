import type { Database } from "@deckwright/db/database.ts";
import { serviceKey } from "../src/platform/keys/open-keys.ts";
import { type AuthSite, ORIGIN, openAuthSite } from "./auth-site.ts";
import {
  type AskedSignIn,
  openIdentityProvider,
  readAsked,
  type TestIdentityProvider,
  type Told,
} from "./identity-provider.ts";
import { bearer } from "./members.ts";

/** A site with single sign-on, and an organization whose provider it knows. */
export interface SsoSite {
  readonly site: AuthSite;
  readonly idp: TestIdentityProvider;
  /** The site's number of that provider. */
  readonly providerId: string;
  /** Asks as the operator. */
  operate(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Begins a sign-in, as the client does. */
  begin(fields?: object): Promise<AskedSignIn>;
  /** Posts a response as a browser does. @returns Where it is led. */
  post(
    response: string,
    relayState: string,
  ): Promise<{ status: number; location: URL; told: URLSearchParams }>;
  /** Both, with what the provider says in between. */
  signIn(about?: Partial<Told>): ReturnType<SsoSite["post"]>;
  /** The last refusals in the log of accounts. */
  refusals(): Promise<string[]>;
}

export const DOMAIN = "example.edu";

export async function openSsoSite(
  engine: Database["engine"],
  options: Parameters<typeof openAuthSite>[0] = {},
): Promise<SsoSite> {
  const site = await openAuthSite({ engine, samlEnabled: true, ...options });
  const idp = await openIdentityProvider();
  const operator = bearer(await serviceKey(site.keys));
  const operate: SsoSite["operate"] = async (method, path, body) => {
    const response = await site.request(`/admin/sso/providers${path}`, {
      method,
      headers: { ...operator, "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered: Record<string, unknown> = JSON.parse(await response.text());
    return { status: response.status, body: answered };
  };
  const made = await operate("POST", "", { type: "saml", metadata_xml: idp.metadata, domains: [DOMAIN] });
  const begin = async (fields: object = {}) => {
    const { body } = await site.post("/sso", { domain: DOMAIN, skip_http_redirect: true, ...fields });
    return readAsked(String(body.url));
  };
  const post: SsoSite["post"] = async (response, relayState) => {
    const answer = await site.request("/sso/saml/acs", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://idp.example.edu" },
      body: new URLSearchParams({ SAMLResponse: response, RelayState: relayState }),
      redirect: "manual",
    });
    const location = new URL(answer.headers.get("location") ?? ORIGIN);
    return { status: answer.status, location, told: new URLSearchParams(location.hash.slice(1)) };
  };
  return {
    site,
    idp,
    providerId: String(made.body.id),
    operate,
    begin,
    post,
    async signIn(about) {
      const asked = await begin();
      return post(idp.respond(asked, about), asked.relayState);
    },
    async refusals() {
      const rows = await site.sql(
        "select payload ->> 'reason' as reason from auth.audit_log_entries where payload ->> 'action' = 'sso_refused' order by created_at",
      );
      return rows.map(({ reason }) => String(reason));
    },
  };
}

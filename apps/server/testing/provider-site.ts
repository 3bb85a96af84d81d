import { createHash, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "./auth-site.ts";
import { type OpenIdProvider, openOpenIdProvider } from "./open-id-provider.ts";

const CALLBACK = `${ORIGIN}/auth/v1/callback`;

/** What a client keeps for itself. */
export const VERIFIER = "a-verifier-that-is-long-enough-to-be-one-of-rfc-7636";
/** And what it shows beforehand. */
export const PKCE = {
  code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
  code_challenge_method: "s256",
};

/** What somebody is told who is led back to a page. */
interface Back {
  readonly location: URL;
  readonly code: string | null;
  readonly error: string | null;
  /** What stands in the fragment. */
  readonly told: Readonly<Record<string, string>>;
}

/** A site whose people may log in with accounts of a real provider, and how they do. */
export interface ProviderSite extends AuthSite {
  readonly guild: OpenIdProvider;
  /** Somebody with an account at the provider. */
  joinGuild(claims?: Readonly<Record<string, unknown>>): { readonly id: string; readonly email: string };
  begin(
    query?: Readonly<Record<string, string>>,
  ): Promise<{ address: string; cookie: string; setCookie: string }>;
  /** Comes back from the provider. */
  comeBack(back: URL, cookie?: string): Promise<Back>;
  exchange(code: string | null, verifier?: string): ReturnType<AuthSite["post"]>;
  /** Signs in as somebody by the provider. */
  signIn(account: string): Promise<{ access_token: string; user: Record<string, unknown> & { id: string } }>;
  /** What was written down of those who were refused with this code. */
  refusals(code: string): Promise<Record<string, unknown>[]>;
  /** As if nobody had been here. */
  settle(): Promise<void>;
}

export async function openProviderSite(
  options: NonNullable<Parameters<typeof openAuthSite>[0]> = {},
): Promise<ProviderSite> {
  const guild = await openOpenIdProvider(CALLBACK);
  const site = await openAuthSite({
    providers: [guild.row],
    allowed: ["https://app.example.net/**"],
    ...options,
  });

  async function begin(query: Readonly<Record<string, string>> = {}) {
    const asked = new URLSearchParams({ provider: "guild", ...query });
    const answer = await site.request(`/authorize?${asked}`);
    const setCookie = answer.headers.get("set-cookie") ?? "";
    return {
      address: answer.headers.get("location") ?? "",
      cookie: setCookie.split(";", 1)[0] ?? "",
      setCookie,
    };
  }

  async function comeBack(back: URL, cookie = ""): Promise<Back> {
    const answer = await site.request(`/callback${back.search}`, { headers: { cookie } });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get("location") ?? "");
    return {
      location,
      code: location.searchParams.get("code"),
      error: location.searchParams.get("error_code"),
      told: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
    };
  }

  const exchange = (code: string | null, verifier = VERIFIER) =>
    site.post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });

  return {
    ...site,
    guild,
    joinGuild(claims = {}) {
      const id = randomUUID();
      const email = freshEmail("guild");
      const said = { email, email_verified: true, name: "Jace Beleren", preferred_username: "jace" };
      guild.accounts.set(id, { ...said, ...claims });
      return { id, email };
    },
    begin,
    comeBack,
    exchange,
    async signIn(account) {
      const { address } = await begin(PKCE);
      const { code, error } = await comeBack(await guild.logIn(address, account));
      expect(error).toBeNull();
      const { body } = await exchange(code);
      return body as { access_token: string; user: Record<string, unknown> & { id: string } };
    },
    refusals: (code) =>
      site.sql(
        `select payload from auth.audit_log_entries
         where payload ->> 'action' = 'provider_refused' and payload ->> 'code' = $1`,
        [code],
      ),
    async settle() {
      guild.restore();
      await site.sql("delete from auth.rate_limits");
    },
    async close() {
      await site.close();
      await guild.close();
    },
  };
}

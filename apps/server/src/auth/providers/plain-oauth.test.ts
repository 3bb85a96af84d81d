import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, ORIGIN, openAuthSite } from "../../../testing/auth-site.ts";
import { signInMember } from "../../../testing/members.ts";

const SECRET = "the secret of the site";
const VERIFIER = "a-verifier-that-is-long-enough-to-be-one-of-rfc-7636";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

/** What GitHub and Discord answer, by what their documentation says, for one account at a time. */
const said = {
  github: {
    user: {
      id: 583231,
      login: "octocat",
      name: "The Octocat",
      email: null as string | null,
      avatar_url: "https://a.example/o",
    },
    emails: [] as { email: string; primary: boolean; verified: boolean; visibility: string | null }[],
  },
  discord: {
    user: {
      id: "80351110224678912",
      username: "nelly",
      global_name: "Nelly" as string | null,
      avatar: "8342729096ea3675442027381ff50dfe" as string | null,
      email: "" as string | null,
      verified: true,
    },
  },
};

/** What was sent to the address that gives tokens. */
let asked: URLSearchParams;
const server = createServer(async (request, response) => {
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const isIn = request.headers.authorization === "Bearer gho_token";
  switch (`${request.headers["x-was-for"]}${request.url}`) {
    case "github.com/login/oauth/access_token":
    case "discord.com/api/oauth2/token": {
      asked = new URLSearchParams(await readBody(request));
      // GitHub refuses with the status of what went well.
      if (asked.get("code") !== "right") return answer(200, { error: "bad_verification_code" });
      return answer(200, { access_token: "gho_token", token_type: "bearer", scope: "user:email" });
    }
    case "api.github.com/user":
      return answer(isIn && request.headers["user-agent"] ? 200 : 403, said.github.user);
    case "api.github.com/user/emails":
      return answer(isIn ? 200 : 403, said.github.emails);
    case "discord.com/api/users/@me":
      return answer(isIn ? 200 : 401, said.discord.user);
    default:
      return answer(404, {});
  }
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

let site: AuthSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const row = { clientIds: ["site"] as const, clientSecret: SECRET, issuer: undefined, scopes: undefined };
  site = await openAuthSite({
    providers: [
      { ...row, name: "github", label: "GitHub" },
      { ...row, name: "discord", label: "Discord" },
    ],
    // Requests to the world end at the server of this test.
    providerFetch: (input, init) => {
      const { host, pathname } = new URL(String(input));
      const headers = new Headers(init?.headers);
      headers.set("x-was-for", host);
      return fetch(`${here}${pathname}`, { ...init, headers });
    },
  });
});
afterAll(async () => {
  await site?.close();
  server.close();
});
beforeEach(() => site.sql("delete from auth.rate_limits"));

async function begin(provider: string): Promise<URL> {
  const query = new URLSearchParams({ provider, code_challenge: CHALLENGE, code_challenge_method: "s256" });
  return new URL((await site.request(`/authorize?${query}`)).headers.get("location") ?? "");
}

async function comeBack(sent: URL, more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ code: "right", state: sent.searchParams.get("state") ?? "", ...more });
  const answer = await site.request(`/callback?${query}`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get("location") ?? "").searchParams;
}

async function signIn(provider: string) {
  const told = await comeBack(await begin(provider));
  expect(told.get("error_code")).toBeNull();
  const { body } = await site.post("/token?grant_type=pkce", {
    auth_code: told.get("code"),
    code_verifier: VERIFIER,
  });
  return body.user as { id: string };
}

describe("GitHub", () => {
  const address = (email: string, verified = true, primary = true) => ({
    email,
    primary,
    verified,
    visibility: null,
  });

  test("says by an address of its own which one is proved, and is asked as itself", async () => {
    const email = freshEmail("octocat");
    said.github.emails = [address(freshEmail("old"), true, false), address(email)];
    said.github.user.email = "shown@example.org";
    const sent = await begin("github");
    expect(sent.href).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
    expect(sent.searchParams.get("scope")).toBe("read:user user:email");
    const user = await signIn("github");
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: "github" },
      user_metadata: { username: "octocat", name: "The Octocat", avatar_url: "https://a.example/o" },
      identities: [{ provider: "github", id: "583231" }],
    });
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: "site",
      client_secret: SECRET,
      redirect_uri: `${ORIGIN}/auth/v1/callback`,
      code_verifier: expect.any(String),
    });
    // The number is the account; names are given away.
    said.github.user.login = "renamed";
    expect(await signIn("github")).toMatchObject({ id: user.id });
  });

  test("answers with its issuer, and no other is believed", async () => {
    said.github.user.id += 1;
    said.github.emails = [address(freshEmail("issuer"))];
    const right = await comeBack(await begin("github"), { iss: "https://github.com/login/oauth" });
    expect(right.get("code")).not.toBeNull();
    const wrong = await comeBack(await begin("github"), { iss: "https://evil.example" });
    expect(wrong.get("error_code")).toBe("bad_oauth_callback");
  });

  test("does not let in by the address that a profile shows, or one that is not proved", async () => {
    const { email } = await signInMember(site);
    said.github.user.id += 1;
    said.github.user.email = email;
    for (const emails of [[], [address(email, false)], [address(email, true, false)]]) {
      said.github.emails = emails;
      const told = await comeBack(await begin("github"));
      expect(told.get("error_code")).toBe("provider_email_needs_verification");
      expect(told.get("error_description")).toContain("GitHub does not say");
    }
  });

  test("that refuses a code is told of as that", async () => {
    const told = await comeBack(await begin("github"), { code: "wrong" });
    expect(told.get("error_code")).toBe("bad_oauth_callback");
  });

  test("has no tokens to show", async () => {
    const { status, body } = await site.post("/token?grant_type=id_token", {
      provider: "github",
      id_token: "x",
    });
    expect([status, body.code]).toEqual([400, "provider_disabled"]);
  });
});

describe("Discord", () => {
  test("says with the account whether its address is proved", async () => {
    said.discord.user.email = freshEmail("nelly");
    const sent = await begin("discord");
    expect(sent.href).toMatch(/^https:\/\/discord\.com\/oauth2\/authorize\?/);
    expect(sent.searchParams.get("scope")).toBe("identify email");
    const { id, avatar, email } = said.discord.user;
    expect(await signIn("discord")).toMatchObject({
      email,
      user_metadata: {
        username: "nelly",
        name: "Nelly",
        avatar_url: `https://cdn.discordapp.com/avatars/${id}/${avatar}.png`,
      },
      identities: [{ provider: "discord", id }],
    });
  });

  test.each([
    ["is not proved", false],
    ["is not there", undefined],
  ])("lets nobody in whose address %s", async (_, verified) => {
    const { email } = await signInMember(site);
    Object.assign(said.discord.user, { id: "2", email: verified === undefined ? null : email, verified });
    const told = await comeBack(await begin("discord"));
    expect(told.get("error_code")).toBe("provider_email_needs_verification");
  });
});

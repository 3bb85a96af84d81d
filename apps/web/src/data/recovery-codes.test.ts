import { afterEach, describe, expect, test, vi } from "vitest";
import type * as AccountModule from "./account.ts";
import type * as RecoveryModule from "./recovery-codes.ts";

const PLACE = "/auth/v1/factors/recovery-codes";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly bearer: string | null;
  readonly body: unknown;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An access token as servers give them, but for its signature, which no page looks at. */
function tokenWith(claims: object): string {
  return `${encode({ alg: "none" })}.${encode({ exp: Date.now() / 1000 + 3000, sub: "me", ...claims })}.AAAA`;
}

const USER = {
  id: "me",
  email: "me@example.org",
  factors: [{ id: "f", factor_type: "totp", status: "verified" }],
};

function sessionWith(claims: object) {
  return {
    access_token: tokenWith(claims),
    refresh_token: "refresh",
    expires_in: 3000,
    expires_at: Math.floor(Date.now() / 1000) + 3000,
    token_type: "bearer",
    user: USER,
  };
}

/** A member's page before a server that answers as told. */
async function openPage(claims: object, answer: (call: Call) => Response) {
  const calls: Call[] = [];
  vi.stubGlobal("location", new URL("http://localhost/profile"));
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), "http://localhost");
    if (pathname === "/rest/v1/profiles") return Response.json([]);
    if (pathname === "/auth/v1/user") return Response.json(USER);
    const call = {
      method: init?.method ?? "GET",
      path: pathname,
      bearer: new Headers(init?.headers).get("authorization"),
      body: init?.body == null ? null : JSON.parse(String(init.body)),
    };
    calls.push(call);
    return answer(call);
  });
  vi.resetModules();
  const { account, startAccount, supabase }: typeof AccountModule = await import("./account.ts");
  const recovery: typeof RecoveryModule = await import("./recovery-codes.ts");
  startAccount("public-key");
  const client = await supabase();
  stop = () => client.auth.stopAutoRefresh();
  const session = sessionWith(claims);
  await client.auth.setSession(session);
  return { account, recovery, calls, bearer: `Bearer ${session.access_token}` };
}

let stop: () => Promise<void> = async () => {};

const refused = (status: number, code: string) =>
  Response.json(
    { code, message: `${code}!` },
    { status, headers: { "x-supabase-api-version": "2024-01-01" } },
  );

describe("a member's recovery codes", () => {
  afterEach(async () => {
    await stop();
    vi.unstubAllGlobals();
  });

  test.each([
    [
      [
        { method: "recovery_code", timestamp: 20 },
        { method: "totp", timestamp: 10 },
      ],
      true,
    ],
    [
      [
        { method: "recovery_code", timestamp: 10 },
        { method: "totp", timestamp: 20 },
      ],
      false,
    ],
    [
      [
        { method: "recovery", timestamp: 30 },
        { method: "totp", timestamp: 20 },
      ],
      false,
    ],
  ])("tell by %j whether one is here by a code", async (amr, isHereByCode) => {
    const { recovery, calls, bearer } = await openPage({ aal: "aal2", amr }, () =>
      Response.json({ total: 10, left: 7 }),
    );
    expect(await recovery.fetchRecoveryState()).toEqual({ total: 10, left: 7, isHereByCode });
    expect(calls).toEqual([{ method: "GET", path: PLACE, bearer, body: null }]);
  });

  test("are told by whoever makes them", async () => {
    const codes = ["7k2m-x0qd-93ab"];
    const { recovery, calls, bearer } = await openPage({ aal: "aal2" }, () => Response.json({ codes }));
    expect(await recovery.makeRecoveryCodes()).toEqual(codes);
    expect(calls).toEqual([{ method: "POST", path: PLACE, bearer, body: null }]);
  });

  test("want the second factor again where the server does, and say why else there are none", async () => {
    const answers = [
      refused(403, "reauthentication_needed"),
      refused(403, "insufficient_aal"),
      new Response("<html>", { status: 502 }),
    ];
    const { recovery } = await openPage({ aal: "aal2" }, () => answers.shift() ?? Response.error());
    const failures = [];
    for (let count = 0; count < 3; count += 1) {
      failures.push(await recovery.makeRecoveryCodes().catch((error: unknown) => error));
    }
    expect(failures.map((error) => error instanceof recovery.ProofWanted)).toEqual([true, false, false]);
    expect(failures.map(String)).toEqual([
      "Error: reauthentication_needed!",
      "Error: insufficient_aal!",
      "Error: The server did not answer. Try again.",
    ]);
  });

  test("let a member in who has shown the password alone", async () => {
    const { account, recovery, calls } = await openPage({ aal: "aal1" }, ({ body }) =>
      JSON.stringify(body).includes("right")
        ? Response.json(sessionWith({ aal: "aal2" }))
        : refused(422, "mfa_verification_failed"),
    );
    expect(account.get()).toMatchObject({ user: null, awaitsFactor: true });
    await expect(recovery.spendRecoveryCode("wrong")).rejects.toThrow(
      "This is none of your recovery codes, or it was used before.",
    );
    expect(account.get().user).toBeNull();
    await recovery.spendRecoveryCode("right");
    expect(account.get()).toMatchObject({ user: { id: "me" }, awaitsFactor: false });
    expect(calls.map(({ path }) => path)).toEqual([`${PLACE}/verify`, `${PLACE}/verify`]);
  });

  test("are asked for by what an app is removed with, too", async () => {
    const { recovery } = await openPage({ aal: "aal2" }, () => Response.json({}));
    const wanted = Object.assign(new Error("Enter a code."), { code: "reauthentication_needed" });
    await expect(recovery.withProof(() => Promise.reject(wanted))).rejects.toThrow(recovery.ProofWanted);
    const other = Object.assign(new Error("No."), { code: "mfa_factor_not_found" });
    await expect(recovery.withProof(() => Promise.reject(other))).rejects.toBe(other);
    expect(await recovery.withProof(async () => 7)).toBe(7);
  });
});

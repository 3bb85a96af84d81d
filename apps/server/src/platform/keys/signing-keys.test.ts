import { createHmac } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { generateSigningKeys, openSigningKeys, parseSigningKeys, type SigningKeys } from "./signing-keys.ts";

const SECRET = "a shared secret of more than 32 characters";
let keys: SigningKeys;
beforeAll(async () => {
  keys = await openSigningKeys(await generateSigningKeys());
});

const soon = () => Math.floor(Date.now() / 1000) + 60;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as any other library with the same secret makes it. */
function signByHand(header: object, claims: object, secret: string): string {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

describe("tokens", () => {
  test("what was signed is verified, and names its key", async () => {
    const token = await keys.sign({ sub: "ada", exp: soon() });
    expect(await keys.verify(token)).toMatchObject({ sub: "ada" });
    const header: unknown = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    expect(header).toEqual({ alg: "ES256", typ: "JWT", kid: keys.published[0]?.kid });
  });

  test("API keys stay the same for the same claims, and verify", async () => {
    const claims = { role: "anon", iat: 1, exp: soon() };
    expect(await keys.signApiKey(claims)).toBe(await keys.signApiKey(claims));
    expect(await keys.verify(await keys.signApiKey(claims))).toMatchObject({ role: "anon" });
  });

  test("an old, a changed, and somebody else's token are refused, with a reason", async () => {
    await expect(keys.verify(await keys.sign({ exp: 1000 }))).rejects.toThrow("token is expired");
    const justOver = Math.floor(Date.now() / 1000) - 20;
    expect(await keys.verify(await keys.sign({ exp: justOver }))).toEqual({ exp: justOver });
    const [header, , signature] = (await keys.sign({ sub: "ada", exp: soon() })).split(".");
    await expect(keys.verify(`${header}.${part({ sub: "eve" })}.${signature}`)).rejects.toThrow(
      "signature is invalid",
    );
    const others = await openSigningKeys(await generateSigningKeys());
    await expect(keys.verify(await others.sign({ sub: "ada" }))).rejects.toThrow("signature is invalid");
  });

  test.each(["", "a", "a.b.c", "..", "%%%", `${part({ alg: "none" })}.${part({ sub: "ada" })}.`, part({})])(
    "%j is refused",
    async (token) => {
      await expect(keys.verify(token)).rejects.toThrow("token is malformed");
    },
  );

  test("a public key is never taken for a shared secret", async () => {
    const published = JSON.stringify(keys.published[0]);
    const forged = signByHand(
      { alg: "HS256", kid: keys.published[0]?.kid },
      { role: "service_role" },
      published,
    );
    await expect(keys.verify(forged)).rejects.toThrow();
  });

  test("only public halves are published, and no shared secret", () => {
    expect(keys.published).toHaveLength(1);
    expect(Object.keys(keys.published[0] ?? {}).sort()).toEqual(
      ["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"].sort(),
    );
  });
});

describe("keys from outside", () => {
  test("a plain secret signs and verifies what other programs sign with it, named or not", async () => {
    const opened = await openSigningKeys(parseSigningKeys(SECRET) ?? []);
    expect(
      await opened.verify(signByHand({ alg: "HS256", typ: "JWT" }, { role: "service_role" }, SECRET)),
    ).toEqual({
      role: "service_role",
    });
    expect(await opened.verify(await opened.sign({ sub: "ada" }))).toEqual({ sub: "ada" });
    expect(opened.published).toEqual([]);
  });

  test("the first key that may sign does, the others verify", async () => {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const rsa = { ...(await exportJWK(privateKey)), alg: "RS256", kid: "one", key_ops: ["sign", "verify"] };
    const oct = { kty: "oct", k: Buffer.from(SECRET).toString("base64url"), key_ops: ["verify"] };
    const parsed = parseSigningKeys(JSON.stringify([oct, rsa]));
    const opened = await openSigningKeys(parsed ?? []);
    expect(opened.published).toMatchObject([{ kid: "one", alg: "RS256" }]);
    expect(await opened.verify(await opened.sign({ sub: "ada" }))).toEqual({ sub: "ada" });
    expect(await opened.verify(signByHand({ alg: "HS256" }, { role: "anon" }, SECRET))).toEqual({
      role: "anon",
    });
  });

  test.each(["short", "", "[]", "{}", "[1]", "{", '[{"kty":"oct","k":"c2hvcnQ"}]', '[{"kty":"oct","k":5}]'])(
    "%j is no set of keys",
    (text) => {
      expect(parseSigningKeys(text)).toBeUndefined();
    },
  );
});

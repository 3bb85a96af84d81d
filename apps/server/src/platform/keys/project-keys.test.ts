import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Failure } from "../http/failure.ts";
import { openProjectKeys } from "./project-keys.ts";
import { InvalidToken } from "./signing-keys.ts";

const SECRET = "the secret of a project that is an old one";
const KEYS = { serviceKey: "service", anonymousKey: "anonymous", secret: undefined };

let project: Server;
let url = "";
let published: JWK[] = [];
let asked = 0;

beforeEach(async () => {
  published = [];
  asked = 0;
  project = createServer((request, response) => {
    asked += 1;
    const isThere = request.url === "/auth/v1/.well-known/jwks.json";
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
  const address = project.address();
  url = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});
afterEach(async () => {
  project.closeAllConnections();
  await new Promise((resolve) => project.close(resolve));
});

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  published.push({ ...(await exportJWK(publicKey)), kid, alg: "ES256" });
  return (claims: Record<string, unknown>, expires = "1h") =>
    new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid }).setExpirationTime(expires).sign(privateKey);
}

function signShared(secret: string) {
  return new SignJWT({ sub: "ann" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
}

test("verify by what the project publishes, and ask it once", async () => {
  const sign = await makeKey("one");
  const keys = await openProjectKeys({ ...KEYS, url });
  expect(await keys.check()).toBe(true);
  for (const sub of ["ann", "bob"]) expect(await keys.verify(await sign({ sub }))).toMatchObject({ sub });
  expect(asked).toBe(1);
  await expect(keys.verify(await sign({ sub: "ann" }, "-5m"))).rejects.toThrow("token is expired");
});

test("know neither a key that is not published, nor a token without a signature", async () => {
  await makeKey("one");
  const keys = await openProjectKeys({ ...KEYS, url });
  published = [];
  const stranger = await makeKey("one");
  published = [];
  await makeKey("one");
  await expect(keys.verify(await stranger({ sub: "ann" }))).rejects.toThrow(InvalidToken);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"sub":"ann"}').toString("base64url")}.`;
  await expect(keys.verify(unsigned)).rejects.toThrow(InvalidToken);
});

test("verify by the shared secret where it was given, and never by a published key as a secret", async () => {
  const keys = await openProjectKeys({ ...KEYS, url, secret: SECRET });
  expect(await keys.check()).toBe(true);
  expect(await keys.verify(await signShared(SECRET))).toMatchObject({ sub: "ann" });
  await expect(
    keys.verify(await signShared("another secret that is as long as it has to be")),
  ).rejects.toThrow("signature is invalid");
  const without = await openProjectKeys({ ...KEYS, url });
  expect(await without.check()).toBe(false);
  await expect(without.verify(await signShared(SECRET))).rejects.toThrow("JWT_KEYS is not set");
});

test("go on with the keys that are known while the project is away, and say so where none are", async () => {
  const sign = await makeKey("one");
  const keys = await openProjectKeys({ ...KEYS, url });
  await keys.verify(await sign({ sub: "ann" }));
  const late = await openProjectKeys({ ...KEYS, url });
  project.closeAllConnections();
  await new Promise((resolve) => project.close(resolve));
  expect(await keys.verify(await sign({ sub: "bob" }))).toMatchObject({ sub: "bob" });
  const failure = await late.verify(await sign({ sub: "ann" })).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
});

test("know the project's own two keys, which of the newer kind are no tokens", async () => {
  const keys = await openProjectKeys({ ...KEYS, url });
  expect(await keys.verify("service")).toEqual({ role: "service_role" });
  expect(await keys.verify("anonymous")).toEqual({ role: "anon" });
  await expect(keys.verify("servicf")).rejects.toThrow(InvalidToken);
});

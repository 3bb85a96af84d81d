import type { Database } from "@deckwright/db/database.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listKeys, revokeKey, rotateSessionKey } from "./change-keys.ts";
import { anonymousKey, openInstallationKeys, serviceKey } from "./open-keys.ts";
import { renewedKeys } from "./renewed-keys.ts";
import { generateSigningKeys, openSigningKeys, type SigningKeys } from "./signing-keys.ts";

const claims = () => ({ sub: "ada", exp: Math.floor(Date.now() / 1000) + 60 });
const nameOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid as string;

describe.each(TEST_ENGINES)("keys of an installation, on the engine %s,", (engine) => {
  let database: Database;
  let running: SigningKeys;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    running = await openInstallationKeys(database, undefined);
  });
  afterAll(() => database?.close());

  test("are replaced while servers run: what the old and the new one signed is verified by all", async () => {
    const old = await running.sign(claims());
    const kid = await rotateSessionKey(database);
    const restarted = await openInstallationKeys(database, undefined);
    const fresh = await restarted.sign(claims());
    expect(nameOf(fresh)).toBe(kid);
    expect(await restarted.verify(old)).toMatchObject({ sub: "ada" });
    // One that knows only the old key hears of the new one by its first token, once it has not looked for two seconds.
    await expect
      .poll(() => running.verify(fresh).catch(() => null), { timeout: 10_000, interval: 500 })
      .toMatchObject({
        sub: "ada",
      });
    expect(running.published.map((key) => key.kid)).toContain(kid);
    expect(nameOf(await running.sign(claims()))).toBe(kid);
    expect(await anonymousKey(restarted)).toBe(await anonymousKey(running));
  });

  test("that are revoked verify nothing; the one that signs cannot be", async () => {
    const old = await (await openInstallationKeys(database, undefined)).sign(claims());
    const current = await rotateSessionKey(database);
    await revokeKey(database, nameOf(old));
    const keys = await openInstallationKeys(database, undefined);
    await expect(keys.verify(old)).rejects.toThrow("signature is invalid");
    await expect(revokeKey(database, current)).rejects.toThrow("rotate");
    await expect(revokeKey(database, "nothing")).rejects.toThrow("There is no key");
  });

  test("of a service key that leaked are replaced by another", async () => {
    const leaked = await serviceKey(await openInstallationKeys(database, undefined));
    const { replacedBy } = await revokeKey(database, nameOf(leaked));
    const keys = await openInstallationKeys(database, undefined);
    await expect(keys.verify(leaked)).rejects.toThrow("signature is invalid");
    expect(nameOf(await serviceKey(keys))).toBe(replacedBy);
    expect(await keys.verify(await serviceKey(keys))).toMatchObject({ role: "service_role" });
    const rows = await listKeys(database);
    expect(rows.map(({ status }) => status)).toEqual([
      "current",
      "standby",
      ...rows.slice(2).map(({ status }) => status),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/"[dk]":/);
  });
});

describe("keys that are read again", () => {
  test("are not read for each stranger's token, and stay when they cannot be read", async () => {
    const first = await openSigningKeys(await generateSigningKeys());
    const strange = await (await openSigningKeys(await generateSigningKeys())).sign(claims());
    let reads = 0;
    let time = 0;
    const read = async () => {
      reads += 1;
      throw new Error("the database is away");
    };
    const keys = renewedKeys(read, first, () => time);
    for (let count = 0; count < 50; count += 1)
      await expect(keys.verify(strange)).rejects.toThrow("signature");
    expect(reads).toBe(0);
    time = 3000;
    for (let count = 0; count < 50; count += 1)
      await expect(keys.verify(strange)).rejects.toThrow("signature");
    expect(reads).toBe(1);
    time = 70_000;
    expect(await keys.verify(await keys.sign(claims()))).toMatchObject({ sub: "ada" });
    expect(reads).toBe(2);
  });
});

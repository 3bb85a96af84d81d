import { hash as hashBcrypt } from "bcryptjs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../platform/http/failure.ts";

import { checkNewPassword, hashPassword, verifyPassword } from "./password.ts";

describe("passwords", () => {
  test("a hash accepts its own password and no other", async () => {
    const hash = await hashPassword("correct horse");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword("correct horse", hash)).toBe(true);
    expect(await verifyPassword("correct horsE", hash)).toBe(false);
  });

  test("the same password gives another hash each time", async () => {
    expect(await hashPassword("again and again")).not.toBe(await hashPassword("again and again"));
  });

  test("accounts imported with bcrypt can sign in", async () => {
    const hash = await hashBcrypt("from elsewhere", 4);
    expect(await verifyPassword("from elsewhere", hash)).toBe(true);
    expect(await verifyPassword("not this one", hash)).toBe(false);
  });

  test("without a hash, and with one that cannot be read, nothing is accepted", async () => {
    for (const hash of [null, "", "plain text", "$argon2id$v=19$m=1", "$2a$nonsense"]) {
      expect(await verifyPassword("anything", hash)).toBe(false);
    }
  });

  test("many at once are all answered", async () => {
    const hash = await hashPassword("parallel");
    const answers = await Promise.all(Array.from({ length: 12 }, () => verifyPassword("parallel", hash)));
    expect(answers).toEqual(Array(12).fill(true));
  });

  test("six characters are asked for, and at most 72 bytes", () => {
    expect(() => checkNewPassword("12345")).toThrow("Password should be at least 6 characters.");
    expect(() => checkNewPassword("123456")).not.toThrow();
    expect(() => checkNewPassword("é".repeat(37))).toThrow("Password cannot be longer than 72 characters");
    fc.assert(
      fc.property(fc.string(), (password) => {
        try {
          checkNewPassword(password);
          return password.length >= 6 && Buffer.byteLength(password) <= 72;
        } catch (error) {
          return error instanceof Failure;
        }
      }),
    );
  });
});

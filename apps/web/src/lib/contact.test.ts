import { expect, test } from "vitest";
import { contactProblem, readContact } from "./contact.ts";

test.each([
  [" ada@example.org ", { email: "ada@example.org" }],
  ["+49 (30) 123-45.67", { phone: "+49301234567" }],
  ["0301234567", undefined],
  ["+0301234567", undefined],
  ["ada", undefined],
  ["", undefined],
])("%j is read as %j", (text, contact) => {
  expect(readContact(text)).toEqual(contact);
});

test("what is neither is said for what it was meant to be", () => {
  expect(contactProblem("030 1234567")).toMatch(/phone number/);
  expect(contactProblem("ada")).toMatch(/email address/);
});

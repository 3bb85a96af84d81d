import { expect, test } from "vitest";
import { findProblems } from "./account-fields.ts";

const GOOD = {
  username: "ada",
  email: "ada@example.org",
  password: "correct horse",
  confirmation: "correct horse",
};

test("a form that is filled well has no problem", () => {
  expect(findProblems("signup", GOOD)).toEqual({});
  expect(findProblems("login", { email: "ada@example.org", password: "short" })).toEqual({});
  expect(findProblems("code", { code: "004217", email: "", kind: "signup" })).toEqual({});
});

test("every field that is empty says what belongs there", () => {
  expect(Object.keys(findProblems("signup", { ...GOOD, username: " ", email: "" }))).toEqual([
    "email",
    "username",
  ]);
  expect(findProblems("login", { email: "", password: "" })).toEqual({
    email: "Enter your email.",
    password: "Enter your password.",
  });
});

test("an address, a short password and a second one that differs are told before the server is asked", () => {
  expect(findProblems("forgot", { email: "ada" }).email).toMatch(/no email address/);
  expect(findProblems("signup", { ...GOOD, password: "short", confirmation: "short" })).toEqual({
    password: "This is too short: a password has at least 6 characters.",
  });
  expect(findProblems("signup", { ...GOOD, confirmation: "other one" })).toEqual({
    confirmation: "Please make sure your passwords match.",
  });
});

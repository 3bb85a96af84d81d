import { connectionError } from "@deckwright/db/database.ts";
import { expect, test } from "vitest";
import { errorBody, toRestFailure } from "./rest-failure.ts";

test("a database that is away, and one whose connections are all in use, are told apart, and nothing more is told", () => {
  const away = toRestFailure(connectionError("connect ECONNREFUSED 10.0.0.7:5432"), true);
  expect([away.status, errorBody(away)]).toEqual([
    503,
    {
      code: "PGRST000",
      message: "Database connection error. Retrying the connection.",
      details: null,
      hint: null,
    },
  ]);
  const full = new Error("timeout exceeded when trying to connect");
  const busy = toRestFailure(connectionError("The database cannot be reached.", full), false);
  expect([busy.status, errorBody(busy)]).toEqual([
    504,
    {
      code: "PGRST003",
      message: "Timed out acquiring connection from connection pool.",
      details: null,
      hint: null,
    },
  ]);
});

test("what nobody foresaw says nothing of itself", () => {
  const { status, message } = toRestFailure(new TypeError("x is not a function at /srv/app.ts:12"), true);
  expect([status, message]).toEqual([500, "Something went wrong on our side."]);
});

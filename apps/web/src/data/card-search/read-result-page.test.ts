import { describe, expect, test } from "vitest";
import { readResultPage } from "./read-result-page.ts";

describe("an answer of the search", () => {
  test("that found nothing is an empty page with what was understood", () => {
    const body = {
      object: "error",
      code: "not_found",
      status: 404,
      details: "Your query didn’t match any cards.",
      understood: "the name contains “zzz”",
      warnings: ["Unknown keyword"],
      warning_places: [{ message: "Unknown keyword", start: 4, end: 9, suggestion: "usd<5" }],
    };
    expect(readResultPage(404, body)).toEqual({
      total: 0,
      cards: [],
      problem: null,
      understood: "the name contains “zzz”",
      warnings: [{ message: "Unknown keyword", place: { start: 4, end: 9 }, suggestion: "usd<5" }],
    });
  });

  test("that refuses says why, with Scryfall's plain warnings where there are no places", () => {
    const body = {
      object: "error",
      code: "bad_request",
      status: 400,
      details: "No term was left.",
      warnings: ["x"],
    };
    expect(readResultPage(400, body)).toMatchObject({
      problem: "No term was left.",
      warnings: [{ message: "x" }],
    });
  });

  test("that is broken, or none, is a problem in words", () => {
    for (const [status, body] of [
      [200, { object: "list" }],
      [200, null],
      [503, { object: "error", code: "starting", status: 503, details: "secret" }],
      [0, undefined],
    ] as const)
      expect(readResultPage(status, body)).toMatchObject({
        total: 0,
        problem: expect.stringContaining("Try again"),
      });
  });
});

import type { FieldKind } from "@deckwright/decks/wish-field.ts";
import { wishFields } from "@deckwright/decks/wish-fields.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { intentSchema } from "./intent.ts";
import { parseRequest } from "./parse-request.ts";
import { generateRequestSchema } from "./requests.ts";

const SAMPLES: Readonly<Record<FieldKind, unknown>> = {
  slug: "elf",
  playstyle: "burn",
  mode: "only",
  switch: true,
  colors: ["G"],
  slugs: ["landfall"],
  names: ["Sol Ring"],
  dollars: 2.5,
  whole: 4,
  number: 7.5,
  dial: 0.5,
  bracket: 3,
  limits: [{ what: "lands", least: 38, most: 38 }],
};

test.each(wishFields())(
  "a request may say $name, and an answer that it was understood",
  ({ name, kind, least = 0, isUnread, choices }) => {
    const sample = kind === "whole" ? least + 1 : SAMPLES[kind];
    const chosen = (slug: string): unknown => (kind === "slugs" ? [slug] : slug);
    const said = { [name]: choices?.[0] ? chosen(choices[0].slug) : sample };
    expect(parseRequest(generateRequestSchema, said)).toEqual({ ok: true, value: said, ignored: [] });
    expect(parseRequest(generateRequestSchema, { [name]: { wrong: true } }).ok).toBe(false);
    if (choices) expect(parseRequest(generateRequestSchema, { [name]: chosen("neither") }).ok).toBe(false);
    const understood = z.safeParse(intentSchema, { ...said, read: {} });
    expect(understood.success && name in understood.data).toBe(!isUnread);
  },
);

test("numbers are held within their limits", () => {
  const refused = (body: object): boolean => !parseRequest(generateRequestSchema, body).ok;
  for (const { name, kind, least = 0, most = 0 } of wishFields()) {
    if (!["dollars", "whole", "number", "dial", "bracket"].includes(kind)) continue;
    expect(refused({ [name]: least })).toBe(false);
    expect(refused({ [name]: most })).toBe(false);
    expect(refused({ [name]: least - 1 })).toBe(true);
    expect(refused({ [name]: most + 1 })).toBe(true);
  }
});

test("limits have whole figures within bounds, and say something", () => {
  const refused = (limit: object): boolean => !parseRequest(generateRequestSchema, { limits: [limit] }).ok;
  expect(refused({ what: "lands", most: 0 })).toBe(false);
  for (const wrong of [
    { what: "lands" },
    { what: "lands", least: 3.5 },
    { what: "lands", least: -1 },
    { what: "lands", most: 1_001 },
    { what: "lands", least: 3, most: 2 },
    { what: "", most: 2 },
    { what: "x".repeat(400), most: 2 },
    { most: 2 },
  ])
    expect(refused(wrong)).toBe(true);
  const many = Array.from({ length: 21 }, () => ({ what: "lands", most: 40 }));
  expect(parseRequest(generateRequestSchema, { limits: many }).ok).toBe(false);
});

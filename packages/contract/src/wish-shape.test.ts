import { type FieldKind, wishFields } from "@deckwright/decks/wish-fields.ts";
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
};

test.each(wishFields())(
  "a request may say $name, and an answer that it was understood",
  ({ name, kind, isUnread, choices }) => {
    const said = { [name]: choices?.[0]?.slug ?? SAMPLES[kind] };
    expect(parseRequest(generateRequestSchema, said)).toEqual({ ok: true, value: said, ignored: [] });
    expect(parseRequest(generateRequestSchema, { [name]: { wrong: true } }).ok).toBe(false);
    if (choices) expect(parseRequest(generateRequestSchema, { [name]: "neither" }).ok).toBe(false);
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

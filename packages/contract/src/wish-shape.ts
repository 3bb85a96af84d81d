import { bracketSchema, limitSchema, playstyleSchema } from "@deckwright/decks/schema.ts";
import type { FieldKind, WishField } from "@deckwright/decks/wish-field.ts";
import { type AskedFields, type UnderstoodFields, wishFields } from "@deckwright/decks/wish-fields.ts";
import { MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import * as z from "zod/mini";
import { colorField, namesField, slugField } from "./fields.ts";

type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;
/** The shape of an object that may have these fields. */
type Shape<Fields> = {
  -readonly [Name in keyof Fields]-?: z.ZodMiniExactOptional<
    z.ZodMiniType<Mutable<NonNullable<Fields[Name]>>>
  >;
};
type Schemas = Readonly<Record<FieldKind, (field: WishField) => z.ZodMiniType>>;

/** A limit says something, and nothing that no figure keeps. */
const askedLimitSchema = limitSchema.check(
  z.refine(({ least, most }) => least !== undefined || most !== undefined, {
    error: "must have a least, a most or both",
  }),
  z.refine(({ least = 0, most = MOST_COUNTED }) => least <= most, {
    error: "must not have a least above its most",
  }),
);

/** One of a field's own choices, or any slug where it has none. */
function oneSlug({ choices }: WishField) {
  return choices ? z.enum(choices.map(({ slug }) => slug)) : slugField;
}

const ASKED: Schemas = {
  slug: oneSlug,
  playstyle: () => slugField,
  mode: () => z.enum(["prefer", "only"]),
  switch: () => z.boolean(),
  colors: ({ most = 0 }) => z.array(colorField).check(z.maxLength(most)),
  slugs: (field) => z.array(oneSlug(field)).check(z.maxLength(field.most ?? 0)),
  names: ({ most = 0 }) => namesField(most),
  dollars: ({ least = 0, most = 0 }) => z.number().check(z.minimum(least), z.maximum(most)),
  whole: ({ least = 0, most = 0 }) => z.int().check(z.minimum(least), z.maximum(most)),
  bracket: ({ least = 0, most = 0 }) => z.int().check(z.minimum(least), z.maximum(most)),
  number: ({ least = 0, most = 0 }) => z.number().check(z.minimum(least), z.maximum(most)),
  dial: ({ least = 0, most = 0 }) => z.number().check(z.minimum(least), z.maximum(most)),
  limits: ({ most = 0 }) => z.array(askedLimitSchema).check(z.maxLength(most)),
};

const UNDERSTOOD: Schemas = {
  slug: () => z.string(),
  playstyle: () => playstyleSchema,
  mode: ASKED.mode,
  switch: ASKED.switch,
  colors: () => z.array(z.string()),
  slugs: () => z.array(z.string()),
  names: () => z.array(z.string()),
  dollars: () => z.number(),
  whole: () => z.number(),
  bracket: () => bracketSchema,
  number: () => z.number(),
  dial: () => z.number(),
  limits: () => z.array(limitSchema),
};

/** What a request may say beside its sentence, field by field. */
export const askedShape = shapeOf<AskedFields>(ASKED, () => true);

/** What an answer says was understood, field by field. */
export const understoodShape = shapeOf<UnderstoodFields>(UNDERSTOOD, ({ isUnread }) => !isUnread);

function shapeOf<Fields>(schemas: Schemas, has: (field: WishField) => boolean): Shape<Fields> {
  const entries = wishFields()
    .filter(has)
    .map((field) => [field.name, z.exactOptional(schemas[field.kind](field))]);
  // Each schema belongs to the kind of its row, and so do the types.
  return Object.fromEntries(entries) as Shape<Fields>;
}

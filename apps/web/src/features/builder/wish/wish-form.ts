import type { Deck } from "@deckwright/decks/deck.ts";
import type { FieldKind, WishField } from "@deckwright/decks/wish-field.ts";
import {
  type AskedFields,
  type FormFieldName,
  USUAL_NOVELTY,
  wishFields,
} from "@deckwright/decks/wish-fields.ts";
import { type Limit, readLimit, writeLimit } from "@deckwright/decks/wish-limits.ts";

/** What a field of the form holds. Empty text, an empty list, no number and a switch that is off mean: not said. */
export type FormValue = string | number | boolean | readonly string[] | readonly Limit[] | null;

type Held<Value> = Value extends number
  ? number | null
  : Value extends boolean
    ? boolean
    : Value extends string
      ? string
      : Value extends readonly Limit[]
        ? readonly Limit[]
        : readonly string[];

/** What the form on the left holds: the sentence, and what was set beside it. */
export type WishForm = {
  readonly prompt: string;
  /** Opened cards, as the list that was pasted. */
  readonly pool: string;
  readonly seed: number | null;
} & { readonly [Name in FormFieldName]: Held<NonNullable<AskedFields[Name]>> };

/** A row of the table of fields that the form has. */
export type FormField = WishField & { readonly name: FormFieldName; readonly param: string };

/** The fields that the form has, in order. */
export const FORM_FIELDS: readonly FormField[] = wishFields().filter(
  (field): field is FormField => field.param !== null,
);

const EMPTY: Readonly<Record<FieldKind, FormValue>> = {
  slug: "",
  playstyle: "",
  mode: "",
  switch: false,
  colors: [],
  slugs: [],
  names: [],
  dollars: null,
  whole: null,
  number: null,
  dial: null,
  bracket: null,
  limits: [],
};

export const EMPTY_WISH: WishForm = formOfFields("", "", null, ({ kind }) => EMPTY[kind]);

/** The form with these fields as if nothing had been said in them. */
export function emptied(form: WishForm, names: readonly FormFieldName[]): WishForm {
  return { ...form, ...Object.fromEntries(names.map((name) => [name, EMPTY_WISH[name]])) };
}

/** Whether a value says nothing. */
export function isEmpty(value: FormValue): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0) || value === "";
}

function formOfFields(
  prompt: string,
  pool: string,
  seed: number | null,
  held: (field: FormField) => FormValue,
): WishForm {
  const values = Object.fromEntries(FORM_FIELDS.map((field) => [field.name, held(field)]));
  // The kind of its row says what each field holds, and so do the types.
  return { prompt, pool, seed, ...values } as WishForm;
}

/** Card names hold commas, so lists of names are parted by something that no name has. */
const SEPARATOR = "|";

/** Reads a wish from an address. What makes no sense is left out, since anybody may write an address. */
export function wishFromParams(params: URLSearchParams): WishForm {
  const seed = numberIn(params, "seed", 0, Number.MAX_SAFE_INTEGER);
  return formOfFields(
    textIn(params, "wish"),
    textIn(params, "pool"),
    seed === null ? null : Math.trunc(seed),
    (field) => valueIn(params, field),
  );
}

function valueIn(params: URLSearchParams, { kind, param, least, most, choices }: FormField): FormValue {
  switch (kind) {
    case "switch":
      return params.get(param) === "1";
    case "mode":
      return ["only", "prefer"].find((mode) => mode === params.get(param)) ?? "";
    case "colors":
      return [...new Set(textIn(params, param).toUpperCase())].filter((letter) => "WUBRGC".includes(letter));
    case "slugs":
    case "names":
      return listIn(params, param);
    case "limits":
      return listIn(params, param)
        .flatMap((text) => readLimit(text) ?? [])
        .slice(0, most);
    case "dollars":
    case "number":
      return numberIn(params, param, least, most);
    case "dial": {
      // A form that is sent without scripts says where the dial stands, even where nobody has turned it.
      const value = numberIn(params, param, least, most);
      return value === USUAL_NOVELTY ? null : value;
    }
    case "whole":
    case "bracket": {
      const value = numberIn(params, param, least, most);
      return value === null ? null : Math.round(value);
    }
    default:
      return slugIn(params, param, choices);
  }
}

function listIn(params: URLSearchParams, param: string): string[] {
  return params
    .getAll(param)
    .flatMap((value) => value.split(SEPARATOR))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

function slugIn(params: URLSearchParams, param: string, choices: FormField["choices"]): string {
  const slug = textIn(params, param);
  return choices === undefined || choices.some((choice) => choice.slug === slug) ? slug : "";
}

function textIn(params: URLSearchParams, param: string): string {
  return (params.get(param) ?? "").slice(0, 10_000);
}

function numberIn(params: URLSearchParams, param: string, least = 0, most = 0): number | null {
  const text = params.get(param) ?? "";
  const value = Number(text);
  return text !== "" && value >= least && value <= most ? value : null;
}

/** An address that builds this wish: the sentence is always in it, so that opening it builds at once. */
export function wishToParams(form: WishForm): URLSearchParams {
  const params = new URLSearchParams({ wish: form.prompt });
  for (const { name, kind, param } of FORM_FIELDS) {
    const value = form[name];
    if (!isEmpty(value)) params.set(param, writtenAs(value, kind));
  }
  if (form.pool !== "") params.set("pool", form.pool);
  if (form.seed !== null) params.set("seed", String(form.seed));
  return params;
}

function writtenAs(value: FormValue, kind: FieldKind): string {
  if (Array.isArray(value))
    return value
      .map((each: string | Limit) => (typeof each === "string" ? each : writeLimit(each)))
      .join(kind === "colors" ? "" : SEPARATOR);
  return value === true ? "1" : String(value);
}

/** What one would ask for to get a deck of this kind: for building anew what was opened from the vault. */
export function wishOfDeck(deck: Deck): WishForm {
  return {
    ...EMPTY_WISH,
    format: deck.format,
    variant: deck.variant ?? "",
    base: deck.base ?? "",
    unified: deck.unified ?? false,
    playstyle: deck.playstyle,
    commanders: deck.commanders.slice(0, 1),
    colors: deck.commanders.length > 0 ? [] : deck.colors,
    seed: deck.seed,
  };
}

/** A seed for another deck from the same wish. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

import { generateResponseSchema } from "@deckwright/contract/generate.ts";
import { intentSchema } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { deckSchema } from "@deckwright/decks/schema.ts";
import type { Moment } from "./builder-state.ts";
import { type WishForm, wishFromParams } from "./wish/wish-form.ts";

/** What the browser kept of a moment. @throws Error where it is not of the form that this version of the site writes. */
export function momentOfDraft(draft: unknown): Moment {
  const { built, deck: told, locked, isEdited, stored, imported, saved, isTurned } = objectOf(draft);
  const deck = deckSchema.parse(told);
  const response = built === null ? null : generateResponseSchema.parse(objectOf(built).response);
  return {
    built: response && { wish: wishOf(built), response },
    deck,
    faces: response?.faces ?? {},
    previous: null,
    locked: new Set(Array.isArray(locked) ? locked.map(String) : []),
    isEdited: isEdited === true,
    stored: stored === null ? null : storedOf(objectOf(stored)),
    imported: imported === null ? null : deckSchema.parse(imported),
    saved: saved === null ? null : savedOf(objectOf(saved), deck),
    isTurned: isTurned === true,
  };
}

function savedOf({ kept, deck }: Readonly<Record<string, unknown>>, atHand: Deck): Moment["saved"] {
  const { id, version } = objectOf(kept);
  if (typeof id !== "number" || typeof version !== "number") throw new Error("Not a saved deck.");
  return { kept: { id, version }, deck: deck === null ? atHand : deckSchema.parse(deck) };
}

function storedOf({ deck, told }: Readonly<Record<string, unknown>>): Moment["stored"] {
  return {
    deck: deckSchema.parse(deck),
    ...(told === null
      ? {}
      : { told: { wish: wishOf(told), intent: intentSchema.parse(objectOf(told).intent) } }),
  };
}

function wishOf(said: unknown): WishForm {
  return wishFromParams(new URLSearchParams(String(objectOf(said).wish)));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new Error("Not an object.");
  return { ...value };
}

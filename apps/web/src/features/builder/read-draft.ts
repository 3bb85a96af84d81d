import { generateResponseSchema } from "@deckwright/contract/generate.ts";
import { intentSchema } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { deckSchema } from "@deckwright/decks/schema.ts";
import type { Moment, Worked } from "./builder-state.ts";
import { unfold } from "./folded.ts";
import { type WishForm, wishFromParams } from "./wish/wish-form.ts";

/** A moment is made of no more values than these: the largest cube, with what is known of its cards, of a tenth. */
const MOST_VALUES = 500_000;

/**
 * What the browser kept of the work at a place; its history is a place's key and search, how many moments stand before the one at
 * hand, and all of them folded. A history that is of another draft, or of another form, is left out.
 * @throws Error where the draft is not of the form that this version of the site writes.
 */
export function workOfDraft(draft: string, history: string | null): Worked {
  const worked = history === null ? null : withHistory(draft, history);
  if (worked) return worked;
  return { ...atHand(createReader()(JSON.parse(draft))), past: [], future: [] };
}

function withHistory(draft: string, history: string): Worked | null {
  try {
    const [, , before, moments]: readonly unknown[] = JSON.parse(history);
    if (typeof before !== "number" || typeof moments !== "string") return null;
    const kept = unfold(moments, MOST_VALUES);
    if (JSON.stringify(kept[before]) !== draft) return null;
    const read = kept.map(createReader());
    const now = read[before];
    return now
      ? { ...atHand(now), past: read.slice(0, before), future: read.slice(before + 1).toReversed() }
      : null;
  } catch {
    return null;
  }
}

/** Who comes back comes back to a deck. */
function atHand(moment: Moment): Moment {
  if (moment.deck === null) throw new Error("Nothing was worked on.");
  return moment;
}

/** Reads moments; what they had in common, such as what they came from, they have in common again. */
function createReader(): (draft: unknown) => Moment {
  const decks = once((value) => deckSchema.parse(value));
  const builts = once(
    (value): NonNullable<Moment["built"]> => ({
      wish: wishOf(value),
      response: generateResponseSchema.parse(objectOf(value).response),
    }),
  );
  const storeds = once((value): NonNullable<Moment["stored"]> => {
    const { deck, told } = objectOf(value);
    return { deck: decks(deck), ...(told === null ? {} : { told: toldOf(told) }) };
  });
  const savedOf = (value: unknown, deck: Deck | null): Moment["saved"] => {
    const { kept, deck: other } = objectOf(value);
    const { id, version } = objectOf(kept);
    const saved = other === null ? deck : decks(other);
    if (typeof id !== "number" || typeof version !== "number" || saved === null)
      throw new Error("Not a saved deck.");
    return { kept: { id, version }, deck: saved };
  };
  return (draft) => {
    const { built, deck: told, locked, isEdited, stored, imported, saved, isTurned } = objectOf(draft);
    const deck = told === null ? null : decks(told);
    const from = built === null ? null : builts(built);
    return {
      built: from,
      deck,
      faces: from?.response.faces ?? {},
      previous: null,
      locked: new Set(Array.isArray(locked) ? locked.map(String) : []),
      isEdited: isEdited === true,
      stored: stored === null ? null : storeds(stored),
      imported: imported === null ? null : decks(imported),
      saved: saved === null ? null : savedOf(saved, deck),
      isTurned: isTurned === true,
    };
  };
}

/** The same answer for the same value. */
function once<Answer>(read: (value: unknown) => Answer): (value: unknown) => Answer {
  const known = new Map<unknown, Answer>();
  return (value) => {
    const answer = known.get(value) ?? read(value);
    known.set(value, answer);
    return answer;
  };
}

function toldOf(told: unknown): {
  readonly wish: WishForm;
  readonly intent: ReturnType<typeof intentSchema.parse>;
} {
  return { wish: wishOf(told), intent: intentSchema.parse(objectOf(told).intent) };
}

function wishOf(said: unknown): WishForm {
  return wishFromParams(new URLSearchParams(String(objectOf(said).wish)));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new Error("Not an object.");
  return { ...value };
}

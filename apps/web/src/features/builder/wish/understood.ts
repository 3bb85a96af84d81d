import type { Intent } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import type { CardScope } from "../../../data/scoped-cards.ts";
import { colorTerm } from "../../../lib/cards/colors.ts";
import { type Choices, formOf } from "../choices.ts";
import { unread, wordsOf } from "./chips.ts";
import {
  EMPTY_WISH,
  FORM_FIELDS,
  type FormField,
  type FormValue,
  isEmpty,
  type WishForm,
} from "./wish-form.ts";

/** What a deck was wished for, what was understood of it, and the deck. */
export interface Understood {
  readonly wish: WishForm;
  readonly intent: Intent;
  readonly deck: Deck;
}

type FieldName = FormField["name"];

/** Fields that are about one format and mean nothing in another. */
const OF_FORMAT: ReadonlySet<FieldName> = new Set([
  "variant",
  "base",
  "size",
  "archetype",
  "bracket",
  "commanders",
  "pair",
]);

/** What a field comes to: what was understood, or else what the deck was given. */
export function understoodValue(name: FieldName, { intent, deck }: Understood): FormValue {
  switch (name) {
    case "format":
    case "playstyle":
    case "variant":
    case "base":
      return intent[name] ?? deck[name] ?? "";
    case "colors":
      return intent.colors ?? deck.colors;
    case "bracket":
      return intent.bracket ?? deck.bracket;
    case "commanders":
      return deck.commanders.length > 0 ? deck.commanders : (intent.commanders ?? []);
    case "unified":
      return EMPTY_WISH[name];
    default:
      return intent[name] ?? EMPTY_WISH[name];
  }
}

/** How a field that the form says nothing in came to its value; undefined where it has none, or where that is out of date. */
export function originOf(
  name: FieldName,
  draft: WishForm,
  understood: Understood,
): "read" | "chosen" | undefined {
  const { wish, intent, deck } = understood;
  if (!isEmpty(draft[name]) || !isEmpty(wish[name])) return undefined;
  const isOtherFormat = draft.format !== "" && draft.format !== (intent.format ?? deck.format);
  if (isOtherFormat && OF_FORMAT.has(name)) return undefined;
  if (isEmpty(understoodValue(name, understood))) return undefined;
  const words = intent.read[name];
  if (words) return draft.prompt.toLowerCase().includes(words.toLowerCase()) ? "read" : undefined;
  return draft.prompt === wish.prompt ? "chosen" : undefined;
}

/**
 * The form as it is shown: where it says nothing, with what was understood. Who was chosen to lead is no text that stands in
 * a field, since one has to be able to clear it.
 */
export function shownWish(draft: WishForm, understood: Understood | null): WishForm {
  if (understood === null) return draft;
  const shown = FORM_FIELDS.flatMap(({ name }) => {
    const origin = originOf(name, draft, understood);
    if (origin === undefined || (origin === "chosen" && name === "commanders")) return [];
    return [[name, understoodValue(name, understood)]];
  });
  return { ...draft, ...Object.fromEntries(shown) };
}

/** The form after a change. Where a field is emptied, the words it was read from leave the sentence, unless they name a format that is changed. */
export function changed(draft: WishForm, change: Partial<WishForm>, understood: Understood | null): WishForm {
  const next = { ...draft, ...change };
  if (understood === null || (change.format && change.format !== shownWish(draft, understood).format))
    return next;
  return FORM_FIELDS.filter(({ name }) => name in change && isEmpty(next[name])).reduce(
    (wish, { name }) => unread(wish, wordsOf(name, understood.intent, wish.prompt) ?? "") ?? wish,
    next,
  );
}

/** What choosing a format changes: what only the one before has is given up. */
export function formatChange(choices: Choices, format: string): Partial<WishForm> {
  const isLed = formOf(choices.formats, { format })?.isLed ?? true;
  return {
    format,
    variant: "",
    base: "",
    size: null,
    archetype: "",
    ...(isLed ? {} : { bracket: null, commanders: [] }),
  };
}

/** What stands in the form and is not built yet. */
export function pendingIn(draft: WishForm, built: WishForm | null): ReadonlySet<keyof WishForm> {
  if (built === null) return new Set();
  const names: readonly (keyof WishForm)[] = [
    "prompt",
    "pool",
    "seed",
    ...FORM_FIELDS.map(({ name }) => name),
  ];
  return new Set(names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(built[name])));
}

/** How the card search calls those that may lead, where not every legend may and nobody else. */
const LEADER_TERMS: Readonly<Record<string, string>> = {
  brawl: "is:brawler",
  oathbreaker: "is:oathbreaker",
  "pauper-commander": "is:paupercommander",
};

/** Who may lead a deck of the format that is shown, within the colors that were asked for; colors that came with a leader are open. */
export function leaderScope(draft: WishForm, understood: Understood | null): CardScope {
  const { format, colors } = shownWish(draft, understood);
  const isAsked = understood === null || originOf("colors", draft, understood) !== "chosen";
  const isLed = understood !== null && originOf("commanders", draft, understood) === "read";
  const terms = [
    LEADER_TERMS[format] ?? "is:commander",
    ...(format === "" ? [] : [`f:${format}`]),
    ...(isAsked && !isLed && colors.length > 0 ? [colorTerm(colors)] : []),
  ];
  return { terms: terms.join(" "), isOnly: true };
}

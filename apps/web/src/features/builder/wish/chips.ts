import type { Intent } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { opponentName } from "@deckwright/decks/opponents.ts";
import type { ChipFieldName } from "@deckwright/decks/wish-fields.ts";
import { type Limit, limitFigure, writeLimit } from "@deckwright/decks/wish-limits.ts";
import { bracketName } from "../../../lib/cards/brackets.ts";
import { formatShortUsd } from "../../../lib/format/money.ts";
import { titleCase } from "../../../lib/format/title-case.ts";
import { type Choice, type Choices, formOf } from "../choices.ts";
import { emptied, FORM_FIELDS, type FormField, type FormValue, isEmpty, type WishForm } from "./wish-form.ts";

/** One thing that was understood, or chosen where nothing was said. */
export interface Chip {
  readonly field: ChipFieldName;
  /** Tells it from the others of its field. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Set where the value is shown as symbols. */
  readonly colors?: readonly string[];
  /** `read` from the sentence, `set` in the form, or `chosen` for the person. */
  readonly origin: "read" | "set" | "chosen";
  /** The words it was read from. */
  readonly words?: string;
  /** What the wish is without it; absent where it cannot be taken away. */
  readonly without?: WishForm;
}

const FIELDS = FORM_FIELDS.filter((field): field is ChipField => field.chip !== undefined);
type ChipField = FormField & { readonly name: ChipFieldName; readonly chip: string };

/** Chips for what the generator made of a wish, by the names of `choices`. What it chose itself comes last. */
export function chipsOf(wish: WishForm, intent: Intent, deck: Deck, choices: Choices): readonly Chip[] {
  const chips = FIELDS.flatMap((field): Chip[] => {
    const { name } = field;
    if (name === "limits") return limitChips(wish, intent);
    const shown = (SHOWN[name] ?? shownPlainly)(intent, deck, choices, field);
    if (shown === null) return [];
    const isSet = !isEmpty(wish[name]);
    const words = wordsOf(name, intent, wish.prompt);
    const origin = isSet ? "set" : words === undefined ? "chosen" : "read";
    const without = isSet
      ? emptied(wish, name === "format" ? ["format", "variant", "base", "size", "archetype"] : [name])
      : words === undefined
        ? unchoose(name, wish, deck)
        : unread(wish, words);
    return [
      {
        field: name,
        key: name,
        label: field.chip,
        value: shown.value,
        origin,
        ...(shown.colors ? { colors: shown.colors } : {}),
        ...(words === undefined || isSet ? {} : { words }),
        ...(without ? { without } : {}),
      },
    ];
  });
  return [
    ...chips.filter(({ origin }) => origin !== "chosen"),
    ...chips.filter(({ origin }) => origin === "chosen"),
  ];
}

/** A chip for each limit. One of several that is removed leaves the others as they were understood. */
function limitChips(wish: WishForm, intent: Intent): Chip[] {
  const { limits = [] } = intent;
  const isSet = !isEmpty(wish.limits);
  const words = intent.read.limits;
  return limits.map((limit): Chip => {
    const others = limits.filter((each) => each !== limit);
    const left = others.length > 0 || isSet ? { ...wish, limits: others } : unread(wish, words ?? "");
    return {
      field: "limits",
      key: `limits ${writeLimit(limit)}`,
      label: titleCase(limit.what),
      value: shownLimit(limit),
      origin: isSet ? "set" : "read",
      ...(words === undefined || isSet ? {} : { words }),
      ...(left ? { without: left } : {}),
    };
  });
}

function shownLimit(limit: Limit): string {
  const { but, most, zone } = limit;
  const figure = but !== undefined && most === 0 ? `${but} only` : limitFigure(limit);
  return `${figure}${but === undefined || most === 0 ? "" : ` but ${but}`}${zone ? ` in the ${zone}` : ""}`;
}

interface Shown {
  readonly value: string;
  readonly colors?: readonly string[];
}

type Show = (intent: Intent, deck: Deck, choices: Choices, field: ChipField) => Shown | null;

/** Fields that are shown by other words than their own, or that every deck has. */
const SHOWN: Readonly<Partial<Record<ChipFieldName, Show>>> = {
  format: (intent, deck, { formats }) => ({ value: nameOf(formats, intent.format ?? deck.format) }),
  variant: (intent, deck, choices) => formName("variant", intent, deck, choices),
  base: (intent, deck, choices) => formName("base", intent, deck, choices),
  sets: ({ sets }, _deck, choices) =>
    sets ? { value: sets.map((code) => setName(choices, code)).join(", ") } : null,
  set: ({ set }, _deck, choices) => (set ? { value: setName(choices, set) } : null),
  playstyle: (intent, deck, { playstyles }) => ({
    value: nameOf(playstyles, intent.playstyle ?? deck.playstyle),
  }),
  themes: ({ themes }, _, choices) =>
    themes ? { value: themes.map((slug) => nameOf(choices.themes, slug)).join(", ") } : null,
  against: ({ against }) => (against ? { value: against.map(opponentName).join(", ") } : null),
  commanders(intent, deck) {
    const names = deck.commanders.length > 0 ? deck.commanders : (intent.commanders ?? []);
    return names.length === 0 ? null : { value: names.join(" and ") };
  },
  colors(intent, deck) {
    const colors = intent.colors ?? deck.colors;
    return { value: colors.length === 0 ? "colorless" : colors.join(""), colors };
  },
  novelty: ({ novelty }) =>
    novelty === undefined
      ? null
      : { value: NOVELTY_PLACES.find(({ upTo }) => novelty <= upTo)?.says ?? "hidden gems" },
  bracket(intent, deck) {
    const bracket = intent.bracket ?? deck.bracket;
    return bracket === null ? null : { value: `${bracket}, ${bracketName(bracket)}` };
  },
};

/** What the dial's places from one end to the other are called, each up to a share of the way. */
const NOVELTY_PLACES = [
  { upTo: 0, says: "most played" },
  { upTo: 0.2, says: "well known" },
  { upTo: 0.4, says: "as usual" },
  { upTo: 0.7, says: "less known" },
  { upTo: 1, says: "hidden gems" },
] as const;

/** A value as it is, with its unit; many names by their number. */
function shownPlainly(
  intent: Intent,
  _deck: Deck,
  _choices: Choices,
  { name, kind, unit = "", choices }: ChipField,
): Shown | null {
  const value: FormValue | undefined = intent[name];
  if (value === undefined || isEmpty(value)) return null;
  if (choices) return { value: nameOf(choices, String(value)) };
  if (Array.isArray(value)) return { value: value.length > 2 ? `${value.length} cards` : value.join(", ") };
  return { value: `${kind === "dollars" ? formatShortUsd(Number(value)) : value}${unit}` };
}

/** What people call what a slug stands for. */
function nameOf(choices: readonly Choice[], slug: string): string {
  return choices.find((choice) => choice.slug === slug)?.name ?? titleCase(slug);
}

/** A set's name; its code until the names are there. */
function setName({ sets = [] }: Choices, code: string): string {
  return sets.find((set) => set.code === code.toLowerCase())?.name ?? code.toUpperCase();
}

/** The name of a variant or base, as it stands beside its format's other forms. */
function formName(field: "variant" | "base", intent: Intent, deck: Deck, { formats }: Choices): Shown | null {
  const slug = intent[field] ?? deck[field];
  if (slug === undefined) return null;
  const form = formOf(formats, { format: intent.format ?? deck.format, [field]: slug });
  return { value: form?.label ?? titleCase(slug.replace(":", " ")) };
}

/** Another choice instead of the generator's: only a commander can be turned down. */
function unchoose(field: ChipFieldName, wish: WishForm, deck: Deck): WishForm | undefined {
  if (field !== "commanders" || deck.commanders.length === 0) return undefined;
  return { ...wish, exclude: [...new Set([...wish.exclude, ...deck.commanders])] };
}

/** The wish without the words that something was read from; `undefined` when they are not in the sentence. */
export function unread(wish: WishForm, words: string): WishForm | undefined {
  const at = wish.prompt.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || words === "") return undefined;
  const rest = `${wish.prompt.slice(0, at)} ${wish.prompt.slice(at + words.length)}`;
  const prompt = rest
    .replace(/\s+/g, " ")
    .replace(/ ([,.;])/g, "$1")
    .replace(/([,;])(?:\s*[,;])+/g, "$1")
    .replace(/^[\s,;.]+|[\s,;]+$/g, "");
  return { ...wish, prompt };
}

/**
 * The words of a sentence that a field was read from. Where they say another field too, the field's own value goes before them:
 * "360 cards" in "a cube of 360 cards", which was read at "cube" as a whole.
 */
export function wordsOf(name: FormField["name"], intent: Intent, prompt: string): string | undefined {
  const words = intent.read[name];
  const value = name === "unified" ? undefined : intent[name];
  const isShared = Object.entries(intent.read).some(([other, read]) => other !== name && read === words);
  if (words === undefined || !isShared || (typeof value !== "string" && typeof value !== "number"))
    return words;
  const said = RegExp(`(?<!\\w)${String(value).replace(/\W+/g, "\\W")}(?: cards)?(?!\\w)`, "i").exec(prompt);
  return said?.[0] ?? words;
}

/** A part of a sentence: something was read from it, it was not used, or neither. */
export interface SentencePart {
  readonly text: string;
  readonly use: "read" | "unread" | "plain";
}

/** A sentence in parts, in its order. */
export function markWords(prompt: string, intent: Intent): readonly SentencePart[] {
  const uses = new Array<SentencePart["use"]>(prompt.length).fill("plain");
  const lower = prompt.toLowerCase();
  const mark = (words: string, use: SentencePart["use"]) => {
    const at = words === "" ? -1 : lower.indexOf(words.toLowerCase());
    if (at >= 0) uses.fill(use, at, at + words.length);
  };
  for (const words of Object.values(intent.read)) mark(words, "read");
  for (const { name } of FORM_FIELDS) mark(wordsOf(name, intent, prompt) ?? "", "read");
  for (const words of intent.unread ?? []) mark(words, "unread");
  const parts: { text: string; use: SentencePart["use"] }[] = [];
  for (const [at, use] of uses.entries()) {
    const last = parts.at(-1);
    if (last?.use === use) last.text += prompt[at];
    else parts.push({ text: prompt[at] ?? "", use });
  }
  return parts;
}

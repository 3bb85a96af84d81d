import type { Intent } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { bracketName } from "../../../lib/cards/brackets.ts";
import { formatShortUsd } from "../../../lib/format/money.ts";
import { titleCase } from "../../../lib/format/title-case.ts";
import { type Choice, type Choices, formOf } from "../choices.ts";
import type { Wish } from "./wish.ts";

/** Fields of an intent that are shown as chips, in this order. */
const FIELDS = [
  "tribe",
  "format",
  "variant",
  "base",
  "size",
  "playstyle",
  "themes",
  "commanders",
  "colors",
  "budgetUsd",
  "maxCardUsd",
  "bracket",
  "power",
  "include",
  "exclude",
] as const;
export type ChipField = (typeof FIELDS)[number];

/** One thing that was understood, or chosen where nothing was said. */
export interface Chip {
  readonly field: ChipField;
  readonly label: string;
  readonly value: string;
  /** Set where the value is shown as symbols. */
  readonly colors?: readonly string[];
  /** `read` from the sentence, `set` in the form, or `chosen` for the person. */
  readonly origin: "read" | "set" | "chosen";
  /** The words it was read from. */
  readonly words?: string;
  /** What the wish is without it; absent where it cannot be taken away. */
  readonly without?: Wish;
}

const LABELS: Readonly<Record<ChipField, string>> = {
  tribe: "Tribe",
  format: "Format",
  variant: "Variant",
  base: "Played with",
  size: "Size",
  playstyle: "Playstyle",
  themes: "Theme",
  commanders: "Led by",
  colors: "Colors",
  budgetUsd: "Budget",
  maxCardUsd: "A card",
  bracket: "Bracket",
  power: "Power",
  include: "With",
  exclude: "Without",
};

/** Chips for what the generator made of a wish, by the names of `choices`. What it chose itself comes last. */
export function chipsOf(wish: Wish, intent: Intent, deck: Deck, choices: Choices): readonly Chip[] {
  const chips = FIELDS.flatMap((field): Chip[] => {
    const shown = shownOf(field, intent, deck, choices);
    if (shown === null) return [];
    const isSet = isSetInForm(field, wish);
    const words = intent.read[field];
    const origin = isSet ? "set" : words === undefined ? "chosen" : "read";
    const without = isSet
      ? unset(field, wish)
      : words === undefined
        ? unchoose(field, wish, deck)
        : unread(wish, words);
    return [
      {
        field,
        label: LABELS[field],
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

interface Shown {
  readonly value: string;
  readonly colors?: readonly string[];
}

function shownOf(field: ChipField, intent: Intent, deck: Deck, choices: Choices): Shown | null {
  const plain = (value: string | undefined): Shown | null => (value ? { value } : null);
  switch (field) {
    case "tribe":
      return plain(intent.tribe);
    case "format":
      return plain(nameOf(choices.formats, intent.format ?? deck.format));
    case "variant":
    case "base":
      return plain(formName(field, intent, deck, choices));
    case "size":
      return plain(intent.size === undefined ? undefined : `${intent.size} cards`);
    case "playstyle":
      return plain(nameOf(choices.playstyles, intent.playstyle ?? deck.playstyle));
    case "themes":
      return plain(intent.themes?.map((slug) => nameOf(choices.themes, slug)).join(", "));
    case "commanders":
      return plain((deck.commanders.length > 0 ? deck.commanders : intent.commanders)?.join(" and "));
    case "colors": {
      const colors = intent.colors ?? deck.colors;
      return { value: colors.length === 0 ? "colorless" : colors.join(""), colors };
    }
    case "budgetUsd":
      return plain(intent.budgetUsd === undefined ? undefined : `${formatShortUsd(intent.budgetUsd)} in all`);
    case "maxCardUsd":
      return plain(
        intent.maxCardUsd === undefined ? undefined : `${formatShortUsd(intent.maxCardUsd)} at most`,
      );
    case "bracket": {
      const bracket = intent.bracket ?? deck.bracket;
      return bracket === null ? null : { value: `${bracket}, ${bracketName(bracket)}` };
    }
    case "power":
      return plain(intent.power === undefined ? undefined : String(intent.power));
    case "include":
    case "exclude": {
      const names = intent[field] ?? [];
      if (names.length === 0) return null;
      return { value: names.length > 2 ? `${names.length} cards` : names.join(", ") };
    }
  }
}

/** What people call what a slug stands for. */
function nameOf(choices: readonly Choice[], slug: string): string {
  return choices.find((choice) => choice.slug === slug)?.name ?? titleCase(slug);
}

/** The name of a variant or base, as it stands beside its format's other forms. */
function formName(
  field: "variant" | "base",
  intent: Intent,
  deck: Deck,
  { formats }: Choices,
): string | undefined {
  const slug = intent[field] ?? deck[field];
  if (slug === undefined) return undefined;
  const form = formOf(formats, { format: intent.format ?? deck.format, [field]: slug });
  return form?.label ?? titleCase(slug.replace(":", " "));
}

function isSetInForm(field: ChipField, wish: Wish): boolean {
  const value = formValue(field, wish);
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

function formValue(field: ChipField, wish: Wish) {
  if (field === "commanders") return wish.commander;
  return field === "tribe" || field === "power" ? null : wish[field];
}

function unset(field: ChipField, wish: Wish): Wish {
  switch (field) {
    case "format":
      return { ...wish, format: "", variant: "", base: "", size: null };
    case "variant":
    case "base":
    case "playstyle":
      return { ...wish, [field]: "" };
    case "commanders":
      return { ...wish, commander: "" };
    case "themes":
    case "colors":
    case "include":
    case "exclude":
      return { ...wish, [field]: [] };
    default:
      return { ...wish, [field]: null };
  }
}

/** Another choice instead of the generator's: only a commander can be turned down. */
function unchoose(field: ChipField, wish: Wish, deck: Deck): Wish | undefined {
  if (field !== "commanders" || deck.commanders.length === 0) return undefined;
  return { ...wish, exclude: [...new Set([...wish.exclude, ...deck.commanders])] };
}

/** The wish without the words that something was read from; `undefined` when they are not in the sentence. */
function unread(wish: Wish, words: string): Wish | undefined {
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

/** A sentence in parts, each either one that something was read from or not. */
export function markWords(
  prompt: string,
  intent: Intent,
): readonly { readonly text: string; readonly isRead: boolean }[] {
  const marks = new Uint8Array(prompt.length);
  const lower = prompt.toLowerCase();
  for (const words of Object.values(intent.read)) {
    const at = words === "" ? -1 : lower.indexOf(words.toLowerCase());
    if (at >= 0) marks.fill(1, at, at + words.length);
  }
  const parts: { text: string; isRead: boolean }[] = [];
  for (let at = 0; at < prompt.length; at++) {
    const isRead = marks[at] === 1;
    const last = parts.at(-1);
    if (last?.isRead === isRead) last.text += prompt[at];
    else parts.push({ text: prompt[at] ?? "", isRead });
  }
  return parts;
}

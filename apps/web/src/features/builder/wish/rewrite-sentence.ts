import { opponentName } from "@deckwright/decks/opponents.ts";
import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { COLOR_NAMES } from "../../../lib/cards/colors.ts";
import type { Choice, Choices } from "../choices.ts";
import { type Understood, understoodValue } from "./understood.ts";
import { FORM_FIELDS, type FormField, isEmpty, type WishForm } from "./wish-form.ts";

type FieldName = FormField["name"];

/**
 * The wish with its sentence brought in line with what was changed in a chip or a field: "under $100" becomes "under $60".
 * Words that say more than the field they were read for stay as they are.
 */
export function rewritten(draft: WishForm, understood: Understood, choices: Choices): WishForm {
  const { wish, intent } = understood;
  const prompt = FORM_FIELDS.reduce((text, { name }) => {
    const words = intent.read[name];
    const isChanged = JSON.stringify(draft[name]) !== JSON.stringify(wish[name]);
    if (!words || !isChanged || isEmpty(draft[name]) || isShared(name, words, understood)) return text;
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    if (at < 0) return text;
    const own = text.slice(at, at + words.length);
    const other = phraseOf(name, own, draft, understood, choices);
    return other === undefined ? text : `${text.slice(0, at)}${other}${text.slice(at + words.length)}`;
  }, draft.prompt);
  return { ...draft, prompt };
}

/** Whether words, or a part of them, were read for another field as well: "niv mizzet parun" says who leads and in which colors. */
function isShared(name: FieldName, words: string, { intent }: Understood): boolean {
  return Object.entries(intent.read).some(
    ([other, read]) => other !== name && read !== undefined && (read.includes(words) || words.includes(read)),
  );
}

/** What the sentence says for a new value, in place of `words`; undefined where nothing is sure to be read again. */
function phraseOf(
  name: FieldName,
  words: string,
  draft: WishForm,
  understood: Understood,
  { formats, playstyles, themes }: Choices,
): string | undefined {
  const value = draft[name];
  switch (name) {
    case "format":
      return nameOf(formats, draft.format) + (/ deck$/i.test(words) ? " deck" : "");
    case "playstyle":
      return nameOf(playstyles, draft.playstyle).toLowerCase();
    case "themes":
      return draft.themes.map((slug) => nameOf(themes, slug).toLowerCase()).join(" and ");
    case "tribe":
      return draft.tribe;
    case "colors":
      return colorWords(draft.colors);
    case "commanders":
    case "include":
      return listOf(value).join(" and ");
    case "exclude":
      return listOf(value)
        .map((each) => `no ${each}`)
        .join(", ");
    case "against":
      return `against ${draft.against.map(opponentName).join(" and ")}`;
    case "limits":
      return draft.limits.map(limitWords).join(", ");
    default:
      return withFigure(words, understoodValue(name, understood), value);
  }
}

function nameOf(choices: readonly Choice[], slug: string): string {
  return choices.find((choice) => choice.slug === slug)?.name ?? slug;
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function colorWords(letters: readonly string[]): string {
  const names = letters.map((letter) => (COLOR_NAMES[letter] ?? letter).toLowerCase());
  return names.length === 1 ? `mono ${names[0]}` : names.join(" and ");
}

/** Words with the only figure in them moved as far as the value: "before 2003" from 2002 to 2004 is "before 2005". */
function withFigure(words: string, before: unknown, value: unknown): string | undefined {
  const figures = words.match(/\d+(?:\.\d+)?/g) ?? [];
  if (figures.length !== 1 || typeof value !== "number" || typeof before !== "number") return undefined;
  const figure = Number(figures[0]) + value - before;
  return figure < 0 ? undefined : words.replace(/\d+(?:\.\d+)?/, String(Number(figure.toFixed(2))));
}

import { ownNames, withoutReminder } from "../facts/text.ts";
import type { CardTable } from "../table/card-table.ts";
import { foldText, withNewWording, withOneSpelling } from "./fold-text.ts";
import { JoinedTexts } from "./joined-texts.ts";

/** Rules texts as searches compare them, by card. Empty where the table carries no text. */
export interface CardTexts {
  /** With reminder text. */
  readonly full: JoinedTexts;
  readonly plain: JoinedTexts;
  /** Without reminder text, with `~` wherever the card speaks of itself. */
  readonly tilde: JoinedTexts;
}

const ITSELF =
  /\bthis (?:creature|land|artifact|enchantment|spell|card|permanent|vehicle|equipment|aura|saga|planeswalker|battle|siege|class|case|room|spacecraft|token|scheme)\b/g;

/** Reads all rules texts. Takes a few hundred milliseconds for all cards. */
export function readTexts(table: CardTable): CardTexts {
  const full: string[] = [];
  const plain: string[] = [];
  const tilde: string[] = [];
  for (let card = 0; card < table.size; card++) {
    const printed = table.oracleText(card);
    const whole = normalText(printed);
    full.push(whole);
    const short = printed.includes("(") ? normalText(withoutReminder(printed)) : whole;
    plain.push(short);
    tilde.push(withTilde(short, table.name(card)));
  }
  return { full: new JoinedTexts(full), plain: new JoinedTexts(plain), tilde: new JoinedTexts(tilde) };
}

/** Rules text, or what is looked for in it, in one spelling. */
export function normalText(text: string): string {
  const folded = withNewWording(withOneSpelling(foldText(text)));
  // A few signs of joke cards would make all texts take two bytes a letter, and twice the time.
  return /[^\0-\xff]/.test(folded) ? folded.replace(/[^\0-\xff]/g, "¤") : folded;
}

function withTilde(text: string, name: string): string {
  let result = text;
  for (const face of name.split(" // ")) {
    for (const own of ownNames(face)) {
      const folded = foldText(own);
      if (result.includes(folded)) result = result.replaceAll(folded, "~");
    }
  }
  if (result.includes("this ")) result = result.replace(ITSELF, "~");
  return withTildes(result);
}

/** A text that speaks of itself as `~`, throughout: "As ~ enters, you may pay 2 life. If you don't, it enters tapped." */
export function withTildes(text: string): string {
  return text.includes("~") && text.includes("don't, it enters")
    ? text.replaceAll("don't, it enters", "don't, ~ enters")
    : text;
}

import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { few } from "./prose.ts";

/** A line of rules text that is quoted is neither longer nor shorter. */
const LINE = { least: 25, most: 150 } as const;

const COLORS: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

/** The first line of a card's rules text that can be read aloud, signs of the game in words; undefined where there is none. */
export function speakableLine(table: CardTable, card: CardIndex): string | undefined {
  const text = table.faces(card)[0]?.oracleText ?? "";
  for (const line of text.split("\n")) {
    const spoken = speak(line);
    if (spoken.length < LINE.least || spoken.length > LINE.most) continue;
    if (/[{}[\]•“”"]|^As |enters? tapped/.test(spoken) || !spoken.endsWith(".")) continue;
    return spoken;
  }
  return undefined;
}

function speak(line: string): string {
  const words = withoutReminder(line)
    .replace(/^[A-Z][\w' !-]{2,30} — /, "")
    .replaceAll("{T}", "tap")
    .replace(/(?:\{(?:\d+|[WUBRGC])\})+/g, (signs) => mana(signs))
    .trim();
  const spoken = words.charAt(0).toUpperCase() + words.slice(1);
  // A cost, a colon and what it buys: the colon stays, as on the card.
  return spoken.replace(/^Tap: /, "Tap it: ");
}

function mana(signs: string): string {
  const each = [...signs.matchAll(/\{(\d+|[WUBRGC])\}/g)].map(([, sign = ""]) => sign);
  const total = each.reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0);
  const kinds = new Set(each.map((sign) => COLORS[sign] ?? ""));
  const [kind = ""] = kinds;
  return `${few(total)} ${kinds.size === 1 && kind !== "" ? `${kind} ` : ""}mana`;
}

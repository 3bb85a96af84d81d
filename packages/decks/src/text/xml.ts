import { cardOf } from "./card-line.ts";
import { sectionOf, zoneNamed } from "./headings.ts";
import type { Row } from "./row.ts";

/** Elements of the files of Magic Online (.dek), Cockatrice (.cod) and OCTGN (.o8d): each with the text behind it. */
const ELEMENT = /<(zone|section|cards?)\b([^<>]*)>([^<]*)/gi;

const LETTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The cards of such a file; undefined for any other text. */
export function rowsOfXml(text: string): readonly Row[] | undefined {
  if (!/^\s*<[?a-z]/i.test(text)) return undefined;
  const rows: Row[] = [];
  let section = "main";
  let at = 0;
  let until = 0;
  for (const { index, 1: tag = "", 2: attributes = "", 3: body = "" } of text.matchAll(ELEMENT)) {
    at += text.slice(until, index).split("\n").length - 1;
    until = index;
    const said = (name: string) => attributeOf(attributes, name);
    if (/^[zs]/i.test(tag)) {
      const named = said("name") ?? "";
      section = sectionOf(named) === "tokens" ? "nothing" : (zoneNamed(named) ?? "main");
      continue;
    }
    const isSide = /^true$/i.test(said("sideboard") ?? "");
    const name = said("name") ?? plain(body).trim();
    rows.push({ at, card: cardOf(said("quantity|number|qty") ?? "1", name, isSide ? "side" : section) });
  }
  return rows.length > 0 ? rows : undefined;
}

function attributeOf(attributes: string, names: string): string | undefined {
  const value = new RegExp(`\\b(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes);
  return value ? plain(value[1] ?? value[2] ?? "") : undefined;
}

function plain(text: string): string {
  return text.replace(/&(#?)(x?)(\w+);/gi, (written, sign: string, hex: string, named: string) => {
    if (sign === "") return LETTERS[`${hex}${named}`.toLowerCase()] ?? written;
    const code = Number.parseInt(named, hex === "" ? 10 : 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : written;
  });
}

import { ownEntry } from "@deckwright/cards/own-entry.ts";
import { FORMATS, formsOf } from "@deckwright/rules/formats/registry.ts";
import { FORM_WORDS } from "../../data/lexicon-formats.ts";
import { isList, kindOf } from "../forms/kind.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Which form of its format a wish asks for. Absent: the usual one. */
export interface WantedForm {
  readonly variant?: string;
  readonly base?: string;
  readonly size?: number;
}

/** The form that a wish names: a variant by its words, the format that is played, the size of a list. */
export function wantedForm(
  format: string | undefined,
  mentions: readonly Mention[],
  tokens: readonly Token[],
): WantedForm {
  if (format === undefined) return {};
  const row = FORMATS.get(format);
  const text = ` ${tokens.map((token) => token.text).join(" ")} `;
  const words = ownEntry(FORM_WORDS, format) ?? {};
  const variant = Object.keys(words).find((slug) => words[slug]?.some((word) => text.includes(` ${word} `)));
  const other = mentions.flatMap(({ content, negated }) =>
    content.kind === "format" && !negated && content.slug !== format ? [content.slug] : [],
  );
  const bases = row === undefined || row.base === null ? [] : formsOf(FORMATS, format);
  const base =
    other.find((slug) => bases.includes(`${format}:${slug}`)) ?? (isOfLists(format) ? other[0] : undefined);
  const size = isOfLists(format) ? tokens.map((token) => Number(token.text)).find(isListSize) : undefined;
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(base === undefined ? {} : { base }),
    ...(size === undefined ? {} : { size }),
  };
}

function isOfLists(format: string): boolean {
  const row = FORMATS.get(format);
  return row !== undefined && isList(kindOf(row));
}

function isListSize(size: number): boolean {
  return Number.isInteger(size) && size >= 180 && size <= 1000;
}

import type { CardLegality } from "@deckwright/contract/card-facts.ts";

/**
 * The address at which the builder builds a deck with a card at once: a legendary creature leads it, any other card is in it.
 * @param legalities Where it may be played, as far as that is known: a card that no deck of Commander may have is put into
 * a deck of the first format that lets it in.
 */
export function buildPath(
  card: { readonly name: string; readonly type_line: string },
  legalities: readonly Pick<CardLegality, "format" | "legality">[] = [],
): string {
  const isOut = legalities.some(({ format, legality }) => format === "commander" && !LETS_IN.has(legality));
  const home = isOut ? legalities.find(({ legality }) => LETS_IN.has(legality)) : undefined;
  const isLeader = !isOut && LEADER.test(card.type_line);
  // The wish itself, though empty, is what makes the builder build.
  const params = new URLSearchParams({ wish: "", [isLeader ? "commander" : "include"]: card.name });
  if (home) params.set("format", home.format);
  return `/builder?${params}`;
}

const LETS_IN: ReadonlySet<CardLegality["legality"]> = new Set(["legal", "restricted"]);

/** On the front, where a card has two sides. */
const LEADER = /^Legendary\b[^/]*\bCreature\b/;

/**
 * The address at which the builder builds a deck of these colors at once.
 * @param kind Of which format and playstyle, by their slugs.
 */
export function buildColorsPath(
  colors: readonly string[],
  kind: { readonly format?: string; readonly playstyle?: string } = {},
): string {
  return `/builder?${new URLSearchParams({ wish: "", colors: colors.join(""), ...kind })}`;
}

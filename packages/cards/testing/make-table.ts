import { type BuildOptions, buildTable } from "../src/table/build-table.ts";
import type { CardTable } from "../src/table/card-table.ts";

/** Fields of a card as Scryfall's files have them; what a test does not care for is filled in. */
export type CardFields = Readonly<Record<string, unknown>> & { readonly name: string };

/** A UUID made of a number. */
export function uuidOf(number: number): string {
  return `${number.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
}

/** A record of an oracle file with these fields: a legal common creature unless they say otherwise. */
export function cardRecord(fields: CardFields, number = 1): Record<string, unknown> {
  return {
    id: uuidOf(1_000_000 + number),
    oracle_id: uuidOf(number),
    layout: "normal",
    mana_cost: "{1}",
    cmc: 1,
    type_line: "Creature — Human",
    oracle_text: "",
    colors: [],
    color_identity: [],
    keywords: [],
    legalities: { commander: "legal", standard: "not_legal" },
    set: "tst",
    set_name: "Test Set",
    set_type: "expansion",
    collector_number: String(number),
    rarity: "common",
    released_at: "2020-01-01",
    games: ["paper"],
    prices: {},
    ...fields,
  };
}

/** A record of a printings file: a common of 2020 on paper unless the fields say otherwise. Cards count from 1. */
export function printingRecord(
  card: number,
  number: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // Of the same card and number only one stands in a set.
  const place = `${card} ${number} ${String(fields.set ?? "")}`;
  return {
    id: uuidOf([...place].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 0xffff_ffff, 1)),
    oracle_id: uuidOf(card),
    collector_number: number,
    released_at: "2020-01-01",
    rarity: "common",
    games: ["paper"],
    set: "tst",
    ...fields,
  };
}

/** A table of a few cards. */
export function makeTable(cards: readonly CardFields[], options: Partial<BuildOptions> = {}): CardTable {
  return buildTable(
    { cards: cards.map((fields, at) => cardRecord(fields, at + 1)) },
    { source: "folder", today: "2026-01-01", ...options },
  );
}

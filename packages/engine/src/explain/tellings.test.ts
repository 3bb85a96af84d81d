import { TableBuilder } from "@deckwright/cards/table/build-table.ts";
import { bundleTable } from "@deckwright/cards/table/bundle.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { unpackColumns } from "@deckwright/cards/table/packed.ts";
import { cardRecord } from "@deckwright/cards/testing/make-table.ts";
import { describe, expect, test } from "vitest";
import { TIES } from "../../data/what/ties.ts";
import { TAGGER } from "../tags/tagger.ts";
import { effectsIn, tellingsOf } from "./tellings.ts";
import { tieEnds } from "./tie-ends.ts";

const attacker = (name: string, more: string): { name: string; oracle_text: string } => ({
  name,
  oracle_text: `Whenever ${name} attacks, ${more}`,
});

const CARDS = [
  { name: "Goblin Lackey", oracle_text: "", type_line: "Creature — Goblin" },
  {
    name: "Lightning Bolt",
    oracle_text: "Lightning Bolt deals 3 damage to any target.",
    type_line: "Instant",
  },
  {
    name: "Goblin Matron",
    oracle_text:
      "When Goblin Matron enters, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.",
    type_line: "Creature — Goblin",
  },
  {
    name: "Impact Tremors",
    oracle_text: "Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.",
    type_line: "Enchantment",
  },
  { name: "Dragon Fodder", oracle_text: "Create two 1/1 red Goblin creature tokens.", type_line: "Sorcery" },
  attacker("Gold Hoarder", "create a Treasure token."),
  attacker("Young Reader", "draw a card."),
  attacker("Old Healer", "you gain 2 life."),
  { name: "Loner", oracle_text: "Whenever you cast your second gray spell each turn, draw a card." },
];

function bundled(): { readonly full: CardTable; readonly spare: CardTable } {
  const builder = new TableBuilder({ source: "folder", today: "2026-01-01", tagger: TAGGER });
  for (const [at, card] of CARDS.entries()) builder.addCard(cardRecord(card, at + 1));
  const { buffer } = builder.finish();
  const full = openTable(buffer);
  return { full, spare: openTable(unpackColumns(bundleTable(buffer, () => true, tellingsOf(full)))) };
}

describe("a table without texts", () => {
  const { full, spare } = bundled();
  const cards = CARDS.map((_, card) => card);

  test("has none", () => {
    expect(spare.meta.hasText).toBe(false);
    expect(cards.map((card) => spare.oracleText(card)).join("")).toBe("");
    expect(cards.flatMap((card) => full.tellings(card))).toEqual([]);
  });

  test("tells what cards do as the texts do, but for what only one of them waits for", () => {
    const isAlone = (card: number): boolean => /Tremors|Loner/.test(full.name(card));
    for (const card of cards) {
      expect(effectsIn(full, card).length, full.name(card)).toBe(full.oracleText(card) === "" ? 0 : 1);
      expect(effectsIn(spare, card), full.name(card)).toEqual(isAlone(card) ? [] : effectsIn(full, card));
    }
  });

  test.each(["", "Goblin", "Elf"])("knows what works with what as the texts do, among %s", (type) => {
    const ends = TIES.flatMap((_, row) => [
      { row, end: "gives" as const },
      { row, end: "takes" as const },
    ]);
    const standing = (table: CardTable): string[] =>
      ends.flatMap(({ row, end }) =>
        cards
          .filter((card) => tieEnds(table, type)(card, row, end))
          .map((card) => `${table.name(card)} ${end} in ${TIES[row]?.id}`),
      );
    expect(standing(spare)).toEqual(standing(full));
    if (type === "Goblin") expect(standing(spare)).toContain("Goblin Matron takes in type found");
  });
});

import type { Deck } from "@deckwright/decks/deck.ts";
import { ZONES } from "@deckwright/decks/zones.ts";
import { dollars, drawTable, type Row, wrap } from "./text-table.ts";

/** A generated deck for people: what it is, its plan, and every card with its reason. */
export function deckTable(deck: Deck, width: number): string {
  const rows: Row[] = [];
  for (const [group, items] of Object.entries(deck.card_list)) {
    const count = items.reduce((sum, item) => sum + item.quantity, 0);
    // Who leads is in one group whatever the format; the role says what the format calls it.
    const title = group === ZONES.commanders.heading ? (items[0]?.role ?? group) : group;
    rows.push({ group: `${title} (${count})` });
    for (const item of items) rows.push([item.quantity, item.name, item.role, item.reason]);
  }
  const form = [deck.variant, deck.base].filter((part) => part !== undefined);
  const facts = [
    form.length === 0 ? deck.format : `${deck.format} (${form.join(", ")})`,
    deck.playstyle,
    `${deck.cards} cards`,
    deck.colors.join("") || "colorless",
    ...(deck.bracket === null ? [] : [`bracket ${deck.bracket}`]),
    `power ${deck.power_level}`,
    dollars(deck.price_usd),
    `seed ${deck.seed}`,
  ];
  return [
    deck.name,
    facts.join(" · "),
    "",
    wrap(deck.seo_description, width),
    "",
    drawTable(
      [
        { head: "#", width: 5, align: "right" },
        { head: "Card", width: Math.min(36, Math.floor(width * 0.32)) },
        { head: "Role", width: 18 },
        { head: "Why" },
      ],
      rows,
      width,
    ),
    ...(deck.partner_deck === undefined ? [] : ["", deckTable(deck.partner_deck, width)]),
  ].join("\n");
}

import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { wrap } from "./text-table.ts";

interface Side {
  readonly name: string;
  readonly mana_cost?: string | undefined;
  readonly type_line?: string | undefined;
  readonly oracle_text?: string | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly loyalty?: string | undefined;
}

/** A card for people. */
export function cardText(card: ScryfallCard, width: number): string {
  const faces: readonly Side[] = card.card_faces ?? [card];
  const legal = Object.entries(card.legalities).flatMap(([format, legality]) =>
    legality === "legal" ? [format] : [],
  );
  return [
    faces.map((face) => sideText(face, width)).join("\n\n"),
    "",
    `${card.set_name} (${card.set.toUpperCase()}) ${card.collector_number} · ${card.rarity} · ${card.prices.usd ? `$${card.prices.usd}` : "no price known"}`,
    wrap(`Legal in ${legal.join(", ") || "no format"}.`, width),
  ].join("\n");
}

function sideText(side: Side, width: number): string {
  const figures = side.power === undefined ? side.loyalty : `${side.power}/${side.toughness ?? ""}`;
  return [
    `${side.name}  ${side.mana_cost ?? ""}`.trimEnd(),
    side.type_line ?? "",
    ...(side.oracle_text ?? "").split("\n").map((line) => wrap(line, width)),
    figures ?? "",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

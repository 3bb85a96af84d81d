import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";

/** A card as plain text: name and cost, type, rules, figures; faces one below the other. */
export function toText(card: ScryfallCard): string {
  const faces = card.card_faces ?? [{ ...card, type_line: card.type_line, mana_cost: card.mana_cost ?? "" }];
  return `${faces
    .map((face) => {
      const figures =
        face.power !== undefined
          ? `${face.power}/${face.toughness ?? ""}`
          : face.loyalty !== undefined
            ? `Loyalty: ${face.loyalty}`
            : face.defense !== undefined
              ? `Defense: ${face.defense}`
              : "";
      return [`${face.name} ${face.mana_cost}`.trim(), face.type_line, face.oracle_text ?? "", figures]
        .filter((line) => line !== "")
        .join("\n");
    })
    .join("\n----\n")}\n`;
}

/** Columns of a list of cards, by the name of each. */
const COLUMNS: Readonly<Record<string, (card: ScryfallCard) => string | number | undefined>> = {
  set: (card) => card.set,
  collector_number: (card) => card.collector_number,
  name: (card) => card.name,
  mana_cost: (card) => card.mana_cost ?? card.card_faces?.[0]?.mana_cost,
  cmc: (card) => card.cmc,
  type_line: (card) => card.type_line,
  colors: (card) => (card.colors ?? card.card_faces?.[0]?.colors ?? []).join(""),
  color_identity: (card) => card.color_identity.join(""),
  rarity: (card) => card.rarity,
  artist: (card) => card.artist,
  usd_price: (card) => card.prices.usd ?? undefined,
  usd_foil_price: (card) => card.prices.usd_foil ?? undefined,
  eur_price: (card) => card.prices.eur ?? undefined,
  tix_price: (card) => card.prices.tix ?? undefined,
  image_uri: (card) => card.image_uris?.normal ?? card.card_faces?.[0]?.image_uris?.normal,
  scryfall_uri: (card) => card.scryfall_uri,
  scryfall_id: (card) => card.id,
};

/** Cards as comma-separated values (RFC 4180), the first line with the names of the columns. */
export function toCsv(cards: readonly ScryfallCard[]): string {
  const lines = cards.map((card) => Object.values(COLUMNS).map((column) => cell(column(card))));
  return `${[Object.keys(COLUMNS), ...lines].map((line) => line.join(",")).join("\r\n")}\r\n`;
}

function cell(value: string | number | undefined): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const VERSIONS = ["small", "normal", "large", "png", "art_crop", "border_crop"] as const;

/** Where a card's picture is; undefined when it has none in that version or on that face. */
export function imageOf(card: ScryfallCard, version: string, isBack: boolean): string | undefined {
  const kind = VERSIONS.find((one) => one === version) ?? "large";
  if (isBack) return card.card_faces?.[1]?.image_uris?.[kind];
  return (card.image_uris ?? card.card_faces?.[0]?.image_uris)?.[kind];
}

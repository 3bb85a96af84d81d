import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";

/** A card in Scryfall's shape as what a page needs to show it. */
export function faceOfCard(card: ScryfallCard): CardFace {
  const [front, back] = card.card_faces ?? [];
  const images = card.image_uris ?? front?.image_uris;
  const price = Number.parseFloat(card.prices.usd ?? "");
  const text = card.oracle_text ?? front?.oracle_text;
  const stats = {
    power: card.power ?? front?.power,
    toughness: card.toughness ?? front?.toughness,
    loyalty: card.loyalty ?? front?.loyalty,
    defense: card.defense ?? front?.defense,
  };
  return {
    id: card.id,
    name: card.name,
    mana_cost: card.mana_cost ?? front?.mana_cost ?? "",
    mv: card.cmc,
    type_line: card.type_line,
    ...(text === undefined ? {} : { oracle_text: text }),
    colors: card.colors ?? front?.colors ?? [],
    color_identity: card.color_identity,
    ...present(stats),
    images: { normal: images?.normal ?? "", art_crop: images?.art_crop ?? "" },
    ...(front && back?.image_uris
      ? {
          back: {
            name: back.name,
            mana_cost: back.mana_cost,
            type_line: back.type_line,
            ...(back.oracle_text === undefined ? {} : { oracle_text: back.oracle_text }),
            colors: back.colors ?? [],
            ...present({
              power: back.power,
              toughness: back.toughness,
              loyalty: back.loyalty,
              defense: back.defense,
            }),
            images: { normal: back.image_uris.normal, art_crop: back.image_uris.art_crop },
          },
        }
      : {}),
    usd: Number.isFinite(price) ? price : null,
    set: card.set,
    set_name: card.set_name,
    collector_number: card.collector_number,
    rarity: card.rarity,
    artist: card.artist ?? "",
    game_changer: card.game_changer,
  };
}

type Stats = Partial<Record<"power" | "toughness" | "loyalty" | "defense", string>>;

/** Only the figures that a face has. */
function present(stats: { readonly [Key in keyof Stats]: string | undefined }): Stats {
  return Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== undefined));
}

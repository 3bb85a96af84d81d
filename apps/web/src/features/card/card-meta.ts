import type { MetaDescriptor } from "react-router";
import { cardPicture, describePage, type Place } from "../../lib/page/describe-page.ts";
import type { CardPageData } from "./read-card.ts";

/** Title, descriptions, share picture and structured data of a card's page. */
export function cardMeta(place: Place, { face, sides, released }: CardPageData): MetaDescriptor[] {
  const text = sides
    .map((side) => side.text ?? "")
    .filter((side) => side !== "")
    .join("\n");
  return describePage(place, {
    title: face.name,
    description: `${face.name}: ${face.type_line}. Printings with prices, legality in 25 formats, rulings and cards that do the same.`,
    picture: cardPicture(face),
    kind: "article",
    trail: [{ label: "Browse Cards", path: "/browse-cards" }, { label: face.name }],
    data: {
      "@type": "CreativeWork",
      genre: "Trading card",
      ...(text === "" ? {} : { text }),
      ...(face.artist === "" ? {} : { creator: { "@type": "Person", name: face.artist } }),
      datePublished: released,
      position: face.collector_number,
      isPartOf: { "@type": "CreativeWorkSeries", name: face.set_name, identifier: face.set },
    },
  });
}

import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../lib/page/page-meta.ts";
import type { CardPageData } from "./read-card.ts";

/** Title, descriptions, share picture and structured data of a card's page. */
export function cardMeta({ face, sides, released }: CardPageData, address: string): MetaDescriptor[] {
  const description = `${face.name}: ${face.type_line}. Printings with prices, legality in 25 formats, rulings and cards that do the same.`;
  const text = sides
    .map((side) => side.text ?? "")
    .filter((side) => side !== "")
    .join("\n");
  return [
    ...pageMeta(face.name, description),
    { property: "og:url", content: address },
    ...(face.images.normal === ""
      ? []
      : [
          { property: "og:image", content: face.images.normal },
          { property: "og:image:width", content: "488" },
          { property: "og:image:height", content: "680" },
          { property: "og:image:alt", content: `The card ${face.name}` },
          { name: "twitter:card", content: "summary" },
        ]),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        name: face.name,
        url: address,
        genre: "Trading card",
        ...(text === "" ? {} : { text }),
        ...(face.images.normal === "" ? {} : { image: face.images.normal }),
        ...(face.artist === "" ? {} : { creator: { "@type": "Person", name: face.artist } }),
        datePublished: released,
        position: face.collector_number,
        isPartOf: { "@type": "CreativeWorkSeries", name: face.set_name, identifier: face.set },
      },
    },
  ];
}

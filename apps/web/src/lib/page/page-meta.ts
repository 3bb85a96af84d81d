import type { MetaDescriptor } from "react-router";

/**
 * Title and descriptions of a page, for tabs, search engines and shared links.
 * @param image The whole address of a picture that stands for it.
 */
export function pageMeta(title: string, description: string, image?: string): MetaDescriptor[] {
  const full = title === "Deckwright" ? title : `${title} · Deckwright`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Deckwright" },
    ...(image === undefined
      ? []
      : [
          { property: "og:image", content: image },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
  ];
}

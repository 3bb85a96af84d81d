import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { type MetaFunction, useLoaderData } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { GuideIndex } from "../../ui/guide/guide-index.tsx";
import { FORMAT_GROUPS } from "./words/index.ts";

const LEDE = "Twenty-five ways to play: how a deck is built for each, what is banned, and what people play.";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Formats",
    description: LEDE,
    trail: [{ label: "Formats" }],
    data: { "@type": "CollectionPage" },
  });

/** All formats in their groups. */
export function loader() {
  return FORMAT_GROUPS.map(({ title, text, slugs }) => ({
    title,
    text,
    pages: slugs.flatMap((slug) => {
      const found = FORMAT_NAMES.find((format) => format.slug === slug);
      return found ? [{ slug, name: found.name, line: found.summary }] : [];
    }),
  }));
}

export default function FormatsRoute() {
  return <GuideIndex title="Formats" lede={LEDE} base="/formats" groups={useLoaderData<typeof loader>()} />;
}

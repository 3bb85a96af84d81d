import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { type MetaFunction, useLoaderData } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { GuideIndex } from "../../ui/guide/guide-index.tsx";
import { PLAYSTYLE_GROUPS } from "./words/index.ts";

const LEDE =
  "Fifteen ways to win, or to keep somebody else from it: how each plays, and the numbers to build it by.";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Playstyles",
    description: LEDE,
    trail: [{ label: "Playstyles" }],
    data: { "@type": "CollectionPage" },
  });

/** All playstyles in their groups. */
export function loader() {
  return PLAYSTYLE_GROUPS.map(({ title, text, slugs }) => ({
    title,
    text,
    pages: PLAYSTYLES.filter(({ slug }) => slugs.includes(slug)).map(({ slug, name, definition }) => ({
      slug,
      name,
      line: definition,
    })),
  }));
}

export default function PlaystylesRoute() {
  return (
    <GuideIndex title="Playstyles" lede={LEDE} base="/playstyles" groups={useLoaderData<typeof loader>()} />
  );
}

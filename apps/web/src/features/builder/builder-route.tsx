import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { THEMES } from "@deckwright/engine/data/themes.ts";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { describePage, placeOn } from "../../lib/page/describe-page.ts";
import { pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { BuilderPage } from "./builder-page.tsx";
import { earlyDeckScript } from "./early-deck.ts";
import { formatChoices } from "./format-choices.ts";

/** The title follows the wish; what others are told of the page is made on the server, once. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => [
  { title: `${titleOf(location.search)} · Deckwright` },
  ...(loaderData ? unpack(loaderData.told) : []),
];

function titleOf(search: string): string {
  const wish = new URLSearchParams(search).get("wish");
  return wish ? `“${wish.slice(0, 60)}”` : "AI Generator";
}

/** What the form offers, names that the server has and the browser need not carry as code, and how the address asks for its deck. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const wish = searchParams.get("wish");
  const told = describePage(placeOn(context.get(siteContext), "/builder"), {
    title: titleOf(search),
    description: wish
      ? `A legal deck for “${wish.slice(0, 120)}”, with a reason for every card.`
      : "Say what you want to play: the builder makes a legal deck and says why each card is in it.",
    trail: [{ label: "AI Generator" }],
    data: {
      "@type": "WebApplication",
      applicationCategory: "GameApplication",
      operatingSystem: "Any",
      isAccessibleForFree: true,
    },
  });
  return {
    told: pack(told.filter((tag) => !("title" in tag))),
    earlyDeck: earlyDeckScript(searchParams),
    formats: formatChoices(),
    playstyles: PLAYSTYLES.map(({ slug, name }) => ({ slug, name })),
    themes: THEMES.map(({ slug, name }) => ({ slug, name })),
  };
}

/** The choices are the same for every wish. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function BuilderRoute() {
  const { earlyDeck, told, ...choices } = useLoaderData<typeof loader>();
  return <BuilderPage choices={choices} earlyDeck={earlyDeck} />;
}

import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { THEMES } from "@deckwright/engine/data/themes.ts";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { BuilderPage } from "./builder-page.tsx";
import { earlyDeckScript } from "./early-deck.ts";
import { formatChoices } from "./format-choices.ts";

export const meta: MetaFunction = (place) => {
  const wish = new URLSearchParams(place.location.search).get("wish");
  return wish
    ? describePage(place, {
        title: `“${wish.slice(0, 60)}”`,
        description: `A legal deck for “${wish.slice(0, 120)}”, with a reason for every card.`,
      })
    : describePage(place, {
        title: "AI Generator",
        description:
          "Say what you want to play: the builder makes a legal deck and says why each card is in it.",
        trail: [{ label: "AI Generator" }],
        data: {
          "@type": "WebApplication",
          applicationCategory: "GameApplication",
          operatingSystem: "Any",
          isAccessibleForFree: true,
        },
      });
};

/** What the form offers, names that the server has and the browser need not carry as code, and how the address asks for its deck. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    earlyDeck: earlyDeckScript(new URL(request.url).searchParams),
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
  const { earlyDeck, ...choices } = useLoaderData<typeof loader>();
  return <BuilderPage choices={choices} earlyDeck={earlyDeck} />;
}

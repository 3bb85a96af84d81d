import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { fetchSharedDeck } from "../../data/shared-decks.ts";
import { pageMeta } from "../../lib/page/page-meta.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { DeckPage } from "./deck-page.tsx";
import { MissingScreen } from "./missing-screen.tsx";

/** A shared deck, as anybody may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const deck = await fetchSharedDeck(context.get(siteContext), params.deckId ?? "");
  return data(deck, deck === null ? 404 : 200);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: deck }) =>
  deck
    ? pageMeta(
        deck.name,
        deck.seo_description?.slice(0, 200) || `A deck by ${deck.profiles?.username ?? "Anonymous"}.`,
      )
    : pageMeta("Deck Not Found", "This deck could not be found.");

export default function DeckRoute() {
  const deck = useLoaderData<typeof loader>();
  if (deck) return <DeckPage deck={deck} />;
  return (
    <MissingScreen
      title="Deck Not Found"
      text="Could not find the deck. It might be private or deleted."
      back={{ label: "Go Back Home", path: "/" }}
    />
  );
}

import { useEffect, useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { deckPicture, describePage, placeOn } from "../../lib/page/describe-page.ts";
import { pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { showToast } from "../../lib/toasts.ts";
import { MissingScreen } from "../../ui/missing-screen.tsx";
import { DeckPage, deckFigures } from "./deck-page.tsx";
import { loadDeck } from "./load-deck.ts";

/** Characters of a strategy that stand in descriptions. */
const MOST_DESCRIPTION = 200;

const NOT_FOUND = "Could not find the deck. It might be private or deleted.";

/** A shared deck, as anybody may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = await loadDeck(site, params.deckId ?? "");
  if (page === null) return data(null, 404);
  const { deck, listed, format } = page;
  const author = listed.profiles?.username ?? "Anonymous";
  const place = placeOn(site, `/deck/${listed.id}`);
  const meta = describePage(place, {
    title: deck.name,
    description: shortened(deck.seo_description) || `A deck by ${author}.`,
    picture: deckPicture(listed),
    kind: "article",
    trail: [{ label: "Browse Decks", path: "/browse-decks" }, { label: deck.name }],
    data: {
      "@type": "CreativeWork",
      genre: "Deck list",
      about: `Magic: The Gathering, ${format.name}`,
      author: { "@type": "Person", name: author },
      dateCreated: listed.created_at,
    },
  });
  return { page: pack(page), name: deck.name, meta: pack(meta) };
}

/** Who comes here within the site gets the page whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), deckFigures.fetch()]);
  return page;
}

/** Made on the server: a browser that only reads the deck needs no words for others. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? unpack(loaderData.meta)
    : [{ title: "Deck Not Found · Deckwright" }, { name: "robots", content: "noindex" }];

export const handle: TrailHandle<{ readonly name: string }> = {
  trail: ({ name }) => [{ label: "Browse Decks", path: "/browse-decks" }, { label: name }],
};

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= MOST_DESCRIPTION) return text;
  return `${text.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
}

export default function DeckRoute() {
  const shown = useLoaderData<typeof loader>();
  const packed = shown?.page;
  const page = useMemo(() => (packed === undefined ? null : unpack(packed)), [packed]);
  return page ? <DeckPage key={page.listed.id} page={page} /> : <DeckNotFound />;
}

function DeckNotFound() {
  useEffect(() => {
    showToast({ title: "Deck Not Found", description: NOT_FOUND, variant: "destructive" });
  }, []);
  return (
    <MissingScreen title="Deck Not Found" text={NOT_FOUND} back={{ label: "Go Back Home", path: "/" }} />
  );
}

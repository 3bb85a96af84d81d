import { isPicture } from "@deckwright/decks/picture.ts";
import { useEffect, useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { pack, unpack } from "../../lib/page/packed.ts";
import { pageMeta } from "../../lib/page/page-meta.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { showToast } from "../../lib/toasts.ts";
import { DeckPage, deckFigures } from "./deck-page.tsx";
import { type DeckPageData, loadDeck } from "./load-deck.ts";
import { MissingScreen } from "./missing-screen.tsx";

/** Characters of a strategy that stand in descriptions. */
const MOST_DESCRIPTION = 200;

const NOT_FOUND = "Could not find the deck. It might be private or deleted.";

/** A shared deck, as anybody may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = await loadDeck(site, params.deckId ?? "");
  if (page === null) return data(null, 404);
  const { deck, listed } = page;
  return {
    page: pack(page),
    name: deck.name,
    description: shortened(deck.seo_description) || `A deck by ${listed.profiles?.username ?? "Anonymous"}.`,
    image: pictureOf(page, site.origin),
  };
}

/** Who comes here within the site gets the page whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), deckFigures.fetch()]);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: shown }) =>
  shown
    ? pageMeta(shown.name, shown.description, shown.image)
    : pageMeta("Deck Not Found", "This deck could not be found.");

export const handle: TrailHandle<{ readonly name: string }> = {
  trail: ({ name }) => [{ label: "Browse Decks", path: "/browse-decks" }, { label: name }],
};

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= MOST_DESCRIPTION) return text;
  return `${text.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
}

/** The art that stands for the deck where its address is shared. */
function pictureOf({ deck, listed, faces }: DeckPageData, origin: string): string | undefined {
  const key = listed.cover?.card.name ?? "";
  const art = deck.image || (Object.hasOwn(faces, key) ? faces[key]?.images.art_crop : "") || "";
  return isPicture(art) ? new URL(art, origin).href : undefined;
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

import { generateResponseSchema } from "@deckwright/contract/generate.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { fetchProPrice } from "../../data/products.ts";
import { fetchDeckCounts, fetchNewestDecks } from "../../data/shared-decks.ts";
import { askSite } from "../../data/site-json.ts";
import { faceOfCard } from "../../lib/cards/face-of-card.ts";
import { DECK_FEED, describePage, siteOrigin } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { EXAMPLE_KEY_CARD } from "./brew-examples.ts";
import { BrewPanel } from "./brew-panel.tsx";
import { ChipIndex } from "./chip-index.tsx";
import { Opening } from "./opening.tsx";
import { ProOffer } from "./pro-offer.tsx";
import { SharedDecks } from "./shared-decks.tsx";
import { SHOWCASE_SEED, SHOWCASE_WISH, showcaseOf } from "./showcase.ts";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    description: `Say what you want to play and get a legal Magic deck with a reason for every card, in ${FORMAT_NAMES.length} formats.`,
    feed: DECK_FEED,
    data: {
      "@type": "WebSite",
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${siteOrigin(place)}/browse-cards?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  });

/** Builds the deck beside the wish box: a real one, or none when the generator cannot answer. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [asked, key, decks, counts, proPrice] = await Promise.all([
    askSite(site, "/functions/v1/generate-deck", { prompt: SHOWCASE_WISH, seed: SHOWCASE_SEED }),
    askSite(site, `/api/cards/named?exact=${encodeURIComponent(EXAMPLE_KEY_CARD)}`),
    fetchNewestDecks(site),
    fetchDeckCounts(site),
    fetchProPrice(site),
  ]);
  const keyCard = scryfallCardSchema.safeParse(key.body);
  const answer = asked.status === 200 ? generateResponseSchema.safeParse(asked.body) : undefined;
  return {
    decks,
    proPrice,
    keyFace: keyCard.success ? faceOfCard(keyCard.data) : null,
    showcase: answer?.success ? showcaseOf(answer.data) : null,
    formats: FORMAT_NAMES.map(({ slug, name }) => ({ slug, name, decks: counts[`format/${slug}`] ?? 0 })),
    playstyles: PLAYSTYLES.map(({ slug, name }) => ({ slug, name, decks: counts[`playstyle/${slug}`] ?? 0 })),
  };
}

export default function HomeRoute() {
  const { decks: newest, proPrice, showcase, keyFace, formats, playstyles } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening showcase={showcase} />
      <SharedDecks decks={newest} />
      <BrewPanel formats={formats} playstyles={playstyles} exampleFace={keyFace} />
      <ChipIndex
        id="formats"
        title="Formats"
        text="How each is built, what it allows, and a deck for it."
        chips={formats.map(({ slug, name, decks }) => ({ name, decks, path: `/formats/${slug}` }))}
      />
      <ChipIndex
        id="playstyles"
        title="Playstyles"
        text="Fifteen ways to win, or to keep somebody else from it."
        chips={playstyles.map(({ slug, name, decks }) => ({ name, decks, path: `/playstyles/${slug}` }))}
      />
      <ProOffer price={proPrice} />
      <section className="section border-t border-line pt-16 max-tablet:pt-10">
        <div className="page-width flex flex-wrap items-center justify-between gap-6">
          <h2>Game night is at eight. Bring a deck you can explain.</h2>
          <div className="flex flex-wrap gap-2.5">
            <Link className="button button-primary button-large" to="/builder">
              Build Deck
            </Link>
            <Link className="button button-large" to="/browse-decks">
              Browse Decks
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

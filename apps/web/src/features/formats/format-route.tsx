import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { PLAYED } from "@deckwright/engine/rank/played.ts";
import { describeFormat } from "@deckwright/rules/formats/describe.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { facesOfCards } from "../../data/faces-of-cards.ts";
import { fetchNewestDecksOf } from "../../data/shared-decks.ts";
import { describePage } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { SharedDeckList } from "../../ui/deck-tile/shared-deck-list.tsx";
import { GuideLinks, GuidePage, GuideSection } from "../../ui/guide/guide-page.tsx";
import { CardStrip, Prose } from "../../ui/guide/prose.tsx";
import { WishStart, wishPath } from "../../ui/guide/wish-start.tsx";
import { BanSection } from "./ban-section.tsx";
import { banViews } from "./ban-view.ts";
import { PlayedSection } from "./played-section.tsx";
import { FORMAT_WORDS } from "./words/index.ts";

/** What is known of a format. A slug that is none is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = FORMAT_NAMES.find(({ slug }) => slug === params.slug);
  const words = FORMAT_WORDS[name?.slug ?? ""];
  const format = FORMATS.get(name?.slug ?? "");
  if (!(name && words && format)) throw new Response(null, { status: 404 });
  const site = context.get(siteContext);
  const [decks, cards] = await Promise.all([
    fetchNewestDecksOf(site, "format", name.slug),
    facesOfCards(site, words.cards),
  ]);
  return {
    ...name,
    words,
    facts: describeFormat(format),
    bans: banViews(name.slug),
    played: PLAYED.formats[name.slug] ?? null,
    isLed: format.leaders !== null,
    decks,
    cards,
    formats: FORMAT_NAMES.filter(({ slug }) => words.formats.includes(slug)).map(named),
    playstyles: PLAYSTYLES.filter(({ slug }) => words.playstyles.includes(slug)).map(named),
  };
}

function named({ slug, name }: { readonly slug: string; readonly name: string }) {
  return { slug, name };
}

export const meta: MetaFunction<typeof loader> = (place) => {
  const page = place.loaderData;
  if (!page) return [];
  return describePage(place, {
    title: `${page.name}: rules, banned cards and decks`,
    description: `${page.summary} How a deck is built, what is banned, what people play, and a deck for it.`,
    picture: { path: `/share/page/formats/${page.slug}.png`, alt: `Cards of ${page.name}. ${page.summary}` },
    trail: [{ label: "Formats", path: "/formats" }, { label: page.name }],
    data: { "@type": "WebPage", about: { "@type": "Thing", name: page.name, description: page.summary } },
  });
};

/** A format: what it is, how a deck is built, what is banned, what people play, and a box for a wish. */
export default function FormatRoute() {
  const page = useLoaderData<typeof loader>();
  const { slug, name, summary, words, facts, decks, played } = page;
  return (
    <GuidePage
      title={name}
      lede={summary}
      lead={
        <>
          <Prose texts={words.about} />
          <CardStrip cards={page.cards} />
        </>
      }
      aside={
        <>
          <WishStart
            action={`Build ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} deck`}
            wishes={words.wishes.map((wish) => ({ wish, path: wishPath({ wish, format: slug }) }))}
          >
            <input type="hidden" name="format" value={slug} />
          </WishStart>
          <GuideLinks title="Near it" base="/formats" links={page.formats} />
          <GuideLinks title="Good playstyles for it" base="/playstyles" links={page.playstyles} />
        </>
      }
    >
      <GuideSection title="How a deck is built">
        <Prose texts={words.build} />
        <dl className="guide-rows mt-5">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{label === "Last checked" ? <time dateTime={text}>{text}</time> : text}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <BanSection words={words.bans} views={page.bans} />
      {played && <PlayedSection figures={played} name={name} isLed={page.isLed} />}
      {decks.length > 0 && (
        <GuideSection title={`Newest shared ${name} decks`}>
          <SharedDeckList decks={decks} />
        </GuideSection>
      )}
    </GuidePage>
  );
}

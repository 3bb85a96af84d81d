import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { PLAYED } from "@deckwright/engine/rank/played.ts";
import { dayWords } from "@deckwright/rules/day-words.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { facesOfCards } from "../../data/faces-of-cards.ts";
import { fetchNewestDecksOf } from "../../data/shared-decks.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { describePage } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { SharedDeckList } from "../../ui/deck-tile/shared-deck-list.tsx";
import { GuideLinks, GuidePage, GuideSection } from "../../ui/guide/guide-page.tsx";
import { CardStrip, Prose, Words } from "../../ui/guide/prose.tsx";
import { WishStart, wishPath } from "../../ui/guide/wish-start.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";
import { ShapeSection } from "./shape-section.tsx";
import { shapeView } from "./shape-view.ts";
import { type TypicalCards, TypicalSection } from "./typical-section.tsx";
import { PLAYSTYLE_WORDS } from "./words/index.ts";

/** What is known of a playstyle. A slug that is none is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const playstyle = PLAYSTYLES.find(({ slug }) => slug === params.slug);
  if (!playstyle) throw new Response(null, { status: 404 });
  const { slug } = playstyle;
  const words = PLAYSTYLE_WORDS[slug];
  const shape = shapeView(slug);
  const site = context.get(siteContext);
  const [decks, cards] = await Promise.all([
    fetchNewestDecksOf(site, "playstyle", slug),
    facesOfCards(site, words.cards),
  ]);
  return {
    ...playstyle,
    words,
    shape,
    fromPool: PLAYSTYLES.find((one) => one.slug === shape.fromPool)?.name ?? null,
    typical: typicalCards(slug),
    decks,
    cards,
    homes: words.formats.map((home) => ({ ...home, name: formatName(home.slug) })),
    wishes: words.wishes.map(({ wish, format }) => ({
      wish,
      note: formatName(format),
      path: wishPath({ wish, format, playstyle: slug }),
    })),
    related: PLAYSTYLES.filter((one) => words.related.includes(one.slug)).map((one) => ({
      slug: one.slug,
      name: one.name,
    })),
    formats: FORMAT_NAMES.map((format) => ({ slug: format.slug, name: format.name })),
  };
}

function typicalCards(slug: string): TypicalCards | null {
  const played = PLAYED.playstyles[slug];
  if (!played) return null;
  return {
    formats: played.decks.map(({ format, ...figures }) => ({ ...figures, name: formatName(format) })),
    led: played.led,
    days: {
      decks: dayWords(PLAYED.formats.modern?.to ?? ""),
      led: dayWords(PLAYED.formats.commander?.to ?? ""),
    },
  };
}

export const meta: MetaFunction<typeof loader> = (place) => {
  const page = place.loaderData;
  if (!page) return [];
  return describePage(place, {
    title: `${page.name}: how it plays and how to build it`,
    description: `${page.definition} Numbers to build by, its cards, its weaknesses, and a deck of it in any format.`,
    picture: {
      path: `/share/page/playstyles/${page.slug}.png`,
      alt: `Cards of ${page.name}. ${page.definition}`,
    },
    trail: [{ label: "Playstyles", path: "/playstyles" }, { label: page.name }],
    data: { "@type": "WebPage", about: { "@type": "Thing", name: page.name, description: page.definition } },
  });
};

/** A playstyle: what it is, how it wins and is built, where it is at home, and a box for a wish. */
export default function PlaystyleRoute() {
  const page = useLoaderData<typeof loader>();
  const { slug, name, definition, words, typical, decks, homes } = page;
  return (
    <GuidePage
      title={name}
      lede={definition}
      lead={
        <>
          <Prose texts={words.about} />
          <CardStrip cards={page.cards} />
        </>
      }
      aside={
        <>
          <WishStart action="Build a deck" wishes={page.wishes}>
            <input type="hidden" name="playstyle" value={slug} />
            <label className="grid gap-1">
              <span className="label">Format</span>
              <select name="format" className="select" defaultValue={homes[0]?.slug}>
                {page.formats.map((format) => (
                  <option key={format.slug} value={format.slug}>
                    {format.name}
                  </option>
                ))}
              </select>
            </label>
          </WishStart>
          <GuideLinks title="Near it" base="/playstyles" links={page.related} />
          <GuideLinks title="Good formats for it" base="/formats" links={homes} />
        </>
      }
    >
      <GuideSection title="How it wins">
        <Prose texts={[words.wins]} />
      </GuideSection>
      <ShapeSection texts={words.build} shape={page.shape} fromPool={page.fromPool} />
      <GuideSection title="Where it is at home">
        <dl className="guide-rows">
          <div>
            <dt>
              <ColorPips colors={words.colors.letters.split("")} />
            </dt>
            <dd>
              <Words text={words.colors.why} />
            </dd>
          </div>
          {homes.map((home) => (
            <div key={home.slug}>
              <dt>
                <a href={`/formats/${home.slug}`}>{home.name}</a>
              </dt>
              <dd>
                <Words text={home.why} />
              </dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection title="Strong and weak">
        <div className="guide-points">
          <PointList title="Good at" points={words.strengths} />
          <PointList title="Bad at" points={words.weaknesses} />
        </div>
      </GuideSection>
      {typical && <TypicalSection typical={typical} />}
      {decks.length > 0 && (
        <GuideSection title={`Newest shared ${name.toLowerCase()} decks`}>
          <SharedDeckList decks={decks} />
        </GuideSection>
      )}
    </GuidePage>
  );
}

function PointList({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3 className="small-heading">{title}</h3>
      <ul className="mt-1">
        {points.map((point) => (
          <li key={point}>
            <Words text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}

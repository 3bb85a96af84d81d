import type { MetaDescriptor } from "react-router";
import type { Breadcrumb } from "./breadcrumb.ts";

/** A picture of ours that stands for a page, 1200 pixels wide and 630 high. */
interface SharePicture {
  /** Its path on the site. */
  readonly path: string;
  /** What it shows, for whoever cannot see it. */
  readonly alt: string;
}

/** What a page says of itself to search engines, and wherever its address is shared. */
export interface PageFacts {
  /** Left out for the site itself. */
  readonly title?: string;
  readonly description: string;
  /** That of the site where it is left out. */
  readonly picture?: SharePicture;
  readonly kind?: "website" | "article" | "product";
  /** The steps after home, the page itself last. */
  readonly trail?: readonly Breadcrumb[];
  /** What it is, as schema.org has it; the address and the picture are added. */
  readonly data?: Readonly<Record<string, unknown>> & { readonly "@type": string };
  /** A feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly path: string };
}

/** What `meta` of a route is given, as far as it matters here. */
export interface Place {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string };
}

const SITE_NAME = "Deckwright";

const SITE_PICTURE: SharePicture = {
  path: "/share/page/home.png",
  alt: "A hand of seven cards",
};

/** The feed of decks that were shared last. */
export const DECK_FEED = { title: "Newest decks on Deckwright", path: "/browse-decks/feed.xml" };

/** The picture of a shared deck. @param version Told, so that who has kept the picture of another asks again. */
export function deckPicture(deck: { readonly id: number; readonly name: string; readonly version: number }) {
  return {
    path: `/share/deck/${deck.id}.png?v=${deck.version}`,
    alt: `The deck ${deck.name}`,
  };
}

/** The picture of a printing of a card. */
export function cardPicture(card: {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
}) {
  const [set, number] = [card.set, card.collector_number].map(encodeURIComponent);
  return { path: `/share/card/${set}/${number}.png`, alt: `The card ${card.name}` };
}

/** Title, descriptions, share picture and structured data of a page that anybody may see. */
export function describePage(place: Place, facts: PageFacts): MetaDescriptor[] {
  const { title, description, picture = SITE_PICTURE, kind = "website" } = facts;
  const full = title === undefined ? SITE_NAME : `${title} · ${SITE_NAME}`;
  const origin = siteOrigin(place);
  const address = origin + place.location.pathname;
  const image = origin + picture.path;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: title ?? SITE_NAME },
    { property: "og:description", content: description },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:locale", content: "en_US" },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...feedLink(origin, facts.feed),
    ...structured(origin, { address, image, facts }),
  ];
}

/** A page that is somebody's own, or that is none: it is in no search engine. */
export function describeHidden(title: string, description: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${SITE_NAME}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** The site's address, which the route around all others has loaded. */
export function siteOrigin({ matches }: Place): string {
  const loaded = matches.find((match) => match?.id === "root")?.loaderData;
  return typeof loaded === "object" && loaded !== null && "origin" in loaded ? String(loaded.origin) : "";
}

/** The same for a loader, which knows the site, and the path of its page. */
export function placeOn({ origin }: { readonly origin: string }, pathname: string): Place {
  return { matches: [{ id: "root", loaderData: { origin } }], location: { pathname } };
}

function feedLink(origin: string, feed: PageFacts["feed"]): MetaDescriptor[] {
  if (!feed) return [];
  const { title, path } = feed;
  return [{ tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: origin + path }];
}

/** One block of data: what the page is, and the way to it. */
function structured(
  origin: string,
  { address, image, facts }: { address: string; image: string; facts: PageFacts },
): MetaDescriptor[] {
  const graph: object[] = [];
  if (facts.data)
    graph.push({
      name: facts.title ?? SITE_NAME,
      description: facts.description,
      url: address,
      image,
      ...facts.data,
    });
  if (facts.trail) graph.push(breadcrumbs(origin, address, facts.trail));
  return graph.length === 0
    ? []
    : [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }];
}

/** The way to a page; steps without a page of their own are left out. */
function breadcrumbs(origin: string, address: string, trail: readonly Breadcrumb[]): object {
  const steps = [{ label: "Home", path: "/" }, ...trail]
    .map(({ label, path }, at) => ({ label, item: at === trail.length ? address : path && origin + path }))
    .filter(({ item }) => item !== undefined);
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, item }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item,
    })),
  };
}

import { useEffect, useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from "react-router";
import { account, knownAccount } from "../../data/account.ts";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { deckPicture, describePage, placeOn } from "../../lib/page/describe-page.ts";
import { pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { createLatePart, Late } from "../../ui/late.tsx";
import { DeckPage, deckFigures } from "./deck-page.tsx";
import { loadDeck } from "./load-deck.ts";
import type { Absent, Shown } from "./told-deck.ts";

/** What stands in a deck's place: who comes to read one needs none of it. */
const deckAbsent = createLatePart(async () => (await import("./deck-absent.tsx")).DeckAbsent);

/** Characters of a strategy that stand in descriptions. */
const MOST_DESCRIPTION = 200;

/** A shared deck, as anybody may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = await loadDeck(site, params.deckId ?? "");
  if (page === null) return data<Absent>({ page: null, askedBy: null }, 404);
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
  return { page: pack(page), name: deck.name, meta: pack(meta) } satisfies Shown;
}

/**
 * Who comes here within the site gets the page whole. What the server shows nobody is asked for again as the member who is here:
 * the session stays in the browser.
 */
export async function clientLoader({
  serverLoader,
  params,
}: ClientLoaderFunctionArgs): Promise<Shown | Absent> {
  const [told] = await Promise.all([serverLoader<typeof loader>(), deckFigures.fetch()]);
  if (told.page !== null) return told;
  const [{ user }, { askAs }] = await Promise.all([knownAccount(), import("./deck-absent.tsx")]);
  return user === null ? told : askAs(user.id, params.deckId ?? "");
}

/** Made by the loaders: a browser that only reads the deck needs no words for others. */
export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  loaderData?.page
    ? unpack(loaderData.meta)
    : [{ title: "Deck Not Found · Deckwright" }, { name: "robots", content: "noindex" }];

export const handle: TrailHandle<Shown | Absent> = {
  trail: (told) => {
    if (told.page === null) return null;
    const list =
      told.askedBy === undefined
        ? { label: "Browse Decks", path: "/browse-decks" }
        : { label: "My Vault", path: "/vault" };
    return [list, { label: told.name }];
  },
};

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= MOST_DESCRIPTION) return text;
  return `${text.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
}

export default function DeckRoute() {
  const told = useLoaderData<typeof clientLoader>();
  const { askedBy } = told;
  // A deck that everybody may see is not drawn again once it is known who is here.
  const memberId = account.usePart(({ loading, user }) =>
    loading || askedBy === undefined ? undefined : (user?.id ?? null),
  );
  const { revalidate } = useRevalidator();
  // Somebody else is here than has asked: who has come with a session, has logged in since, or out.
  const isStale = askedBy !== undefined && memberId !== undefined && askedBy !== memberId;
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
  const packed = told.page;
  const page = useMemo(() => (packed === null ? null : unpack(packed)), [packed]);
  if (page && !isStale) return <DeckPage key={page.listed.id} page={page} />;
  const state =
    memberId === undefined ? "unknown" : isStale ? "asking" : told.hasFailed ? "unread" : "missing";
  return <Late part={deckAbsent} with={{ state, onRetry: () => void revalidate() }} />;
}

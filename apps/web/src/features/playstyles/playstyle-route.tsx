import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../lib/page/page-meta.ts";

/** What is known of a playstyle. A slug that is none is a 404. */
export function loader({ params }: LoaderFunctionArgs) {
  const playstyle = PLAYSTYLES.find(({ slug }) => slug === params.slug);
  if (!playstyle) throw new Response(null, { status: 404 });
  return playstyle;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.name, loaderData.definition) : [];

/** A playstyle: what it means, and a deck of it in each format. */
export default function PlaystyleRoute() {
  const { slug, name, definition } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{name}</h1>
        <p className="lede">{definition}</p>
      </div>
      <div className="max-w-[760px] border-t border-line pt-6">
        <h2 className="text-20 font-medium">Build one</h2>
        <p className="mt-2 text-paper-dim">Pick a format, and a deck of both is built.</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {FORMAT_NAMES.map(({ slug: format, name: label }) => (
            <li key={format}>
              <Link className="button" to={`/builder?wish=&format=${format}&playstyle=${slug}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

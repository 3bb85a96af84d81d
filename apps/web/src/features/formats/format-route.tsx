import { describeFormat } from "@deckwright/rules/formats/describe.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../lib/page/page-meta.ts";

/** What is known of a format. A slug that is none is a 404. */
export function loader({ params }: LoaderFunctionArgs) {
  const name = FORMAT_NAMES.find(({ slug }) => slug === params.slug);
  if (!name) throw new Response(null, { status: 404 });
  const format = FORMATS.get(name.slug);
  return { ...name, facts: format ? describeFormat(format) : [] };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.name, loaderData.summary) : [];

/** A format: what it is, its rules as figures, and the way to a deck. */
export default function FormatRoute() {
  const { slug, name, summary, facts } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{name}</h1>
        <p className="lede">{summary}</p>
      </div>
      <div className="max-w-[760px] border-t border-line pt-6">
        <h2 className="text-20 font-medium">How a deck is built</h2>
        <dl className="mt-3">
          {facts.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-6 border-b border-line py-2.5 tablet:grid-cols-[140px_1fr]"
            >
              <dt className="text-paper-faint">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Link className="button button-primary button-large mt-6" to={`/builder?wish=&format=${slug}`}>
          Build a {name} deck
        </Link>
      </div>
    </div>
  );
}

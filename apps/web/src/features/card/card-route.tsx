import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { faceOfCard } from "../../lib/face-of-card.ts";
import { formatUsd } from "../../lib/money.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { siteContext } from "../../lib/site-context.ts";
import { askSite } from "../../lib/site-json.ts";
import { CardFace } from "../../ui/card-face/card-face.tsx";
import { RulesText } from "../../ui/card-face/rules-text.tsx";
import { ManaCost } from "../../ui/mana/mana.tsx";

/** A printing, by set and number. The name in the address is for people; the printing decides. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = [params.set, params.number].map((part) => encodeURIComponent(part ?? "")).join("/");
  const { status, body } = await askSite(context.get(siteContext), `/api/cards/${place}`);
  if (status === 404) throw new Response(null, { status: 404 });
  if (status !== 200) throw new Response(null, { status });
  const card = scryfallCardSchema.parse(body);
  const legalities = FORMAT_NAMES.flatMap(({ slug, name }) => {
    const legality = card.legalities[slug.replaceAll("-", "")];
    return legality === undefined ? [] : [{ name, legality }];
  });
  return {
    face: faceOfCard(card),
    legalities,
    text: card.oracle_text ?? card.card_faces?.map((face) => face.oracle_text ?? "").join("\n//\n") ?? "",
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta(
        loaderData.face.name,
        `${loaderData.face.name}: ${loaderData.face.type_line}, from ${loaderData.face.set_name}.`,
      )
    : [];

const LEGALITY_WORDS: Readonly<Record<string, string>> = {
  legal: "Legal",
  not_legal: "Not legal",
  banned: "Banned",
  restricted: "One copy",
};

/** A card: its face, type, cost, price and where it may be played. */
export default function CardRoute() {
  const { face, legalities, text } = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid gap-10 pt-10 page:grid-cols-[300px_minmax(0,1fr)]">
      <div className="max-w-[300px]">
        <CardFace card={face} size="full" />
      </div>
      <div className="min-w-0">
        <h1>{face.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-paper-dim">
          <ManaCost cost={face.mana_cost} className="cost-large" />
          <span>{face.type_line}</span>
          {face.power !== undefined && (
            <span>
              {face.power}/{face.toughness}
            </span>
          )}
        </p>
        <div className="mt-4 grid max-w-[62ch] gap-2 text-16">
          {text === "" ? (
            <p className="text-paper-faint">
              This server holds facts and figures only. The rules text comes with the full card data (
              <code className="font-mono text-14">deckwright cards update</code>).
            </p>
          ) : (
            <RulesText text={text} />
          )}
        </div>
        <dl className="mt-6 grid max-w-[420px] grid-cols-2 gap-x-8">
          <Fact label="Price" value={face.usd === null ? "unknown" : formatUsd(face.usd)} />
          <Fact label="Set" value={`${face.set_name} (${face.set.toUpperCase()} ${face.collector_number})`} />
          <Fact label="Rarity" value={face.rarity} />
          {face.artist !== "" && <Fact label="Artist" value={face.artist} />}
        </dl>
        <h2 className="mt-8 text-20 font-medium">Legality</h2>
        <table className="mt-2 w-full max-w-[420px] text-13">
          <tbody>
            {legalities.map(({ name, legality }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal text-paper-dim">
                  {name}
                </th>
                <td
                  className={
                    legality === "legal"
                      ? "text-right text-good"
                      : legality === "banned"
                        ? "text-right text-bad"
                        : "text-right text-paper-faint"
                  }
                >
                  {LEGALITY_WORDS[legality] ?? "Unknown"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Link className="button mt-8" to={`/builder?include=${encodeURIComponent(face.name)}`}>
          Build around it
        </Link>
      </div>
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="border-b border-line py-2">
      <dt className="text-12 text-paper-faint">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

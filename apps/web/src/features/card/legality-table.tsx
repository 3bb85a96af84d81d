import type { CardLegality } from "@deckwright/contract/card-facts.ts";
import { Link } from "react-router";

const WORDS: Readonly<Record<CardLegality["legality"], string>> = {
  legal: "Legal",
  not_legal: "Not legal",
  banned: "Banned",
  restricted: "Restricted",
  unknown: "Not known",
};
const TONES: Readonly<Record<CardLegality["legality"], string>> = {
  legal: "text-good",
  not_legal: "text-paper-faint",
  banned: "text-bad",
  restricted: "text-warn",
  unknown: "text-paper-faint",
};

/** Every format in a few columns, with what it says of a card, and since when where that is known. */
export function LegalityTable({
  legalities,
  formats,
}: {
  readonly legalities: readonly CardLegality[];
  readonly formats: readonly { readonly slug: string; readonly name: string }[];
}) {
  if (legalities.length === 0)
    return <p className="mt-2 text-paper-dim">The server does not say where it may be played.</p>;
  return (
    <ul className="legality-table">
      {legalities.map(({ format, legality, since, banned_as, source }) => (
        <li key={format}>
          <Link to={`/formats/${format}`}>{formats.find(({ slug }) => slug === format)?.name ?? format}</Link>
          <span className={TONES[legality]} title={source}>
            {WORDS[legality]}
            {legality === "restricted" && <span className="text-paper-faint"> to one copy</span>}
            {since !== null && <span className="text-paper-faint"> since {since}</span>}
            {banned_as.length > 0 && (
              <span className="text-paper-faint">, not as {banned_as.join(" or ")}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

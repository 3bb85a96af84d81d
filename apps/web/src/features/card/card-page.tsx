import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { PlayedWith } from "@deckwright/contract/card-facts.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { addToCollection } from "../../data/collection.ts";
import { buildPath } from "../../lib/cards/build-path.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { usePlainLinks } from "../../lib/hooks/use-plain-links.ts";
import { Button } from "../../ui/button/button.tsx";
import { CardImage } from "../../ui/card-face/card-image.tsx";
import { RulesText } from "../../ui/card-face/rules-text.tsx";
import { SharedDeckList } from "../../ui/deck-tile/shared-deck-list.tsx";
import { ManaCost } from "../../ui/mana/mana.tsx";
import { AddToDeck } from "./add-to-deck.tsx";
import { CardPicture } from "./card-picture.tsx";
import { FlavorText } from "./flavor-text.tsx";
import { LegalityTable } from "./legality-table.tsx";
import { formatEur, isSamePrinting, type PrintingRow } from "./printing-row.ts";
import { PrintingTable } from "./printing-table.tsx";
import type { CardPageData, CardSide } from "./read-card.ts";

/** A card: how it looks, what it says, where it may be played, what it costs, and what is like it. */
export function CardPage({ page }: { readonly page: CardPageData }) {
  const { face, half, sides, layout } = page;
  const buildAddress = buildPath(face, page.facts?.legalities);
  const hasText = sides.some((side) => side.text !== undefined);
  return (
    <div className="page-width card-page">
      <div className="card-page-side">
        <CardPicture face={face} half={half} layout={layout} />
        <div className="card-actions">
          <Link className="button button-primary" to={buildAddress}>
            Build a deck with it
          </Link>
          <AddToDeck face={face} buildAddress={buildAddress} />
          <Button onClick={() => void addToCollection(face)}>Add to collection</Button>
          <p className="mt-2 text-13 text-paper-faint">
            {face.artist !== "" && (
              <>
                Illustrated by{" "}
                <Link to={`/browse-cards?${new URLSearchParams({ q: `a:"${face.artist}"`, unique: "art" })}`}>
                  {face.artist}
                </Link>
                .
              </>
            )}
            {page.scryfall !== "" && (
              <a className="block" href={page.scryfall}>
                This printing at Scryfall
              </a>
            )}
          </p>
        </div>
      </div>
      <div className="card-head">
        <h1>{face.name}</h1>
        <PrintingFacts page={page} />
        <div className="card-sides">
          {sides.map((side) => (
            <Side key={side.name} side={side} isOnly={sides.length === 1} />
          ))}
        </div>
        {!hasText && (
          <p className="mt-4 max-w-[62ch] text-paper-faint">
            This server holds facts and figures only. The rules text comes with the full card data (
            <code className="font-mono text-13">deckwright cards update</code>).
          </p>
        )}
      </div>
      <CardBody page={page} />
    </div>
  );
}

/** What is known beside the card itself. It comes to life after what one looks at first. */
function CardBody({ page }: { readonly page: CardPageData }) {
  const { face, rulings, facts } = page;
  return (
    <Suspense>
      <div className="card-body">
        <section className="card-section" aria-labelledby="legality">
          <h2 id="legality">Legality</h2>
          <LegalityTable legalities={facts?.legalities ?? []} formats={FORMAT_NAMES} />
          {facts && <p className="hint mt-2">By card data of {facts.cards_as_of} and dated ban lists.</p>}
        </section>
        <section className="card-section" aria-labelledby="printings">
          <h2 id="printings">Printings</h2>
          <PrintingTable page={page} />
        </section>
        <section className="card-section" aria-labelledby="rulings">
          <h2 id="rulings">Rulings</h2>
          {rulings.length === 0 ? (
            <p className="mt-2 text-paper-dim">
              {facts?.has_text === false
                ? "Rulings come with the full card data."
                : "Nothing has been ruled on this card."}
            </p>
          ) : (
            <Rulings rulings={rulings} />
          )}
        </section>
        <Suspense>
          <section className="card-section card-section-far" aria-labelledby="similar">
            <h2 id="similar">Similar cards</h2>
            {facts && facts.similar.length > 0 ? (
              <SimilarCards cards={facts.similar} />
            ) : (
              <p className="mt-2 text-paper-dim">
                {facts
                  ? "Nothing else does quite what this card does."
                  : "The server does not say right now. Load the page again in a moment."}
              </p>
            )}
          </section>
          {facts?.playedWith && (
            <section className="card-section card-section-far" aria-labelledby="played-with">
              <h2 id="played-with">Often played with</h2>
              <p className="hint mt-1">{playedWithWords(facts.playedWith)}</p>
              <SimilarCards cards={facts.playedWith.cards} />
            </section>
          )}
        </Suspense>
        <section className="card-section" aria-labelledby="decks">
          <h2 id="decks">Decks that play it</h2>
          {page.decks.length > 0 ? (
            <SharedDeckList decks={page.decks} />
          ) : (
            <p className="mt-2 text-paper-dim">
              No shared deck plays it yet.{" "}
              <Link to={buildPath(face, facts?.legalities)}>Build the first one</Link>.
            </p>
          )}
        </section>
      </div>
    </Suspense>
  );
}

/** What a printing costs, in words: in dollars, or in other money where nobody sells it for those. */
function pricesOf({ usd, usdFoil, eur, tix }: PrintingRow): readonly string[] {
  const dollars = [
    ...(usd === null ? [] : [formatUsd(usd)]),
    ...(usdFoil === null ? [] : [`${formatUsd(usdFoil)} foil`]),
  ];
  if (dollars.length > 0) return dollars;
  if (eur !== null) return [formatEur(eur)];
  return tix === null ? [] : [`${tix.toFixed(2)} tickets`];
}

/** Which printing is shown, and what it costs. */
function PrintingFacts({
  page: { face, facts, released, printings, cheapest, isReserved },
}: {
  readonly page: CardPageData;
}) {
  const shown = printings.find((row) => isSamePrinting(row, face));
  const prices = shown ? pricesOf(shown) : [];
  return (
    <div className="mt-2 text-paper-dim">
      <p>
        {face.set_name} <span className="uppercase">({face.set})</span> {face.collector_number}, {face.rarity}
        , released <span className="whitespace-nowrap">{released}</span>.
        {face.game_changer && " A Game Changer in Commander."}
        {isReserved && " On the Reserved List: it will not be printed again."}
      </p>
      <p>
        {prices.length === 0 ? (
          "No price of this printing is known."
        ) : (
          <>
            <strong className="font-semibold text-paper">{prices.join(", ")}</strong>
            {facts && ` on ${facts.prices_as_of}`}.
          </>
        )}
        {cheapest && cheapest.usd !== null && cheapest.usd !== shown?.usd && (
          <>
            {" "}
            Cheapest in <Link to={cardPath(cheapest)}>{cheapest.set_name}</Link>, {formatUsd(cheapest.usd)}.
          </>
        )}
      </p>
    </div>
  );
}

/** Who says that these cards go together. */
function playedWithWords({ format, decks }: PlayedWith): string {
  if (decks !== null) return `In ${decks} decks shared here, more than elsewhere.`;
  const name = FORMAT_NAMES.find(({ slug }) => slug === format)?.name;
  return `In ${name === undefined ? "played" : name} decks, more than chance would have it.`;
}

function SimilarCards({ cards }: { readonly cards: readonly CardFace[] }) {
  const onClick = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well.
    <ul className="card-similar" onClick={onClick}>
      {cards.map((each) => (
        <li key={each.name}>
          <a className="card-link" href={cardPath(each)}>
            <span className="sr-only">{each.name}</span>
            <span aria-hidden="true">
              <CardImage card={each} isPatient />
            </span>
          </a>
          <p className="mt-1 px-1 text-13 tabular-nums">{each.usd === null ? "—" : formatUsd(each.usd)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Rulings, with the day above those that were made on it. */
function Rulings({ rulings }: { readonly rulings: CardPageData["rulings"] }) {
  return (
    <ul className="card-rulings">
      {rulings.map(({ published_at, comment }, at) => (
        <li key={`${published_at} ${comment}`}>
          {published_at !== rulings[at - 1]?.published_at && (
            <time dateTime={published_at}>{published_at}</time>
          )}
          <RulesText text={comment} />
        </li>
      ))}
    </ul>
  );
}

function Side({ side, isOnly }: { readonly side: CardSide; readonly isOnly: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isOnly && <strong className="font-semibold">{side.name}</strong>}
        {side.manaCost !== "" && <ManaCost cost={side.manaCost} className="cost-large" />}
        <span className="text-paper-dim">{side.typeLine}</span>
        {side.stats !== "" && <span className="font-medium">{side.stats}</span>}
      </p>
      {side.text !== undefined && side.text !== "" && (
        <div className="mt-2 grid max-w-[62ch] gap-2 text-16">
          <RulesText text={side.text} />
        </div>
      )}
      {side.flavor !== "" && <FlavorText text={side.flavor} />}
    </div>
  );
}

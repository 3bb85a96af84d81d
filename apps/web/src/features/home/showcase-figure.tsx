import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { bracketName } from "../../lib/cards/brackets.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { CardImage } from "../../ui/card-face/card-image.tsx";
import { DeckEdge } from "../../ui/deck-edge/deck-edge.tsx";
import { ManaCost } from "../../ui/mana/mana.tsx";
import { SHOWCASE_SEED, SHOWCASE_WISH, type Showcase } from "./showcase.ts";

const DECK_PATH = `/builder?wish=${encodeURIComponent(SHOWCASE_WISH)}&seed=${SHOWCASE_SEED}`;

/** What a wish became: seven of its cards, the deck edge-on, its figures, and three reasons. */
export function ShowcaseFigure({ showcase }: { readonly showcase: Showcase }) {
  const { fan, edge, because, bracket } = showcase;
  const middle = (fan.length - 1) / 2;
  return (
    <figure className="pt-1">
      <figcaption className="flex items-baseline justify-between gap-4 max-tablet:flex-col max-tablet:gap-0.5">
        <span className="font-serif text-20 tracking-[-0.01em]">“{SHOWCASE_WISH}”</span>
        <Link className="whitespace-nowrap max-tablet:py-2.5" to={DECK_PATH}>
          Open this deck
        </Link>
      </figcaption>
      <ul className="card-fan">
        {fan.map((card, at) => (
          <li key={card.name} style={{ "--place": at - middle } as CSSProperties}>
            <CardImage card={card} />
          </li>
        ))}
      </ul>
      <DeckEdge layout={edge} className="h-7" />
      <dl className="showcase-facts">
        <Fact label={formatName(showcase.format)}>{showcase.cards} cards</Fact>
        <Fact label="Verdict">
          {showcase.isLegal ? (
            <span className="inline-flex items-center gap-1 text-good">
              <CircleCheck size={16} aria-hidden="true" /> Legal
            </span>
          ) : (
            <span className="inline-flex items-center gap-1 text-bad">
              <CircleAlert size={16} aria-hidden="true" /> Not legal
            </span>
          )}
        </Fact>
        <Fact label="Price">{formatUsd(showcase.priceUsd)}</Fact>
        {bracket !== null && (
          <Fact label="Bracket">
            {bracket}, {bracketName(bracket)}
          </Fact>
        )}
        <Fact label="Built in">{showcase.seconds.toFixed(2)} s</Fact>
      </dl>
      <p className="hint">
        The stripes are the deck from the side: a sliver a card, by mana value, lands last.
      </p>
      <ul className="showcase-reasons">
        {because.map(({ name, cost, reason }) => (
          <li key={name}>
            <ManaCost cost={cost} />
            <span className="font-medium">{name}</span>
            <span className="text-paper-dim">{reason}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-paper-faint">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

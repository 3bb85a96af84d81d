import type { CardFace } from "@deckwright/contract/card-face.ts";
import { Fragment } from "react";
import { cardPath } from "../../lib/cards/card-path.ts";
import { exactQuery } from "../../lib/cards/exact-query.ts";
import { CardImage } from "../card-face/card-image.tsx";

/** Where a card is found by its name alone. */
function searchPath(name: string): string {
  return `/browse-cards?${new URLSearchParams({ q: exactQuery(name) })}`;
}

/** A card's name that leads to the card. A plain link: a guide has hundreds, and its page listens for all of them. */
export function CardLink({ name }: { readonly name: string }) {
  return <a href={searchPath(name)}>{name}</a>;
}

/** A line of a guide, in which `[[Sol Ring]]` is a card's name. */
export function Words({ text }: { readonly text: string }) {
  // Every second piece stood in brackets.
  return text.split(/\[\[(.+?)\]\]/).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text have no other key.
      <CardLink key={at} name={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}

/** Paragraphs of a guide. */
export function Prose({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="guide-text">
      <Words text={text} />
    </p>
  ));
}

/** A few cards side by side, each a link to the card. */
export function CardStrip({ cards }: { readonly cards: readonly CardFace[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="guide-cards">
      {cards.map((card) => (
        <li key={card.name}>
          <a href={cardPath(card)}>
            <span className="sr-only">{card.name}</span>
            <span aria-hidden="true">
              <CardImage card={card} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Card names one after another, each with its link. */
export function CardNames({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="guide-names">
      {names.map((name) => (
        <li key={name}>
          <CardLink name={name} />
        </li>
      ))}
    </ul>
  );
}

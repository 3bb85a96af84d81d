import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import Hand from "lucide-react/icons/hand";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { CardImage } from "../card-face/card-image.tsx";
import { faceNamed, isLand } from "../deck-list/deck-groups.ts";
import {
  drawHand,
  isFirstMulliganFree,
  isHandOf,
  type OpeningHand,
  putOnBottom,
  takeMulligan,
} from "./opening-hand.ts";

/** Seven cards from the deck, as often as one likes, with London mulligans. */
export function HandSection({
  deck,
  faces,
  keepable,
}: {
  readonly deck: Deck;
  readonly faces: Faces;
  readonly keepable: number;
}) {
  const [drawn, setHand] = useState<OpeningHand>(() => drawHand(deck.main, deck.seed, 0));
  // An edit may have taken a card that was drawn.
  const hand = isHandOf(drawn, deck.main) ? drawn : drawHand(deck.main, deck.seed, 0);
  const lands = hand.cards.filter((name) => {
    const face = faceNamed(faces, name);
    return face !== undefined && isLand(face);
  }).length;
  const isFirstFree = isFirstMulliganFree(deck.format);
  return (
    <section>
      <h3 className="chart-heading">
        Opening hand{" "}
        <span>
          {hand.cards.length} cards, {lands} {lands === 1 ? "land" : "lands"}
        </span>
      </h3>
      <ul className="hand">
        {hand.cards.map((name, place) => {
          const face = faceNamed(faces, name);
          const picture = face ? <CardImage card={face} /> : <div className="skeleton aspect-[63/88]" />;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold one card twice.
            <li key={`${name} ${place}`} title={name}>
              {hand.toBottom > 0 ? (
                <button
                  type="button"
                  aria-label={`Put ${name} on the bottom`}
                  onClick={() => setHand(putOnBottom(hand, place))}
                >
                  {picture}
                </button>
              ) : (
                <>
                  <span className="sr-only">{name}</span>
                  <div aria-hidden="true">{picture}</div>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="chart-note my-2.5" aria-live="polite">
        {hand.toBottom > 0
          ? `Choose ${hand.toBottom === 1 ? "a card" : `${hand.toBottom} cards`} to go under the library.`
          : hand.mulligans > 0
            ? `After ${hand.mulligans === 1 ? "one mulligan" : `${hand.mulligans} mulligans`}${isFirstFree ? ", the first of them free" : ""}.`
            : `${Math.round(keepable * 100)} % of opening hands hold two to five lands.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={Hand}
          onClick={() => setHand(drawHand(deck.main, deck.seed, hand.draw + 1))}
        >
          Draw seven
        </Button>
        <Button
          kind="ghost"
          size="small"
          onClick={() => setHand(takeMulligan(hand, deck.main, deck.seed, isFirstFree))}
          disabled={hand.mulligans >= 7}
        >
          Mulligan
        </Button>
      </div>
    </section>
  );
}

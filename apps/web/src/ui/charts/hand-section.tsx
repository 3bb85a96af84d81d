import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import Hand from "lucide-react/icons/hand";
import StepForward from "lucide-react/icons/step-forward";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { faceNamed, isLand } from "../deck-list/deck-groups.ts";
import { CardFan } from "./card-fan.tsx";
import {
  drawHand,
  isFirstMulliganFree,
  isHandOf,
  type OpeningHand,
  putOnBottom,
  takeMulligan,
} from "./opening-hand.ts";
import { beginGame, drawCard, nextTurn, type Playtest, playCard, takeBack } from "./playtest.ts";

/** A game, and the cards of the deck that it is played with: an edit ends it. */
interface Played {
  readonly of: string;
  readonly game: Playtest;
}

/** Seven cards from the deck, as often as one likes, with London mulligans; and from there the turns that follow. */
export function HandSection({
  deck,
  faces,
  keepable,
}: {
  readonly deck: Deck;
  readonly faces: Faces;
  readonly keepable: number;
}) {
  const [drawn, setDrawn] = useState<OpeningHand>(() => drawHand(deck.main, deck.seed, 0));
  const [played, setPlayed] = useState<Played | null>(null);
  // An edit may have taken a card that was drawn.
  const hand = isHandOf(drawn, deck.main) ? drawn : drawHand(deck.main, deck.seed, 0);
  const cards = JSON.stringify(deck.main);
  const game = played?.of === cards ? played.game : null;
  const isFirstFree = isFirstMulliganFree(deck.format);
  const setHand = (next: OpeningHand) => {
    setDrawn(next);
    setPlayed(null);
  };
  const play = (act: (game: Playtest) => Playtest) =>
    setPlayed({ of: cards, game: act(game ?? beginGame(hand, deck.main, deck.seed)) });
  const landsIn = (names: readonly string[]) =>
    names.filter((name) => {
      const face = faceNamed(faces, name);
      return face !== undefined && isLand(face);
    }).length;
  const mustChoose = hand.toBottom > 0;
  return (
    <section>
      <h3 className="chart-heading">
        {game ? `Turn ${game.turn}` : "Opening hand"}{" "}
        <span>
          {game
            ? `${game.hand.length} in hand, ${game.library.length} to draw`
            : `${hand.cards.length} cards, ${countLands(landsIn(hand.cards))}`}
        </span>
      </h3>
      <CardFan
        names={game ? game.hand : hand.cards}
        faces={faces}
        press={
          mustChoose
            ? {
                say: (name) => `Put ${name} on the bottom`,
                act: (place) => setHand(putOnBottom(hand, place)),
              }
            : { say: (name) => `Play ${name}`, act: (place) => play((now) => playCard(now, place)) }
        }
      />
      {game && game.table.length > 0 && (
        <>
          <p className="chart-note mt-2.5">
            On the table: {countLands(landsIn(game.table))}, {game.table.length - landsIn(game.table)} other
          </p>
          <CardFan
            names={game.table}
            faces={faces}
            label="On the table"
            press={{
              say: (name) => `Take ${name} back`,
              act: (place) => play((now) => takeBack(now, place)),
            }}
          />
        </>
      )}
      <p className="chart-note my-2.5" aria-live="polite">
        {game ? describeGame(game) : describeHand(hand, { isFirstFree, keepable })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={StepForward} onClick={() => play(nextTurn)} disabled={mustChoose}>
          Next turn
        </Button>
        <Button
          size="small"
          icon={Hand}
          onClick={() => setHand(drawHand(deck.main, deck.seed, hand.draw + 1))}
        >
          Draw seven
        </Button>
        {game ? (
          <Button kind="ghost" size="small" onClick={() => play(drawCard)}>
            Draw a card
          </Button>
        ) : (
          <Button
            kind="ghost"
            size="small"
            onClick={() => setHand(takeMulligan(hand, deck.main, deck.seed, isFirstFree))}
            disabled={hand.mulligans >= 7}
          >
            Mulligan
          </Button>
        )}
      </div>
    </section>
  );
}

function countLands(lands: number): string {
  return `${lands} ${lands === 1 ? "land" : "lands"}`;
}

function describeGame({ library }: Playtest): string {
  return library.length === 0
    ? "The library is empty: whoever has to draw now loses."
    : "Press a card to play it, and on the table to take it back.";
}

function describeHand(
  hand: OpeningHand,
  { isFirstFree, keepable }: { readonly isFirstFree: boolean; readonly keepable: number },
): string {
  if (hand.toBottom > 0)
    return `Choose ${hand.toBottom === 1 ? "a card" : `${hand.toBottom} cards`} to go under the library.`;
  if (hand.mulligans > 0)
    return `After ${hand.mulligans === 1 ? "one mulligan" : `${hand.mulligans} mulligans`}${isFirstFree ? ", the first of them free" : ""}.`;
  return `${Math.round(keepable * 100)} % of opening hands hold two to five lands.`;
}

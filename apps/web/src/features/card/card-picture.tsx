import type { CardFace as CardFacts } from "@deckwright/contract/card-face.ts";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import { CardFace } from "../../ui/card-face/card-face.tsx";

/** Layouts whose other half is read with the card held another way: by how many degrees. */
const TURNS: Readonly<Record<string, { readonly degrees: number; readonly words: string }>> = {
  flip: { degrees: 180, words: "Turn upside down" },
  split: { degrees: 90, words: "Turn sideways" },
};

/** The card, with its other side or its other way up behind a button. */
export function CardPicture({ face, layout }: { readonly face: CardFacts; readonly layout: string }) {
  const [isTurned, setTurned] = useState(false);
  const turn = TURNS[layout];
  const shown = isTurned && face.back ? backOf(face, face.back) : face;
  const label = face.back ? `Show ${isTurned ? nameOfFront(face) : face.back.name}` : turn?.words;
  return (
    <div className="card-picture">
      <div
        className="card-picture-frame"
        style={
          isTurned && turn
            ? { rotate: `${turn.degrees}deg`, scale: turn.degrees === 90 ? "0.71" : "1" }
            : undefined
        }
      >
        <CardFace key={shown.name} card={shown} size="full" />
      </div>
      {label !== undefined && (
        <button
          type="button"
          className="button button-small"
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
        >
          <RotateCw size={14} aria-hidden="true" />
          {label}
        </button>
      )}
    </div>
  );
}

function nameOfFront(face: CardFacts): string {
  return face.name.split(" // ")[0] ?? face.name;
}

function backOf(face: CardFacts, back: NonNullable<CardFacts["back"]>): CardFacts {
  const { power: _power, toughness: _toughness, loyalty: _loyalty, defense: _defense, ...rest } = face;
  return { ...rest, ...back };
}

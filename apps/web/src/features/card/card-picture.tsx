import type { CardFace as CardFacts } from "@deckwright/contract/card-face.ts";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import { CardFace } from "../../ui/card-face/card-face.tsx";

/**
 * The card, with its other side or its other half behind a button. Where both halves are on one picture, the picture is
 * turned as one would turn the card; while there is only our drawing, which has one half, the other half is drawn.
 */
export function CardPicture({
  face,
  half,
  layout,
}: {
  readonly face: CardFacts;
  /** The half that is read with the card held another way; null where there is none. */
  readonly half: CardFacts | null;
  readonly layout: string;
}) {
  const [isTurned, setTurned] = useState(false);
  const other = half ?? (face.back ? backOf(face, face.back) : null);
  const shown = isTurned && other ? other : face;
  const [name, next] = isTurned ? [other?.name, nameOfFront(face)] : [nameOfFront(face), other?.name];
  return (
    <div className="card-picture">
      <div
        className="card-picture-frame"
        role="img"
        aria-label={`Picture of ${name}`}
        data-turned={isTurned && half ? layout : undefined}
      >
        <CardFace key={half ? face.name : shown.name} card={shown} size="full" isUrgent />
      </div>
      {next !== undefined && (
        <button type="button" className="button button-small" onClick={() => setTurned(!isTurned)}>
          <RotateCw size={14} aria-hidden="true" />
          Show {next}
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

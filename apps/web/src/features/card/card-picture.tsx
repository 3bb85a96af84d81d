import type { CardFace } from "@deckwright/contract/card-face.ts";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { CardImage } from "../../ui/card-face/card-image.tsx";

/**
 * The card, with its other side or its other half behind a button. Where both halves are on one picture, the picture is
 * turned as one would turn the card; while there is only our drawing, which has one half, the other half is drawn.
 */
export function CardPicture({
  face,
  half,
  layout,
}: {
  readonly face: CardFace;
  /** The half that is read with the card held another way; null where there is none. */
  readonly half: CardFace | null;
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
        <CardImage key={half ? face.name : shown.name} card={shown} size="full" isUrgent />
      </div>
      {next !== undefined && (
        <Button size="small" icon={RotateCw} onClick={() => setTurned(!isTurned)}>
          Show {next}
        </Button>
      )}
    </div>
  );
}

function nameOfFront(face: CardFace): string {
  return face.name.split(" // ")[0] ?? face.name;
}

function backOf(face: CardFace, back: NonNullable<CardFace["back"]>): CardFace {
  const { power: _power, toughness: _toughness, loyalty: _loyalty, defense: _defense, ...rest } = face;
  return { ...rest, ...back };
}

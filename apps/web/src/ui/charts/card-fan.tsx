import type { Faces } from "@deckwright/contract/card-face.ts";
import type { CSSProperties } from "react";
import { CardImage } from "../card-face/card-image.tsx";
import { faceNamed } from "../deck-list/deck-groups.ts";

/** Cards side by side, one over the other, each with its name. With `onPress` each is a button. */
export function CardFan({
  names,
  faces,
  label,
  press,
}: {
  readonly names: readonly string[];
  readonly faces: Faces;
  readonly label?: string;
  /** What pressing a card does, and how that is said of it. */
  readonly press?: { readonly say: (name: string) => string; readonly act: (place: number) => void };
}) {
  const style = { "--cards": Math.max(7, names.length) } as CSSProperties;
  return (
    <ul className="hand" style={style} aria-label={label}>
      {names.map((name, place) => {
        const face = faceNamed(faces, name);
        const picture = face ? <CardImage card={face} /> : <div className="skeleton aspect-[63/88]" />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold one card twice.
          <li key={`${name} ${place}`} title={name}>
            {press ? (
              <button type="button" onClick={() => press.act(place)}>
                <span className="sr-only">{press.say(name)}</span>
                {/* What a picture has to say is no part of the button's name. */}
                <span className="block" aria-hidden="true">
                  {picture}
                </span>
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
  );
}

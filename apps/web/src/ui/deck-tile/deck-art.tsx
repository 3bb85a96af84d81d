import type { Cover } from "@deckwright/decks/cover.ts";
import { isPicture } from "@deckwright/decks/picture.ts";
import { startTransition, useState } from "react";
import { CardArt } from "../card-face/card-art.tsx";

/** What is known of a deck's picture. */
export interface DeckPicture {
  readonly name: string;
  readonly colors: readonly string[];
  readonly image: string | null;
  /** Null where whoever saved the deck wrote none. */
  readonly cover: Cover | null;
}

/** How long nothing is drawn where a picture may come, in milliseconds. */
const DRAW_MS = 400;

/**
 * The art of the card that a deck is known by, over our drawing of that card, which is seen until the picture has come. Silent,
 * beside the deck's name.
 */
export function DeckArt({
  deck: { name, colors, image, cover },
  isWide = false,
  isFirst = false,
  drawing,
}: {
  readonly deck: DeckPicture;
  /** For a banner, many times as wide as it is high. */
  readonly isWide?: boolean;
  /** Seen as soon as the page is: asked for at once, and drawn as it comes, without waiting for the page's scripts. */
  readonly isFirst?: boolean;
  /** The address of the drawing where the server has drawn it: the largest thing of a page should not wait for scripts. */
  readonly drawing?: string | undefined;
}) {
  const [state, setState] = useState<"coming" | "there" | "failed">("coming");
  const address = image !== null && isPicture(image) && state !== "failed" ? image : undefined;
  const subject = cover?.card ?? { name, type_line: "", colors, color_identity: colors };
  return (
    <span className="deck-art">
      {drawing !== undefined && <img className="card-art" src={drawing} alt="" />}
      {state !== "there" && drawing === undefined && (
        <CardArt
          card={subject}
          view={isWide ? "wide" : "whole"}
          waitMs={address === undefined ? 0 : DRAW_MS}
        />
      )}
      {address !== undefined && (
        <img
          src={address}
          alt=""
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
          data-shown={isFirst || state === "there" || undefined}
          ref={(picture) => {
            // It may have come, or failed, before the page was hydrated, which is not held up by it.
            if (!picture?.complete) return;
            startTransition(() => setState(picture.naturalWidth > 0 ? "there" : "failed"));
          }}
          onLoad={() => setState("there")}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}

import type { ArtSubject } from "@deckwright/art/draw-art.ts";
import type { ArtView } from "@deckwright/art/shape.ts";
import { duskOf } from "@deckwright/art/tones.ts";
import { memo } from "react";
import { createFetched, useFetched } from "../../lib/hooks/use-fetched.ts";
import { useNearScreen } from "../../lib/hooks/use-near-screen.ts";

const drawing = createFetched(() => import("./art/draw.ts"));

/**
 * A card's drawn picture, drawn when it comes near the screen: a page may show a hundred of them, and each is an image of
 * its own to read. Until then its place has the card's color. `sliver` shows only its middle, for rows; `wide` is for banners.
 * It says nothing that the card's name beside it does not say.
 */
export const CardArt = memo(function CardArt({
  card,
  view = "whole",
  waitMs = 0,
}: {
  readonly card: ArtSubject;
  readonly view?: ArtView;
  /** How long it is not drawn, in milliseconds: something may cover it first. */
  readonly waitMs?: number;
}) {
  const [place, isNear] = useNearScreen(waitMs);
  const draw = useFetched(drawing, isNear)?.drawImage;
  if (!draw) return <span className="card-art" ref={place} style={{ background: duskOf(card) }} />;
  return <img className="card-art" src={draw(card, view)} alt="" decoding="async" />;
});

import { memo, useId } from "react";
import { type ArtSubject, drawArt } from "./art/draw-art.ts";

/**
 * A card's drawn picture. `sliver` shows only its middle, for rows; `wide` fills a banner. It says nothing that the
 * card's name beside it does not say, so it is hidden from screen readers.
 */
export const CardArt = memo(function CardArt({
  card,
  view = "whole",
  className,
}: {
  readonly card: ArtSubject;
  readonly view?: "whole" | "sliver";
  readonly className?: string;
}) {
  const id = useId();
  const isSliver = view === "sliver";
  const { sky, shapes } = drawArt(card, isSliver);
  return (
    <svg
      className={className ?? "card-art"}
      viewBox={isSliver ? "98 42 124 128" : "0 0 320 234"}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2={sky[1] === sky[2] ? 0.15 : 0.9} y2="1">
          <stop stopColor={sky[0]} />
          <stop offset=".55" stopColor={sky[1]} />
          <stop offset="1" stopColor={sky[2]} />
        </linearGradient>
      </defs>
      <path d="M0 0H320V234H0Z" fill={`url(#${id})`} />
      {shapes.map((shape, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing of a card never changes its order.
          key={at}
          d={shape.d}
          fill={shape.fill ?? "none"}
          stroke={shape.stroke}
          strokeWidth={shape.width}
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={shape.opacity}
        />
      ))}
    </svg>
  );
});

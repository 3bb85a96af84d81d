import type { EdgeLayout } from "./edge-layout.ts";

/** The deck seen edge-on: one sliver a card, by mana value, lands last. Always beside figures in words, so silent. */
export function DeckEdge({
  layout,
  className = "",
}: {
  readonly layout: EdgeLayout;
  readonly className?: string;
}) {
  return (
    <svg
      className={`deck-edge ${className}`}
      viewBox={`0 0 ${layout.width} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {layout.paths.map((path) => (
        <path key={path.key} d={path.d} fill={path.color} opacity={path.isLand ? 0.45 : undefined} />
      ))}
    </svg>
  );
}

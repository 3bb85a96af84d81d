import type { CSSProperties } from "react";

/** The tier of a power level: five steps (docs/spec-coverage.md, 5.7). */
export function powerTier(level: number): "low" | "fair" | "strong" | "high" | "top" {
  if (level >= 10) return "top";
  if (level >= 8) return "high";
  if (level >= 6) return "strong";
  return level >= 4 ? "fair" : "low";
}

/** A power level in figures and five bars; `null` is shown as N/A. */
export function PowerMeter({ level }: { readonly level: number | null }) {
  const tier = level === null ? "none" : powerTier(level);
  return (
    <span className="power" style={{ "--tier": `var(--tier-${tier})` } as CSSProperties}>
      <span className="sr-only">Power level </span>
      {level ?? "N/A"}
      <i aria-hidden="true">
        {[1, 3, 5, 7, 9].map((step) => (
          <b key={step} data-on={(level !== null && level >= step) || undefined} />
        ))}
      </i>
    </span>
  );
}

import type { ReactNode } from "react";
import { CardLink } from "./prose.tsx";

/** Names with a figure each and a bar as long as it. */
export function ShareList({
  label,
  shares,
  areCards = true,
  figure = percent,
}: {
  readonly label: ReactNode;
  readonly shares: readonly (readonly [name: string, value: number])[];
  /** Names of cards are links. */
  readonly areCards?: boolean;
  readonly figure?: (value: number) => string;
}) {
  const most = Math.max(...shares.map(([, value]) => value));
  return (
    <div>
      <h3 className="small-heading">{label}</h3>
      <ol className="share-list">
        {shares.map(([name, value]) => (
          <li key={name}>
            <span className="min-w-0 truncate">{areCards ? <CardLink name={name} /> : name}</span>
            <span className="text-paper-dim tabular-nums">{figure(value)}</span>
            <span className="share-bar" style={{ width: `${(100 * value) / most}%` }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function percent(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} %`;
}

import type { Analysis } from "@deckwright/contract/analysis.ts";
import Check from "lucide-react/icons/check";
import Dot from "lucide-react/icons/dot";
import { BRACKET_NAMES, bracketName } from "../../lib/cards/brackets.ts";

/** The bracket the deck belongs to at least, and the cards that put it there. */
export function BracketSection({
  bracket,
  asked,
}: {
  readonly bracket: NonNullable<Analysis["bracket"]>;
  readonly asked: number | null;
}) {
  const { floor, reasons } = bracket;
  return (
    <section>
      <h3 className="chart-heading">
        Bracket {floor} <span>{bracketName(floor)}</span>
      </h3>
      <ol className="ladder">
        {BRACKET_NAMES.map((name, at) => (
          <li
            key={name}
            aria-current={at + 1 === floor ? "true" : undefined}
            data-past={at + 1 < floor || undefined}
          >
            {at + 1}
            <span className="sr-only"> {name}</span>
          </li>
        ))}
      </ol>
      <ul className="bracket-reasons">
        {reasons.map(({ label, count, cards }) => (
          <li key={label}>
            {count === 0 ? (
              <Check size={14} aria-hidden="true" />
            ) : (
              <Dot size={14} className="text-copper" aria-hidden="true" />
            )}
            <span>
              {label}
              {cards.length > 0 && (
                <span className="block text-12 text-paper-faint">
                  {cards.slice(0, 4).join(", ")}
                  {cards.length > 4 && ` and ${cards.length - 4} more`}
                </span>
              )}
            </span>
            <span className="text-paper tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      {asked !== null && asked < floor && (
        <p className="chart-note text-warn">You asked for bracket {asked}; these cards lift it.</p>
      )}
    </section>
  );
}

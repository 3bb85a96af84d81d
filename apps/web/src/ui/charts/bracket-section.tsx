import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { Finding } from "@deckwright/contract/finding.ts";
import Check from "lucide-react/icons/check";
import Dot from "lucide-react/icons/dot";
import { BRACKET_NAMES, bracketName } from "../../lib/cards/brackets.ts";

/** The bracket that the deck has at least, and the five official checks with the cards that count in each. */
export function BracketSection({
  bracket,
  asked,
  findings = [],
}: {
  readonly bracket: NonNullable<Analysis["bracket"]>;
  readonly asked: number | null;
  /** What was said of the deck before; the same is not said again. */
  readonly findings?: readonly Finding[];
}) {
  const { floor, level, reasons } = bracket;
  const isTold = findings.some(({ rule, message }) => rule === "AIM" && ABOUT_BRACKET.test(message));
  const why = isTold ? "" : levelWords(floor, level, asked);
  return (
    <section>
      <h3 className="chart-heading">
        At least bracket {level} <span>{bracketName(level)}</span>
      </h3>
      <ol className="ladder">
        {BRACKET_NAMES.map((name, at) => (
          <li
            key={name}
            aria-current={at + 1 === level ? "true" : undefined}
            data-past={at + 1 < level || undefined}
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
      {why !== "" && (
        <p className={asked !== null && asked < floor ? "chart-note text-warn" : "chart-note"}>{why}</p>
      )}
    </section>
  );
}

/** What the engine's own sentences begin with that say which bracket a deck is and why. */
const ABOUT_BRACKET = /^(?:You asked for bracket \d;|These cards make this a bracket \d deck)/;

/** Why the deck stands where it does, where its cards do not say so by themselves. */
function levelWords(floor: number, level: number, asked: number | null): string {
  if (asked !== null && asked < floor) return `You asked for bracket ${asked}; these cards lift it.`;
  if (asked !== null && asked !== level)
    return `You asked for bracket ${asked}; by its cards it is bracket ${level} at least.`;
  return floor < level
    ? `It has the power of bracket ${level}; these checks alone would let it pass in ${floor}.`
    : "";
}

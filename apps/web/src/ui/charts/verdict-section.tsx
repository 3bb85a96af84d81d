import type { Finding } from "@deckwright/contract/finding.ts";
import { cardsIn, type Deck, type PlayerDeck, totalOf } from "@deckwright/decks/deck.ts";
import { COUNTED_ZONES, EXTRA_ZONES } from "@deckwright/decks/zones.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import LoaderCircle from "lucide-react/icons/loader-circle";
import TriangleAlert from "lucide-react/icons/triangle-alert";

type Fix = NonNullable<Finding["fix"]>;

/** What the rules say about a deck, and whether that is of the deck as it stands. */
interface Verdict {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly hasFailed: boolean;
}

const LOOKS = {
  illegal: { Icon: CircleAlert, tone: "text-bad", word: "Not legal" },
  warning: { Icon: TriangleAlert, tone: "text-warn", word: "Look again" },
  advice: { Icon: Info, tone: "text-paper-faint", word: "Good to know" },
} as const;

/** Whether the deck may be played, in words: the rule, the cards, and a fix where one is mechanical. */
export function VerdictSection({
  deck,
  format,
  judgement,
  onFix,
}: {
  readonly deck: Deck;
  /** What its format is called. */
  readonly format: string;
  readonly judgement: Verdict;
  /** Mends the deck; absent where it is not one's own to mend. */
  readonly onFix?: (fix: Fix) => void;
}) {
  const { findings, isChecking, hasFailed } = judgement;
  const illegal = findings.filter(({ severity }) => severity === "illegal");
  const others = findings.filter(({ severity }) => severity !== "illegal");
  return (
    <section aria-live="polite">
      {isChecking && (
        <p className="mb-2 flex items-center gap-2 text-13 text-paper-faint">
          <LoaderCircle size={14} className="spinning" aria-hidden="true" /> Checking the change
        </p>
      )}
      {hasFailed && (
        <p className="mb-2 text-13 text-warn">
          The change could not be checked: the server did not answer. What stands below is from before it.
        </p>
      )}
      {illegal.length === 0 ? (
        <div className="verdict">
          <CircleCheck size={18} className="text-good" aria-hidden="true" />
          <h3>Legal in {format}</h3>
          <p>{legalWords(deck)}</p>
        </div>
      ) : (
        <div className="verdict">
          <CircleAlert size={18} className="text-bad" aria-hidden="true" />
          <h3>
            Not legal in {format}:{" "}
            {illegal.length === 1 ? "one thing to mend" : `${illegal.length} things to mend`}
          </h3>
        </div>
      )}
      <ul className="mt-2 grid gap-2.5">
        {[...illegal, ...others].map((finding) => (
          <FindingItem
            key={`${finding.rule} ${finding.message}`}
            finding={finding}
            {...(onFix ? { onFix } : {})}
          />
        ))}
      </ul>
    </section>
  );
}

function FindingItem({ finding, onFix }: { readonly finding: Finding; readonly onFix?: (fix: Fix) => void }) {
  const { Icon, tone, word } = LOOKS[finding.severity];
  const { fix } = finding;
  return (
    <li className="verdict">
      <Icon size={16} className={tone} aria-hidden="true" />
      <p>
        <span className="sr-only">{word}: </span>
        <span className={finding.severity === "illegal" ? "text-paper" : undefined}>{finding.message}</span>
        {/^CR /.test(finding.source) && <span className="text-paper-faint"> ({finding.source})</span>}
        {fix && onFix && " "}
        {fix && onFix && (
          <button type="button" className="text-button" onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        )}
      </p>
    </li>
  );
}

/** What was checked, with this deck's own figures. */
function legalWords(deck: Deck): string {
  const second = deck.partner_deck;
  const checked = "Size, copies, card pool and ban list were checked one by one.";
  if (second) return `Two decks: ${sizeWords(deck)}; ${sizeWords(second)}. ${checked}`;
  const led =
    deck.commanders.length === 0
      ? ""
      : `, all within the colors of ${deck.commanders.map((name) => name.split(",")[0]).join(" and ")}`;
  return `${sizeWords(deck)}${led}. ${checked}`;
}

function sizeWords(deck: PlayerDeck): string {
  const { cards } = deck;
  const beside = Object.entries(EXTRA_ZONES)
    .filter(([zone]) => !COUNTED_ZONES.has(zone))
    .map(([zone, { heading }]) => {
      const words = heading.toLowerCase();
      return [totalOf(cardsIn(deck, zone)), words.endsWith("s") ? words : `in the ${words}`] as const;
    });
  const parts = [[totalOf(deck.side), "in the sideboard"] as const, ...beside]
    .filter(([count]) => count > 0)
    .map(([count, where]) => `${count} ${where}`);
  const last = parts.pop();
  return last === undefined ? `${cards} cards` : `${[`${cards} cards`, ...parts].join(", ")} and ${last}`;
}

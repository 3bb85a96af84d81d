import type { Deck } from "@deckwright/decks/deck.ts";
import { type DiffLine, diffDecks } from "@deckwright/decks/diff.ts";
import { formatUsd } from "../../../lib/format/money.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

/** What came and what went between the last deck and this one. */
export default function CompareDialog({
  before,
  after,
  onClose,
}: {
  readonly before: Deck;
  readonly after: Deck;
  readonly onClose: () => void;
}) {
  const { added, removed, kept } = diffDecks(before, after);
  return (
    <Dialog
      title="Compared with the last deck"
      description={`${kept} cards stayed. ${figuresOf(before)}. Now ${figuresOf(after)}.`}
      onClose={onClose}
      size="wide"
    >
      <div className="mt-5 grid gap-6 phone:grid-cols-2">
        <DiffList title="Came" lines={added} empty="Nothing new." />
        <DiffList title="Went" lines={removed} empty="Nothing left." />
      </div>
    </Dialog>
  );
}

function figuresOf({ name, price_usd, power_level }: Deck): string {
  return `${name}, ${formatUsd(price_usd)}, power ${power_level}`;
}

function DiffList({
  title,
  lines,
  empty,
}: {
  readonly title: string;
  readonly lines: readonly DiffLine[];
  readonly empty: string;
}) {
  return (
    <section>
      <h3 className="group-heading">
        {title} <span>{lines.length}</span>
      </h3>
      {lines.length === 0 && <p className="pt-2 text-13 text-paper-dim">{empty}</p>}
      <ul>
        {lines.map(({ name, change }) => (
          <li key={name} className="flex gap-2 border-b border-line-soft py-1 text-13">
            <span className={change > 0 ? "w-6 text-good tabular-nums" : "w-6 text-bad tabular-nums"}>
              {change > 0 ? `+${change}` : `−${-change}`}
            </span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

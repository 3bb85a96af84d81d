import type { Deck } from "@deckwright/decks/deck.ts";
import { type DiffLine, diffDecks } from "@deckwright/decks/diff.ts";
import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
import { formatUsd } from "../../../lib/money.ts";
import { useFocusReturn } from "../../../lib/use-focus-return.ts";

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
  const focusReturn = useFocusReturn();
  const { added, removed, kept } = diffDecks(before, after);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog dialog-wide" {...focusReturn}>
          <Dialog.Title className="dialog-title">Compared with the last deck</Dialog.Title>
          <Dialog.Description className="mt-2 text-paper-dim tabular-nums">
            {kept} cards stayed. {before.name}, {formatUsd(before.price_usd)}, power {before.power_level}. Now{" "}
            {after.name}, {formatUsd(after.price_usd)}, power {after.power_level}.
          </Dialog.Description>
          <div className="mt-5 grid gap-6 phone:grid-cols-2">
            <DiffList title="Came" lines={added} empty="Nothing new." />
            <DiffList title="Went" lines={removed} empty="Nothing left." />
          </div>
          <Dialog.Close
            className="button button-ghost button-icon button-small dialog-close"
            aria-label="Close"
          >
            <X size={16} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
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

import type { OwnDeck } from "../../../data/decks.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";

/** Chooses the deck that `in:deck` is about, and that cards are added to. */
export function DeckField({
  decks,
  value,
  onValue,
}: {
  readonly decks: readonly OwnDeck[];
  /** The deck's number. */
  readonly value: number | null;
  readonly onValue: (deck: number | null) => void;
}) {
  return (
    <div className="field">
      <SelectField
        label={
          <>
            Deck at hand <code>in:deck</code>
          </>
        }
        value={value === null ? "" : String(value)}
        onChange={(chosen) => onValue(chosen === "" ? null : Number(chosen))}
        empty="None"
        choices={decks.map(({ id, name, cards }) => ({ slug: String(id), name: `${name} (${cards})` }))}
        other={`Deck ${value}`}
      />
      {value !== null && (
        <p className="hint">The plus below a card adds it. Write -in:deck for what is not in it yet.</p>
      )}
    </div>
  );
}

import { useId } from "react";
import type { DeckAtHand } from "./use-deck-at-hand.ts";

/** Chooses the deck that `in:deck` is about, and that cards are added to. */
export function DeckField({
  decks,
  value,
  onValue,
}: {
  readonly decks: DeckAtHand["decks"];
  /** The deck's number. */
  readonly value: number | null;
  readonly onValue: (deck: number | null) => void;
}) {
  const id = useId();
  const isListed = value === null || decks.some((deck) => deck.id === value);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Deck at hand <code>in:deck</code>
      </label>
      <select
        id={id}
        className="select"
        value={value ?? ""}
        onChange={(event) => onValue(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">None</option>
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name} ({deck.cards})
          </option>
        ))}
        {!isListed && <option value={value}>Deck {value}</option>}
      </select>
      {value !== null && (
        <p className="hint">The plus below a card adds it. Write -in:deck for what is not in it yet.</p>
      )}
    </div>
  );
}

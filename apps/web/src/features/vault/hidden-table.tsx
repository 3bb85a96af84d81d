import { dayOfYear, isoDay } from "@deckwright/rules/day-words.ts";
import EyeOff from "lucide-react/icons/eye-off";
import { Link } from "react-router";
import type { HiddenDeck } from "../../data/vault.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { deletionDay } from "./time-left.ts";

/** Decks that have left the vault of the Free Plan, and what becomes of them. */
export function HiddenTable({ decks, now }: { readonly decks: readonly HiddenDeck[]; readonly now: number }) {
  if (decks.length === 0) {
    return (
      <EmptyState icon={EyeOff} title="Nothing is hidden">
        <p>A deck comes here when its 24 hours have passed.</p>
      </EmptyState>
    );
  }
  return (
    <div className="vault-hidden">
      <h2 className="text-20">Hidden, not lost</h2>
      <p className="text-paper-dim">
        These passed their 24 hours. Upgrading brings them back; after the date they are deleted.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Deck</th>
            <th scope="col">Format</th>
            <th scope="col">Made</th>
            <th scope="col">Deleted on</th>
          </tr>
        </thead>
        <tbody>
          {decks.map((deck) => (
            <tr key={deck.id}>
              <th scope="row">{deck.name}</th>
              <td>{formatName(deck.format)}</td>
              <td>{dayOfYear(isoDay(new Date(deck.created_at)))}</td>
              <DeletedOn deck={deck} now={now} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DeletedOn({ deck, now }: { readonly deck: HiddenDeck; readonly now: number }) {
  if (deck.deleted_on === null) {
    return (
      <td>
        <Link to={`/deck/${deck.id}`} aria-label={`Stays in Community Decks: ${deck.name}`}>
          Stays in Community Decks
        </Link>
      </td>
    );
  }
  const { words, isNear } = deletionDay(deck.deleted_on, now);
  return <td data-near={isNear || undefined}>{words}</td>;
}

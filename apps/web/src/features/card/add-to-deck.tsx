import type { CardFace } from "@deckwright/contract/card-face.ts";
import { useState } from "react";
import { fetchOwnDecks, type OwnDeck, putInDeck } from "../../lib/own-decks.ts";
import { requireMember } from "../../lib/require-member.ts";
import { showToast } from "../../lib/toasts.ts";

/** Puts the card into a deck of the member's vault, chosen from a list that opens below the button. */
export function AddToDeck({ face }: { readonly face: CardFace }) {
  const [decks, setDecks] = useState<readonly OwnDeck[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    try {
      setDecks(await fetchOwnDecks());
    } catch {
      showToast({ title: "Error", description: "Could not load your decks.", variant: "destructive" });
    }
  };
  const put = async (deck: OwnDeck): Promise<void> => {
    setBusy(true);
    try {
      await putInDeck(deck.id, face);
      showToast({
        title: "Card Added!",
        description: `${face.name} is in ${deck.name}.`,
        variant: "success",
      });
      setDecks(null);
    } catch {
      const description = `Could not add ${face.name} to ${deck.name}.`;
      showToast({ title: "Error", description, variant: "destructive" });
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button"
        aria-expanded={decks !== null}
        onClick={() => {
          if (decks) setDecks(null);
          else
            void requireMember(
              "Saved decks are kept in an account. Log in to add cards to one of yours.",
              () => void open(),
            );
        }}
      >
        Add to a saved deck
      </button>
      {decks?.length === 0 && <p className="text-13 text-paper-dim">Your vault has no deck to add it to.</p>}
      {decks && decks.length > 0 && (
        <ul className="card-own-decks" aria-label="Your decks">
          {decks.map((deck) => (
            <li key={deck.id}>
              <button type="button" disabled={isBusy} onClick={() => void put(deck)}>
                <span className="truncate">{deck.name}</span>
                <span className="text-13 text-paper-faint tabular-nums">{deck.cards} cards</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

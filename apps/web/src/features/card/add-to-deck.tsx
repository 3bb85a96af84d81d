import type { CardFace } from "@deckwright/contract/card-face.ts";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { fetchOwnDecks, type OwnDeck } from "../../data/decks.ts";
import { putAndTell } from "../../data/put-in-deck.ts";
import { requireMember } from "../../data/require-member.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";

/** Puts the card into a deck of the member's vault, chosen from a list that opens below the button. */
export function AddToDeck({
  face,
  buildAddress,
}: {
  readonly face: CardFace;
  /** Where a deck with the card is built, for those who have none yet. */
  readonly buildAddress: string;
}) {
  const [decks, setDecks] = useState<readonly OwnDeck[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      setDecks(await fetchOwnDecks());
    } catch {
      showToast({ title: "Error", description: "Could not load your decks.", variant: "destructive" });
    }
    setBusy(false);
  };
  const close = (): void => {
    setDecks(null);
    // The focus would be lost with what has it.
    button.current?.focus();
  };
  const put = async (deck: OwnDeck): Promise<void> => {
    setBusy(true);
    if (await putAndTell(deck, face)) close();
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what stands in it, wherever in it the focus is.
    <div
      className="relative grid"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || decks === null) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setDecks(null);
      }}
    >
      <Button
        ref={button}
        aria-expanded={decks !== null}
        aria-controls={decks ? listId : undefined}
        aria-busy={isBusy || undefined}
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
      </Button>
      {decks && (
        <div
          id={listId}
          className="card-own-decks floating"
          ref={(list) => {
            list?.scrollIntoView({ block: "nearest" });
          }}
        >
          {decks.length === 0 ? (
            <p className="px-3 py-2 text-13 text-paper-dim">
              Your vault has no deck yet. <Link to={buildAddress}>Build one with it</Link>
            </p>
          ) : (
            <ul aria-label="Your decks">
              {decks.map((deck) => (
                <li key={deck.id}>
                  <button type="button" disabled={isBusy} onClick={() => void put(deck)}>
                    <span className="truncate">{deck.name}</span>
                    <span className="flex-none text-13 text-paper-faint tabular-nums">
                      {deck.cards} cards
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

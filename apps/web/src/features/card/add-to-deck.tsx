import type { CardFace } from "@deckwright/contract/card-face.ts";
import { useState } from "react";
import { account, supabase } from "../../lib/account.ts";
import { requireMember } from "../../lib/require-member.ts";
import { showToast } from "../../lib/toasts.ts";
import { putInList } from "./put-in-list.ts";

/** A deck that the card can go into. */
interface OwnDeck {
  readonly id: number;
  readonly name: string;
  readonly cards: number;
}

/** Decks that are offered, the newest of the vault. */
const MOST = 20;

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

async function fetchOwnDecks(): Promise<readonly OwnDeck[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("decks")
    .select("id, name, cards")
    .eq("user_id", account.get().user?.id ?? "")
    .order("created_at", { ascending: false })
    .limit(MOST)
    .overrideTypes<OwnDeck[], { merge: false }>();
  if (error) throw new Error(error.message);
  return data;
}

/** @throws Error when the server refuses, or the deck is gone. */
async function putInDeck(id: number, { name, type_line }: CardFace): Promise<void> {
  const client = await supabase();
  const { data: deck, error } = await client
    .from("decks")
    .select("cards, card_list")
    .eq("id", id)
    .single<{ readonly cards: number; readonly card_list: Parameters<typeof putInList>[0] }>();
  if (error) throw new Error(error.message);
  const { data: changed } = await client
    .from("decks")
    .update({ cards: deck.cards + 1, card_list: putInList(deck.card_list, name, type_line) })
    // Only what was read: another tab may have changed it in the meantime.
    .match({ id, cards: deck.cards })
    .select("id");
  if (changed?.length !== 1) throw new Error("The deck was changed meanwhile.");
}

import { account, knownAccount, supabase } from "./account.ts";
import { openAuthDialog } from "./auth-dialog.ts";
import { createStore } from "./store.ts";
import { showToast } from "./toasts.ts";
import { dropWaitingDeck, keepWaitingDeck, type SavableDeck, takeWaitingDeck } from "./waiting-deck.ts";

/** The deck that was saved last, by the key of its saving, with its number in the vault. */
export const savedDeck = createStore<{ readonly key: string; readonly id: number } | null>(null);

/** Saves a deck into the member's vault; a visitor logs in first, and the deck waits. Never throws. */
export async function saveDeck(deck: SavableDeck): Promise<void> {
  const { user } = await knownAccount();
  if (user !== null) return store(deck);
  keepWaitingDeck(deck);
  openAuthDialog(
    "login",
    "Saving a deck needs a vault, and a vault needs an account. The deck waits for you, and is saved once you are in.",
    { onGiveUp: dropWaitingDeck },
  );
}

/** Saves the deck that waited for somebody to log in, in one tab only. */
export async function saveWaitingDeck(): Promise<void> {
  const deck = await inOneTab(async () => takeWaitingDeck());
  if (deck) await store(deck);
}

/** One tab after the other, where the browser can tell them apart. */
function inOneTab<Value>(work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request("deckwright-waiting-deck", work);
}

async function store(deck: SavableDeck): Promise<void> {
  try {
    const id = await write(deck);
    savedDeck.set({ key: deck.key, id });
    const plan = account.get().profile?.subscription;
    const howLong = plan === "Free Plan" ? " The Free Plan shows it there for 24 hours." : "";
    const what = deck.id === id ? "is up to date in your vault." : "has been added to your vault.";
    showToast({
      title: "Deck Saved!",
      description: `${deck.row.name} ${what}${howLong}`,
      variant: "success",
    });
  } catch (error) {
    const reason = error instanceof Error && error.message !== "" ? ` ${error.message}` : "";
    showToast({ title: "Error", description: `Could not save the deck.${reason}`, variant: "destructive" });
  }
}

/** @returns The deck's number. @throws Error when the server refuses or does not answer. */
async function write({ id, row }: SavableDeck): Promise<number> {
  const client = await supabase();
  const decks = client.from("decks");
  if (id !== null) {
    const { data, error } = await decks.update(row).eq("id", id).select("id").maybeSingle<{ id: number }>();
    if (error) throw new Error(error.message);
    // Gone from the vault in the meantime: then it is a new one.
    if (data) return data.id;
  }
  const { data, error } = await decks.insert(row).select("id").single<{ id: number }>();
  if (error) throw new Error(error.message);
  return data.id;
}

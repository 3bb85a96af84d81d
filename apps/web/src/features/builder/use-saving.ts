import type { Deck } from "@deckwright/decks/deck.ts";
import type { StoredWish } from "@deckwright/decks/stored.ts";
import { type Dispatch, useRef, useState } from "react";
import { type KeptDeck, type OpenDeck, openDeck } from "../../data/decks.ts";
import type { JudgedDeck } from "../../data/engine/judge-deck.ts";
import { besideName, newSavingKey, saveDeck } from "../../data/save-deck.ts";
import { savedDeck } from "../../data/saved-deck.ts";
import { brokenSentence } from "../../lib/format/broken-rules.ts";
import { showToast } from "../../lib/toasts.ts";
import type { ConflictChoices } from "../../ui/conflict-dialog/conflict-dialog.tsx";
import { type BuilderAction, type BuilderState, deckInOrder, originOf, toldOf } from "./builder-state.ts";
import type { LastSaving } from "./use-last-saving.ts";
import { wishToParams } from "./wish/wish-form.ts";

/** Saving, as the builder offers it. */
interface SavingOfDeck {
  /** The deck is in the vault as it stands here. */
  readonly isSaved: boolean;
  readonly save: () => void;
  /** Set while somebody has to choose between the deck here and the saved one, which was changed elsewhere. */
  readonly conflict: ConflictChoices | null;
}

/**
 * Saving of the deck at hand. The first time a deck that was built here becomes a new one of the vault; its edits are
 * saved over that, as are those of a deck that was opened from there, as long as nobody has changed it elsewhere.
 * @param lastSaving What was saved last, which the page keeps.
 * @param show Shows a deck of the vault, with the one that was here for comparing.
 */
export function useSaving(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  [last, setLast]: LastSaving,
  show: (opened: OpenDeck, previous: Deck) => void,
): SavingOfDeck {
  const [theirs, setTheirs] = useState<OpenDeck | null>(null);
  const isBusy = useRef(false);
  const done = savedDeck.use();
  const origin = originOf(state);
  const mine = deckInOrder(state);
  const isSaved = state.saved !== null && state.saved.deck === state.deck;

  /**
   * @param kept The saved deck that is written over; null to save a new one.
   * @param shown The deck as the builder has it.
   */
  async function write(deck: Deck, kept: KeptDeck | null, shown = state.deck): Promise<void> {
    if (!shown || isBusy.current) return;
    isBusy.current = true;
    let wasChanged = false;
    try {
      // What was tried before, and may have been saved without our hearing of it, is the same saving.
      const isTriedAgain =
        last !== null && last.origin === origin && last.deck === shown && done?.key !== last.key;
      const key = isTriedAgain ? last.key : newSavingKey();
      // Fetched at the first press, with the schemas that decks are kept by.
      const [{ rowOfJudged }, { judgeDeck }] = await Promise.all([
        import("../../data/judged-row.ts"),
        import("../../data/engine/judge-deck.ts"),
      ]);
      const judged = state.isEdited ? await judgeDeck(deck) : judgedByGenerator(deck, state);
      setLast({ key, origin, deck: shown });
      const row = await rowOfJudged(judged, { wish: storedWish(state) }, state.faces);
      const outcome = await saveDeck({ key, kept, row, note: brokenSentence(judged.broken, "kept") });
      wasChanged = outcome === "conflict";
      if (wasChanged && kept) setTheirs(await openDeck(kept.id));
    } catch {
      const cause = wasChanged
        ? "It was changed elsewhere, and that version could not be read."
        : navigator.onLine
          ? "The server did not answer."
          : "You are offline.";
      const description = `Could not save the deck. ${cause} It stays here as you left it.`;
      showToast({ title: "Error", description, variant: "destructive" });
    } finally {
      isBusy.current = false;
    }
  }

  function save(): void {
    if (!mine) return;
    if (isSaved) {
      const description = `${mine.name} is in your vault as it stands here.`;
      showToast({ title: "Nothing to save", description });
      return;
    }
    void write(mine, state.saved?.kept ?? null);
  }

  const conflict: ConflictChoices | null =
    theirs === null || mine === null
      ? null
      : {
          mine,
          theirs: theirs.deck,
          close: () => setTheirs(null),
          keepMine: () => {
            setTheirs(null);
            void write(mine, theirs.kept);
          },
          keepTheirs: () => {
            setTheirs(null);
            show(theirs, mine);
            showToast({
              title: "The saved deck is open",
              description: "Yours was not saved. Undo brings it back.",
              undo: () => dispatch({ type: "replaced", deck: mine }),
            });
          },
          keepBoth: () => {
            setTheirs(null);
            const copy = { ...mine, name: besideName(mine.name) };
            dispatch({ type: "replaced", deck: copy });
            void write(copy, null, copy);
          },
        };
  return { isSaved, save, conflict };
}

/** A deck as it came from the generator, which has judged it. */
function judgedByGenerator(deck: Deck, { built, faces }: BuilderState): JudgedDeck {
  const findings = built?.response.findings ?? [];
  return { deck, broken: findings.filter(({ severity }) => severity === "illegal"), faces };
}

/** What the deck was wished for, as its row keeps it. */
function storedWish(state: BuilderState): StoredWish | undefined {
  const told = toldOf(state);
  if (told === null) return undefined;
  const { wish, intent } = told;
  const seed = deckInOrder(state)?.seed ?? null;
  return { address: wishToParams({ ...wish, seed }).toString(), intent: { ...intent } };
}

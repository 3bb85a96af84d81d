import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { type DeckEdit, editDeck } from "@deckwright/decks/edit.ts";
import { useEffect, useRef, useState } from "react";
import { account } from "../../data/account.ts";
import { DeckAutosave, isSame, type SaveState } from "../../data/deck-autosave.ts";
import { keepEdit, readEdit } from "../../data/deck-edits.ts";
import { addDeck, changeDeck, openDeck } from "../../data/decks.ts";
import { type JudgedDeck, judgeDeck } from "../../data/engine/judge-deck.ts";
import { rowOfJudged } from "../../data/judged-row.ts";
import { besideName } from "../../data/save-deck.ts";

/** A deck while it is being edited. */
export interface EditedDeck {
  readonly deck: Deck;
  /** The deck before each change, the last one last. */
  readonly past: readonly Deck[];
  /** What is known of its cards. */
  readonly faces: Faces;
  /** What of it breaks the rules, as it was when it was judged last; null until then, and where nobody judges. */
  readonly broken: JudgedDeck["broken"] | null;
  readonly save: SaveState;
  /** Names of cards that cannot be read, and would be lost by saving. */
  readonly unread: readonly string[];
  /** How often the saved version was taken in place of the changes. */
  readonly restarts: number;
}

/** The last saving of a dialog that was closed: the next one reads the deck after it. */
let closing: Promise<void> = Promise.resolve();

/**
 * Opens the member's own deck for editing. Every change is saved by itself.
 * @param onSaved Called once, behind the dialog, when something of the deck has been saved in it.
 */
export function useDeckEditing(id: number, onSaved: () => void) {
  const [edited, setEdited] = useState<EditedDeck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saver = useRef<DeckAutosave>(undefined);
  const latest = useRef({ edited, onSaved });
  latest.current = { edited, onSaved };
  const change = (fields: Partial<EditedDeck>) => setEdited((before) => before && { ...before, ...fields });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a deck is opened once, and states are told to what is there then.
  useEffect(() => {
    let isOver = false;
    let hasSaved = false;
    const memberId = account.get().user?.id ?? "";
    const learn = ({ broken, faces }: JudgedDeck) => {
      setEdited(
        (before) =>
          before && {
            ...before,
            ...(faces ? { broken, faces: { ...before.faces, ...faces } } : { broken: null }),
          },
      );
    };
    const begin = async () => {
      await closing;
      const [opened, left] = await Promise.all([openDeck(id), readEdit(memberId, id)]);
      if (isOver) return;
      const mine = left && !isSame(left.deck, opened.deck) ? left : null;
      const kept = mine ? { id, version: mine.version } : opened.kept;
      const started = new DeckAutosave(
        { kept, deck: opened.deck },
        {
          judge: judgeDeck,
          rowOf: (judged) => rowOfJudged(judged, opened, latest.current.edited?.faces),
          change: changeDeck,
          read: openDeck,
          keep: (deck, of) => keepEdit(memberId, of, deck),
          tell: (save) => {
            change({ save });
            hasSaved ||= save.kind === "saved";
          },
          tellJudged: learn,
        },
      );
      saver.current = started;
      const { deck, unread } = opened;
      setEdited({
        deck: mine?.deck ?? deck,
        past: [],
        faces: {},
        broken: null,
        save: { kind: "saved" },
        unread,
        restarts: 0,
      });
      if (mine) started.change(mine.deck);
      else {
        keepEdit(memberId, kept, null);
        learn(await judgeDeck(deck));
      }
    };
    begin().catch((error: unknown) => {
      if (!isOver) setProblem(error instanceof Error ? error.message : "The deck could not be read.");
    });
    const flush = () => void saver.current?.flush();
    const leave = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", leave);
    return () => {
      isOver = true;
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", leave);
      const last = saver.current;
      if (!last) return;
      closing = last.flush().finally(() => {
        last.stop();
        // Not with every change: whoever lists the deck reads it anew, and cannot be seen until then.
        if (hasSaved) latest.current.onSaved();
      });
    };
  }, [id]);

  function show(deck: Deck, past: readonly Deck[]): void {
    change({ deck, past });
    saver.current?.change(deck);
  }

  return {
    edited,
    problem,
    edit: (edits: readonly DeckEdit[]) => {
      if (!edited) return;
      const { deck, inverse } = editDeck(edited.deck, edits);
      // A name is typed letter by letter: it is not what one takes back.
      const isRenamed = edits.every((each) => "name" in each);
      if (inverse.length > 0) show(deck, isRenamed ? edited.past : [...edited.past, edited.deck]);
    },
    undo: () => {
      const before = edited?.past.at(-1);
      if (edited && before) show({ ...before, name: edited.deck.name }, edited.past.slice(0, -1));
    },
    keepMine: () => void saver.current?.keepMine(),
    takeTheirs: () => {
      if (edited?.save.kind !== "conflict") return;
      const { deck } = edited.save.theirs;
      change({ deck, past: [], restarts: edited.restarts + 1 });
      saver.current?.takeTheirs();
    },
    keepBoth: async () => {
      if (edited?.save.kind !== "conflict") return;
      const { theirs } = edited.save;
      const judged = await judgeDeck({ ...edited.deck, name: besideName(edited.deck.name) });
      const outcome = await addDeck(await rowOfJudged(judged, theirs, edited.faces)).catch(() => null);
      if (outcome?.kind !== "done") return;
      change({ deck: theirs.deck, past: [], restarts: edited.restarts + 1 });
      saver.current?.takeTheirs();
    },
  };
}

import type { Faces } from "@deckwright/contract/card-face.ts";
import type { GenerateResponse, Stage } from "@deckwright/contract/generate.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import { allCards, type Deck } from "@deckwright/decks/deck.ts";
import { type DeckEdit, editDeck } from "@deckwright/decks/edit.ts";
import { turnDeck, turnEdits } from "@deckwright/decks/team.ts";
import type { KeptDeck } from "../../data/decks.ts";
import type { BuilderProblem } from "../../data/engine/problem.ts";
import type { WishForm } from "./wish/wish-form.ts";

/** A deck as it came from the generator, with the wish it came from. */
interface Built {
  readonly wish: WishForm;
  readonly response: GenerateResponse;
}

/** What a deck was wished for, and what was understood of it. */
interface Told {
  readonly wish: WishForm;
  readonly intent: Intent;
}

/** Everything the builder remembers while its page is open. */
export interface BuilderState {
  readonly status: "idle" | "running" | "opening" | "failed" | "done";
  /** Stages of the generation that runs, or ran last, as they finished. */
  readonly stages: readonly Stage[];
  readonly problem: BuilderProblem | null;
  readonly built: Built | null;
  /** The deck with the person's own edits. */
  readonly deck: Deck | null;
  readonly faces: Faces;
  /** The deck that was there before the last one was built, for comparing. */
  readonly previous: Deck | null;
  /** Names of cards that stay when the rest is rolled again. */
  readonly locked: ReadonlySet<string>;
  readonly isEdited: boolean;
  /** The deck as it was opened from the vault; null for a deck that was built here. */
  readonly stored: { readonly kept: KeptDeck; readonly deck: Deck; readonly told?: Told } | null;
  /** The second deck of a team is looked at: `deck` has it first. */
  readonly isTurned: boolean;
}

export const INITIAL_STATE: BuilderState = {
  status: "idle",
  stages: [],
  problem: null,
  built: null,
  deck: null,
  faces: {},
  previous: null,
  locked: new Set(),
  isEdited: false,
  stored: null,
  isTurned: false,
};

/** The state of a page whose address holds a wish: the deck is on its way before anything was pressed. */
export const RUNNING_STATE: BuilderState = { ...INITIAL_STATE, status: "running" };

export type BuilderAction =
  | { readonly type: "started" }
  | { readonly type: "stage"; readonly stage: Stage }
  | { readonly type: "built"; readonly wish: WishForm; readonly response: GenerateResponse }
  | { readonly type: "opening" }
  | {
      readonly type: "opened";
      readonly deck: Deck;
      readonly kept: KeptDeck;
      /** Absent where its row does not tell. */
      readonly told?: Told;
      /** The deck that was here before, where the two are to be compared. */
      readonly previous?: Deck;
    }
  | { readonly type: "replaced"; readonly deck: Deck }
  | { readonly type: "failed"; readonly problem: BuilderProblem }
  | {
      readonly type: "edited";
      readonly edits: readonly DeckEdit[];
      /** The edits take the second deck of a team for the first. */
      readonly isTurned: boolean;
      readonly faces?: Faces;
    }
  | { readonly type: "renamed"; readonly name: string }
  | { readonly type: "learned"; readonly faces: Faces }
  | { readonly type: "locked"; readonly name: string; readonly isLocked: boolean }
  | { readonly type: "turned" }
  | { readonly type: "cleared" };

/** The deck with its edits, the first deck of a team first, whichever is looked at. */
export function deckInOrder({ deck, isTurned }: BuilderState): Deck | null {
  return deck && isTurned ? turnDeck(deck) : deck;
}

/** What the deck at hand was wished for, whether it was built here or opened; null where nobody knows. */
export function toldOf({ built, stored }: BuilderState): Told | null {
  return built ? { wish: built.wish, intent: built.response.intent } : (stored?.told ?? null);
}

/** The next state. A failed generation leaves the deck that was there; a finished one keeps the locks of cards still in it. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "started":
      return { ...state, status: "running", stages: [], problem: null };
    case "stage":
      return { ...state, stages: [...state.stages, action.stage] };
    case "built": {
      const { deck, faces } = action.response;
      const cards = allCards(deck);
      return {
        status: "done",
        stages: action.response.stages,
        problem: null,
        built: { wish: action.wish, response: action.response },
        deck,
        faces,
        previous: deckInOrder(state),
        locked: new Set([...state.locked].filter((name) => Object.hasOwn(cards, name))),
        isEdited: false,
        stored: null,
        isTurned: false,
      };
    }
    case "opening":
      return { ...INITIAL_STATE, status: "opening" };
    case "opened":
      // Nobody has judged it here, so it counts as edited.
      return {
        ...INITIAL_STATE,
        status: "done",
        deck: action.deck,
        stored: action,
        previous: action.previous ?? null,
        isEdited: true,
      };
    case "replaced":
      return { ...state, deck: action.deck, previous: deckInOrder(state), isEdited: true, isTurned: false };
    case "failed":
      return { ...state, status: "failed", problem: action.problem };
    case "edited":
      if (!state.deck) return state;
      return {
        ...state,
        deck: editDeck(
          state.deck,
          action.isTurned === state.isTurned ? action.edits : turnEdits(action.edits),
        ).deck,
        faces: { ...state.faces, ...action.faces },
        isEdited: true,
      };
    case "renamed":
      return state.deck ? { ...state, deck: { ...state.deck, name: action.name } } : state;
    case "learned":
      return { ...state, faces: { ...state.faces, ...action.faces } };
    case "locked": {
      const locked = new Set(state.locked);
      if (action.isLocked) locked.add(action.name);
      else locked.delete(action.name);
      return { ...state, locked };
    }
    case "turned":
      return state.deck?.partner_deck
        ? { ...state, deck: turnDeck(state.deck), isTurned: !state.isTurned }
        : state;
    case "cleared":
      return INITIAL_STATE;
  }
}

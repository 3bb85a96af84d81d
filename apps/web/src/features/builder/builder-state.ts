import type { Faces } from "@deckwright/contract/card-face.ts";
import type { Deck } from "@deckwright/contract/deck.ts";
import type { GenerateResponse, Stage } from "@deckwright/contract/generate.ts";
import { type DeckEdit, editDeck } from "./deck/working-deck.ts";
import type { BuilderProblem } from "./generation/problem.ts";
import type { Wish } from "./wish/wish.ts";

/** A deck as it came from the generator, with the wish it came from. */
interface Built {
  readonly wish: Wish;
  readonly response: GenerateResponse;
}

/** Everything the builder remembers while its page is open. */
export interface BuilderState {
  readonly status: "idle" | "running" | "failed" | "done";
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
};

/** The state of a page whose address holds a wish: the deck is on its way before anything was pressed. */
export const RUNNING_STATE: BuilderState = { ...INITIAL_STATE, status: "running" };

export type BuilderAction =
  | { readonly type: "started" }
  | { readonly type: "stage"; readonly stage: Stage }
  | { readonly type: "built"; readonly wish: Wish; readonly response: GenerateResponse }
  | { readonly type: "failed"; readonly problem: BuilderProblem }
  | { readonly type: "edited"; readonly edits: readonly DeckEdit[]; readonly faces?: Faces }
  | { readonly type: "restored"; readonly deck: Deck }
  | { readonly type: "renamed"; readonly name: string }
  | { readonly type: "learned"; readonly faces: Faces }
  | { readonly type: "locked"; readonly name: string; readonly isLocked: boolean }
  | { readonly type: "cleared" };

/** The next state. A failed generation leaves the deck that was there; a finished one keeps the locks of cards still in it. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "started":
      return { ...state, status: "running", stages: [], problem: null };
    case "stage":
      return { ...state, stages: [...state.stages, action.stage] };
    case "built": {
      const { deck, faces } = action.response;
      const names = new Set(Object.values(deck.card_list).flatMap((items) => items.map(({ name }) => name)));
      return {
        status: "done",
        stages: action.response.stages,
        problem: null,
        built: { wish: action.wish, response: action.response },
        deck,
        faces,
        previous: state.deck,
        locked: new Set([...state.locked].filter((name) => names.has(name))),
        isEdited: false,
      };
    }
    case "failed":
      return { ...state, status: "failed", problem: action.problem };
    case "edited":
      if (!state.deck) return state;
      return {
        ...state,
        deck: editDeck(state.deck, action.edits),
        faces: { ...state.faces, ...action.faces },
        isEdited: true,
      };
    case "restored":
      return { ...state, deck: action.deck, isEdited: true };
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
    case "cleared":
      return INITIAL_STATE;
  }
}

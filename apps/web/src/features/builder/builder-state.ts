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

/** The deck, and what is known of it: all that a step back brings back. */
export interface Moment {
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
  readonly stored: { readonly deck: Deck; readonly told?: Told } | null;
  /** The deck as it was read from a list; null for any other. */
  readonly imported: Deck | null;
  /** The deck of the vault that this one is saved as, and how it stood then; null for one that was not saved. */
  readonly saved: { readonly kept: KeptDeck; readonly deck: Deck } | null;
  /** The second deck of a team is looked at: `deck` has it first. */
  readonly isTurned: boolean;
}

/** A deck with the moments that lead to it, and away from it. */
export interface Worked extends Moment {
  /** What was there before each change, the last one last. */
  readonly past: readonly Moment[];
  /** What was taken back, the next one last. */
  readonly future: readonly Moment[];
}

/** Everything the builder remembers while its page is open. */
export interface BuilderState extends Worked {
  readonly status: "idle" | "running" | "opening" | "failed" | "done";
  /** Stages of the generation that runs, or ran last, as they finished. */
  readonly stages: readonly Stage[];
  readonly problem: BuilderProblem | null;
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
  imported: null,
  saved: null,
  isTurned: false,
  past: [],
  future: [],
};

/** The state of a page whose address holds a wish: the deck is on its way before anything was pressed. */
export const RUNNING_STATE: BuilderState = { ...INITIAL_STATE, status: "running" };

export type BuilderAction =
  | { readonly type: "started" }
  | { readonly type: "stage"; readonly stage: Stage }
  | { readonly type: "built"; readonly wish: WishForm; readonly response: GenerateResponse }
  | { readonly type: "opening" }
  /** What was worked on at this address is being read; a deck stays in sight meanwhile. */
  | { readonly type: "restoring" }
  | {
      readonly type: "opened";
      readonly deck: Deck;
      readonly kept: KeptDeck;
      /** Absent where its row does not tell. */
      readonly told?: Told;
      /** The deck that was here before, where the two are to be compared. */
      readonly previous?: Deck;
    }
  | { readonly type: "imported"; readonly deck: Deck; readonly faces: Faces }
  /** The deck of an origin, as it stood then, is in the vault. */
  | { readonly type: "saved"; readonly origin: unknown; readonly saved: Moment["saved"] }
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
  /** Goes back to what was there before the last change, or before the one after so many. */
  | { readonly type: "undone"; readonly changesLeft?: number }
  | { readonly type: "redone" }
  /** What was worked on at this address before. */
  | { readonly type: "restored"; readonly work: Worked };

/** The deck with its edits, the first deck of a team first, whichever is looked at. */
export function deckInOrder({ deck, isTurned }: BuilderState): Deck | null {
  return deck && isTurned ? turnDeck(deck) : deck;
}

/** Changes that can be taken back. */
const CHANGES: ReadonlySet<BuilderAction["type"]> = new Set([
  "built",
  "imported",
  "replaced",
  "edited",
  "renamed",
  "locked",
]);
/** So many are; each shares with the one before what it left alone. */
const MOST_CHANGES = 200;

/** What a deck came from: as long as that is the same, it is the same deck of the vault. */
export function originOf({ built, stored, imported }: Moment): unknown {
  return built ?? stored ?? imported;
}

/** What the deck at hand was wished for, whether it was built here or opened; null where nobody knows. */
export function toldOf({ built, stored }: BuilderState): Told | null {
  return built ? { wish: built.wish, intent: built.response.intent } : (stored?.told ?? null);
}

/** The next state. A failed generation leaves the deck that was there; a finished one keeps the locks of cards still in it. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  const next = advance(state, action);
  const hasBefore = state.deck !== null || action.type === "imported";
  if (!CHANGES.has(action.type) || !hasBefore || next === state) return next;
  return { ...next, past: [...state.past, momentOf(state)].slice(-MOST_CHANGES), future: [] };
}

function momentOf({
  built,
  deck,
  faces,
  previous,
  locked,
  isEdited,
  stored,
  imported,
  saved,
  isTurned,
}: BuilderState): Moment {
  return { built, deck, faces, previous, locked, isEdited, stored, imported, saved, isTurned };
}

/** Another moment, while a deck that is on its way goes on. */
function jump(state: BuilderState, moment: Moment): BuilderState {
  const there = moment.deck === null ? "idle" : "done";
  return {
    ...state,
    ...moment,
    // A moment from before a reload knows less of its cards.
    faces: { ...state.faces, ...moment.faces },
    status: state.status === "running" ? "running" : there,
    problem: null,
  };
}

/** Back to where so many changes had been made. */
function stepBack(state: BuilderState, changesLeft: number): BuilderState {
  const past = state.past.slice(0, Math.max(0, changesLeft));
  const [moment, ...between] = state.past.slice(past.length);
  if (!moment) return state;
  const future = [...state.future, momentOf(state), ...between.toReversed()];
  return { ...jump(state, moment), past, future };
}

function stepForward(state: BuilderState): BuilderState {
  const moment = state.future.at(-1);
  if (!moment) return state;
  return {
    ...jump(state, moment),
    past: [...state.past, momentOf(state)],
    future: state.future.slice(0, -1),
  };
}

function advance(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "started":
      return { ...state, status: "running", stages: [], problem: null };
    case "stage":
      return { ...state, stages: [...state.stages, action.stage] };
    case "built": {
      const { deck, faces } = action.response;
      const cards = allCards(deck);
      return {
        ...INITIAL_STATE,
        status: "done",
        stages: action.response.stages,
        built: { wish: action.wish, response: action.response },
        deck,
        faces,
        previous: deckInOrder(state),
        locked: new Set([...state.locked].filter((name) => Object.hasOwn(cards, name))),
      };
    }
    case "opening":
      return { ...INITIAL_STATE, status: "opening" };
    case "restoring":
      return state.deck ? state : { ...state, status: "opening" };
    case "opened":
      // Nobody has judged it here, so it counts as edited.
      return {
        ...INITIAL_STATE,
        status: "done",
        deck: action.deck,
        stored: { deck: action.deck, ...(action.told ? { told: action.told } : {}) },
        saved: { kept: action.kept, deck: action.deck },
        previous: action.previous ?? null,
        isEdited: true,
      };
    case "imported":
      return {
        ...INITIAL_STATE,
        status: "done",
        deck: action.deck,
        faces: action.faces,
        imported: action.deck,
        previous: deckInOrder(state),
        isEdited: true,
      };
    case "saved": {
      const mark = <Some extends Moment>(moment: Some): Some =>
        originOf(moment) === action.origin ? { ...moment, saved: action.saved } : moment;
      return { ...mark(state), past: state.past.map(mark), future: state.future.map(mark) };
    }
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
      return state.deck && state.deck.name !== action.name
        ? { ...state, deck: { ...state.deck, name: action.name } }
        : state;
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
    case "undone":
      return stepBack(state, action.changesLeft ?? state.past.length - 1);
    case "redone":
      return stepForward(state);
    case "restored":
      return { ...INITIAL_STATE, ...action.work, status: "done" };
  }
}

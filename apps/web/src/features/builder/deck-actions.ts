import { showToast } from "../../lib/toasts.ts";
import { type BuilderState, toldOf } from "./builder-state.ts";
import type { DeckActions } from "./deck-and-analysis-props.ts";
import { newSeed, type WishForm, wishToParams } from "./wish/wish-form.ts";

/**
 * What the buttons of the deck do.
 * @param draft The wish as it stands in the form.
 * @param submit Builds a wish.
 */
export function deckActions(
  state: BuilderState,
  draft: WishForm,
  submit: (wish: WishForm) => void,
): Omit<DeckActions, "save" | "isSaved"> {
  const current = currentWish(state, draft);
  return {
    retry: () => submit(draft),
    reroll: () => submit({ ...current, seed: newSeed() }),
    rerollUnlocked: () => submit({ ...withLocked(current, state), seed: newSeed() }),
    never: (name) => submit({ ...current, exclude: [...new Set([...current.exclude, name])] }),
    share: () => share(state, current),
  };
}

/** The wish that the deck at hand was built from; the one in the form where nobody knows it. */
function currentWish(state: BuilderState, draft: WishForm): WishForm {
  const told = toldOf(state);
  return told ? { ...told.wish, seed: state.deck?.seed ?? null } : draft;
}

/** The wish with the cards that are to stay, the one that leads among them as the leader. */
function withLocked(wish: WishForm, { deck, locked }: BuilderState): WishForm {
  const leaders = new Set([...(deck?.commanders ?? []), ...(deck?.partner_deck?.commanders ?? [])]);
  const kept = [...locked].filter((name) => !leaders.has(name));
  const leader = deck?.commanders.find((name) => locked.has(name));
  return {
    ...wish,
    include: [...new Set([...wish.include, ...kept])],
    ...(leader === undefined ? {} : { commanders: [leader] }),
  };
}

async function share(state: BuilderState, wish: WishForm): Promise<void> {
  const address = new URL(`/builder?${wishToParams(wish)}`, window.location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    showToast({
      variant: "success",
      title: "Link copied",
      description: linkWords(state),
    });
  } catch {
    showToast({
      variant: "destructive",
      title: "Could not copy",
      description: "The browser refused. The address of this page is the link.",
    });
  }
}

/** What the link brings of the deck at hand. */
function linkWords(state: BuilderState): string {
  if (toldOf(state) === null)
    return "It builds a deck of this kind: nobody knows the wish of this one. Export keeps its cards.";
  if (state.stored) return "It builds the deck that this one was made from. Export keeps your own edits.";
  const note = state.isEdited ? " Your own edits are not in it; Export keeps them." : "";
  return `It builds this same deck.${note}`;
}

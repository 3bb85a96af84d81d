import { allCards } from "@deckwright/decks/deck.ts";
import { type DiffLine, diffDecks } from "@deckwright/decks/diff.ts";
import { showToast } from "../../lib/toasts.ts";
import { askGenerator } from "./ask-generator.ts";
import { type BuilderState, deckInOrder, toldOf } from "./builder-state.ts";
import type { DeckActions } from "./deck-and-analysis-props.ts";
import { EDITS_PARAM, editsToParam } from "./edits-in-address.ts";
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
): Omit<DeckActions, "save" | "isSaved" | "undo" | "redo" | "importList"> {
  const current = currentWish(state, draft);
  return {
    retry: () => submit(draft),
    reroll: () => submit({ ...withOwnEdits(current, state), seed: newSeed() }),
    rerollUnlocked: () => submit({ ...withOwnEdits(withLocked(current, state), state), seed: newSeed() }),
    never: (name) => submit(withOwnEdits(withLocked(never(current, name, state), state), state)),
    share: () => share(state, current),
  };
}

/**
 * A wish that is built after the deck at hand: where it is the same wish with something changed, with the same seed, the cards
 * that are locked, and what was changed by hand.
 * @param isChanged Whether it came of the wish by a chip or a field; else its sentence says so.
 * @returns Also whether changes or locks are left behind.
 */
export function rebuilt(
  wish: WishForm,
  state: BuilderState,
  isChanged: boolean,
): { readonly wish: WishForm; readonly leaves: boolean } {
  const { deck, isEdited, locked } = state;
  const told = toldOf(state);
  if (!told || !deck) return { wish, leaves: false };
  const seeded = wish.seed === null ? { ...wish, seed: deck.seed } : wish;
  if (isChanged || isRevision(wish.prompt, told.wish.prompt))
    return { wish: withOwnEdits(withLocked(seeded, state), state), leaves: false };
  return { wish: seeded, leaves: isEdited || locked.size > 0 };
}

/** The wish without a card. Where other cards of the deck have to stay, it stays the deck of who leads it, whom they might change. */
function never(wish: WishForm, name: string, { deck, isEdited, locked }: BuilderState): WishForm {
  const include = wish.include.filter((each) => nameOf(each) !== name);
  const leaders = deck && !deck.partner_deck && (isEdited || locked.size > 0) ? deck.commanders : [];
  return {
    ...wish,
    include,
    exclude: [...new Set([...wish.exclude, name])],
    commanders: wish.commanders.length > 0 ? wish.commanders : leaders.filter((each) => each !== name),
  };
}

/** The wish with what was changed by hand: what was added must be in, what was taken out must stay out. Basic lands may change. */
function withOwnEdits(wish: WishForm, state: BuilderState): WishForm {
  const deck = deckInOrder(state);
  const before = state.built?.response.deck ?? state.stored?.deck;
  if (!before || !deck || !state.isEdited) return wish;
  const { added, removed } = diffDecks(before, deck);
  const cards = allCards(deck);
  const isOwn = ({ name }: DiffLine) => !state.faces[name]?.type_line.startsWith("Basic");
  const own = added
    .filter((line) => isOwn(line) && !wish.exclude.includes(line.name))
    .map(({ name }) => name);
  const out = removed
    .filter((line) => isOwn(line) && !Object.hasOwn(cards, line.name))
    .map(({ name }) => name);
  const others = wish.include.filter((each) => !own.includes(nameOf(each)) && !out.includes(nameOf(each)));
  return {
    ...wish,
    include: [...others, ...own.map((name) => ((cards[name] ?? 1) > 1 ? `${cards[name]} ${name}` : name))],
    exclude: [...new Set([...wish.exclude, ...out])],
  };
}

/** The name in "4 Lightning Bolt". */
function nameOf(asked: string): string {
  return asked.replace(/^\d+ /, "");
}

/** The wish that the deck at hand was built from; the one in the form where nobody knows it. */
function currentWish(state: BuilderState, draft: WishForm): WishForm {
  const told = toldOf(state);
  return told ? { ...told.wish, seed: state.deck?.seed ?? null } : draft;
}

/** The wish with the cards that are to stay, the one that leads among them as the leader unless another was chosen. */
function withLocked(wish: WishForm, state: BuilderState): WishForm {
  const { deck, locked } = state;
  const leaders = new Set([...(deck?.commanders ?? []), ...(deck?.partner_deck?.commanders ?? [])]);
  const asked = new Set(wish.include.map(nameOf));
  const kept = [...locked].filter(
    (name) => !leaders.has(name) && !asked.has(name) && !wish.exclude.includes(name),
  );
  const isLedAnew = String(wish.commanders) !== String(toldOf(state)?.wish.commanders ?? []);
  const leader = isLedAnew ? undefined : deck?.commanders.find((name) => locked.has(name));
  return {
    ...wish,
    include: [...wish.include, ...kept],
    ...(leader === undefined ? {} : { commanders: [leader] }),
  };
}

/** A sentence that becomes longer than so many times says something else. */
const MOST_GROWTH = 2;

/** Whether a sentence is another one with words added or taken out, or with other figures. */
function isRevision(sentence: string, before: string): boolean {
  const [now, then] = [wordsOf(sentence), wordsOf(before)];
  return isWithin(now, then) || (isWithin(then, now) && now.size <= MOST_GROWTH * then.size);
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((word) => all.has(word));
}

/** The words of a sentence, without figures and what stands around words. */
function wordsOf(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(/\p{L}+/gu));
}

/** How long a link waits at most, in milliseconds, until a deck of the vault is built once more. */
const PATIENCE = 8_000;

/**
 * What makes the deck at hand of the one that its wish builds, for an address: empty for nothing, null for more than one holds,
 * undefined where nobody can tell.
 */
async function ownEdits(
  { built, deck, stored, isEdited, isTurned }: BuilderState,
  wish: WishForm,
): Promise<string | null | undefined> {
  if (!deck || (built ? !isEdited : stored?.told === undefined)) return "";
  if (deck.partner_deck || isTurned) return built ? null : undefined;
  if (built) return editsToParam(built.response.deck, deck);
  const listener = { onStart: () => {}, onStage: () => {}, signal: AbortSignal.timeout(PATIENCE) };
  const anew = await askGenerator(wish, new URLSearchParams(), listener).catch(() => undefined);
  return anew && editsToParam(anew.response.deck, deck);
}

async function share(state: BuilderState, wish: WishForm): Promise<void> {
  const params = wishToParams(wish);
  const edits = await ownEdits(state, wish);
  if (edits) params.set(EDITS_PARAM, edits);
  const address = new URL(`/builder?${params}`, window.location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ variant: "success", title: "Link copied", description: linkWords(state, edits) });
  } catch {
    showToast({
      variant: "destructive",
      title: "Could not copy",
      description: "The browser refused. The address of this page is the link.",
    });
  }
}

/** What the link brings of the deck at hand. */
function linkWords(state: BuilderState, edits: string | null | undefined): string {
  if (toldOf(state) === null)
    return "It builds a deck of this kind: nobody knows the wish of this one. Export keeps its cards.";
  if (edits === undefined)
    return "It builds the deck that this one was made from. Export keeps your own edits.";
  if (edits === null)
    return "It builds the deck without your own changes, which are too many for a link. Export keeps them.";
  return edits === "" ? "It builds this same deck." : "It builds this same deck, your own changes included.";
}

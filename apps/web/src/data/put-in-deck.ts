import type { CardFace } from "@deckwright/contract/card-face.ts";
import { groupOfType } from "../lib/cards/type-groups.ts";
import { brokenSentence } from "../lib/format/broken-rules.ts";
import { showToast } from "../lib/toasts.ts";
import { ATTEMPTS, ChangeFailure, changeDeck, type OwnDeck, openDeck } from "./decks.ts";
import type { JudgedDeck } from "./engine/judge-deck.ts";

/** What of a card is put into a deck. */
type AddedCard = Pick<CardFace, "name" | "type_line">;

/** The last card on its way into a deck: each waits for the one before, since a deck is read and then written. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Puts one copy of a card into a deck of the member's vault, whose price, power and cover follow.
 * @returns The rules that the card breaks there, nothing where nobody judges.
 * @throws Error when the server refuses, or the deck is gone.
 */
export function putInDeck(id: number, card: AddedCard): Promise<JudgedDeck["broken"]> {
  const done = last.then(() => putNow(id, card));
  last = done.catch(() => undefined);
  return done;
}

/** The same, told in a toast. @returns Whether it is done. Never throws. */
export async function putAndTell(deck: Pick<OwnDeck, "id" | "name">, card: AddedCard): Promise<boolean> {
  try {
    const broken = await putInDeck(deck.id, card);
    const description = `${card.name} is in ${deck.name}.${brokenSentence(broken, "kept")}`;
    showToast({ title: "Card Added!", description, variant: "success" });
    return true;
  } catch {
    const description = `Could not add ${card.name} to ${deck.name}.`;
    showToast({ title: "Error", description, variant: "destructive" });
    return false;
  }
}

async function putNow(id: number, { name, type_line }: AddedCard): Promise<JudgedDeck["broken"]> {
  const [{ addCard }, { judgeDeck }, { rowOfJudged }] = await Promise.all([
    import("@deckwright/decks/add-card.ts"),
    import("./engine/judge-deck.ts"),
    import("./judged-row.ts"),
  ]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = await openDeck(id);
    const judged = await judgeDeck(addCard(opened, name, groupOfType(type_line)));
    const outcome = await changeDeck(opened.kept, await rowOfJudged(judged, opened));
    if (outcome.kind === "done") return judged.broken.filter(({ cards }) => cards.includes(name));
    if (outcome.kind !== "changed") throw new ChangeFailure(outcome);
  }
  throw new Error("The deck is being changed elsewhere at this moment.");
}

import type { GenerateResponse, Stage } from "@deckwright/contract/generate.ts";
import type { GenerateRequest } from "@deckwright/contract/requests.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { knownAccount } from "../../data/account.ts";
import { fetchOwnCopies } from "../../data/collection.ts";
import { generateDeck } from "../../data/engine/functions.ts";
import { editsFromParams } from "./edits-in-address.ts";
import type { WishForm } from "./wish/wish-form.ts";
import { wishToRequest } from "./wish/wish-request.ts";

/** Who hears of a deck that is being built. */
interface Listener {
  /** It is built anew from the beginning. */
  readonly onStart: () => void;
  readonly onStage: (stage: Stage) => void;
  readonly signal: AbortSignal;
}

/**
 * Builds the deck of a wish, and reads what the address says was changed in it.
 * @throws BuilderProblem, and what `fetch` throws.
 */
export async function askGenerator(
  wish: WishForm,
  params: URLSearchParams,
  listener: Listener,
): Promise<{ readonly response: GenerateResponse; readonly edits: readonly DeckEdit[] }> {
  return { response: await generate(wish, listener), edits: editsFromParams(params) };
}

async function generate(wish: WishForm, { onStart, onStage, signal }: Listener): Promise<GenerateResponse> {
  const ask = (owned: Owned) => generateDeck({ ...wishToRequest(wish), ...owned }, onStage, signal);
  if (wish.ownedMode !== "") return ask(await fetchOwned());
  const response = await ask({});
  if (response.intent.ownedMode === undefined) return response;
  // The sentence speaks of what one owns, which only its reader can tell: it is built once more, with that.
  const owned = await fetchOwned();
  if (owned.owned === undefined || signal.aborted) return response;
  onStart();
  return ask(owned);
}

type Owned = Pick<GenerateRequest, "owned">;

/** What the member owns, for a wish that is about it; nothing for visitors. */
async function fetchOwned(): Promise<Owned> {
  const { user } = await knownAccount();
  return user === null ? {} : { owned: Object.fromEntries(await fetchOwnCopies()) };
}

import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { type LoadedCards, loadCards } from "@deckwright/host/cards/load.ts";

/** The full cards where `CARDS_DIR` names them (with a snapshot in `DATA_DIR`), else the bundled table. */
export function loadTestCards(): Promise<LoadedCards> {
  const { CARDS_DIR, DATA_DIR } = process.env;
  return loadCards({
    tagger: TAGGER,
    ...(CARDS_DIR ? { cardsDir: CARDS_DIR, ...(DATA_DIR ? { dataDir: DATA_DIR } : {}) } : {}),
  });
}

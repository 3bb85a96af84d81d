import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { type LoadedCards, loadCards } from "@deckwright/host/cards/load.ts";

let loaded: Promise<LoadedCards> | undefined;

/**
 * The full cards where `CARDS_DIR` names them (with a snapshot in `DATA_DIR`), else the bundled table; loaded once for all
 * tests of a process, which do not change them.
 */
export function loadTestCards(): Promise<LoadedCards> {
  const { CARDS_DIR, DATA_DIR } = process.env;
  loaded ??= loadCards({
    tagger: TAGGER,
    ...(CARDS_DIR ? { cardsDir: CARDS_DIR, ...(DATA_DIR ? { dataDir: DATA_DIR } : {}) } : {}),
  });
  return loaded;
}

// One loading of the cards in a process of its own: prints how long it took and what memory it left. Arguments: a folder
// with card files or "-" for the bundled table, and a data folder for the snapshot or "-".
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";

const [, , cardsDir = "-", dataDir = "-"] = process.argv;
const started = performance.now();
const { status } = await loadCards({
  tagger: TAGGER,
  ...(cardsDir === "-" ? {} : { cardsDir }),
  ...(dataDir === "-" ? {} : { dataDir }),
});
const loaded = {
  milliseconds: performance.now() - started,
  rssMb: process.memoryUsage.rss() / 1e6,
  cards: status.cards,
  fromSnapshot: status.fromSnapshot,
};
process.stdout.write(JSON.stringify(loaded));

import { wordList } from "./word-list.ts";

/** Where words put the dial from what most people play, 0, to hidden gems, 1. */
export const NOVELTY_WORDS: readonly { readonly novelty: number; readonly words: readonly string[] }[] = [
  {
    novelty: 0,
    words: wordList(`
      that everyone plays, that everybody plays, what most people play, what everybody plays, what everyone plays, most played cards, most popular cards,
      popular cards only, only popular cards, only staples, staples only, netdeck, net deck, stock list,
      by the numbers
    `),
  },
  {
    novelty: 0.85,
    words: wordList(`
      weird commander, weird deck, weird cards, weird brew, weird list, something weird, hidden gem, hidden gems, hidden treasures, underplayed, underplayed cards, underrated, underrated cards,
      obscure, obscure cards, unusual cards, rarely played, rarely played cards, lesser known, lesser known cards,
      little known cards, unpopular cards, off meta, offbeat, off the beaten path, no staples, without staples,
      hipster, unexpected cards, cards nobody plays, cards that nobody plays
    `),
  },
];

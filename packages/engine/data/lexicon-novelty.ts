import { wordList } from "./word-list.ts";

/** Those who know no such deck, where, and what they never did. */
const NOBODY = wordList(
  "nobody, nobodys, nobody else, no one, no one else, noone, noone else, not a soul, none of my friends, hardly anybody, hardly anyone, almost nobody, almost no one, no other player",
);
const WHERE = wordList(`
  at my shop, at my store, at my lgs, at my table, at our table, at our shop, at our store, at our lgs, at the table, at the shop, at the store, at the lgs, at my local shop,
  at my local store, in my pod, in my group, in my playgroup, in my meta, in our group, in our pod, in our playgroup, in the group, in the pod, in my area, in my city, in my town,
  in town, around here, out there, here
`);
const NEVER_DID = wordList(`
  plays, has played, has ever played, played, is playing, runs, has run, is running, uses, is using, builds, has built, has ever built, brews, has brewed, has, seen, has seen, has ever seen,
  has seen before, has seen yet, ever sees, ever plays, ever builds, ever runs, expects, will expect, would expect, has heard of, has ever heard of, heard of, remembers, thinks of, would think of,
  knows about, would play, would build, would run
`);
const each = (first: readonly string[], then: readonly string[]): readonly string[] =>
  first.flatMap((one) => then.map((other) => `${one} ${other}`));

/** "Cards that nobody at my shop has seen": they tell how a deck is to be where nothing else is named that nobody does. */
export const UNSEEN_WORDS: readonly string[] = each([...NOBODY, ...each(NOBODY, WHERE)], NEVER_DID);
/** Words behind them that name nothing else. */
export const BEHIND_UNSEEN: ReadonlySet<string> = new Set(
  wordList(
    "it, them, this, these, those, at, in, around, here, anymore, any, before, yet, else, ever, please, pls, but, and, with, for, on, as, within, under, i, commander, edh",
  ),
);

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
      weird commander, but weird, weird deck, weird cards, weird brew, weird list, something weird, hidden gem, hidden gems, hidden treasures, underplayed, underplayed cards, underrated, underrated cards,
      obscure, obscure cards, unusual cards, rarely played, rarely played cards, lesser known, lesser known cards,
      little known cards, unpopular cards, off meta, offbeat, off the beaten path, no staples, without staples,
      hipster, unexpected cards, cards nobody plays, cards that nobody plays, something unique, unique deck, unique commander, unique brew, unique legend, unique list, one of a kind,
      something original, original deck, original brew, out of the ordinary, never been seen, never seen before, not seen before, cards i never see, cards you never see, never see anyone play,
      never see anybody play, you dont see every day, you dont see often, you never see, that see no play, sees no play, see no play, sees little play, see little play, never get played,
      never gets played, dont get played, doesnt get played, forgotten cards, forgotten commander, forgotten legend, not on edhrec, isnt on edhrec, arent on edhrec, low on edhrec, few decks on edhrec
    `),
  },
];

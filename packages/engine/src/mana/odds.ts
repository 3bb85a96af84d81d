/**
 * Cards of the largest deck whose odds are worked out, far above any that is played. One that is larger has the odds of a
 * deck of this size with the same shares, which a few cards drawn do not tell apart.
 */
export const MOST_CARDS = 5_000;

/** Logarithms of factorials up to that of `MOST_CARDS`, grown on demand: binomials of decks do not fit plain products. */
const logFactorials: number[] = [0, 0];

function logFactorial(n: number): number {
  for (let k = logFactorials.length; k <= n; k++)
    logFactorials.push((logFactorials[k - 1] ?? 0) + Math.log(k));
  return logFactorials[n] ?? 0;
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** Chance of exactly `hits` wanted cards among `draws` from `deck` cards of which `wanted` are wanted (hypergeometric). */
export function chanceOfExactly(deck: number, wanted: number, draws: number, hits: number): number {
  if (draws > deck || wanted > deck)
    return chanceOfExactly(Math.max(deck, wanted), wanted, Math.min(draws, deck), hits);
  if (deck > MOST_CARDS)
    return chanceOfExactly(MOST_CARDS, Math.round((wanted / deck) * MOST_CARDS), draws, hits);
  return Math.exp(logChoose(wanted, hits) + logChoose(deck - wanted, draws - hits) - logChoose(deck, draws));
}

/** Chance of at least `hits` wanted cards among `draws`. */
export function chanceOfAtLeast(deck: number, wanted: number, draws: number, hits: number): number {
  let chance = 0;
  for (let count = Math.max(0, hits); count <= Math.min(wanted, draws); count++) {
    chance += chanceOfExactly(deck, wanted, draws, count);
  }
  return Math.min(1, chance);
}

/** Chance that an opening hand of seven holds two to five lands, before any mulligan. */
export function keepableChance(deck: number, lands: number): number {
  let chance = 0;
  for (let count = 2; count <= 5; count++) chance += chanceOfExactly(deck, lands, 7, count);
  return chance;
}

/** Cards seen by a turn: seven, and one a turn; on the play none on the first turn. */
export function cardsSeen(turn: number, drawsFirstTurn: boolean): number {
  return 7 + turn - (drawsFirstTurn ? 0 : 1);
}

import type { Playstyle } from "@deckwright/decks/playstyles.ts";

/** What a playstyle's page says beside its figures. `[[Sol Ring]]` is a card's name, and becomes a link. */
export interface PlaystyleWords {
  /** Four cards that say what it is about. */
  readonly cards: readonly string[];
  /** What it is: the first paragraphs of the page. */
  readonly about: readonly string[];
  /** How a game is won with it. */
  readonly wins: string;
  /** How a deck of it is put together, beyond the figures. */
  readonly build: readonly string[];
  /** Letters of the colors that it is at home in, and why. */
  readonly colors: { readonly letters: string; readonly why: string };
  /** Slugs of formats in which it is good, each with the reason. */
  readonly formats: readonly { readonly slug: string; readonly why: string }[];
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  /** Sentences that somebody who plays it would type, each with the format that it is meant for. */
  readonly wishes: readonly [Wish, Wish, Wish];
  readonly related: readonly Playstyle[];
}

interface Wish {
  readonly wish: string;
  readonly format: string;
}

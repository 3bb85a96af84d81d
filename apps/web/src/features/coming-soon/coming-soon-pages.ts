/** A page that opens with a later release: what it will be, and where to go until then. */
export interface ComingSoonPage {
  readonly title: string;
  readonly description: string;
  /** What stands there today, said plainly. */
  readonly today: string;
  /** What it is going to hold. */
  readonly holds: readonly string[];
  readonly next: { readonly label: string; readonly path: string };
}

/** Pages by path, without the leading slash. */
export const COMING_SOON_PAGES: Readonly<Record<string, ComingSoonPage>> = {
  "brew-blog": {
    title: "Brew Blog",
    description: "Articles about shared decks: what they want and how they get there.",
    today: "No articles yet. One will be written when a deck is shared.",
    holds: [
      "An article beside each shared deck, labeled as written by a model when it is",
      "Card names that show their card, with the deck next to the text",
    ],
    next: { label: "Build a deck to write about", path: "/builder" },
  },
};

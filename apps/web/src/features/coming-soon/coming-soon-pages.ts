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
  store: {
    title: "Store",
    description: "Pro and AI credits: what they cost and what they bring.",
    today: "Payments are not set up on this server, so nothing can be bought here and nothing is charged.",
    holds: [
      "Pro for $9.99 a month: unlimited storage in the vault, and Advanced AI included",
      "AI credits for single uses: one for a deck by Advanced AI, one for copying a shared deck",
      "Building, checking and exporting decks stays free",
    ],
    next: { label: "Build a deck for free", path: "/builder" },
  },
  "checkout-success": {
    title: "Checkout",
    description: "Where a purchase ends.",
    today:
      "There is no purchase to confirm: payments are not set up on this server, and nothing was charged.",
    holds: [
      "The receipt of a purchase",
      "Your new plan or credits, as soon as the payment provider reports them",
    ],
    next: { label: "Go to the store", path: "/store" },
  },
};

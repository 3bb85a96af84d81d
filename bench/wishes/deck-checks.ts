/**
 * Holds a finished deck against what a wish says, constraint by constraint, from the cards alone: no part of the parser,
 * of selection or of their tables takes part, so that what both misread is seen all the same.
 */
import { fieldFindings } from "./field-checks.ts";
import { limitFindings } from "./limit-checks.ts";
import { folded } from "./limit-words.ts";
import type { Want, WantedLimit } from "./wish.ts";
import type { WishedDeck } from "./wished-deck.ts";

/** `said`: broken, and the answer names it; `unread`: only said back as not understood; `silent`: without a word. */
type Outcome = "kept" | "said" | "unread" | "silent";

/** A constraint, what became of it, and what was found. */
export interface Checked {
  readonly what: string;
  readonly outcome: Outcome;
  readonly found: string;
}

/** What was told along with a deck. */
export interface Told {
  /** Notes of the reading and lines of the verdict. */
  readonly messages: readonly string[];
  /** Phrases that were said back as not understood. */
  readonly unread: readonly string[];
}

/** All constraints of a wish that a deck can be held against. */
export function checkDeck(
  { want, limits = [] }: { readonly want: Want; readonly limits?: readonly WantedLimit[] },
  wished: WishedDeck,
  told: Told,
): readonly Checked[] {
  const findings = [
    ...Object.entries(want).flatMap(([field, meant]) => fieldFindings(field, meant, wished)),
    ...limits.flatMap((limit) => limitFindings(limit, wished)),
  ];
  return findings.map(({ what, isKept, found, words }) => ({
    what,
    found,
    outcome: isKept ? "kept" : outcomeOf(words, told),
  }));
}

/** A line that affirms a constraint, or tells what the deck was made from, admits nothing. */
const AFFIRMS = /: yes\b|^Built as /;

function outcomeOf(words: readonly string[], { messages, unread }: Told): Outcome {
  const names = (text: string): boolean => words.some((word) => plain(text).includes(plain(word)));
  if (messages.some((message) => !AFFIRMS.test(message) && names(message))) return "said";
  return unread.some(names) ? "unread" : "silent";
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$.+/]+/u)
    .map((word) => folded(word.replace(/\.$/, "")))
    .join(" ")} `;
}

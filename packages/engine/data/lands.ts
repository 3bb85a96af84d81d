/**
 * Lands that do something for a creature type: worth a place in decks of one type, and none elsewhere. Read off the
 * cards, November 2026; a table that lacks one of them passes it over.
 */
export const TYPAL_LANDS: readonly string[] = [
  "Cavern of Souls",
  "Path of Ancestry",
  "Secluded Courtyard",
  "Three Tree City",
  "Unclaimed Territory",
];

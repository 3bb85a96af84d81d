/**
 * Whose results they are that stand where those of a search would.
 * @param query The search that they are of.
 * @param isStill Whether it is the search before.
 */
export function keptWords(query: string, isStill: boolean): string {
  if (query.trim() === "") return `These are ${isStill ? "still " : ""}all cards.`;
  return `These are still the cards of ${query}.`;
}

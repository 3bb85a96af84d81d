/** Rules whose breach is told in full; of the others there is the number. */
const MOST_TOLD = 2;

/**
 * What a message says of a deck, or of a card in it, that breaks the rules; empty for a legal one.
 * @param broken The rules that it breaks, each with a sentence.
 * @param done What has been done with it all the same.
 */
export function brokenSentence(
  broken: readonly { readonly message: string }[],
  done: "kept" | "shared",
): string {
  if (broken.length === 0) return "";
  const told = broken.slice(0, MOST_TOLD).map(({ message }) => message);
  const more = broken.length - MOST_TOLD;
  const rest = more > 0 ? ` And ${more} more.` : "";
  return ` It is not legal: ${told.join(" ")}${rest} It is ${done} all the same.`;
}

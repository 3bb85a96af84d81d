/** Rules whose breach is told in full; of the others there is the number. */
const MOST_TOLD = 2;

/**
 * What a message says of a deck that breaks the rules; empty for a legal one.
 * @param done What has been done with it all the same.
 */
export function brokenSentence(broken: readonly string[], done: "kept" | "shared"): string {
  if (broken.length === 0) return "";
  const more = broken.length - MOST_TOLD;
  const rest = more > 0 ? ` And ${more} more.` : "";
  return ` It is not legal: ${broken.slice(0, MOST_TOLD).join(" ")}${rest} It is ${done} all the same.`;
}

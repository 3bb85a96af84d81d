/** A search for the card of just this name. */
export function exactQuery(name: string): string {
  return `!"${name.replace(/["\\]/g, "\\$&")}"`;
}

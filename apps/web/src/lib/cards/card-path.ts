/** The page of a printing. Its name is there for people; set and number decide. */
export function cardPath(card: {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
}): string {
  return `/card/${[card.name, card.set, card.collector_number].map(encodeURIComponent).join("/")}`;
}

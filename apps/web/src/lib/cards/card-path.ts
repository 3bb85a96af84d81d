/** The page of a printing. Its name is there for people; set and number decide. */
export function cardPath(card: {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
}): string {
  return `/card/${[card.name, card.set, card.collector_number].map(encodeURIComponent).join("/")}`;
}

/** The way to the page of a printing of which only the name and Scryfall's id are known. */
export function printingPath({ name, id }: { readonly name: string; readonly id: string }): string {
  return `/card/${[name, id].map(encodeURIComponent).join("/")}`;
}

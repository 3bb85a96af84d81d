/** Most letters of a clause or of a quotation in a message. */
const MOST_LETTERS = 120;

/** A clause that fits a line, whatever was typed. */
export function inShort(clause: string): string {
  return clause.length <= MOST_LETTERS * 2 ? clause : `${clause.slice(0, MOST_LETTERS).trimEnd()}…`;
}

/** A message in which nothing is quoted at length. */
export function withShortQuotes(message: string): string {
  return message.length <= MOST_LETTERS * 2
    ? message
    : message.replace(/“[^”]*”/g, (quote) =>
        quote.length <= MOST_LETTERS ? quote : `${quote.slice(0, MOST_LETTERS).trimEnd()}…”`,
      );
}

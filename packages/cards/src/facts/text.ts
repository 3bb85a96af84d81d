/** The text without reminder text, which stands in parentheses and has no meaning for the game (CR 207.2). */
export function withoutReminder(text: string): string {
  return text.replace(/\s*\([^()]*\)/g, "");
}

/** The text without abilities in quotation marks, which something else has. */
export function withoutQuotes(text: string): string {
  return text.replace(/"[^"]*"/g, '""');
}

/** What a card's text may call it, longest first: its name, and the part before a comma ("Krenko" of "Krenko, Mob Boss"). */
export function ownNames(name: string): string[] {
  const short = name.split(",", 1)[0]?.trim() ?? "";
  return short.length >= 3 && short !== name ? [name, short] : [name];
}

/** The text with every mention of the card's own name put as `~`. */
export function withoutOwnName(text: string, name: string): string {
  let result = text;
  for (const own of ownNames(name)) result = result.replaceAll(own, "~");
  return result;
}

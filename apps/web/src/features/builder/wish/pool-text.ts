/** Lines that part a list and name no card. */
const HEADINGS: ReadonlySet<string> = new Set([
  "pool",
  "deck",
  "main",
  "maindeck",
  "mainboard",
  "sideboard",
  "side",
]);

/** Most copies a line may stand for: far above any pool, below what a slip of the pen may write. */
const MOST_COPIES = 999;

/**
 * Opened cards by name, from a list with one card a line: `2 Shock`, `2x Shock (M21) 159`, `Shock`. Headings, comments and
 * empty lines are passed over; lines of one card add up.
 */
export function readPool(text: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//") || line.startsWith("#")) continue;
    const [, digits, written] = /^(?:(\d+)\s*x?\s+)?(.+)$/i.exec(line) ?? [];
    const name = (written ?? "")
      .replace(/\s+\*[A-Z]+\*$/i, "")
      .replace(/\s+[([][A-Z0-9]{2,6}[)\]](?:\s+\S{1,8})?$/i, "")
      .trim();
    if (name === "" || (digits === undefined && HEADINGS.has(name.toLowerCase().replace(/:$/, "")))) continue;
    const copies = digits === undefined ? 1 : Number(digits);
    counts.set(name, Math.min(MOST_COPIES, (counts.get(name) ?? 0) + copies));
  }
  return Object.fromEntries([...counts].filter(([, copies]) => copies > 0));
}

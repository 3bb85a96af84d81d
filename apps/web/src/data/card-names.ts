/** Answers kept, by what was typed. */
const answers = new Map<string, readonly string[]>();
const MOST_ANSWERS = 200;

/** Card names that go on from what was typed, at most 20; none for fewer than two letters. Rejects when it was aborted. */
export async function suggestCards(typed: string, signal: AbortSignal): Promise<readonly string[]> {
  const query = typed.trim().toLowerCase();
  if (query.length < 2) return [];
  const known = answers.get(query);
  if (known) return known;
  const response = await fetch(`/api/cards/autocomplete?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) return [];
  const body: unknown = await response.json();
  const names = readNames(body);
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(query, names);
  return names;
}

/** Which of the suggested names is meant: the one that was typed, whole or as one side of the card, else the first. */
export function meantAmong(names: readonly string[], typed: string): number {
  const name = typed.trim().toLowerCase();
  const isSaid = (each: string) => each.toLowerCase() === name || sidesOf(each).includes(name);
  return Math.max(names.findIndex(isSaid), 0);
}

function sidesOf(name: string): readonly string[] {
  return name.toLowerCase().split(" // ");
}

function readNames(body: unknown): readonly string[] {
  if (typeof body !== "object" || body === null || !("data" in body) || !Array.isArray(body.data)) return [];
  return body.data.filter((name): name is string => typeof name === "string");
}

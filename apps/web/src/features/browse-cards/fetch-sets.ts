/** A set of cards, as far as it is offered for choosing. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
}

/** All sets, newest first; none when the server does not say. */
export async function fetchSets(): Promise<readonly CardSet[]> {
  const response = await fetch("/api/sets").catch(() => null);
  if (!response?.ok) return [];
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null || !("data" in body) || !Array.isArray(body.data)) return [];
  return body.data.flatMap((set: unknown) => {
    if (typeof set !== "object" || set === null || !("code" in set) || !("name" in set)) return [];
    const { code, name } = set;
    return typeof code === "string" && typeof name === "string" ? [{ code, name }] : [];
  });
}

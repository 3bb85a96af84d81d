/** A set of cards, as far as it is offered for choosing. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
  /** Scryfall's word for its kind, such as `expansion`; empty where it is not told. */
  readonly type: string;
  readonly cards: number;
  readonly isDigital: boolean;
}

/** All sets, newest first; none when the server does not say. */
export async function fetchSets(): Promise<readonly CardSet[]> {
  const response = await fetch("/api/sets").catch(() => null);
  return response?.ok ? setsOf(await response.json().catch(() => null)) : [];
}

/** The same from the server's answer. */
export function setsOf(answer: unknown): readonly CardSet[] {
  if (typeof answer !== "object" || answer === null || !("data" in answer) || !Array.isArray(answer.data))
    return [];
  return answer.data.flatMap((set: unknown) => {
    if (typeof set !== "object" || set === null) return [];
    const { code, name, set_type: type, card_count: cards, digital }: Record<string, unknown> = { ...set };
    if (typeof code !== "string" || typeof name !== "string") return [];
    return [
      {
        code,
        name,
        type: typeof type === "string" ? type : "",
        cards: typeof cards === "number" ? cards : 0,
        isDigital: digital === true,
      },
    ];
  });
}

/** A part of folded values: a plain one, or what kind of whole it is and the places of its parts, which stand before it. */
type Part = string | number | boolean | null | readonly number[];

const LIST = 0;
/** Keys and values take turns. */
const ENTRIES = 1;

/**
 * Values of JSON as one text in which parts that are the same stand once, however many of the values have them. Decks before
 * and after a change have nearly all in common.
 */
export function fold(values: readonly unknown[]): string {
  const parts: Part[] = [];
  const places = new Map<string, number>();
  /** The same object need not be looked through again. */
  const seen = new Map<object, number>();
  const put = (part: Part): number => {
    const text = JSON.stringify(part);
    const place = places.get(text) ?? parts.push(part) - 1;
    places.set(text, place);
    return place;
  };
  const placeOf = (value: unknown): number => {
    if (typeof value === "object" && value !== null) {
      const place =
        seen.get(value) ??
        put(
          Array.isArray(value)
            ? [LIST, ...value.map(placeOf)]
            : [ENTRIES, ...toldEntries(value).flatMap((entry) => entry.map(placeOf))],
        );
      seen.set(value, place);
      return place;
    }
    return put(
      typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null,
    );
  };
  const roots = values.map(placeOf);
  return JSON.stringify({ parts, roots });
}

/** As JSON has it, what is not there is left out. */
function toldEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined);
}

/**
 * The values of a text. What was the same part is the same object in all of them.
 * @param most Values that one of them may be made of, counting shared parts each time: a small text could unfold without end.
 * @throws Error where the text is none that was folded.
 */
export function unfold(text: string, most: number): readonly unknown[] {
  const { parts, roots }: { readonly parts?: unknown; readonly roots?: unknown } = JSON.parse(text);
  if (!Array.isArray(parts) || !Array.isArray(roots)) throw new Error("Nothing is folded here.");
  const values: unknown[] = [];
  const sizes: number[] = [];
  const known = (place: unknown): number => {
    if (typeof place !== "number" || !(place in values)) throw new Error("There is no such part.");
    return place;
  };
  for (const part of parts) {
    if (!Array.isArray(part)) {
      if (typeof part === "object" && part !== null) throw new Error("A part is a plain value or a list.");
      values.push(part);
      sizes.push(1);
      continue;
    }
    const [kind, ...places] = part.map((place, at) => (at === 0 ? place : known(place)));
    const size = places.reduce((sum, place) => sum + (sizes[place] ?? 0), 1);
    if (size > most) throw new Error("This is more than anybody folds.");
    const inner = places.map((place) => values[place]);
    values.push(kind === LIST ? inner : Object.fromEntries(pairsOf(inner)));
    sizes.push(size);
  }
  return roots.map((root) => values[known(root)]);
}

function pairsOf(list: readonly unknown[]): [string, unknown][] {
  return Array.from({ length: list.length / 2 }, (_, at) => [String(list[2 * at]), list[2 * at + 1]]);
}

/**
 * Works something out once for an object that never changes, such as a card table, and knows it as long as that lives.
 * @param work What follows from the object alone; whatever else it takes must follow from that object too.
 */
export function oncePer<Of extends object, More extends readonly unknown[], Value>(
  work: (of: Of, ...more: More) => Value,
): (of: Of, ...more: More) => Value {
  const done = new WeakMap<Of, { readonly value: Value }>();
  return (of, ...more) => {
    const before = done.get(of);
    if (before !== undefined) return before.value;
    const value = work(of, ...more);
    done.set(of, { value });
    return value;
  };
}

/** The same for each of its parts, such as the cards of a table. There must be few enough of them to be kept. */
export function oncePerPart<Of extends object, Part extends string | number, Value>(
  work: (of: Of, part: Part) => Value,
): (of: Of, part: Part) => Value {
  const done = new WeakMap<Of, Map<Part, Value>>();
  return (of, part) => {
    let parts = done.get(of);
    if (parts === undefined) {
      parts = new Map();
      done.set(of, parts);
    }
    const before = parts.get(part);
    if (before !== undefined || parts.has(part)) return before as Value;
    const value = work(of, part);
    parts.set(part, value);
    return value;
  };
}

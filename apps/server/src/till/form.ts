/** A form as the provider's API takes it: fields in brackets are objects and lists, and every value is a text. */
export type Form = { readonly [name: string]: string | Form | undefined };

/** Reads `a[b][0]=c` as `{a: {b: {0: "c"}}}`. */
export function readForm(body: string): Form {
  const form: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop();
    if (last === undefined) continue;
    let at = form;
    for (const part of path) {
      const inner = at[part];
      const next: Record<string, unknown> =
        typeof inner === "object" && inner !== null
          ? (inner as Record<string, unknown>)
          : Object.create(null);
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return form as Form;
}

export function textOf(value: string | Form | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function formOf(value: string | Form | undefined): Form {
  return typeof value === "object" ? value : {};
}

/** An object of texts, such as metadata. */
export function textsOf(value: string | Form | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(formOf(value)).flatMap(([name, each]) => (typeof each === "string" ? [[name, each]] : [])),
  );
}

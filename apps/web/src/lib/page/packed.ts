declare const content: unique symbol;

/**
 * What a page is made from, as one text of JSON. The router writes loaders' data value by value, and reading a few thousand
 * values so takes a phone a tenth of a second before the page comes to life; the browser reads a text at once.
 */
export type Packed<T> = string & { readonly [content]?: T };

/** @param value Anything that JSON can hold. */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

/** What was packed. Only for texts from `pack`: nothing is checked. */
export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(packed) as T;
}

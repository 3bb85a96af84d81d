/** Parts of a text with their places as keys: a text is replaced as a whole, so places are all that tells them apart. */
export function numbered(
  parts: readonly string[],
): readonly { readonly key: number; readonly part: string }[] {
  return parts.map((part, key) => ({ key, part }));
}

const SMALL_WORDS = new Set("a an and by for from in of on or the to with".split(" "));

/** A slug as a title: `two-headed-giant` is `Two Headed Giant`. Small words inside stay small. */
export function titleCase(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== "")
    .map((word, at) =>
      at > 0 && SMALL_WORDS.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

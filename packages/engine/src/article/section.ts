/** A part of an article below a heading of its own. */
export interface Section {
  /** For the order of sections, and for an opening that has told it already. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A chart that stands behind the first paragraph. */
  readonly chart?: "curve" | "colors";
  /** Cards that are shown, by name. */
  readonly cards?: readonly string[];
}

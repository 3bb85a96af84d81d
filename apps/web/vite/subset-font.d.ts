/** What of the package is used here. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    /** Tag of an axis -> the only value that stays, or the range. */
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
  }
  /** The font with nothing but what `characters` need. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}

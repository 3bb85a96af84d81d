const RUN_TO_15 = 0xe605;
const RUN_FROM_16 = 0xe62a;

const numbers = Array.from({ length: 21 }, (_, number): [string, number] => [
  String(number),
  number <= 15 ? RUN_TO_15 + number : RUN_FROM_16 + number - 16,
]);

/** The symbols in the sprite, by what stands between the braces, with their code points in the Mana font. */
export const SYMBOL_POINTS: Readonly<Record<string, number>> = {
  W: 0xe600,
  U: 0xe601,
  B: 0xe602,
  R: 0xe603,
  G: 0xe604,
  C: 0xe904,
  X: 0xe615,
  Y: 0xe616,
  Z: 0xe617,
  P: 0xe618,
  S: 0xe619,
  T: 0xe61a,
  Q: 0xe61b,
  E: 0xe907,
  ...Object.fromEntries(numbers),
};

/** The symbols of a cost, upper case and without braces: `{2}{G/U}` is `["2", "G/U"]`. Other text is skipped. */
export function symbolsOf(cost: string): string[] {
  return Array.from(cost.matchAll(/\{([^{}]+)\}/g), (match) => (match[1] ?? "").toUpperCase());
}

import type { CardTable } from "../table/card-table.ts";

/** Numbers printed on faces, by face; NaN where there is none. `*` counts 0. */
export interface FaceNumbers {
  /** First face of each card, and one past the last of all. */
  readonly starts: Uint32Array;
  readonly power: Float32Array;
  readonly toughness: Float32Array;
  readonly loyalty: Float32Array;
  readonly defense: Float32Array;
  /** What is printed on faces with something that is no plain number, such as `1+*` or `X`. */
  readonly odd: ReadonlyMap<number, PrintedNumbers>;
}

/** Numbers as printed, in one spelling: `*+1` as `1+*`; "" where there is none. */
export interface PrintedNumbers {
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
}

/** A number as printed, or as people type it, in one spelling. */
export function numberText(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/\s/g, "")
    .replace("²", "2")
    .replace(/^\*\+(\d+)$/, "$1+*");
}

/**
 * A printed number: `*` and other letters count 0, `1+*` counts 1, `.5` and `½` a half, `∞` more than anything; NaN when
 * there is none.
 */
export function printedNumber(printed: string): number {
  if (printed === "") return Number.NaN;
  if (printed.includes("∞")) return Number.POSITIVE_INFINITY;
  const number = /-?(?:\d+(?:\.\d+)?|\.\d+)/.exec(printed)?.[0];
  return (number === undefined ? 0 : Number(number)) + (printed.includes("½") ? 0.5 : 0);
}

const NO_PLAIN_NUMBER = /[^\d.+-]/;

/** Reads the numbers of all faces. */
export function readFaceNumbers(table: CardTable): FaceNumbers {
  const starts = new Uint32Array(table.size + 1);
  const rows: { power: number; toughness: number; loyalty: number; defense: number }[] = [];
  const odd = new Map<number, PrintedNumbers>();
  for (let card = 0; card < table.size; card++) {
    starts[card] = rows.length;
    for (const { power, toughness, loyalty, defense } of table.faces(card)) {
      if (NO_PLAIN_NUMBER.test(power + toughness + loyalty + defense))
        odd.set(rows.length, {
          power: numberText(power),
          toughness: numberText(toughness),
          loyalty: numberText(loyalty),
          defense: numberText(defense),
        });
      rows.push({
        power: printedNumber(power),
        toughness: printedNumber(toughness),
        loyalty: printedNumber(loyalty),
        defense: printedNumber(defense),
      });
    }
  }
  starts[table.size] = rows.length;
  return {
    starts,
    power: Float32Array.from(rows, (row) => row.power),
    toughness: Float32Array.from(rows, (row) => row.toughness),
    loyalty: Float32Array.from(rows, (row) => row.loyalty),
    defense: Float32Array.from(rows, (row) => row.defense),
    odd,
  };
}

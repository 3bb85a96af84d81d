import type { Random } from "@deckwright/engine/random.ts";
import { blend, path, type Shape, type Tones } from "./shape.ts";
import type { Ground } from "./tones.ts";

/** How far a ridge goes on beyond the sides of the drawing. */
const BEYOND = 20;
const LEFT = -BEYOND;
const FLOOR = 244;

/** Where a ridge is in a drawing. */
interface Place {
  /** Height of its ground. */
  readonly y: number;
  /** How far away it is: 0 the farthest, 2 right in front. */
  readonly depth: 0 | 1 | 2;
  /** Width of the drawing. */
  readonly width: number;
}

/** One ridge of a landscape. */
export function drawRidge(ground: Ground, tones: Tones, random: Random, place: Place): Shape {
  const { depth } = place;
  const fill = depth === 2 ? tones.deep : blend(tones.dark, tones.mid, depth === 0 ? 0.62 : 0.2);
  const d = RIDGES[ground](random, place);
  return depth === 0 ? { d, fill, opacity: 0.8 } : { d, fill };
}

type Ridge = (random: Random, place: Place) => string;

const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);

/** Walks from left to right, asking `step` for the outline of each stretch and how far it goes. */
function walk(
  width: number,
  start: number,
  step: (x: number) => readonly [outline: string, stretch: number],
): string {
  let d = path`M${LEFT} ${FLOOR}V${start}`;
  let x = LEFT;
  while (x < width + BEYOND) {
    const [outline, stretch] = step(x);
    d += outline;
    x += stretch;
  }
  return `${d}V${FLOOR}Z`;
}

/** Hills, with a tower on some. */
const hills: Ridge = (random, { y, depth, width: whole }) =>
  walk(whole, y + 18, (x) => {
    const width = between(random, 56, 132);
    let d = path`Q${x + width / 2} ${y + between(random, -16, 4)} ${x + width} ${y + 18}`;
    if (depth !== 1 || random.next() < 0.45) return [d, width];
    const height = between(random, 26, 66);
    d += path`v${-height}h-2.4v-5h3.4l4 -10l4 10h3.4v5h-2.4v${height}`;
    return [d, width + 10];
  });

/** Waves. */
const waves: Ridge = (random, { y, width }) => {
  const swell = between(random, 8, 16);
  const half = between(random, 26, 44);
  let isCrest = true;
  return walk(width, y, (x) => {
    const peak = isCrest ? -swell : swell * 0.7;
    isCrest = !isCrest;
    return [path`Q${x + half * 0.62} ${y + peak * 1.6} ${x + half} ${y}`, half];
  });
};

/** A moor with bare trees. */
const moor: Ridge = (random, { y, depth, width: whole }) =>
  walk(whole, y + 18, (x) => {
    const width = between(random, 24, 62);
    let d = "";
    if (random.next() < 0.55) {
      const height = between(random, 56, 132) * (depth === 2 ? 0.7 : 1);
      const lean = between(random, -9, 9);
      const trunk = between(random, 2.4, 5);
      d += path`L${x} ${y + 18}Q${x + trunk * 0.6} ${y - height * 0.4} ${x + lean} ${y - height}`;
      d += path`L${x + lean * 0.5 + trunk * 0.7} ${y - height * 0.6}L${x + trunk + 14} ${y - height * 0.88}`;
      d += path`L${x + trunk * 1.1} ${y - height * 0.46}L${x + trunk + 20} ${y - height * 0.5}`;
      d += path`L${x + trunk * 1.2} ${y - height * 0.3}Q${x + trunk * 1.4} ${y} ${x + trunk + 5} ${y + 18}`;
    }
    d += path`Q${x + width * 0.6} ${y + between(random, 6, 14)} ${x + width} ${y + 18}`;
    return [d, width];
  });

/** Broken peaks. */
const peaks: Ridge = (random, { y, depth, width: whole }) =>
  walk(whole, y + 20, (x) => {
    const width = between(random, 30, 78);
    const height = between(random, 30, 104) * (1 - depth * 0.18);
    const top = y + 22 - height;
    return [
      path`L${x + width * 0.26} ${top + height * 0.48}l${width * 0.1} ${height * 0.07}L${x + width * 0.52} ${top}` +
        path`L${x + width * 0.64} ${top + height * 0.34}l${width * 0.08} ${-height * 0.05}L${x + width} ${y + between(random, 8, 20)}`,
      width,
    ];
  });

/** Firs. */
const firs: Ridge = (random, { y, depth, width: whole }) => {
  const right = whole + BEYOND;
  let d = path`M${LEFT} ${FLOOR}V${y + 20}H${right}V${FLOOR}Z`;
  let x = LEFT;
  while (x < right) {
    const width = between(random, 20, 44) * (1 + depth * 0.18);
    const height = between(random, 50, 108) * (1 - depth * 0.08);
    const middle = x + width / 2;
    const bottom = y + 24;
    d += path`M${middle} ${bottom - height}`;
    for (const side of [1, -1]) {
      const boughs = [
        [0.22, 0.66],
        [0.12, 0.68],
        [0.36, 0.36],
        [0.22, 0.39],
        [0.52, 0],
      ] as const;
      const run = side === 1 ? boughs : [...boughs].reverse();
      for (const [out, up] of run) d += path`L${middle + side * out * width} ${bottom - up * height}`;
    }
    d += "Z";
    x += width * between(random, 0.5, 1.05);
  }
  return d;
};

/** Slabs and pillars. */
const ruins: Ridge = (random, { y, depth, width: whole }) =>
  walk(whole, y + 20, (x) => {
    const width = between(random, 18, 46);
    const height = between(random, 14, 82) * (1 - depth * 0.22);
    const slant = between(random, -8, 8);
    return [path`L${x} ${y + 20 - height}L${x + width * 0.7} ${y + 20 - height + slant}V${y + 20}`, width];
  });

const RIDGES: Readonly<Record<Ground, Ridge>> = { W: hills, U: waves, B: moor, R: peaks, G: firs, C: ruins };

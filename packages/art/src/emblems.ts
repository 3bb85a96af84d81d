import type { Random } from "@deckwright/engine/random.ts";
import { circle, outlined, path, type Shape, type Tones } from "./shape.ts";

/** What a drawing needs to place a figure: where its middle is, and the tones it is drawn in. */
export interface Stage {
  readonly x: number;
  readonly y: number;
  readonly tones: Tones;
  readonly random: Random;
}

const around = (at: number, count: number) => (at / count) * Math.PI * 2;

/** A gate with rays, and somebody in it. */
export function drawPlaneswalker({ x, tones, random }: Stage): Shape[] {
  let rays = "";
  for (let ray = 0; ray <= 10; ray++) {
    const angle = Math.PI * (1 + ray / 10);
    const far = 68 + random.next() * 22;
    rays += path`M${x + 57 * Math.cos(angle)} ${110 + 57 * Math.sin(angle)}L${x + far * Math.cos(angle)} ${110 + far * Math.sin(angle)}`;
  }
  const arch = (half: number) => path`M${x - half} 222V112a${half} ${half} 0 0 1 ${half * 2} 0V222`;
  return [
    { d: `${arch(48)}Z`, fill: tones.deep, opacity: 0.75 },
    { d: arch(48), stroke: tones.light, width: 3 },
    { d: arch(39), stroke: tones.light, width: 1 },
    { d: rays, stroke: tones.light, width: 2 },
    {
      d: path`M${x} 98c9 0 13 8 13 17 0 8-4 12-4 17 15 6 21 28 21 92h-60c0-64 6-86 21-92 0-5-4-9-4-17 0-9 4-17 13-17Z`,
      fill: tones.light,
      opacity: 0.94,
    },
  ];
}

/** A blade, point up. */
export function drawEquipment({ x, tones, random }: Stage): Shape[] {
  const isAxe = random.next() < 0.4;
  if (isAxe) {
    return [
      { d: path`M${x - 4} 44h8v162h-8Z`, fill: tones.light },
      {
        d: path`M${x + 4} 58C${x + 34} 40 ${x + 62} 46 ${x + 70} 40C${x + 76} 76 ${x + 70} 112 ${x + 60} 124C${x + 48} 108 ${x + 24} 106 ${x + 4} 108Z`,
        fill: tones.light,
      },
      {
        d: path`M${x - 4} 64C${x - 26} 54 ${x - 36} 58 ${x - 44} 54C${x - 48} 78 ${x - 44} 98 ${x - 38} 108C${x - 30} 98 ${x - 16} 98 ${x - 4} 100Z`,
        fill: tones.light,
        opacity: 0.8,
      },
    ];
  }
  return [
    { d: path`M${x} 26l10 24v102h-20V50Z`, fill: tones.light },
    { d: path`M${x} 40V150`, stroke: tones.dark, width: 2 },
    { d: path`M${x - 34} 152q34 12 68 0l-5 12q-29 8 -58 0Z`, fill: tones.light },
    { d: path`M${x - 5} 164h10v32h-10Z`, fill: tones.light, opacity: 0.85 },
    { d: circle(x, 204, 9), fill: tones.light },
  ];
}

/** A wheel on the road. */
export function drawVehicle({ x, tones, random }: Stage): Shape[] {
  const spokes = 6 + random.int(5);
  let d = "";
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = around(spoke, spokes);
    d += path`M${x} 146L${x + 50 * Math.cos(angle)} ${146 + 50 * Math.sin(angle)}`;
  }
  return [
    {
      d: path`M${x - 112} 128Q${x - 60} 66 ${x + 24} 72T${x + 118} 118L${x + 96} 150H${x - 92}Z`,
      ...outlined(tones, 2.5),
    },
    { d: circle(x, 146, 56), ...outlined(tones, 6, tones.dark) },
    { d, stroke: tones.light, width: 3 },
    { d: circle(x, 146, 13), fill: tones.light },
  ];
}

/** A cogwheel. */
export function drawArtifact({ x, y, tones, random }: Stage): Shape[] {
  const teeth = 9 + random.int(9);
  let cogs = "";
  let marks = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = around(tooth, teeth);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    cogs += path`M${x + 60 * c} ${y + 60 * s}L${x + 75 * c} ${y + 75 * s}`;
    if (tooth % 2 === 0) marks += path`M${x + 25 * c} ${y + 25 * s}L${x + 43 * c} ${y + 43 * s}`;
  }
  return [
    { d: circle(x, y, 60), fill: tones.deep, opacity: 0.55 },
    { d: cogs, stroke: tones.light, width: 9 },
    { d: circle(x, y, 60), stroke: tones.light, width: 6 },
    { d: circle(x, y, 43), stroke: tones.light, width: 1.5 },
    { d: circle(x, y, 25), stroke: tones.light, width: 3 },
    { d: marks, stroke: tones.light, width: 1.8 },
    { d: circle(x, y, 10), fill: tones.light },
  ];
}

/** A star drawn in one line inside two rings. */
export function drawEnchantment({ x, y, tones, random }: Stage): Shape[] {
  const points = 5 + random.int(5);
  const skip = points > 6 ? 3 : 2;
  const turn = random.next() * Math.PI;
  const corner = (at: number) =>
    [x + 66 * Math.cos(turn + around(at, points)), y + 66 * Math.sin(turn + around(at, points))] as const;
  let star = "";
  let studs = "";
  for (let at = 0; at < points; at++) {
    // Starting anew at each corner also draws the stars whose line closes early.
    const [ax, ay] = corner(at);
    const [bx, by] = corner(at + skip);
    star += path`M${ax} ${ay}L${bx} ${by}`;
    studs += circle(ax, ay, 3 + random.next() * 2.6);
  }
  return [
    { d: circle(x, y, 75), fill: tones.deep, opacity: 0.5 },
    { d: circle(x, y, 75), stroke: tones.light, width: 1.6 },
    { d: circle(x, y, 82), stroke: tones.light, width: 0.8 },
    { d: star, stroke: tones.light, width: 2 },
    { d: studs + circle(x, y, 7), fill: tones.light },
  ];
}

/** Two bands tied around each other: an Aura. */
export function drawAura({ x, y, tones, random }: Stage): Shape[] {
  const rings = 3 + random.int(3);
  const shapes: Shape[] = [];
  for (let ring = 0; ring < rings; ring++) {
    const tilt = (ring / rings) * 0.9 + random.next() * 0.1;
    const wide = 82 - ring * 7;
    const high = 26 + tilt * 46;
    shapes.push({
      d: path`M${x - wide} ${y}A${wide} ${high} ${ring % 2 ? 24 : -24} 1 0 ${x + wide} ${y}A${wide} ${high} ${ring % 2 ? 24 : -24} 1 0 ${x - wide} ${y}Z`,
      stroke: tones.light,
      width: 3.4 - ring * 0.5,
      opacity: 1 - ring * 0.14,
    });
  }
  shapes.push(
    { d: circle(x, y, 15), fill: tones.light },
    { d: circle(x, y, 24), stroke: tones.light, width: 1.2 },
  );
  return shapes;
}

/** A burst. */
export function drawInstant({ x, y, tones, random }: Stage): Shape[] {
  const cx = x - 50 + random.next() * 100;
  const cy = y - 26 + random.next() * 26;
  const shapes: Shape[] = [];
  let near = "";
  let far = "";
  for (let ray = 0; ray < 24; ray++) {
    const angle = around(ray, 24) + random.next() * 0.14;
    const start = 17 + random.next() * 12;
    const end = 62 + random.next() ** 2 * 196;
    const at = (turn: number, radius: number) =>
      path`${cx + radius * Math.cos(turn)} ${cy + radius * Math.sin(turn)}`;
    const d = `M${at(angle, start)}L${at(angle - 0.02, end)}L${at(angle + 0.12, start)}Z`;
    if (ray % 2) near += d;
    else far += d;
  }
  shapes.push(
    { d: far, fill: tones.light, opacity: 0.6 },
    { d: near, fill: tones.light },
    { d: circle(cx, cy, 12), fill: tones.light },
  );
  return shapes;
}

/** Arcs that rise from the ground. */
export function drawSorcery({ x, tones, random }: Stage): Shape[] {
  const base = 204;
  const shapes: Shape[] = [];
  for (let arc = 0; arc < 8; arc++) {
    const radius = 26 + arc * 17;
    const cut = 0.5 + random.next() * 1.4;
    const gap = 0.05 + random.next() * 0.08;
    const at = (angle: number) => path`${x - radius * Math.cos(angle)} ${base - radius * Math.sin(angle)}`;
    const piece = (from: number, to: number) => `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
    const d = arc % 2 ? piece(0, Math.PI) : piece(0, cut) + piece(cut + gap, Math.PI - gap);
    shapes.push({ d, stroke: tones.light, width: 5.6 - arc * 0.56 });
  }
  shapes.push({ d: circle(x, base, 13), fill: tones.light });
  return shapes;
}

/** A shield. */
export function drawBattle({ x, tones }: Stage): Shape[] {
  const shield = (inset: number) =>
    path`M${x} ${40 + inset}L${x + 66 - inset} ${58 + inset * 0.6}V${112}C${x + 66 - inset} ${160 - inset} ${x + 30} ${186 - inset} ${x} ${202 - inset}C${x - 30} ${186 - inset} ${x - 66 + inset} ${160 - inset} ${x - 66 + inset} 112V${58 + inset * 0.6}Z`;
  return [
    { d: shield(0), ...outlined(tones, 4) },
    { d: shield(12), stroke: tones.light, width: 1.5 },
    { d: path`M${x} 62V180M${x - 46} 104H${x + 46}`, stroke: tones.light, width: 3 },
  ];
}

import type { Stage } from "./emblems.ts";
import { circle, outlined, path, type Shape } from "./shape.ts";

const SIDES = [-1, 1] as const;

/** A long mask under antlers: elves, druids, deer. */
export function drawAntlers({ x, y, tones, random }: Stage): Shape[] {
  const height = 44 + random.next() * 16;
  const half = 22 + random.next() * 9;
  const branches = 2 + random.int(3);
  const shapes: Shape[] = [];
  for (let branch = 0; branch < branches; branch++) {
    const foot = y - height * 0.45 + branch * 9;
    const out = 18 + branch * 15 + random.next() * 9;
    const up = 64 - branch * 8 + random.next() * 26;
    let d = "";
    for (const side of SIDES) {
      d += path`M${x + side * half * 0.45} ${foot}Q${x + side * (out + 16)} ${foot - 5} ${x + side * (out + 22)} ${foot - up}`;
      d += path`M${x + side * (out + 14)} ${foot - up * 0.42}q${side * 10} -3 ${side * 17} ${-12 - up * 0.14}`;
    }
    shapes.push({ d, stroke: tones.light, width: 4.8 - branch * 0.9 });
  }
  let eyes = "";
  for (const side of SIDES) {
    eyes += path`M${x + side * 4} ${y - 2}Q${x + side * half * 0.55} ${y - 15} ${x + side * half * 0.88} ${y - 11}Q${x + side * half * 0.55} ${y} ${x + side * 4} ${y - 2}Z`;
  }
  shapes.push(
    {
      d: path`M${x - half * 2.7} 240Q${x - half * 1.8} ${y + height * 0.6} ${x} ${y + height * 0.7}Q${x + half * 1.8} ${y + height * 0.6} ${x + half * 2.7} 240Z`,
      ...outlined(tones, 2),
    },
    {
      d: path`M${x} ${y - height}C${x + half * 1.5} ${y - height * 0.7} ${x + half * 1.3} ${y + height * 0.2} ${x} ${y + height}C${x - half * 1.3} ${y + height * 0.2} ${x - half * 1.5} ${y - height * 0.7} ${x} ${y - height}Z`,
      ...outlined(tones, 3),
    },
    { d: eyes, fill: tones.light },
    { d: path`M${x} ${y + 4}V${y + height * 0.5}`, stroke: tones.light, width: 2.2 },
  );
  return shapes;
}

/** A grin between two ears: goblins, orcs, devils. */
export function drawGrin({ x, y, tones, random }: Stage): Shape[] {
  const ear = 72 + random.next() * 34;
  const lift = 40 + random.next() * 34;
  let eyes = "";
  for (const side of SIDES) {
    eyes += path`M${x + side * 27} ${y - 11}L${x + side * 6} ${y - 1}A11 11 0 0 ${side === -1 ? 0 : 1} ${x + side * 27} ${y - 11}Z`;
  }
  return [
    {
      d: path`M${x - 33} ${y - 22}Q${x} ${y - 60} ${x + 33} ${y - 22}L${x + ear} ${y - lift}Q${x + 64} ${y + 5} ${x + 35} ${y + 12}Q${x + 29} ${y + 47} ${x} ${y + 62}Q${x - 29} ${y + 47} ${x - 35} ${y + 12}Q${x - 64} ${y + 5} ${x - ear} ${y - lift}Z`,
      ...outlined(tones, 3),
    },
    { d: eyes, fill: tones.light },
    { d: path`M${x - 23} ${y + 22}l8 9 7-8 8 9 8-9 7 8 8-9`, stroke: tones.light, width: 2.6 },
    { d: path`M${x - 3} ${y + 6}l3 5 3-5`, stroke: tones.light, width: 2 },
  ];
}

/** A skull in a cowl: the dead and those who feed on the living. */
export function drawSkull({ x, y, tones, random }: Stage): Shape[] {
  const cowl = 62 + random.next() * 14;
  return [
    {
      d: path`M${x - cowl} 240C${x - cowl - 6} ${y - 22} ${x - 46} ${y - 76} ${x} ${y - 76}S${x + cowl + 6} ${y - 22} ${x + cowl} 240Z`,
      ...outlined(tones, 2.4),
    },
    {
      d: path`M${x - 36} ${y - 14}a36 42 0 0 1 72 0c0 16-7 22-11 29l-2 22h-46l-2-22c-4-7-11-13-11-29Z`,
      fill: tones.light,
      opacity: 0.95,
    },
    {
      d:
        path`M${x - 26} ${y - 8}a11 13 0 1 0 22 0a11 12 0 1 0 -22 0ZM${x + 4} ${y - 8}a11 13 0 1 0 22 0a11 12 0 1 0 -22 0Z` +
        path`M${x} ${y + 7}l-5 11h10Z`,
      fill: tones.deep,
    },
    {
      d: path`M${x - 14} ${y + 25}v12M${x - 5} ${y + 26}v12M${x + 5} ${y + 26}v12M${x + 14} ${y + 25}v12`,
      stroke: tones.deep,
      width: 2.4,
    },
  ];
}

/** Somebody between spread wings: angels, birds, spirits. */
export function drawWings({ x, y, tones, random }: Stage): Shape[] {
  const feathers = 5 + random.int(3);
  const reach = 108 + random.next() * 18;
  const shapes: Shape[] = [];
  for (let feather = feathers; feather >= 0; feather--) {
    const angle = -1.22 + feather * 0.34;
    const length = reach - feather * 10;
    let d = "";
    for (const side of SIDES) {
      const tipX = x + side * (14 + length * Math.cos(angle));
      const tipY = y + 10 + length * Math.sin(angle);
      d += path`M${x + side * 8} ${y + 14 + feather * 4}Q${x + side * (20 + length * 0.4)} ${y - 46 + feather * 17} ${tipX} ${tipY}Q${x + side * (24 + length * 0.46)} ${y + feather * 15} ${x + side * 8} ${y + 28 + feather * 4}Z`;
    }
    const isDark = feather % 2 === 1;
    shapes.push({
      d,
      fill: isDark ? tones.dark : tones.light,
      stroke: tones.light,
      width: 1.4,
      opacity: isDark ? 1 : 0.88,
    });
  }
  shapes.push(
    {
      d: path`M${x} ${y - 24}c10 0 14 9 12 18 9 8 14 40 16 110h-56c2-70 7-102 16-110-2-9 2-18 12-18Z`,
      ...outlined(tones, 2.6),
    },
    { d: path`M${x - 21} ${y - 37}a21 7 0 1 0 42 0a21 7 0 1 0 -42 0Z`, stroke: tones.light, width: 2.6 },
  );
  return shapes;
}

/** A horned head, seen from the front: dragons, demons, great beasts. */
export function drawHorns({ x, y, tones, random }: Stage): Shape[] {
  const span = 70 + random.next() * 26;
  const rise = 84 + random.next() * 26;
  let horns = "";
  let eyes = "";
  for (const side of SIDES) {
    horns += path`M${x + side * 9} ${y - 44}C${x + side * 50} ${y - 46} ${x + side * span} ${y - 66} ${x + side * (span - 16)} ${y - rise - 10}C${x + side * (span + 28)} ${y - 60} ${x + side * (span - 2)} ${y - 14} ${x + side * 28} ${y - 16}Z`;
    eyes += path`M${x + side * 30} ${y - 18}l${-side * 21} 13 ${side * 17} -1Z`;
  }
  return [
    { d: horns, fill: tones.light, opacity: 0.94 },
    {
      d: path`M${x - 39} ${y - 36}L${x} ${y - 56}L${x + 39} ${y - 36}L${x + 30} ${y + 15}L${x + 17} ${y + 62}L${x} ${y + 74}L${x - 17} ${y + 62}L${x - 30} ${y + 15}Z`,
      ...outlined(tones, 3),
    },
    { d: eyes, fill: tones.light },
    {
      d: path`M${x - 7} ${y + 56}l-4-8M${x + 7} ${y + 56}l4-8M${x} ${y - 42}V${y + 20}M${x - 18} ${y + 28}l-5 14M${x + 18} ${y + 28}l5 14`,
      stroke: tones.light,
      width: 2.2,
    },
  ];
}

/** A coil that rises from below: serpents, fish, things of the sea. */
export function drawCoil({ x, y, tones, random }: Stage): Shape[] {
  const sway = 52 + random.next() * 22;
  const d = path`M${x - 74} 246C${x - 98} ${y + 56} ${x + 8} ${y + 76} ${x + 12} ${y + 35}C${x + 16} ${y} ${x - sway - 4} ${y + 4} ${x - sway} ${y - 34}C${x - sway + 2} ${y - 72} ${x - 4} ${y - 80} ${x + 24} ${y - 55}`;
  return [
    { d, stroke: tones.light, width: 35 },
    { d, stroke: tones.deep, width: 29 },
    { d, stroke: tones.mid, width: 3 },
    {
      d: path`M${x + 6} ${y - 77}L${x + 70} ${y - 46}Q${x + 42} ${y - 32} ${x + 10} ${y - 33}Z`,
      ...outlined(tones, 3),
    },
    { d: circle(x + 28, y - 56, 4.6), fill: tones.light },
    { d: path`M${x - 2} ${y - 78}l-8-16 18 9ZM${x - sway - 12} ${y - 44}l-18-8 14 22Z`, fill: tones.light },
  ];
}

/** A flame inside a flame: elementals, oozes, gods. */
export function drawFlame({ x, y, tones, random }: Stage): Shape[] {
  const lean = -8 + random.next() * 16;
  return [1, 0.8, 0.6, 0.4, 0.2].map((size, at) => ({
    d: path`M${x + lean * size} ${y - 80 * size}C${x + 54 * size} ${y - 22 * size} ${x + 60 * size} ${y + 8} ${x + 42 * size} ${y + 42 * size + 6}Q${x} ${y + 80 * size + 6} ${x - 42 * size} ${y + 42 * size + 6}C${x - 64 * size} ${y + 4} ${x - 19 * size} ${y - 15 * size} ${x + lean * size} ${y - 80 * size}Z`,
    fill: at % 2 ? tones.light : tones.deep,
    stroke: tones.light,
    width: 2.4,
  }));
}

/** A hood with a staff or a blade beside it: people. */
export function drawHood(stage: Stage, held: "staff" | "blade"): Shape[] {
  const { x, y, tones, random } = stage;
  const side = random.next() < 0.5 ? -1 : 1;
  const at = x + side * (58 + random.next() * 8);
  const tool: Shape[] =
    held === "staff"
      ? [
          { d: path`M${at} 240V${y - 44}`, stroke: tones.light, width: 3.4 },
          { d: circle(at, y - 57, 12), stroke: tones.light, width: 3.2 },
          { d: circle(at, y - 57, 4), fill: tones.light },
        ]
      : [
          { d: path`M${at} ${y - 86}l6 16v94h-12v-94ZM${at - 17} ${y + 26}h34v6h-34Z`, fill: tones.light },
          { d: path`M${at} ${y + 32}v26`, stroke: tones.light, width: 5 },
        ];
  return [
    ...tool,
    {
      d: path`M${x} ${y - 68}c26 0 39 26 39 52 0 12 28 34 37 258h-152c9-224 37-246 37-258 0-26 13-52 39-52Z`,
      ...outlined(tones, 3),
    },
    {
      d: path`M${x} ${y - 49}c15 0 22 16 22 32 0 16-11 29-22 35-11-6-22-19-22-35 0-16 7-32 22-32Z`,
      fill: tones.light,
      opacity: 0.92,
    },
    { d: path`M${x - 15} ${y - 18}l11 4M${x + 15} ${y - 18}l-11 4`, stroke: tones.deep, width: 3.2 },
    {
      d: path`M${x} ${y + 40}V240M${x - 24} ${y + 56}L${x - 38} 240M${x + 24} ${y + 56}L${x + 38} 240`,
      stroke: tones.light,
      width: 1.4,
      opacity: 0.7,
    },
  ];
}

/** Pointed ears and a muzzle: cats, wolves, foxes. */
export function drawMuzzle({ x, y, tones, random }: Stage): Shape[] {
  const ear = 62 + random.next() * 22;
  const cheek = 44 + random.next() * 12;
  let eyes = "";
  let whiskers = "";
  for (const side of SIDES) {
    eyes += path`M${x + side * 10} ${y - 8}Q${x + side * 24} ${y - 24} ${x + side * 32} ${y - 16}Q${x + side * 24} ${y - 4} ${x + side * 10} ${y - 8}Z`;
    whiskers += path`M${x + side * 16} ${y + 34}l${side * 34} -4M${x + side * 14} ${y + 40}l${side * 32} 6`;
  }
  return [
    {
      d: path`M${x - 42} ${y - 30}L${x - 48} ${y - ear - 22}L${x - 14} ${y - 46}H${x + 14}L${x + 48} ${y - ear - 22}L${x + 42} ${y - 30}L${x + cheek} ${y + 14}L${x + 20} ${y + 40}Q${x} ${y + 66} ${x - 20} ${y + 40}L${x - cheek} ${y + 14}Z`,
      ...outlined(tones, 3),
    },
    { d: eyes, fill: tones.light },
    { d: path`M${x - 9} ${y + 26}h18l-9 11Z`, fill: tones.light },
    { d: whiskers, stroke: tones.light, width: 1.6, opacity: 0.8 },
    {
      d: path`M${x} ${y - 40}V${y - 20}M${x - 9} ${y - 40}l3 16M${x + 9} ${y - 40}l-3 16`,
      stroke: tones.light,
      width: 2,
    },
  ];
}

/** Eight legs. */
export function drawLegs({ x, y, tones, random }: Stage): Shape[] {
  let legs = "";
  for (let leg = 0; leg < 4; leg++) {
    const knee = 54 + leg * 9 + random.next() * 12;
    const rise = 62 - leg * 26;
    for (const side of SIDES) {
      legs += path`M${x + side * 14} ${y + leg * 7}L${x + side * knee} ${y - rise}L${x + side * (knee + 30)} ${y - rise + 66 + leg * 12}`;
    }
  }
  return [
    { d: legs, stroke: tones.light, width: 3.6 },
    {
      d: path`M${x} ${y - 10}c30 0 42 24 42 46s-20 42-42 42-42-20-42-42 12-46 42-46Z`,
      ...outlined(tones, 3),
    },
    { d: circle(x, y - 20, 19), ...outlined(tones, 3) },
    {
      d:
        circle(x - 7, y - 24, 3.6) +
        circle(x + 7, y - 24, 3.6) +
        circle(x - 4, y - 14, 2.4) +
        circle(x + 4, y - 14, 2.4),
      fill: tones.light,
    },
    { d: path`M${x} ${y + 18}l10 16-10 22-10-22Z`, fill: tones.light },
  ];
}

/** A made head, riveted: golems and constructs. */
export function drawMachine({ x, y, tones, random }: Stage): Shape[] {
  const half = 38 + random.next() * 12;
  const slit = random.next() < 0.5;
  const eyes = slit
    ? path`M${x - half + 12} ${y - 12}h${half * 2 - 24}v9h${-(half * 2 - 24)}Z`
    : circle(x - 16, y - 8, 8) + circle(x + 16, y - 8, 8);
  return [
    {
      d: path`M${x - half * 2.1} 240L${x - half * 1.5} ${y + 66}H${x + half * 1.5}L${x + half * 2.1} 240Z`,
      ...outlined(tones, 2.4),
    },
    { d: path`M${x - 16} ${y + 44}h32v24h-32Z`, ...outlined(tones, 2, tones.dark) },
    {
      d: path`M${x - half} ${y - 40}L${x - half + 14} ${y - 58}H${x + half - 14}L${x + half} ${y - 40}V${y + 30}L${x + half - 18} ${y + 50}H${x - half + 18}L${x - half} ${y + 30}Z`,
      ...outlined(tones, 3),
    },
    { d: eyes, fill: tones.light },
    {
      d: path`M${x - 20} ${y + 22}h40M${x - 20} ${y + 31}h40M${x} ${y - 58}v-20`,
      stroke: tones.light,
      width: 2.4,
    },
    { d: circle(x, y - 83, 6), fill: tones.light },
  ];
}

/** A crown of leaves on a trunk: treefolk, plants, fungi. */
export function drawCrown({ x, y, tones, random }: Stage): Shape[] {
  const blobs = [
    [-44, -24, 34],
    [44, -24, 34],
    [-20, -54, 38],
    [22, -54, 36],
    [0, -20, 42],
  ] as const;
  return [
    {
      d: path`M${x - 14} ${y + 10}Q${x - 16} ${y + 60} ${x - 46} 240H${x + 46}Q${x + 16} ${y + 60} ${x + 14} ${y + 10}Z`,
      ...outlined(tones, 2.6),
    },
    ...blobs.map(([dx, dy, radius]) => ({
      d: circle(x + dx + random.next() * 6, y + dy, radius),
      ...outlined(tones, 2.4, tones.dark),
    })),
    { d: circle(x - 12, y - 18, 5) + circle(x + 14, y - 18, 5), fill: tones.light },
    { d: path`M${x - 8} ${y + 2}q9 8 18 0`, stroke: tones.light, width: 2.4 },
  ];
}

import { createRandom, hashText, type Random } from "@deckwright/engine/random.ts";
import { drawCreature } from "./creature.ts";
import {
  drawArtifact,
  drawAura,
  drawBattle,
  drawEnchantment,
  drawEquipment,
  drawInstant,
  drawPlaneswalker,
  drawSorcery,
  drawVehicle,
  type Stage,
} from "./emblems.ts";
import { drawRidge } from "./landscape.ts";
import {
  ART_HEIGHT,
  ART_WIDTH,
  type ArtView,
  circle,
  path,
  type Shape,
  type Tones,
  WIDE_WIDTH,
} from "./shape.ts";
import { groundsOf, TONES } from "./tones.ts";

/** What a drawing depends on: the same card is always drawn the same way. */
export interface ArtSubject {
  readonly name: string;
  readonly type_line: string;
  readonly colors: readonly string[];
  readonly color_identity: readonly string[];
}

/** A drawing: its sky from corner to corner, and its shapes from back to front. */
export interface Art {
  readonly view: ArtView;
  readonly sky: readonly [from: string, middle: string, to: string];
  readonly shapes: readonly Shape[];
}

/** Where the figure of a wide drawing stands: right of its middle, and in sight where only the middle is shown. */
const WIDE_FIGURE_X = WIDE_WIDTH * 0.58;

/**
 * Draws a card's picture from its name, colors and types: a sky, ridges of its colors, and a figure for what it is.
 * For a sliver only what can be seen in it is drawn; for a banner the land goes on to both sides of the figure.
 */
export function drawArt(card: ArtSubject, view: ArtView = "whole"): Art {
  const brief = view === "sliver";
  const isWide = view === "wide";
  const width = isWide ? WIDE_WIDTH : ART_WIDTH;
  const middle = isWide ? WIDE_FIGURE_X : ART_WIDTH / 2;
  const random = createRandom(hashText(card.name));
  const grounds = groundsOf(card);
  const first = grounds[0] ?? "C";
  const last = grounds.at(-1) ?? first;
  const [front, back] = [TONES[first], TONES[last]];
  const isLand = /\bLand\b/.test(card.type_line);
  const light = grounds.length > 1 ? back.light : front.light;

  const shapes = drawSky(random, {
    tones: front,
    light,
    isLand,
    isBright: grounds.includes("W"),
    middle,
    width,
  });
  const far = { y: 122 + random.next() * 14, depth: 0, width } as const;
  shapes.push(drawRidge(first, front, random.fork("far"), far));
  if (!brief || isLand) {
    const between = { y: 152 + random.next() * 14, depth: 1, width } as const;
    shapes.push(drawRidge(last, back, random.fork("middle"), between));
  }
  if (!isLand) {
    const stage: Stage = {
      x: middle + (brief ? 0 : (random.next() - 0.5) * 32),
      y: 120 + (random.next() - 0.5) * 10,
      tones: { ...front, light },
      random: random.fork("figure"),
    };
    shapes.push(...drawSubject(stage, card.type_line));
  }
  if (!brief) {
    const near = { y: 190 + random.next() * 10, depth: 2, width } as const;
    shapes.push(drawRidge(first, front, random.fork("near"), near), drawHatching(random, light, width));
  }
  return { view, sky: [front.deep, front.mid, back.mid], shapes };
}

interface Sky {
  readonly tones: Tones;
  readonly light: string;
  readonly isLand: boolean;
  readonly isBright: boolean;
  /** Where the figure stands. */
  readonly middle: number;
  readonly width: number;
}

/** A sun or moon, and rays of light over plains. */
function drawSky(random: Random, { tones, light, isLand, isBright, middle, width }: Sky): Shape[] {
  const x = middle + (isLand ? -50 + random.next() * 100 : -100 + random.next() * 200);
  const y = 46 + random.next() * 40;
  const radius = 18 + random.next() * 28;
  const shapes: Shape[] = [];
  if (isBright) {
    const reach = width - 10;
    let rays = "";
    for (let ray = 0; ray < 18; ray++) {
      const angle = (ray / 18) * Math.PI * 2 + random.next() * 0.1;
      rays += path`M${x} ${y}L${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}L${x + reach * Math.cos(angle + 0.09)} ${y + reach * Math.sin(angle + 0.09)}Z`;
    }
    shapes.push({ d: rays, fill: light, opacity: 0.09 });
  }
  shapes.push(
    { d: circle(x, y, radius * 1.8), fill: light, opacity: 0.1 },
    { d: circle(x, y, radius), fill: light, opacity: isLand ? 0.92 : 0.34 },
  );
  if (!isLand && random.next() < 0.55) {
    shapes.push({
      d: circle(x + radius * 0.42, y - radius * 0.14, radius * 0.86),
      fill: tones.deep,
      opacity: 0.72,
    });
  }
  return shapes;
}

function drawSubject(stage: Stage, typeLine: string): Shape[] {
  const front = typeLine.split(" // ")[0] ?? typeLine;
  const [types = "", subtypes = ""] = front.split(" — ");
  const words = subtypes.split(" ");
  const shapes = drawByType(stage, types, words);
  if (types.includes("Legendary")) {
    let d = "";
    for (const at of [-1, 0, 1]) d += path`M${stage.x + at * 20} ${22 + Math.abs(at) * 5}l5 8-5 8-5-8Z`;
    shapes.push({ d, fill: stage.tones.light });
  }
  return shapes;
}

function drawByType(stage: Stage, types: string, subtypes: readonly string[]): Shape[] {
  if (types.includes("Creature")) return drawCreature(stage, subtypes);
  if (types.includes("Planeswalker")) return drawPlaneswalker(stage);
  if (subtypes.includes("Equipment")) return drawEquipment(stage);
  if (subtypes.includes("Vehicle") || subtypes.includes("Spacecraft")) return drawVehicle(stage);
  if (types.includes("Artifact")) return drawArtifact(stage);
  if (subtypes.includes("Aura")) return drawAura(stage);
  if (types.includes("Enchantment")) return drawEnchantment(stage);
  if (types.includes("Battle")) return drawBattle(stage);
  return types.includes("Instant") ? drawInstant(stage) : drawSorcery(stage);
}

/** Fine lines over the foreground, as in a print. */
function drawHatching(random: Random, light: string, width: number): Shape {
  let d = "";
  for (let line = 0; line < 12; line++) {
    const x = random.next() * (width - 190);
    d += path`M${x} ${ART_HEIGHT - 58 + line * 5}H${x + 40 + random.next() * 160}`;
  }
  return { d, stroke: light, width: 1, opacity: 0.13 };
}

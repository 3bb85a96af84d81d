import type { ArtSubject } from "@deckwright/art/draw-art.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { paintFace } from "./face.ts";
import { INK, PAPER } from "./palette.ts";
import { GUTTER, PICTURE, paintBanner, paintBrand, paintSymbols } from "./parts.ts";
import { type Style, wrap, write } from "./type.ts";

/** What the picture of a page shows. */
export interface PicturedPage {
  readonly title: string;
  readonly text: string;
  /** Cards that stand for it, from left to right; the one in the middle is in front. */
  readonly faces: readonly CardFace[];
}

const BANNER = 330;
/** Where nothing else gives a page its land. */
const NOWHERE: ArtSubject = {
  name: "Deckwright",
  type_line: "",
  colors: ["B", "G"],
  color_identity: ["B", "G"],
};

/** A page as a picture for other places: its cards in a row over their land, and what it is about. */
export async function drawPage({ title, text, faces }: PicturedPage): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext("2d");
  context.fillStyle = INK.page;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const key = faces[Math.floor(faces.length / 2)];
  // The cards stand before the figure.
  paintBanner(context, key ?? NOWHERE, { ...PICTURE, height: BANNER }, 0.5);
  paintRow(context, faces);
  const heading: Style = { family: "serif", weight: 470, size: 52, color: PAPER.plain, tracking: -0.018 };
  write(context, title, [GUTTER, 470], heading, PICTURE.width - 2 * GUTTER);
  const line: Style = { family: "sans", weight: 450, size: 24, color: PAPER.dim };
  wrap(context, text, line, { width: PICTURE.width - 2 * GUTTER, lines: 2 }).forEach((words, at) => {
    write(context, words, [GUTTER, 514 + at * 34], line);
  });
  paintBrand(context, [GUTTER, 594], 24);
  paintSymbols(context, ["W", "U", "B", "R", "G"], [PICTURE.width - GUTTER - 156, 571], 28);
  return new Uint8Array(await canvas.encode("png"));
}

/** Cards as a hand: those at the sides lie lower, turned, and behind those nearer to the middle. */
function paintRow(context: SKRSContext2D, faces: readonly CardFace[]): void {
  const middle = (faces.length - 1) / 2;
  const step = Math.min(190, 980 / Math.max(1, faces.length));
  const order = faces
    .map((face, at) => ({ face, off: at - middle }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off));
  for (const { face, off } of order) {
    paintFace(context, face, {
      x: PICTURE.width / 2 + off * step,
      y: 200 + off * off * 7,
      width: 232 - Math.abs(off) * 8,
      turn: off * 4.5,
    });
  }
}

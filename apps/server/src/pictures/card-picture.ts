import { symbolsOf } from "@deckwright/art/symbols.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { paintFace } from "./face.ts";
import { INK, PAPER } from "./palette.ts";
import { PICTURE, paintBanner, paintBrand, paintSymbols } from "./parts.ts";
import { settableRules, writeRules } from "./rules-text.ts";
import { type Style, settable, widthOf, wrap, write } from "./type.ts";

const COLUMN = { x: 470, width: 670 } as const;
const BANNER = 176;

/** A card as a picture for other places: drawn as pages draw it, beside what it says and costs. */
export async function drawCard(card: CardFace): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext("2d");
  context.fillStyle = INK.page;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  paintBanner(context, card, { ...PICTURE, height: BANNER }, 0.8);
  paintFace(context, card, { x: 244, y: 315, width: 364, turn: 0 });
  const y = paintHead(context, card);
  const rules = settableRules(card.oracle_text?.split("\n//\n")[0] ?? "");
  const text: Style = { family: "sans", weight: 400, size: 23, color: PAPER.plain };
  writeRules(context, rules, { ...COLUMN, y: y + 48, lines: Math.floor((560 - y - 48) / 32) }, text);
  paintFoot(context, card);
  return new Uint8Array(await canvas.encode("png"));
}

/** Name, cost and types. @returns Where they end. */
function paintHead(context: SKRSContext2D, card: CardFace): number {
  const name = settable(card.name);
  const large: Style = { family: "serif", weight: 470, size: 54, color: PAPER.plain, tracking: -0.018 };
  const style = widthOf(context, name, large) <= COLUMN.width ? large : { ...large, size: 42 };
  let y = BANNER + 24 + style.size;
  for (const line of wrap(context, name, style, { width: COLUMN.width, lines: 2 })) {
    write(context, line, [COLUMN.x, y], style);
    y += style.size * 1.08;
  }
  y += 38 - style.size;
  const symbols = symbolsOf(card.mana_cost.split(" // ")[0] ?? "");
  const width = paintSymbols(context, symbols, [COLUMN.x, y - 22], 27);
  const types: Style = { family: "sans", weight: 500, size: 22, color: PAPER.dim };
  const left = width === 0 ? 0 : width + 18;
  write(context, settable(card.type_line), [COLUMN.x + left, y], types, COLUMN.width - left);
  return y;
}

function paintFoot(context: SKRSContext2D, card: CardFace): void {
  paintBrand(context, [COLUMN.x, 590], 24);
  const price = card.usd === null ? "" : `from $${card.usd.toFixed(2)}`;
  const set = settable(card.set_name);
  const said = [price, set].filter((part) => part !== "").join("  ·  ");
  const style: Style = { family: "sans", weight: 450, size: 20, color: PAPER.faint };
  write(context, said, [COLUMN.x + 190, 589], style, COLUMN.width - 190);
}

import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { paintFace } from "./face.ts";
import { INK, PAPER } from "./palette.ts";
import {
  GUTTER,
  PICTURE,
  paintBanner,
  paintBrand,
  paintCurve,
  paintEdge,
  paintPower,
  paintSymbols,
  tierColor,
} from "./parts.ts";
import { type Style, settable, widthOf, wrap, write } from "./type.ts";

/** What a deck's picture shows. */
export interface PicturedDeck {
  readonly deck: ListedDeck;
  /** Up to three of its cards, the one that it is known by first. */
  readonly faces: readonly CardFace[];
  readonly format: string;
  readonly playstyle: string | null;
}

/** The width of what is said; cards lie to the right of it. */
const COLUMN = 690;
const BANNER = 292;

/** A deck as a picture for other places: its land and its cards above, below what it is, and how it is curved. */
export async function drawDeck(pictured: PicturedDeck): Promise<Uint8Array<ArrayBuffer>> {
  const { deck, faces } = pictured;
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext("2d");
  context.fillStyle = INK.page;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  paintBanner(context, subjectOf(deck), { ...PICTURE, height: BANNER }, 0.27);
  const edge = deck.cover?.edge ?? [];
  paintEdge(context, edge, { x: GUTTER, y: BANNER + 14, width: COLUMN, height: 22 });
  const bottom = paintTitle(context, pictured);
  paintFacts(context, pictured, bottom + 50);
  paintFan(context, faces);
  if (edge.length > 0) paintCurve(context, edge, { x: 872, y: 462, width: 268, height: 128 });
  paintBrand(context, [GUTTER, 588], 24);
  const author = settable(deck.profiles?.username ?? "");
  const by: Style = { family: "sans", weight: 450, size: 20, color: PAPER.faint };
  if (author !== "") write(context, `by ${author}`, [GUTTER + 190, 587], by, COLUMN - 190);
  return new Uint8Array(await canvas.encode("png"));
}

function subjectOf({ name, colors, cover }: ListedDeck) {
  return cover?.card ?? { name, type_line: "", colors, color_identity: colors };
}

/** The name, in one line or two, and the card that it is known by. @returns Where it ends. */
function paintTitle(context: SKRSContext2D, { deck, format, playstyle }: PicturedDeck): number {
  const leader = settable(deck.commanders.join(" and ") || (deck.cover?.card.name.split(" // ")[0] ?? ""));
  const name = settable(deck.name) || leader || `${format} deck`;
  const large: Style = { family: "serif", weight: 470, size: 62, color: PAPER.plain, tracking: -0.018 };
  const small = { ...large, size: 50 };
  const isShort = widthOf(context, name, large) <= COLUMN;
  const style = isShort ? large : small;
  const lines = wrap(context, name, style, { width: COLUMN, lines: 2 });
  const isOne = lines.length === 1;
  lines.forEach((line, at) => {
    write(context, line, [GUTTER, (isOne ? 404 : 390) + at * style.size * 1.06], style);
  });
  if (!isOne) return 432;
  const by: Style = { family: "sans", weight: 450, size: 23, color: PAPER.dim };
  const said = [leader === name ? "" : leader, playstyle ?? ""].filter((part) => part !== "");
  write(context, said.join("  ·  "), [GUTTER, 446], by, COLUMN);
  return 446;
}

/** What is known of the deck, each thing below its name; what there is no room for is left out. */
function paintFacts(context: SKRSContext2D, { deck, format }: PicturedDeck, y: number): void {
  let x = GUTTER;
  const pips = deck.colors.length === 0 ? ["C"] : deck.colors;
  write(context, "Colors", [x, y], LABEL);
  x += Math.max(paintSymbols(context, pips, [x, y + 12], 28), 56) + GAP;
  const { price_cents: price, bracket, power_level: power } = deck;
  const facts: (readonly [string, string])[] = [
    ["Format", format],
    ...(price === null ? [] : ([["Price", dollars(price)]] as const)),
    ...(bracket === null ? [] : ([["Bracket", String(bracket)]] as const)),
  ];
  for (const [name, said] of facts) {
    const width = Math.max(widthOf(context, said, VALUE), widthOf(context, name, LABEL));
    if (x + width > END) continue;
    write(context, name, [x, y], LABEL);
    write(context, said, [x, y + 36], VALUE);
    x += width + GAP;
  }
  if (power === null || x + 100 > END) return;
  write(context, "Power", [x, y], LABEL);
  const width = write(context, String(power), [x, y + 36], { ...VALUE, color: tierColor(power) });
  paintPower(context, power, [x + width + 12, y + 17]);
}

const LABEL: Style = { family: "sans", weight: 450, size: 18, color: PAPER.faint };
const VALUE: Style = { family: "sans", weight: 600, size: 25, color: PAPER.plain, tracking: -0.01 };
/** Pixels between two facts, and where the last of them ends. */
const GAP = 34;
const END = 840;

/** Cents only where they are a part of it that counts. */
function dollars(cents: number): string {
  const digits = cents >= 100_000 ? 0 : 2;
  const amount = (cents / 100).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `$${amount}`;
}

/** Its cards, the first in front. */
function paintFan(context: SKRSContext2D, faces: readonly CardFace[]): void {
  const [key, left, right] = faces;
  if (left) paintFace(context, left, { x: 884, y: 250, width: 208, turn: -11 });
  if (right) paintFace(context, right, { x: 1076, y: 250, width: 208, turn: 11 });
  if (key) paintFace(context, key, { x: 980, y: 236, width: 256, turn: 0 });
}

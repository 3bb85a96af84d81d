const ORDER = "WUBRG";

/** What a frame depends on. */
export interface FrameSubject {
  readonly colors: readonly string[];
  readonly color_identity: readonly string[];
  readonly type_line: string;
}

/** A frame: one look, or two colors that meet in the middle. */
export interface Frame {
  /** A color letter, `C`, `M` for many, or `L` with the land's color behind it. */
  readonly kind: string;
  /** The two colors that meet, lower case, in WUBRG order. */
  readonly split?: readonly [string, string];
}

/** The frame of a card, as the game prints them: by color, gold for several, earth for lands. */
export function frameOf(card: FrameSubject): Frame {
  const isLand = /\bLand\b/.test(card.type_line);
  const letters = [...(isLand ? card.color_identity : card.colors)].sort(
    (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  const [first, second] = letters;
  if (first === undefined) return { kind: isLand ? "L" : "C" };
  if (second === undefined) return { kind: isLand ? `L${first}` : first };
  const kind = isLand ? "LM" : "M";
  return letters.length === 2 ? { kind, split: [first.toLowerCase(), second.toLowerCase()] } : { kind };
}

/** How small the rules text must be to fit: by its length, each line break counted as half a line. */
export function textSizeOf(text: string): "s" | "m" | "l" | "xl" | "xxl" {
  const length = text.length + (text.match(/\n/g)?.length ?? 0) * 18;
  if (length > 460) return "xxl";
  if (length > 330) return "xl";
  if (length > 230) return "l";
  return length > 130 ? "m" : "s";
}

/** How narrow a name must be set to leave room for the cost beside it. */
export function nameSizeOf(name: string, symbols: number): "s" | "m" | "l" {
  const width = name.length + symbols * 2.3;
  if (width > 33) return "l";
  return width > 27.5 ? "m" : "s";
}

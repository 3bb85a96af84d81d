/** A part of an article, as it is shown. Cards in texts are marked `[[Name]]`. */
export type ArticleBlock =
  | { readonly kind: "heading" | "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "cards"; readonly names: readonly string[] }
  | { readonly kind: "chart"; readonly of: ChartKind };

/** Figures of the deck that an article can show. */
export const CHART_KINDS = ["curve", "colors"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** A stretch of a text: plain words, or a card that is named. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "card"; readonly name: string };

/** Cards that one row shows at most. */
const MOST_SHOWN = 4;
/** Longer names are none. */
const LONGEST_NAME = 150;

/**
 * Reads the text of an article: paragraphs with empty lines between, `## ` before a heading, `> ` before a quotation, `- ` before
 * the lines of a list, `[cards: A | B | C]` for pictures of cards and `[chart: curve]` for figures. Everything else is words: there
 * is no way to write HTML, and nothing that is written is an error.
 */
export function readArticleText(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let lines: string[] = [];
  const end = (): void => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const single = singleOf(line);
    const isOther = lines.length > 0 && line.startsWith("- ") !== (lines[0] ?? "").startsWith("- ");
    if (line === "" || single !== undefined || isOther) end();
    if (single !== undefined) blocks.push(single);
    else if (line !== "") lines.push(line);
  }
  end();
  return blocks;
}

/** A block that is one line. */
function singleOf(line: string): ArticleBlock | undefined {
  const heading = /^#{1,4}\s+(.+)$/.exec(line)?.[1];
  if (heading !== undefined) return { kind: "heading", text: heading };
  const quote = /^>\s*(.+)$/.exec(line)?.[1];
  if (quote !== undefined) return { kind: "quote", text: quote };
  const cards = /^\[cards:([^\]]+)\]$/i.exec(line)?.[1];
  if (cards !== undefined) {
    const names = cards.split("|").map((name) => name.trim());
    return { kind: "cards", names: names.filter(isName).slice(0, MOST_SHOWN) };
  }
  const chart = /^\[chart:\s*(\w+)\]$/i.exec(line)?.[1]?.toLowerCase();
  const of = CHART_KINDS.find((kind) => kind === chart);
  return of === undefined ? undefined : { kind: "chart", of };
}

function blockOf(lines: readonly string[]): ArticleBlock {
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => line.slice(2).trim()) };
  return { kind: "paragraph", text: lines.join(" ") };
}

/** The text that `readArticleText` reads as these blocks. */
export function writeArticleText(blocks: readonly ArticleBlock[]): string {
  return blocks.map(writeBlock).join("\n\n");
}

function writeBlock(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
      return `## ${block.text}`;
    case "quote":
      return `> ${block.text}`;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "cards":
      return `[cards: ${block.names.join(" | ")}]`;
    case "chart":
      return `[chart: ${block.of}]`;
    default:
      return block.text;
  }
}

/** The words and the cards of a text, in order. */
export function partsOfText(text: string): TextPart[] {
  return text.split(/(\[\[[^[\]]+\]\])/).flatMap((part): TextPart[] => {
    if (part === "") return [];
    const name = /^\[\[([^[\]]+)\]\]$/.exec(part)?.[1]?.trim();
    return name !== undefined && isName(name) ? [{ kind: "card", name }] : [{ kind: "words", text: part }];
  });
}

/** Names of the cards that blocks mark or show, each once, in order. */
export function cardsInArticle(blocks: readonly ArticleBlock[]): string[] {
  const texts = blocks.flatMap((block) =>
    "text" in block ? [block.text] : block.kind === "list" ? [...block.items] : [],
  );
  const marked = texts.flatMap((text) =>
    partsOfText(text).flatMap((part) => (part.kind === "card" ? [part.name] : [])),
  );
  return [...new Set([...marked, ...blocks.flatMap((block) => (block.kind === "cards" ? block.names : []))])];
}

/** Minutes that somebody reads, at 220 words a minute. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 220));
}

function isName(name: string): boolean {
  return name !== "" && name.length <= LONGEST_NAME;
}

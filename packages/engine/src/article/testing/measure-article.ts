import { spelled } from "../prose.ts";
import type { Article } from "../write-article.ts";

/** How an article reads. */
export interface Reading {
  readonly words: number;
  readonly sentences: readonly string[];
  /** School years by Flesch and Kincaid (1975). */
  readonly grade: number;
}

/** Measures the running text of an article: paragraphs, without headings and captions. */
export function measureArticle({ blocks }: Article): Reading {
  const text = blocks
    .flatMap((block) => (block.kind === "paragraph" ? [block.text] : []))
    .join(" ")
    .replace(/\[\[([^\]]+)\]\]/g, (_, name: string) => name.split(" // ")[0] ?? name);
  const sentences = text.split(/(?<=[.!?]”?)\s+(?=[\p{Lu}\d“$])/u).filter((one) => one !== "");
  // Figures are read as words are: "43" has as many syllables as "forty-three".
  const words = text
    .replace(/\$?\d[\d,]*(?:\.\d+)?%?/g, (figure) => ` ${inWords(figure)} `)
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const count = text.split(/\s+/).length;
  return {
    words: count,
    sentences,
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  };
}

function inWords(figure: string): string {
  const number = Number(figure.replace(/[$,%]/g, ""));
  const whole = Math.floor(number);
  const said =
    whole < 100 ? spelled(whole) : `${spelled(Math.floor(whole / 100))} hundred ${spelled(whole % 100)}`;
  const cents = figure.includes(".") ? ` ${spelled(Math.round((number - whole) * 100))}` : "";
  return `${said}${cents}${figure.includes("$") ? " dollars" : ""}${figure.includes("%") ? " percent" : ""}`;
}

/** Runs of vowels, a silent e at the end aside. */
function syllablesOf(word: string): number {
  return word
    .toLowerCase()
    .split(/[-–]/)
    .reduce((sum, part) => {
      const letters = part.normalize("NFD").replace(/[^a-z]/g, "");
      if (letters === "") return sum;
      const runs = letters.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, "").match(/[aeiouy]+/g);
      return sum + Math.max(1, runs?.length ?? 0);
    }, 0);
}

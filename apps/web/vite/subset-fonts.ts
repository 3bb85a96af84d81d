import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const STYLESHEET = join(HERE, "../src/ui/styles/fonts.css");
/** Beside what other scripts keep: git and the tools that look through sources pass it over. */
const CUT_FILES = join(HERE, "../../../.cache/fonts");

/** OpenType features that are on by default, and the numbers of one width that tables ask for. */
const FEATURES = ["calt", "kern", "liga", "rvrn", "tnum"];

/**
 * The size in pixels for which a face that could adapt to any is drawn: that of a page's title on a phone. Between 20
 * and 40 px, where titles are, drawing for the true size alters the length of a line by 1 % and takes 17 kB.
 */
const OPTICAL_SIZE = 32;

/**
 * Cuts the variable fonts that `fonts.css` names to the weights and the characters that their rules there claim, since
 * every page waits for them. Whoever names such a file, a stylesheet or a module, gets the cut one. In development
 * the whole files are used.
 *
 * @throws when a rule of the stylesheet does not name one file, a range of weights and a range of characters.
 */
export function subsetFonts(): Plugin {
  return {
    name: "deckwright:subset-fonts",
    apply: "build",
    async config() {
      await mkdir(CUT_FILES, { recursive: true });
      const rules = (await readFile(STYLESHEET, "utf8")).match(/@font-face\s*\{[^}]*\}/g) ?? [];
      return { resolve: { alias: await Promise.all(rules.map(cut)) } };
    },
  };
}

/** Writes the font that a rule wants; returns where the file that it names is to be found instead. */
async function cut(rule: string): Promise<{ find: RegExp; replacement: string }> {
  const name = rule.match(/url\("([^"]+\.woff2)"\)/)?.[1];
  const weights = rule.match(/font-weight:\s*(\d+) (\d+)/);
  const range = rule.match(/unicode-range:\s*([^;]+)/)?.[1];
  if (name === undefined || weights === null || range === undefined) {
    throw new Error(`A rule of fonts.css lacks its file, its weights or its characters: ${rule}`);
  }
  const min = Number(weights[1]);
  const whole = await readFile(createRequire(import.meta.url).resolve(name));
  const font = await subsetFont(whole, charactersOf(range), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: {
      wght: { min, max: Number(weights[2]), default: min },
      ...(name.includes("-opsz-") && { opsz: OPTICAL_SIZE }),
    },
  });
  const file = join(CUT_FILES, basename(name));
  await writeFile(file, font);
  return { find: new RegExp(`^${name.replaceAll(".", "[.]")}(?=[?]|$)`), replacement: file };
}

/** All characters of a `unicode-range` without wildcards, such as `U+0000-00FF, U+20AC`. */
function charactersOf(range: string): string {
  let characters = "";
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)) {
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point++) {
      characters += String.fromCodePoint(point);
    }
  }
  return characters;
}

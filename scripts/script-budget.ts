// How much script a browser has to have before a page answers, counted in the built pages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The most that a page may need, in kilobytes as gzip sends them: a second on a slow phone's line. */
export const MOST_KB = 150;

interface ScriptOfRoute {
  readonly module: string;
  readonly imports: readonly string[];
}

/** The router's list of what each page is made of, as far as it is read here. */
interface Manifest {
  readonly entry: ScriptOfRoute;
  readonly routes: Readonly<
    Record<string, ScriptOfRoute & { readonly path?: string; readonly index?: true }>
  >;
}

/**
 * The script of each page, by its route: the router, the frame, the page's own, and the list of all pages. What comes later,
 * for what one presses or looks at, is not in it.
 * @param build The folder of the browser's files (`apps/web/build/client`).
 * @returns Kilobytes (1,000 bytes) of gzip, the most first.
 */
export function scriptOfPages(
  build: string,
): readonly { readonly route: string; readonly kilobytes: number }[] {
  const list = readdirSync(join(build, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
  if (list === undefined) throw new Error(`${build} has no list of pages.`);
  const text = readFileSync(join(build, "assets", list), "utf8");
  const { entry, routes }: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const filesOf = ({ module, imports }: ScriptOfRoute) => [module, ...imports];
  const frame = [`/assets/${list}`, ...filesOf(entry), ...(routes.root ? filesOf(routes.root) : [])];
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(build, file))).length;
    sizes.set(file, known);
    return known;
  };
  return Object.entries(routes)
    .filter(([id]) => id !== "root")
    .map(([, page]) => {
      const files = new Set([...frame, ...filesOf(page)].filter((file) => file.endsWith(".js")));
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      return { route: `/${page.path ?? ""}`, kilobytes: bytes / 1000 };
    })
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

/** How many of something there are, and how many of them ran. */
export interface Count {
  readonly total: number;
  readonly covered: number;
}

/** What vitest says of one file (`coverage-summary.json`); the key `total` is of all files together. */
export type CoverageSummary = Readonly<Record<string, { readonly lines: Count; readonly branches: Count }>>;

/** A folder's files together. */
export interface FolderCoverage {
  readonly folder: string;
  readonly files: number;
  readonly lines: Count;
  readonly branches: Count;
}

const add = (sum: Count, more: Count): Count => ({
  total: sum.total + more.total,
  covered: sum.covered + more.covered,
});

const NONE: Count = { total: 0, covered: 0 };

/**
 * Sums the files that `folderOf` gives a folder, in the order of the folders' names. `folderOf` gets paths relative to
 * `root`, with slashes; files that it gives none are left out.
 */
export function coverageByFolder(
  summary: CoverageSummary,
  root: string,
  folderOf: (path: string) => string | undefined,
): FolderCoverage[] {
  const folders = new Map<string, FolderCoverage>();
  for (const [file, { lines, branches }] of Object.entries(summary)) {
    if (file === "total") continue;
    const folder = folderOf(file.slice(root.length + 1).replaceAll("\\", "/"));
    if (folder === undefined) continue;
    const sum = folders.get(folder) ?? { folder, files: 0, lines: NONE, branches: NONE };
    folders.set(folder, {
      folder,
      files: sum.files + 1,
      lines: add(sum.lines, lines),
      branches: add(sum.branches, branches),
    });
  }
  return [...folders.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** `packages/engine/src/plan/wish.ts` is of `packages/engine`, `db/src/main.ts` of `db`. */
export function packageOf(path: string): string {
  return path.split("/src/")[0] ?? path;
}

/** `packages/engine/src/plan/wish.ts` is of `plan`; files beside the folders are of `(root)`. Others have none. */
export function engineFolderOf(path: string): string | undefined {
  const inside = path.startsWith("packages/engine/src/") ? path.split("/").slice(3) : [];
  if (inside.length === 0) return undefined;
  return inside.length === 1 ? "(root)" : inside[0];
}

/** A count as people read it: `83.4 %`, or `-` where there is nothing to count. */
export function percent({ total, covered }: Count): string {
  return total === 0 ? "-" : `${((100 * covered) / total).toFixed(1)} %`;
}

import { describe, expect, test } from "vitest";
import { type CoverageSummary, coverageByFolder, engineFolderOf, packageOf, percent } from "./by-folder.ts";

const file = (lines: number, covered: number) => ({
  lines: { total: lines, covered },
  branches: { total: lines * 2, covered },
});

const SUMMARY: CoverageSummary = {
  total: file(100, 50),
  "/here/packages/engine/src/plan/wish.ts": file(10, 5),
  "/here/packages/engine/src/plan/colors.ts": file(30, 25),
  "/here/packages/engine/src/generate.ts": file(4, 4),
  "/here/db/src/main.ts": file(8, 0),
};

describe("coverage of folders", () => {
  test("sums the files of each package, in order, and not the total beside them", () => {
    expect(coverageByFolder(SUMMARY, "/here", packageOf)).toEqual([
      { folder: "db", files: 1, lines: { total: 8, covered: 0 }, branches: { total: 16, covered: 0 } },
      {
        folder: "packages/engine",
        files: 3,
        lines: { total: 44, covered: 34 },
        branches: { total: 88, covered: 34 },
      },
    ]);
  });

  test("tells the engine's folders apart, and leaves other packages out", () => {
    const folders = coverageByFolder(SUMMARY, "/here", engineFolderOf);
    expect(folders.map(({ folder, files }) => [folder, files])).toEqual([
      ["(root)", 1],
      ["plan", 2],
    ]);
  });

  test("is read in percent, and as nothing where there is nothing to count", () => {
    expect(percent({ total: 8, covered: 3 })).toBe("37.5 %");
    expect(percent({ total: 0, covered: 0 })).toBe("-");
  });
});

import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { scriptOfPages } from "./script-budget.ts";

/** A build whose files do not become smaller by gzip. */
function buildWith(kilobytes: Readonly<Record<string, number>>, manifest: object): string {
  const build = mkdtempSync(join(tmpdir(), "deckwright-build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(join(build, "assets"));
  for (const [name, size] of Object.entries(kilobytes))
    writeFileSync(join(build, "assets", name), randomBytes(size * 1000));
  writeFileSync(
    join(build, "assets/manifest-1.js"),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
  return build;
}

const file = (name: string, ...imports: readonly string[]) => ({
  module: `/assets/${name}`,
  imports: imports.map((each) => `/assets/${each}`),
});

test("counts what a page is made of once, with the frame, the most first, and no styles", ({ expect }) => {
  const build = buildWith(
    {
      "entry.js": 1,
      "router.js": 20,
      "root.js": 2,
      "home.js": 3,
      "deck.js": 4,
      "cards.js": 8,
      "look.css": 90,
    },
    {
      entry: file("entry.js", "router.js"),
      routes: {
        root: file("root.js", "router.js"),
        home: { ...file("home.js", "router.js"), index: true },
        deck: { ...file("deck.js", "cards.js", "router.js", "look.css"), path: "deck/:deckId" },
      },
    },
  );
  const pages = scriptOfPages(build);
  expect(pages.map(({ route }) => route)).toEqual(["/deck/:deckId", "/"]);
  expect(pages[0]?.kilobytes).toBeCloseTo(35, 0);
  expect(pages[1]?.kilobytes).toBeCloseTo(26, 0);
});

test("says so where there is no list of pages", ({ expect }) => {
  const build = mkdtempSync(join(tmpdir(), "deckwright-build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(join(build, "assets"));
  expect(() => scriptOfPages(build)).toThrow("no list of pages");
});

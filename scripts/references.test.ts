import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const listed = (...patterns: readonly string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));

/** What `pattern` captures in each file, as `file: what`, unless `isThere` says that it exists. */
function missing(
  files: readonly string[],
  pattern: RegExp,
  isThere: (file: string, what: string) => boolean,
): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(pattern)]
      .map(([, what = ""]) => what)
      .filter((what) => !isThere(file, what))
      .map((what) => `${file}: ${what}`),
  );
}

const pages = listed("*.md", "docs/**/*.md");
/** Records are of their day, and so is news: the files that they name may have moved since. */
const current = pages.filter((file) => !/^docs[/]decisions[/]|^CHANGELOG/.test(file));

describe("what pages and comments point at is there", () => {
  test("links between pages", () => {
    expect(pages.length).toBeGreaterThan(30);
    const links = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
    expect(
      missing(pages, links, (file, to) => existsSync(join(root, dirname(file), to))),
      "links",
    ).toEqual([]);
  });

  test("files and folders that pages name by their whole path", () => {
    const paths = /`((?:packages|apps|db|bench|e2e|scripts|docs)[/][\w./-]+)`/g;
    expect(missing(current, paths, (_, path) => existsSync(join(root, path)))).toEqual([]);
  });

  test("pages that code cites", () => {
    const code = listed("*.ts", "*.tsx", "*.mjs", "*.sql", "*.css");
    expect(code.length).toBeGreaterThan(500);
    const cited = /\b(docs[/][\w/-]+[.]md)\b/g;
    expect(missing(code, cited, (_, page) => existsSync(join(root, page)))).toEqual([]);
  });
});

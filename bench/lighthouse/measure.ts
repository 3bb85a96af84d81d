// Lighthouse figures of the public pages, with the generator's decks in them: `npm run bench -- lighthouse`. The server runs as a visitor
// meets it; Scryfall's image host is answered by a stand-in, so that a machine without network is not marked down for it.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../running-server.ts";
import { fillBlog, keyOf } from "../visitor.ts";
import { type ImageHost, QUIET_FLAGS, startImageHost } from "./image-host.ts";

const here = import.meta.dirname;
const PAGES = {
  home: "/",
  builder: "/builder",
  "builder with a deck": "/builder?wish=elf+tribal+commander+under+%24100&seed=1",
  "browse cards": "/browse-cards",
  "browse cards, searched": "/browse-cards?q=t%3Aelf+o%3Aadd",
  "community decks": "/browse-decks",
  "a shared deck": "/deck/50",
  "a format": "/formats/commander",
  "a playstyle": "/playstyles/tribal",
  aetheri: "/aetheri",
  "the blog": "/brew-blog",
};
/** The last of the decks that a fresh site is filled with. */
const LAST_DECK = "/deck/55";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One page's figures: category scores 0 to 100, and script bytes on the wire until the page stood still. */
interface PageFigures {
  readonly page: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly scriptKb: number;
  readonly interactiveMs: number;
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score?: number | null;
        readonly title?: string;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly Record<string, unknown>[] };
      }
    >
  >;
}

function isReport(value: unknown): value is LighthouseReport {
  return typeof value === "object" && value !== null && "categories" in value && "audits" in value;
}

async function measure(url: string, folder: string, images: ImageHost): Promise<LighthouseReport> {
  const out = join(folder, "report.json");
  const flags = ["--headless=new", ...QUIET_FLAGS, ...images.flags].map((flag) =>
    // Lighthouse cuts at blanks that no quotation marks hold.
    flag.replace(/=(.* .*)$/, '="$1"'),
  );
  const child = spawn(
    process.execPath,
    [
      join(here, "node_modules/lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${out}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${flags.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  const report: unknown = existsSync(out) ? JSON.parse(readFileSync(out, "utf8")) : undefined;
  if (code !== 0 || !isReport(report))
    throw new Error(`Lighthouse ended with code ${code}: ${errors.slice(-2000)}`);
  return report;
}

const SETTLE_MS = 5_000;

/** Runs of a page: a single one swings by five points and more, as its makers say, who advise the median. */
const RUNS = 3;

/** The run whose performance lies in the middle. */
async function medianOf(run: () => Promise<LighthouseReport>): Promise<LighthouseReport> {
  const reports: LighthouseReport[] = [];
  for (let lost = 0; reports.length < RUNS; ) {
    try {
      reports.push(await run());
    } catch (error) {
      // Now and then Chromium's trace lacks its beginning and nothing was measured; more than that is a fault.
      lost += 1;
      if (lost === RUNS) throw error;
    }
  }
  const performance = (report: LighthouseReport): number => report.categories.performance?.score ?? 0;
  reports.sort((a, b) => performance(a) - performance(b));
  const middle = reports[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error("Lighthouse was not run.");
  return middle;
}

function figuresOf(page: string, report: LighthouseReport): PageFigures {
  const scripts = (report.audits["network-requests"]?.details?.items ?? []).filter(
    (item) => item.resourceType === "Script",
  );
  return {
    page,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ),
    scriptKb: scripts.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0) / 1000,
    interactiveMs: report.audits.interactive?.numericValue ?? Number.NaN,
  };
}

/** A card with two sides, rulings and several printings. */
async function cardPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/cards/named?exact=Delver+of+Secrets`);
  const card: unknown = await answer.json();
  const {
    name,
    set,
    collector_number: number,
  } = { name: "", set: "", collector_number: "", ...Object(card) };
  return `/card/${[name, set, number].map((part) => encodeURIComponent(String(part))).join("/")}`;
}

/** Measures every page and answers a Markdown table; audits that cost points are listed on standard error. */
export async function lighthouse(): Promise<string> {
  if (!existsSync(join(here, "node_modules/lighthouse"))) {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: here,
      stdio: "inherit",
    });
  }
  const folder = mkdtempSync(join(tmpdir(), "deckwright-lighthouse-"));
  const images = await startImageHost(folder);
  const server = await startServer(join(folder, "data"), process.env.CARDS_DIR, {
    SEED_DECKS: "auto",
    AUTH_AUTOCONFIRM: "on",
  });
  try {
    while (!(await fetch(server.origin + LAST_DECK)).ok) await wait(1_000);
    const pages = {
      ...PAGES,
      card: await cardPath(server.origin),
      "an article": await fillBlog(server.origin, await keyOf(server.origin)),
    };
    // What the server still does after its start (it prepares the search) is not what a visitor meets.
    await wait(SETTLE_MS);
    const rows: string[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const report = await medianOf(() => measure(server.origin + path, folder, images));
      const { scores, scriptKb, interactiveMs } = figuresOf(page, report);
      rows.push(
        `| ${page} | ${CATEGORIES.map((name) => scores[name]).join(" | ")} | ${scriptKb.toFixed(0)} kB | ${(interactiveMs / 1000).toFixed(1)} s |`,
      );
      for (const [id, audit] of Object.entries(report.audits)) {
        if (typeof audit.score === "number" && audit.score < 0.9)
          process.stderr.write(`  ${page}: ${id} ${audit.score}: ${audit.title ?? ""}\n`);
      }
    }
    return [
      `| page | ${CATEGORIES.join(" | ")} | script on the wire | interactive (slow phone) |`,
      "| --- | --: | --: | --: | --: | --: | --: |",
      ...rows,
    ].join("\n");
  } finally {
    await server.stop();
    images.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

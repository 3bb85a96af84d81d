// How Browse Cards feels: time from the last key to results on the screen, and frames while tens of thousands of results
// scroll. Measured in a real browser, with the server in a process of its own on the same cores.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { QUIET_FLAGS, startImageHost } from "./image-host.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** What is typed, each after the one before was taken out: names, and terms of every family. */
const QUERIES: readonly string[] = [
  ..."lightning bolt|sol ring|elf|dragon|counterspell|jace|forest|ragavan|swords to|gitrog".split("|"),
  ..."t:elf|t:goblin mv<=2|t:dragon c:r|t:legendary t:wizard|-t:creature t:artifact".split("|"),
  ...'o:flying|o:"draw a card"|o:/deals? \\d+ damage/|o:treasure c:r|kw:deathtouch'.split("|"),
  ..."c:g|id<=ub|c>=3|id=wubrg|c:c t:creature".split("|"),
  ..."mv=1 c:u|pow>=8|pow>tou|tou=0|loy>=5".split("|"),
  ..."e:neo|r:mythic f:modern|f:pauper t:instant|year=1994|a:guay".split("|"),
  ..."usd<1 t:land|is:shockland|otag:ramp|is:commander id:g|(t:elf or t:goblin) -c:b".split("|"),
];
/** Milliseconds between two keys: somebody who types fast. */
const KEY_MS = 80;
const PATIENCE_MS = 10_000;

/** Pixels in a frame: as fast as one reads pictures, as fast as a wheel goes, and a thumb that is thrown down the list. */
const SPEEDS = [
  ["slow", 20],
  ["by wheel", 120],
  ["thrown", 1_500],
] as const;
const FRAMES = 360;
/** A screen of sixty frames a second, with what timers are wrong by. */
const FRAME_MS = 17.5;

/** The value that `share` of all are at or below. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** What the page says it understood of each search, so that its results are told from those of the letters before. */
async function readings(origin: string): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  for (const query of QUERIES) {
    const answer = await fetch(`${origin}/api/cards/search?${new URLSearchParams({ q: query })}`);
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "understood" in body)
      said.set(query, String(body.understood));
  }
  return said;
}

/** Milliseconds from the last key of a search to the frame after its results were put into the page. */
async function timeKeys(page: Page, query: string, reading: string): Promise<number> {
  const box = page.getByRole("combobox", { name: "Search cards" });
  await box.fill("");
  await page.locator(".search-reading p").waitFor({ state: "detached" });
  // Asked beforehand: typing ends a while after its last key.
  const shown = page.evaluate<number>(`measures.untilShown(${JSON.stringify(reading)}, ${PATIENCE_MS})`);
  await box.pressSequentially(query, { delay: KEY_MS });
  return shown;
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true });
  await page.addInitScript({ path: join(import.meta.dirname, "in-page.js") });
  await showAll(page, origin);
  return page;
}

async function showAll(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/browse-cards`);
  await page.locator(".result-list[data-laid-out]").waitFor();
}

/**
 * Measures typing and scrolling; null where there is no browser.
 * @param cardsDir folder of full card files; the bundled table without it
 */
export async function measureBrowsing(cardsDir: string | undefined): Promise<Section | null> {
  if (!existsSync(CHROMIUM)) return null;
  const folder = mkdtempSync(join(tmpdir(), "deckwright-browsing-"));
  const images = await startImageHost(folder);
  const server = await startServer(join(folder, "data"), cardsDir);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...QUIET_FLAGS, ...images.flags],
  });
  try {
    const said = await readings(server.origin);
    const page = await openPage(browser, server.origin);
    const times: number[] = [];
    for (const [query, reading] of said) times.push(await timeKeys(page, query, reading));
    await showAll(page, server.origin);
    const total = await page.locator(".results-bar h2").textContent();
    const rows: string[] = [];
    for (const [name, step] of SPEEDS) {
      const frames = await page.evaluate<number[]>(`measures.frames(${step}, ${FRAMES})`);
      const onTime = frames.filter((length) => length <= FRAME_MS).length / frames.length;
      const figures = [quantile(frames, 0.5), quantile(frames, 0.95), Math.max(...frames)];
      rows.push(
        `| ${name}, ${step} pixels a frame | ${(onTime * 100).toFixed(1)} % | ${figures.map((ms) => ms.toFixed(1)).join(" | ")} |`,
      );
    }
    const body = [
      `Last key to results on the screen, ${times.length} searches typed key by key: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms.`,
      "",
      `Scrolling through ${total ?? "all cards"}, ${FRAMES} frames each, drawn by the processor:`,
      "",
      `| scrolled | frames within ${FRAME_MS} ms | p50 ms | p95 ms | longest ms |`,
      "| --- | --: | --: | --: | --: |",
      ...rows,
    ].join("\n");
    return { title: "Browse Cards in a browser", command: "npm run bench -- browsing", body };
  } finally {
    await browser.close();
    await server.stop();
    images.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

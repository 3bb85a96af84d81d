import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type axe from "axe-core";
import getPort from "get-port";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const root = join(import.meta.dirname, "..");

/** Path of the Chromium to drive; undefined where there is none, and the journeys are skipped by name. */
export const CHROMIUM: string | undefined = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
].find((path) => path !== "" && existsSync(path));

/** The three widths every screen is looked at. */
export const WIDTHS = [1440, 768, 390] as const;

/** What servers sign with whose journeys have to write what no member may: ages of decks, credits, plans. */
export const SECRET = "a secret of nobody but these journeys";

/** The built server on a port of its own, with an empty data folder. */
export interface RunningServer {
  readonly origin: string;
  stop(): Promise<number | null>;
}

/** Names the folder of `prepareData` to all who start servers. */
const PREPARED = "E2E_PREPARED_DATA";

/**
 * Makes a data folder with an empty database once, for every server to start with a copy of: making its tables takes longer
 * than all else of a start.
 * @returns What takes it away.
 */
export function prepareData(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "deckwright-e2e-"));
  execFileSync(process.execPath, [join(root, "apps/server/testing/fill-data-folder.ts"), folder], {
    env: { ...process.env, DATA_DIR: join(root, ".cache/test-data") },
  });
  process.env[PREPARED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts the real server as a process and waits until `/healthz` says that it is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await getPort({ host: "127.0.0.1" });
  const dataDir = mkdtempSync(join(tmpdir(), "deckwright-e2e-"));
  const prepared = process.env[PREPARED];
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
  const { CARDS_DIR: _unused, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      CARDS_UPDATE: "off",
      LOG_LEVEL: "warn",
      SEED_DECKS: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 120_000; ; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output}`);
    const ready = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > deadline) throw new Error(`The server was not ready in two minutes:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      const code = await exited;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * What Chromium would do beside the page: load pages for its own address bar into every window, for one. Playwright switches
 * off most of the others by itself, but only the last of such lists counts.
 */
const IDLE_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

let started: Promise<Browser> | undefined;

/**
 * The browser that this process makes its journeys in: started once, since a start keeps both cores of a small machine busy for
 * a second. It ends with the process; what a visitor left in it goes with their windows.
 */
export async function startBrowser(): Promise<Browser> {
  const browser = await started?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  started = launch();
  return started;
}

/** Closes what a file has opened in the browser, with all that was kept there. */
export async function closeWindows(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** Starts Chromium without anything that would reach out to the network by itself. */
function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? "chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${IDLE_FEATURES.join(",")}`,
      // Pages are left before their code has earned what making it fastest costs: a quarter of their time.
      "--js-flags=--no-turbofan",
    ],
  });
}

const GRAY_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A visitor's page, and everything unexpected that its console said. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly unexpected: readonly string[];
}

/**
 * Opens a page of the given width. Card pictures are answered by a stand-in of the image host: a gray pixel, or a refusal
 * when `images` is `"none"` (then the browser's own message about it is expected).
 */
export async function visit(
  browser: Browser,
  options: {
    readonly width?: number;
    readonly images?: "gray" | "none";
    readonly colorScheme?: "light" | "dark";
  } = {},
): Promise<Visit> {
  const width = options.width ?? 1440;
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const imageHost = /^https:\/\/(cards|svgs)\.scryfall\.io\//;
  await context.route(imageHost, (route) =>
    options.images === "none" ? route.abort() : route.fulfill({ contentType: "image/png", body: GRAY_PIXEL }),
  );
  const page = await context.newPage();
  const unexpected: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const { url } = message.location();
    if (imageHost.test(url)) return;
    unexpected.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => unexpected.push(`page error: ${error.message}`));
  return { page, context, unexpected };
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Accessibility violations of the page as it stands, each with the elements it names. All rules run that axe has switched on;
 * they come into a document once and stay there, since a page is looked at several times. None of ours has a frame.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error("The page was left while it was looked at.");
    const { violations: found } = await window.axe.run(document, { resultTypes: ["violations"] });
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
    );
  });
}

/** Somebody is at the page, and moves on: the page may be taken over between two moves. */
export async function moveUntil(page: Page, isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (let x = 200; !(await isDone()) && x < 800; x++) {
    await page.mouse.move(x, 200);
    await page.waitForTimeout(50);
  }
}

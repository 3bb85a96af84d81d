import type { BrowserContext, Page } from "playwright-core";

/** Contents that jump further than this are felt to (https://web.dev/articles/cls, half of what counts as good there). */
export const MOST_SHIFT = 0.05;

declare global {
  interface Window {
    /** What has jumped since it was last asked. */
    takeShifts?: () => readonly { readonly value: number; readonly what: string }[];
  }
}

/**
 * Has all pages of a window note how far their contents jump, by the browser's own measure. What follows a key or a press
 * counts too, which the browser's sum leaves out: whoever types looks at the page.
 */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const boxWords = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    let noted: { value: number; what: string }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        const names = entry.sources.map(({ node, previousRect: before, currentRect: after }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `${element.tagName.toLowerCase()}.${element.className}` : "what is gone";
          return `${name} ${boxWords(before)} to ${boxWords(after)}`;
        });
        noted.push({ value: entry.value, what: names.join(", ") });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.takeShifts = () => {
      note(observer.takeRecords());
      const taken = noted;
      noted = [];
      return taken;
    };
  });
}

/** How far the contents have jumped since it was last asked, with what did; drawn to the end first. */
export async function takeShift(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  const shifts = await page.evaluate(async () => {
    // The first frame draws what was changed last, and what has jumped in it is told before the one after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.takeShifts?.() ?? [];
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join("; "),
  };
}

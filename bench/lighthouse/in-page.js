// Runs in the page that is measured, before its own scripts: times are taken where they are seen.
let lastKeyAt = 0;
addEventListener(
  "keydown",
  () => {
    lastKeyAt = performance.now();
  },
  { capture: true },
);

window.measures = {
  /**
   * Milliseconds from the last key to the frame after the page says `reading` and has its results. To be called before the
   * keys are pressed.
   */
  untilShown: (reading, patience) =>
    new Promise((resolve, reject) => {
      lastKeyAt = performance.now();
      const look = () => {
        const said = document.querySelector(".search-reading p")?.textContent ?? "";
        if (said.endsWith(reading) && !document.querySelector(".browse-results[aria-busy]")) {
          // This frame is painted when the next one begins.
          requestAnimationFrame(() => resolve(performance.now() - lastKeyAt));
        } else if (performance.now() - lastKeyAt > patience) {
          reject(new Error(`The page said “${said}”, not “${reading}”.`));
        } else requestAnimationFrame(look);
      };
      look();
    }),

  /** Lengths of `count` frames while the page scrolls down from its top by `pixels` in each. */
  frames: (pixels, count) =>
    new Promise((resolve) => {
      scrollTo(0, 0);
      const lengths = [];
      let last = 0;
      const frame = (now) => {
        if (last > 0) lengths.push(now - last);
        last = now;
        if (lengths.length >= count) {
          resolve(lengths);
          return;
        }
        scrollBy(0, pixels);
        requestAnimationFrame(frame);
      };
      // What scrolling to the top brings about is over by then.
      setTimeout(() => requestAnimationFrame(frame), 500);
    }),
};
